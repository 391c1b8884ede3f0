"""Measure how throws end in the arena and write odds.json and its tables: `python -m bench.arena_odds`."""

import argparse
import json
from concurrent.futures import Future, as_completed
from pathlib import Path
from typing import TypeAlias

from rich.progress import Progress

from bench.arena_page import main as write_tables
from bench.arena_sampling import count_all_in, count_throws
from foxdice.dice.arena.odds import ALL_IN_STRENGTHS, MAX_LYING, STRENGTHS
from foxdice.dice.arena.plans import KINDS
from foxdice.dice.arena.processes import throwing_processes
from foxdice.dice.arena.throw import MAX_DICE

ODDS = Path(__file__).parents[1] / "src/foxdice/dice/arena/odds.json"

FEWEST_HANDS = 200  # of a cell: dice of one hand share their luck

Cell: TypeAlias = tuple[str, dict[str, int]]


def hands(dice: int, throws: int) -> int:
    """Return how often so many dice are thrown at once: as many dice in all as there are throws of a single one."""
    return max(FEWEST_HANDS, -(-throws // dice))


def measure(throws: int, processes: int) -> dict[str, dict[str, dict[str, int]]]:
    """Count the ends of all cells."""
    with throwing_processes(processes) as pool, Progress() as progress:
        tables: dict[str, list[Future[Cell]]] = {
            "throws": [
                pool.submit(count_throws, lying, kind, strength, throws)
                for lying in range(MAX_LYING + 1)
                for kind in (KINDS if lying else KINDS[:1])
                for strength in STRENGTHS
            ],
            "all_in": [
                pool.submit(count_all_in, dice, strength, hands(dice, throws))
                for dice in range(1, MAX_DICE + 1)
                for strength in ALL_IN_STRENGTHS
            ],
        }
        for name, cells in tables.items():
            for _ in progress.track(as_completed(cells), total=len(cells), description=name):
                pass
        return {name: dict(cell.result() for cell in cells) for name, cells in tables.items()}


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=2500, help="dice thrown a cell")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    odds = measure(given.throws, given.processes)
    ODDS.write_text(_pretty(odds), encoding="utf-8")
    write_tables()


def _pretty(odds: dict[str, dict[str, dict[str, int]]]) -> str:
    """Write one cell a line."""
    tables = [
        f'"{name}": {{\n'
        + ",\n".join(f'"{key}": {json.dumps(cell, separators=(",", ":"))}' for key, cell in cells.items())
        + "\n}"
        for name, cells in odds.items()
    ]
    return "{\n" + ",\n".join(tables) + "\n}\n"


if __name__ == "__main__":
    main()
