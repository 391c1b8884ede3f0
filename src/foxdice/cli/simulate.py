"""`foxdice simulate`: many games between bots, in numbers."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from foxdice import core
from foxdice.cli.options import Cluster, GameArgument, Json, Seed, WorkerCount, check_simulation, read_bots
from foxdice.cli.story import tell_forfeits
from foxdice.core import AnyGame

if TYPE_CHECKING:
    from foxdice.bots.simulation import Points, Simulation

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)


def simulate(
    game: GameArgument,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 1,
    bot: Annotated[str, typer.Option("--bot", "-b", help="One for all, or one for each: NAME,NAME,…")] = "greedy",
    games_: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Seed = 0,
    physical: Annotated[bool, typer.Option("--physical", help="Throw in the arena itself (slow).")] = False,
    workers: WorkerCount = 1,
    cluster: Cluster = "",
    as_json: Json = False,
) -> None:
    """Let bots play many games and show how they did."""
    # Imported here: the other commands can do without NumPy.
    from foxdice.bots.simulate import simulate as run
    from foxdice.bots.spread import Workers

    check_simulation(games_, seed)
    chosen = core.get(game)
    chosen.check_players(players)  # before anything is made for so many, or compiled
    bots = read_bots(bot, players)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(escape(f"{chosen.id}: {', '.join(bots)}"), total=games_)
        result = run(
            chosen,
            bots,
            games_,
            seed,
            physical=physical,
            workers=Workers(workers, cluster),
            progress=lambda done: progress.update(task, completed=done),
        )
    numbers = summary(result)
    if as_json:
        print(json.dumps(numbers, indent=1))
    else:
        show(numbers)


def summary(result: "Simulation") -> dict[str, Any]:
    """Return the numbers of a simulation, ready for JSON."""
    totals = result.totals
    return {
        "game": result.game.id,
        "bots": list(result.bots),
        "games": len(totals),
        "mean": float(totals.mean()),
        "sd": float(totals.std(ddof=1)) if totals.size > 1 else 0.0,
        "min": int(totals.min()),
        "max": int(totals.max()),
        "percentiles": _percentiles(totals),
        "seats": [_seat(result, player) for player in range(len(result.bots))],
        "ranks": _ranks(result),
        "decisions": result.decisions,
        "decisions_per_cpu_second": round(result.decisions / max(result.cpu_seconds, 1e-9)),
        "compiled": result.compiled,
        "throws": result.throws,
        "forfeits": [forfeit.numbers() for forfeit in result.forfeits],
    }


def _seat(result: "Simulation", player: int) -> dict[str, Any]:
    totals = result.totals
    mine = totals[:, player]
    best = result.best
    shares = (totals == best[:, None]).sum(axis=1)
    areas = {
        area.id: float(result.points[:, player, place].mean()) for place, area in enumerate(result.game.sheet.areas)
    }
    return {
        "bot": result.bots[player],
        "mean": float(mine.mean()),
        "sd": float(mine.std(ddof=1)) if mine.size > 1 else 0.0,
        "percentiles": _percentiles(mine),
        "areas": areas,
        "bonus": float(result.points[:, player, -1].mean()),
        _best_name(result.game): float(((mine == best) / shares).mean()),
    }


def _best_name(game: AnyGame) -> str:
    return "fewest_points" if game.fewest_win else "most_points"


def _percentiles(totals: "Points") -> dict[str, float]:
    import numpy as np

    return {
        str(share): float(value) for share, value in zip(PERCENTILES, np.percentile(totals, PERCENTILES), strict=True)
    }


def _ranks(result: "Simulation") -> dict[str, int]:
    if not result.game.sheet.ranks or len(result.bots) > 1:  # ranks are for playing alone
        return {}
    ranks = [result.game.rank(int(total)) for total in result.totals.ravel()]
    return {str(rank): ranks.count(rank) for rank in range(1, len(result.game.sheet.ranks) + 1)}


def show(numbers: dict[str, Any]) -> None:
    """Print the numbers for a person."""
    console = Console()
    how = "compiled" if numbers["compiled"] else "interpreted"
    console.print(f"[bold]{numbers['game']}[/], {numbers['games']:,} games, {how}: ", end="", highlight=False)
    console.print(f"{numbers['decisions_per_cpu_second']:,} decisions per CPU-second", highlight=False)
    console.print(f"throws: {numbers['throws']}", highlight=False)
    table = Table("", *(escape(f"{number} {seat['bot']}") for number, seat in enumerate(numbers["seats"], start=1)))
    for column in table.columns[1:]:
        column.justify = "right"
    seats = numbers["seats"]
    table.add_row("mean", *(f"{seat['mean']:.1f}" for seat in seats))
    table.add_row("sd", *(f"{seat['sd']:.1f}" for seat in seats))
    for share in map(str, PERCENTILES):
        table.add_row(f"{share} %", *(f"{seat['percentiles'][share]:.0f}" for seat in seats))
    table.add_section()
    for area in seats[0]["areas"]:
        table.add_row(area, *(f"{seat['areas'][area]:.1f}" for seat in seats))
    if seats[0]["areas"]:
        table.add_row("bonus", *(f"{seat['bonus']:.1f}" for seat in seats))
    for name in ("most_points", "fewest_points"):
        if len(seats) > 1 and name in seats[0]:
            table.add_row(name.replace("_", " "), *(f"{seat[name]:.1%}" for seat in seats))
    console.print(table)
    tell_forfeits(console, numbers["forfeits"])
    if numbers["ranks"]:
        all_totals = sum(numbers["ranks"].values())
        shares = (f"{rank}: {count / all_totals:.1%}" for rank, count in numbers["ranks"].items())
        console.print("ranks, 1 the best: " + " · ".join(shares), highlight=False)
