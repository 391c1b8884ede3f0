"""`python -m foxdice.games.qwixx.training.parts`: find out what rows alone come to, for `bots/shares_table.py`.

A row's points at the end are fitted by ridge regression to how far it has come, how many crosses it has, how many rows
are closed and how many penalties there are; nothing of other rows, so that a move changes what is told of its own.
Positions come from games in which positions are misjudged for some turns, up to nearly any move, and then no more.
"""

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice import core
from foxdice.core import AnyGame, compiled
from foxdice.games.qwixx.bots.features import CROSSED, REACHED
from foxdice.games.qwixx.bots.shares import HUNDREDTHS, PLACES, SHARES
from foxdice.games.qwixx.rules import ALL_NUMBERS
from foxdice.games.qwixx.sheet import PENALTY_BOXES, ROW_BITS, ROWS
from foxdice.games.qwixx.training.games import QwixxGames
from foxdice.judge.network import Network
from foxdice.judge.weights import weights
from foxdice.train.learner import SCALE

SEEDS = 1 << 45  # far from those of trainings and their evaluations
SLIPS = (0.0, 4.0, 12.0, 40.0)  # by how many points positions are misjudged at first; the most is nearly any move
LONGEST = 12  # turns; the one from which on no more is misjudged is drawn up to here
COURSES = 16
RIDGE = 20.0
ENDS_BY = 2 * PENALTY_BOXES  # penalties, with all rows open or with one closed
Integers = npt.NDArray[np.int64]
Doubles = npt.NDArray[np.float64]


def play(game: AnyGame, network: Network, games: int, seed: int) -> tuple[Integers, Integers]:
    """Return positions (crosses, closed rows, penalties), and what rows and penalties then came to."""
    random = np.random.default_rng(seed)
    seen, came = [], []
    for course in range(COURSES):
        slip = SLIPS[course % len(SLIPS)]
        misjudged = int(random.integers(0, LONGEST)) if slip else 0
        found = _course(game, network, games // COURSES, slip, misjudged, SEEDS + (seed << 32) + (course << 24))
        seen.append(found[0])
        came.append(found[1])
    return np.concatenate(seen), np.concatenate(came)


def _course(
    game: AnyGame, network: Network, games: int, slip: float, misjudged: int, seed: int
) -> tuple[Integers, Integers]:
    course = QwixxGames(game, np.ones(games, np.int64), threads=1)
    random = np.random.default_rng(seed)
    course.start(seed)
    seen, owners, turn = [], [], 0
    while len(rows := course.look()):
        before, values = course.sheets(), network.values(rows)
        noise = random.uniform(-slip, slip, len(values)) if turn < misjudged else 0.0
        kept = course.choose(((values + noise) / SCALE).astype(np.float32))
        if len(kept.games) and turn >= misjudged:
            seen.append(before[kept.games])
            owners.append(kept.games)
        turn += bool(len(kept.games))
    ends = np.array([[game.rules.points(state, 0, area) for area in range(SHARES)] for state in course.ends(game)])
    course.close()
    return np.concatenate(seen), ends[np.concatenate(owners)]


def rows_of(seen: Integers, came: Integers) -> tuple[Integers, Integers]:
    """Return the open rows (reached, crosses, how near the end is), and what they came to."""
    crosses, closed, penalties = seen.T
    found, then = [], []
    for row in range(ROWS):
        is_open = closed >> row & 1 == 0
        own = (crosses >> ROW_BITS * row & ALL_NUMBERS)[is_open]
        near = nearness(closed, penalties)[is_open]
        found.append(np.stack([np.array(REACHED)[own], np.array(CROSSED)[own], near], axis=1))
        then.append(came[is_open, row])
    return np.concatenate(found), np.concatenate(then)


def nearness(closed: Integers, penalties: Integers) -> Integers:
    """Return how near the end is: penalties, and one row that is closed."""
    return np.asarray(np.minimum(penalties, PENALTY_BOXES - 1) + PENALTY_BOXES * (closed > 0), np.int64)


def fit(seen: Integers, came: Integers) -> tuple[Doubles, Doubles]:
    """Return what rows come to, by how far they have come and how many crosses they have; and less near the end."""
    rows, then = rows_of(seen, came)
    every = np.array([(reached, crossed) for reached in range(PLACES) for crossed in range(PLACES)])
    x = np.column_stack([_described(rows[:, :2]), np.eye(ENDS_BY)[rows[:, 2]][:, 1:], np.ones(len(rows))])
    penalty = RIDGE * np.eye(x.shape[1])
    penalty[-1, -1] = 0.0
    fitted = np.linalg.solve(x.T @ x + penalty, x.T @ then)
    described = _described(every)
    return described @ fitted[: described.shape[1]] + fitted[-1], np.append(0.0, fitted[described.shape[1] : -1])


def _described(rows: Integers) -> Doubles:
    """Return rows as numbers to be weighed: each step of how far and how many, and both together."""
    steps = np.arange(1, PLACES)
    both = np.eye(PLACES * PLACES)[rows[:, 0] * PLACES + rows[:, 1]]
    return np.column_stack([rows[:, :1] >= steps, rows[:, 1:2] >= steps, both]).astype(np.float64)


def main() -> None:
    """Play, fit, measure on fresh games, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6144)
    parser.add_argument("--fresh", type=int, default=1024, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not compiled.available():
        parser.error("this needs the compiler: pip install foxdice[fast]")
    game: Any = core.get("qwixx")
    network = weights(game, 1)
    seen, came = play(game, network, given.games, given.seed)
    come_to, less = fit(seen, came)
    rows, then = rows_of(*play(game, network, given.fresh, given.seed + 1))
    off = come_to[rows[:, 0] * PLACES + rows[:, 1]] + less[rows[:, 2]] - then
    print(f"# {len(seen)} positions; rows of fresh games: {off.mean():+.2f} on average, ± {off.std():.1f}")
    print(f"ROWS_COME_TO: Final = ({', '.join(str(round(HUNDREDTHS * points)) for points in come_to)})")


if __name__ == "__main__":
    main()
