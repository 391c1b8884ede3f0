"""What players may still gain, as the chance of so many points, and who wins by it.

A network tells for every player how likely which gain is, in bins that are the wider the larger the gain. Players score
on sheets of their own, so what one gains says little about the others, and the chance of winning follows from
everybody's gains, at a table of any size.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.int64]

WIDTHS: Final[Integers] = np.repeat([1, 2, 4, 8, 16], [16, 16, 16, 16, 25])  # of the bins, in points
BINS: Final = len(WIDTHS)
GAINS: Final = int(WIDTHS.sum())  # so many gains are told apart, from 0 on
BIN_OF: Final[Integers] = np.repeat(np.arange(BINS), WIDTHS)
EDGES: Final[Floats] = np.array([0, *np.cumsum(WIDTHS)]).astype(np.float32) - np.float32(0.5)
MIDDLES: Final[Floats] = ((EDGES[:-1] + EDGES[1:]) / 2).astype(np.float32)


def shares(outputs: Floats) -> Floats:
    """Return how likely every bin is, from what a network says about them: shares[position, bin]."""
    raised = np.exp(outputs - outputs.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), np.float32)


def places(values: Floats, share: Floats) -> Floats:
    """Return from where on players gain so that their results are on average what they are worth.

    What a position is worth on average is known better than how likely each gain is: the chances say how far results
    spread, the value says about which mean.
    """
    return np.asarray(values - share @ MIDDLES, np.float32)


def below(points: Floats, place: Floats, share: Floats) -> Floats:
    """Return how likely players who gain from some place on are to end below results, a shared one counting half."""
    gained = points - place[:, None]
    bins = BIN_OF[np.rint(gained).astype(np.int64).clip(0, GAINS - 1)]
    lower = np.take_along_axis(np.cumsum(share, axis=1) - share, bins, axis=1)
    inside = ((gained - EDGES[bins]) / WIDTHS[bins]).clip(0, 1)
    return np.asarray(lower + np.take_along_axis(share, bins, axis=1) * inside, np.float32)


def winning(values: Floats, share: Floats, others: Sequence[tuple[Floats, Floats]]) -> Floats:
    """Return how likely positions are to win, each of the others being a value and shares for each position."""
    results = places(values, share)[:, None] + MIDDLES
    beats = np.ones_like(results)
    for their_values, theirs in others:
        beats *= below(results, places(their_values, theirs), theirs)
    return np.asarray((share * beats).sum(axis=1), np.float32)
