"""`foxdice tournament`: bots against each other, every pairing."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Column, Table

from foxdice import core
from foxdice.bots import UnknownBot
from foxdice.bots.spread import Workers
from foxdice.bots.tournament import Pairing, meet
from foxdice.cli.cross_table import as_svg, cell
from foxdice.cli.options import Cluster, GameArgument, Json, Seed, WorkerCount, check_simulation, write_file
from foxdice.cli.story import tell_forfeits
from foxdice.core import InvalidText
from foxdice.core.record import Record


def tournament(
    game: GameArgument,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="The bots that meet.")],
    games_: Annotated[int, typer.Option("--games", "-n", help="How many games every pairing plays.")] = 100,
    seed: Seed = 0,
    workers: WorkerCount = 1,
    cluster: Cluster = "",
    luck: Annotated[bool, typer.Option("--luck", help="Also tell results without the luck of the dice.")] = False,
    records: Annotated[Path | None, typer.Option("--records", help="Write the record of every game here.")] = None,
    as_json: Json = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Draw the cross table as SVG.")] = None,
) -> None:
    """Let bots play each other: every pairing, both seats, the same dice for both."""
    check_simulation(games_, seed)
    chosen = core.get(game)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise UnknownBot("bots-differ")
    total = games_ * len(bots) * (len(bots) - 1) // 2
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(escape(f"{chosen.id}: {', '.join(bots)}"), total=total)
        on = Workers(workers, cluster)
        keep = _keeper(records) if records else None
        pairings = meet(
            chosen, bots, games_, seed, lambda done: progress.update(task, completed=done), on, luck=luck, keep=keep
        )
    if output is not None:
        write_file(output, as_svg(chosen.id, bots, pairings))
    if as_json:
        print(json.dumps([pairing.numbers() for pairing in pairings], indent=1))
    else:
        show(bots, pairings)


def show(bots: list[str], pairings: list[Pairing]) -> None:
    """Print the cross table, and below it every pairing in numbers."""
    console = Console(highlight=False)
    cross = Table("wins of …", *(escape(f"against {bot}") for bot in bots))
    for bot in bots:
        cross.add_row(escape(bot), *(cell(bot, other, pairings) for other in bots))
    console.print(cross)
    # Names fold, numbers do not: they cannot be read in pieces.
    names = (Column("a", overflow="fold"), Column("b", overflow="fold"))
    numbers = ("a wins", "95 %", "draws", "mean a", "mean b", "ms a", "ms b")
    table = Table(*names, *(Column(name, no_wrap=True) for name in numbers))
    for pairing in pairings:
        low, high = pairing.interval
        table.add_row(
            escape(pairing.a),
            escape(pairing.b),
            f"{pairing.win_rate:.1%}",
            f"{low:.0%}–{high:.0%}",
            f"{pairing.draw_rate:.1%}",
            f"{pairing.mean_a:.1f}",
            f"{pairing.mean_b:.1f}",
            f"{pairing.milliseconds_a:.2f}",
            f"{pairing.milliseconds_b:.2f}",
        )
    console.print(table)
    if any(pairing.without_luck for pairing in pairings):
        console.print(_without_luck(pairings))
    tell_forfeits(console, [forfeit.numbers() for pairing in pairings for forfeit in pairing.forfeits])


def _without_luck(pairings: list[Pairing]) -> Table:
    """Return the means without luck, each with its 95 % and how many games would be as sure with it."""
    title = "Without luck (in brackets: so many games would be as sure with it)"
    table = Table("a", "b", "a wins", "mean a", "mean b", title=title)
    for pairing in pairings:
        found = pairing.without_luck
        if found:
            wins = f"{found.wins.mean:.1%} ± {found.wins.sure:.1%}"
            means = (f"{one.mean:.1f} ± {one.sure:.1f}" for one in (found.a, found.b))
            told = zip((wins, *means), (found.wins, found.a, found.b), strict=True)
            cells = (f"{text} ({round(one.times * pairing.games):,})" for text, one in told)
            table.add_row(escape(pairing.a), escape(pairing.b), *cells)
    return table


def _keeper(folder: Path) -> Callable[[Record], None]:
    """Return who writes records into a folder, numbered in the order in which they are handed over."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidText("file-not-written", file=str(folder), reason=error.strerror or "") from error
    numbers = count(1)
    return lambda record: write_file(folder / f"{next(numbers):06}.record", record.format())
