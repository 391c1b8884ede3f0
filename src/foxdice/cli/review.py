"""`foxdice review`: recorded games looked back on."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from foxdice.bots.spread import Workers
from foxdice.cli.options import Cluster, Json, Language, WorkerCount, check_language, plain, read_record, write_file
from foxdice.core import InvalidText, WrongPlayers


def review(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD…", help="Record files; - reads standard input.")],
    player: Annotated[int | None, typer.Option("--player", "-p", min=1, help="Only this player, from 1.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Look at more outcomes of every throw.")] = False,
    workers: WorkerCount = 1,
    cluster: Cluster = "",
    as_json: Json = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="As .html, or the curve as .svg")] = None,
    language: Language = "en",
) -> None:
    """Show what every choice of a recorded game was worth, and how much was luck; of several games the sums."""
    # Imported here: the other commands can do without NumPy.
    from foxdice.coach import page, picture, review_many, told
    from foxdice.coach.review import DEEP
    from foxdice.judge.judge import THROWS

    check_language(language)
    read = [read_record(file) for file in records]
    for record in read:
        if player is not None and player > record.players:
            raise WrongPlayers("no-such-player", player=player, players=record.players)
    if output is not None and output.suffix not in (".html", ".svg"):
        raise InvalidText("review-output", file=str(output))
    if output is not None and len(read) > 1:
        raise InvalidText("review-one", file=str(output))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(read[0].game.id, total=len(read))
        found = []
        seat = None if player is None else player - 1
        for review in review_many(read, seat, DEEP if deep else THROWS, Workers(workers, cluster)):
            found.append(review)
            progress.advance(task)
    if output is not None:
        svg = output.suffix == ".svg"
        first = found[0].players[0]
        content = picture.curve(first, read[0].players > 1, language) if svg else page.as_page(found[0], language)
        write_file(output, content)
    if as_json:
        numbers = [told.numbers(review, language) for review in found]
        several = [{"record": str(file), **one} for file, one in zip(records, numbers, strict=True)]
        print(json.dumps(several if len(read) > 1 else numbers[0], indent=1, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for file, record, review in zip(records, read, found, strict=True):
        if len(read) > 1:
            console.print(plain(str(file)), style="bold", markup=False, soft_wrap=True)
        for one in review.players:
            console.print(told.say("coach-player", language, player=one.player + 1), style="bold", markup=False)
            console.print(told.identity(one, record.players > 1, language), markup=False, soft_wrap=True)
            console.print(told.adjusted(one, language), markup=False, soft_wrap=True)
            console.print(told.summary(one, language), markup=False, soft_wrap=True)
            if one.winning:
                console.print(told.race(one, language), markup=False, soft_wrap=True)
            for choice in one.moments if len(read) == 1 else ():
                console.print(f"  {choice.event + 1}. {told.moment(choice, language)}", markup=False, soft_wrap=True)
