"""Who wins: everybody's chance, from what each is expected to come to and how far that may be off.

A second last layer of a network tells for every seat a correction of its value and how far results spread around it
(`train/race.py`); how results lie within that spread is the same everywhere, and kept as `edges`: between two of them
results are equally likely. Players score on sheets of their own, so what one comes to says little about the others.
`race_loops` says the same without NumPy.
"""

import numpy as np
import numpy.typing as npt

from foxdice.judge.race_loops import NARROWEST, WIDEST

Floats = npt.NDArray[np.float32]


def expected(values: Floats, outputs: Floats) -> tuple[Floats, Floats]:
    """Return what results are on average and how far they spread, from values and what the layer says of them."""
    spread = np.exp(outputs[..., 1].clip(NARROWEST, WIDEST))
    return np.asarray(values + outputs[..., 0], np.float32), np.asarray(spread, np.float32)


def chances(results: Floats, spreads: Floats, edges: Floats) -> Floats:
    """Return how likely everybody is to win: chance[position, seat], which add up to 1 in every position."""
    found = alone(results, spreads, edges)
    return np.asarray(found / found.sum(axis=1, keepdims=True), np.float32)


def alone(results: Floats, spreads: Floats, edges: Floats) -> Floats:
    """Return the same, but each found on its own: they add up to 1 as far as the edges are fine enough."""
    places = (edges[:-1] + edges[1:]) / 2
    shares = np.linspace(0.0, 1.0, len(edges))
    found = np.zeros_like(results)
    for seat in range(results.shape[1]):
        mine = results[:, seat, None] + spreads[:, seat, None] * places
        beats = np.ones_like(mine)
        for other in range(results.shape[1]):
            if other != seat:
                at = (mine - results[:, other, None]) / spreads[:, other, None]
                beats *= np.interp(at, edges, shares)
        found[:, seat] = beats.mean(axis=1)
    return found
