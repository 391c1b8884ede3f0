"""Count shots in the arena and solve the game by them, for the bot `master`: `python -m bench.wurf_shots`.

It writes shots.json and master.json, in about five minutes; `--solve` keeps the counts and only solves.
"""

import argparse
import json
from concurrent.futures import as_completed
from pathlib import Path
from string import ascii_lowercase

from rich.progress import Progress

from foxdice.dice.arena.odds import SHOT_AT
from foxdice.dice.arena.processes import throwing_processes
from foxdice.dice.arena.shots import WAYS
from foxdice.games.wurf.bots.policy import format_way
from foxdice.games.wurf.training.chances import values_of
from foxdice.games.wurf.training.counting import count_shots
from foxdice.games.wurf.training.solving import SETS, Solution, solve

SOURCES = Path(__file__).parents[1] / "src/foxdice"
SHOTS = SOURCES / "dice/arena/shots.json"
MASTER = SOURCES / "games/wurf/bots/master.json"


def count(throws: int, processes: int) -> dict[str, dict[str, int]]:
    """Count the ends of all cells; a single die is better left alone (docs/decisions/0009-arena-throws.md)."""
    with throwing_processes(processes) as pool, Progress() as progress:
        cells = [pool.submit(count_shots, lying, way, throws) for lying in SHOT_AT for way in WAYS]
        for _ in progress.track(as_completed(cells), total=len(cells), description="shots"):
            pass
        return dict(cell.result() for cell in cells)


def book(solution: Solution) -> dict[str, dict[str, list[str]]]:
    """Write what to do in every position, as `foxdice.games.wurf.bots.policy` reads it."""
    throws_on, pages = solution.throws_on, {}
    for lying in range(SETS):
        best = solution.best[lying, 1:, 1:]
        used = sorted(set(best.flatten().tolist()))
        lines = []
        for own, line in enumerate(best.tolist(), start=1):
            letters = [ascii_lowercase[used.index(way)] for way in line]
            on = throws_on[lying, own, 1:]
            lines.append("".join(letter.upper() if up else letter for letter, up in zip(letters, on, strict=True)))
        name = "".join(str(value) for value in values_of(lying)) or "-"
        pages[name] = {"ways": [format_way(solution.ways[lying][way]) for way in used], "hands": lines}
    return pages


def main() -> None:
    """Count, solve and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=1000, help="throws a cell")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--solve", action="store_true", help="only solve, by the counts that are there")
    given = parser.parse_args()
    if not given.solve:
        cells = count(given.throws, given.processes)
        lines = [f'"{key}": {json.dumps(cell, separators=(",", ":"))}' for key, cell in cells.items()]
        SHOTS.write_text('{"shots": {\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")
    MASTER.write_text(json.dumps(book(solve()), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
