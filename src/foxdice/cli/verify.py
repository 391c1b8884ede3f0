"""`foxdice verify`: check the dice of a finished game."""

from pathlib import Path
from typing import Annotated

import typer

from foxdice.cli.options import Language, check_language, plain, read_record
from foxdice.table.verify import verify as verify_record
from foxdice.texts import say


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, or - for standard input.")],
    language: Language = "en",
) -> None:
    """Check every throw of a record against the seed the server had committed itself to."""
    check_language(language)
    verdict = verify_record(read_record(record))
    typer.echo(plain(verdict.say(language)))
    for seat in verdict.helped:
        typer.echo(say("verdict-helped", language, seat=seat + 1))
    if not verdict.is_fair:
        raise typer.Exit(1)
