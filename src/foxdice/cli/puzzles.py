"""`foxdice puzzles`: mine puzzles from games of bots."""

import json
from pathlib import Path
from typing import Annotated

import typer

from foxdice import core
from foxdice.cli.options import write_file


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    each: Annotated[int, typer.Option("--each", "-n", min=1, help="So many of each level.")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="Another seed gives other puzzles.")] = 0,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write them here.")] = None,
) -> None:
    """Mine puzzles from easy to hard: moments in which one move is clearly the best."""
    from foxdice.coach.puzzles import mine  # with NumPy, which the other commands can do without

    found = [puzzle.numbers() for puzzle in mine(core.get(game), each, seed)]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found)
    text = f"[\n{lines}\n]\n"
    if output is None:
        print(text, end="")
    else:
        write_file(output, text)
