"""Qwixx solved: time, memory and value, and the mean of the bot's games: `python -m bench.qwixx_exact [--json]`.

The solitaire is solved in a fresh folder; what is not compiled yet is compiled first, and counts. Then the bot plays
200,000 games of it, whose mean has to lie within three standard errors of the exact value.
"""

import json
import resource
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import qwixx_games
from bench.result import Result
from foxdice import games
from foxdice.core import compiled
from foxdice.games.qwixx.exact import solve
from foxdice.games.qwixx.exact.solver import Worth, source

GAMES = 200_000
KNOWN = 115.483126


def measure() -> list[Result]:
    """Return all measurements."""
    with tempfile.TemporaryDirectory() as folder:
        begun, cpu = time.perf_counter(), time.process_time()
        solution = solve(folder=Path(folder))
        wall, cpu = time.perf_counter() - begun, time.process_time() - cpu
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
        totals = play(solution.worth, GAMES)
    error = totals.std(ddof=1) / len(totals) ** 0.5
    return [
        Result("solitaire: difference from the known optimum", abs(solution.value - KNOWN), "points", max=1e-6),
        Result("solitaire: solved from nothing, wall time", wall, "s", max=60),
        Result("solitaire: solved from nothing, CPU time", cpu, "s"),
        Result("solitaire: memory", memory, "GB", max=1.5),
        Result(f"bot exact: mean of {GAMES:,} games", float(totals.mean()), "points"),
        Result(
            "bot exact: mean - value, in standard errors",
            float(abs(totals.mean() - solution.value) / error),
            "",
            max=3,
        ),
    ]


def play(worth: Worth, count: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """Return the points of so many solitaires of the bot."""
    game = games.get("qwixx")
    implements = (("foxdice.core.chance", "foxdice.dice.generator"),)
    with_games = source().with_modules(("foxdice.dice.generator", qwixx_games.__name__), implements)
    module = compiled.compile_source(with_games)[qwixx_games.__name__]
    totals = np.zeros(count, np.int64)
    module.play_many(compiled.new_records(game, 2), 1, worth, np.zeros(1, np.int64), totals, 1)
    return totals


def main() -> None:
    """Measure, and print what came out beside what was asked for."""
    results = measure()
    if "--json" in sys.argv:
        print(json.dumps([result.as_dict() for result in results], indent=1))
        return
    table = Table("what", "measured", "goal", "", title="Qwixx solved")
    for result in results:
        table.add_row(result.what, result.value_text(), result.goal_text(), "ok" if result.reached() else "below")
    Console().print(table)


if __name__ == "__main__":
    main()
