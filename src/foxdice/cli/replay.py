"""`foxdice replay`: a recorded game, move by move."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from foxdice.cli.options import read_record
from foxdice.cli.story import tell, tell_result

RecordArgument = Annotated[Path, typer.Argument(metavar="RECORD", help="A record file; - reads standard input.")]


def replay(record: RecordArgument) -> None:
    """Show a recorded game move by move."""
    console = Console(highlight=False)
    read = read_record(record)
    playthrough = None
    for event, playthrough in read.steps():
        tell(console, event, playthrough)
    if playthrough is not None:
        tell_result(console, playthrough)
