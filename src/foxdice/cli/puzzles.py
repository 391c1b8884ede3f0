"""`foxdice puzzles`: mine puzzles from games of bots."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from foxdice import core
from foxdice.bots.spread import Workers
from foxdice.cli.options import Cluster, WorkerCount, write_file


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    each: Annotated[int, typer.Option("--each", "-n", min=1, help="So many of each level.")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="Another seed gives other puzzles.")] = 0,
    workers: WorkerCount = 1,
    cluster: Cluster = "",
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write them here.")] = None,
) -> None:
    """Mine puzzles from easy to hard: moments in which one move is clearly the best."""
    from foxdice.coach.puzzles import LEVELS, mine  # with NumPy, which the other commands can do without

    chosen, wanted = core.get(game), each * len(LEVELS)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(chosen.id, total=wanted)

        def tell(found: int, looked: int) -> None:
            progress.update(task, completed=found, description=f"{chosen.id}: {found} of {wanted}, {looked} games")

        mined = mine(chosen, each, seed, Workers(workers, cluster), tell)
    found = [puzzle.numbers() for puzzle in mined]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found)
    text = f"[\n{lines}\n]\n"
    if output is None:
        print(text, end="")
    else:
        write_file(output, text)
