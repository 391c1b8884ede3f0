"""`foxdice solve`: the best expected score of a game, exactly."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from foxdice import core
from foxdice.cli.options import Json
from foxdice.core import UnknownGame


def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help="One that has been solved.")],
    players: Annotated[int, typer.Option("--players", "-p", help="How many play, all for points.")] = 1,
    play_on: Annotated[
        bool, typer.Option("--play-on", help="Play action 2 even when the second row closes in action 1.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Work out the best expected score of a game, from every position; kept for the next time."""
    solved = {id: edition for id, edition in core.editions().items() if edition.solution}
    if core.get(game).id not in solved:
        raise UnknownGame("not-solved", game=game, games=", ".join(solved))
    work_out = solved[game].part("solution")  # its tables take a moment, which only this command needs
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}, players: {players}", total=None)
        solution = work_out(
            players, play_on=play_on, progress=lambda done, all_: progress.update(task, completed=done, total=all_)
        )
    if as_json:
        print(json.dumps(solution.summary(), indent=1))
        return
    console = Console(highlight=False, soft_wrap=True)
    whose = "alone" if players == 1 else f"the first of {players}, who all play for points"
    console.print(f"[bold]{solution.value:.6f}[/] points are to be expected with perfect play: {game}, {whose}.")
    how = f"worked out in {solution.seconds:.1f} s" if solution.seconds else "read"
    console.print(f"{solution.worth.size:,} positions, {how}: {escape(str(solution.file))}", style="dim")
