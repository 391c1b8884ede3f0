"""Make the table of the bot `patient`: what each state of a row is worth on average, from the exact solution.

`python -m bench.qwixx_patient` prints the tenths of points of `foxdice.games.qwixx.bots.patient`. The exact worth of a
sheet in a game of two is not a sum over its rows; the table is the sum that comes closest over sheets that occur.
"""

from typing import Any

import numpy as np

from bench import qwixx_sheets
from foxdice import games
from foxdice.core import compiled
from foxdice.games.qwixx.exact import positions, solve
from foxdice.games.qwixx.exact.solver import source
from foxdice.games.qwixx.sheet import ROWS

GAMES = 4000
TURNS = 80  # no game is longer


def table() -> list[int]:
    """Return what the states of a row are worth, in tenths of points."""
    solution = solve(2)
    implements = (("foxdice.core.chance", "foxdice.dice.generator"),)
    modules = compiled.compile_source(
        source().with_modules(("foxdice.dice.generator", qwixx_sheets.__name__), implements)
    )
    rows: Any = np.full((GAMES, TURNS, ROWS), -1, np.int64)
    states = compiled.new_records(games.get("qwixx"), 2)
    modules[qwixx_sheets.__name__].play_many(states, solution.worth, np.zeros(1, np.int64), rows)
    met = rows.reshape(-1, ROWS)
    met = met[met[:, 0] >= 0]
    known = np.zeros((len(met), positions.STATES))
    for row in range(ROWS):
        known[np.arange(len(met)), met[:, row]] += 1
    worth = np.array([solution.worth[positions.position_of(*map(int, sheet)), 0, 0] for sheet in met])
    fitted, *_ = np.linalg.lstsq(known, worth, rcond=None)
    return [round(10 * float(value)) for value in fitted]


if __name__ == "__main__":
    print(table())
