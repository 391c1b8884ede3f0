"""Who wins, learned beside a network: what its values leave out, how far results spread, and how they lie in that.

The network stays as it is. From what its last layer is given, a correction of the value is fitted by ridge regression,
the logarithm of the spread by stochastic steps, so that results lie in it as evenly as possible, and what is left, the
results less what was expected in spreads, is kept as quantiles: the same in every position.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foxdice.judge.network import Floats
from foxdice.judge.race_loops import EDGES, NARROWEST, WIDEST

RIDGE: Final = 3000.0  # few games tell little about so many weights
PASSES: Final = 6
BATCH: Final = 1024
RATE: Final = 1e-3
SHRINK: Final = 1e-4
OUTLIERS: Final = 5e-4  # so many results on either side lie beyond the outermost edges
TENTHS: Final = 10
Doubles = npt.NDArray[np.float64]


class Columns(NamedTuple):
    """What an output of the layer is made of: a weight for each input, and an offset."""

    weights: Doubles
    offset: float

    def of(self, hidden: Floats) -> Doubles:
        """Return the output."""
        return np.asarray(hidden @ self.weights + self.offset, np.float64)


class Reliability(NamedTuple):
    """Of positions at tables of so many: how far chances were off, squared, and how many won in each tenth of them."""

    players: int
    positions: int
    brier: float
    constant: float  # the same of who says that everybody is as likely to win
    tenths: tuple[tuple[float, float, int], ...]  # what was said on average, what was won, of how many


def ridge(hidden: Floats, wanted: Doubles, strength: float) -> Doubles:
    """Return weights and, last, offsets: one column for each of what is wanted."""
    x = np.column_stack([hidden, np.ones(len(hidden))]).astype(np.float64)
    penalty = strength * np.eye(x.shape[1])
    penalty[-1, -1] = 0.0
    return np.asarray(np.linalg.solve(x.T @ x + penalty, x.T @ wanted), np.float64)


def fit(hidden: Floats, missed: Doubles, seed: int) -> tuple[Columns, Columns, Doubles]:
    """Return the correction, the logarithm of the spread, and the edges; `missed` is results less values."""
    solved = ridge(hidden, missed, RIDGE)
    correction = Columns(solved[:-1], float(solved[-1]))
    left = missed - correction.of(hidden)
    spread = _spread(hidden, np.abs(left), seed)
    shares = np.linspace(0.0, 1.0, EDGES).clip(OUTLIERS, 1 - OUTLIERS)
    return correction, spread, np.quantile(left / np.exp(spread.of(hidden).clip(NARROWEST, WIDEST)), shares)


def _spread(hidden: Floats, distance: Doubles, seed: int) -> Columns:
    """Return the logarithm of the mean distance between results and what was expected (Laplace's likelihood, Adam)."""
    random = np.random.default_rng(seed)
    mean, sd = hidden.mean(axis=0), hidden.std(axis=0) + 1e-3
    x = np.column_stack([(hidden - mean) / sd, np.full(len(hidden), 10.0, np.float32)]).astype(np.float32)
    weights = np.zeros(x.shape[1])
    weights[-1] = np.log(distance.mean()) / 10.0
    slow, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = PASSES * (len(x) // BATCH)
    order = random.permutation(len(x))
    for step in range(1, steps + 1):
        first = (step - 1) * BATCH % (len(x) // BATCH * BATCH)
        if first == 0:
            order = random.permutation(len(x))
        some = order[first : first + BATCH]
        off = (1 - distance[some] * np.exp(-(x[some] @ weights))).clip(-8, 1) / BATCH
        slope = x[some].T @ off + SHRINK * weights * (np.arange(len(weights)) < len(weights) - 1)
        slow += 0.1 * (slope - slow)
        square += 0.001 * (slope**2 - square)
        rate = RATE * (1 - (step - 1) / steps)
        weights -= rate * (slow / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    by_input = weights[:-1] / sd
    return Columns(by_input, float(10.0 * weights[-1] - mean @ by_input))


def reliability(chances: Floats, points: npt.NDArray[np.int64]) -> Reliability:
    """Return how good chances[position, seat] were beside who then won; shared wins are shared."""
    players = chances.shape[1]
    won = points == points.max(axis=1, keepdims=True)
    share = won / won.sum(axis=1, keepdims=True)
    tenth = (chances * TENTHS).astype(np.int64).clip(0, TENTHS - 1)
    tenths = tuple(
        (float(chances[here].mean()), float(share[here].mean()), int(here.sum()))
        for here in (tenth == one for one in range(TENTHS))
        if here.any()
    )
    brier, constant = (float(((said - share) ** 2).mean()) for said in (chances, 1 / players))
    return Reliability(players, len(chances), brier, constant, tenths)
