"""`foxdice review`: a recorded game looked back on."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from foxdice.cli.options import Json, Language, check_language, read_record, write_file
from foxdice.core import InvalidText, WrongPlayers


def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file; - reads standard input.")],
    player: Annotated[int | None, typer.Option("--player", "-p", min=1, help="Only this player, from 1.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Look at more outcomes of every throw.")] = False,
    as_json: Json = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="As .html, or the curve as .svg")] = None,
    language: Language = "en",
) -> None:
    """Show what every choice of a recorded game was worth, and how much was luck."""
    # Imported here: the other commands can do without NumPy.
    from foxdice.coach import page, picture, told
    from foxdice.coach import review as look_back
    from foxdice.coach.review import DEEP
    from foxdice.judge.judge import THROWS

    check_language(language)
    read = read_record(record)
    if player is not None and player > read.players:
        raise WrongPlayers("no-such-player", player=player, players=read.players)
    if output is not None and output.suffix not in (".html", ".svg"):
        raise InvalidText("review-output", file=str(output))
    found = look_back(read, None if player is None else [player - 1], DEEP if deep else THROWS)
    if output is not None:
        svg = output.suffix == ".svg"
        first = found.players[0]
        content = picture.curve(first, read.players > 1, language) if svg else page.as_page(found, language)
        write_file(output, content)
    if as_json:
        print(json.dumps(told.numbers(found, language), indent=1, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for one in found.players:
        console.print(told.say("coach-player", language, player=one.player + 1), style="bold", markup=False)
        console.print(told.identity(one, read.players > 1, language), markup=False, soft_wrap=True)
        console.print(told.adjusted(one, language), markup=False, soft_wrap=True)
        console.print(told.summary(one, language), markup=False, soft_wrap=True)
        for choice in one.moments:
            console.print(f"  {choice.event + 1}. {told.moment(choice, language)}", markup=False, soft_wrap=True)
