"""`foxdice sheet`: a score sheet as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from foxdice import core, draw
from foxdice.cli.options import GameArgument, Language, check_language, read_record, write_file
from foxdice.core import InvalidText, WrongPlayers


def sheet(
    game: GameArgument,
    record: Annotated[Path | None, typer.Argument(metavar="[RECORD]", help="Fill it in from a record.")] = None,
    player: Annotated[int, typer.Option("--player", "-p", min=1, help="Whose sheet, from 1.")] = 1,
    output: Annotated[Path, typer.Option("--output", "-o", help="The SVG file; - prints it.")] = Path("-"),
    language: Language = "en",
) -> None:
    """Draw a sheet, empty or filled in from a record."""
    chosen = core.get(game)
    state = None
    if record is not None:
        read = read_record(record)
        if read.game.id != chosen.id:
            raise InvalidText("record-game", file=str(record), game=read.game.id, wanted=chosen.id)
        if player > read.players:
            raise WrongPlayers("no-such-player", player=player, players=read.players)
        state = read.replay().state
    svg = draw.sheet(chosen, state, player - 1, language=check_language(language))
    if str(output) == "-":
        print(svg)
        return
    write_file(output, svg)
