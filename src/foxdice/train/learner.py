"""What learns: a network that is shown positions and what came of them."""

import itertools
from typing import Protocol

import numpy as np
import numpy.typing as npt

from foxdice.judge.network import Floats, Network, Rows

SCALE = 100.0  # inside, values are hundreds of points
POINTS_SCALE = 40.0  # and the points among the features are divided by this
AVERAGE = 0.05  # how much the averaged weights move towards the newest after every pass, once there were many
MIN_BATCH = 4096
MAX_STEPS = 256  # in a pass: with more, values run away after their own guesses


class Learner(Protocol):
    """A network in training."""

    def buffer(self, rows: int, size: int) -> Rows:
        """Return room for rows of positions where the learner reads them fast."""
        ...

    def values(self, rows: Rows, noise: float, *, averaged: bool = False) -> tuple[Floats, Floats]:
        """Return the values of positions with Gumbel noise, and without."""
        ...

    def keep(self, places: npt.NDArray[np.int64]) -> None:
        """Keep some of the rows last valued to learn from."""
        ...

    def keep_more(self, rows: Rows) -> None:
        """Keep rows that were not valued to learn from."""
        ...

    def learn(self, targets: Floats, rate: float) -> float:
        """Learn what the kept rows were worth, forget them, and return the mean loss."""
        ...

    def network(self) -> Network:
        """Return the averaged weights, taking positions as they are and giving points."""
        ...


def start_weights(shape: list[int], random: np.random.Generator) -> list[Floats]:
    """Return weights and offsets to begin with: small ones at the end, so that first values are all alike."""
    parts: list[Floats] = []
    for inputs, outputs in itertools.pairwise(shape):
        wide = np.sqrt((1.0 if outputs == 1 else 2.0) / inputs)
        parts.append((random.standard_normal((inputs, outputs)) * wide).astype(np.float32))
        parts.append(np.zeros(outputs, np.float32))
    parts[-2] *= 0.1
    parts[-1] += 1.2
    return parts


def earlier_weights(network: Network, scale: Floats) -> list[Floats]:
    """Return the weights and offsets of a network that was `finished`, to go on with."""
    parts = [part.copy() for layer in network.layers for part in layer]
    parts[0] /= scale[:, None]
    parts[-2] /= SCALE
    parts[-1] /= SCALE
    return parts


def batch_size(rows: int) -> int:
    """Return how many rows are learned from at once."""
    return max(MIN_BATCH, -(-rows // MAX_STEPS))


def average_step(passes: int) -> float:
    """Return how far the averaged weights move towards the newest after so many passes."""
    return max(AVERAGE, 8 / (passes + 8))


def input_scale(size: int, points: int) -> Floats:
    """Return what every number of a position is multiplied by."""
    scale = np.ones(size, np.float32)
    scale[:points] /= POINTS_SCALE
    return scale


def finished(parts: list[Floats], scale: Floats) -> Network:
    """Return the network that takes positions as they are and gives points."""
    weights = [part.copy() for part in parts]
    weights[0] *= scale[:, None]
    weights[-2] *= SCALE
    weights[-1] *= SCALE
    return Network(tuple(zip(weights[::2], weights[1::2], strict=True)))
