"""A learner that needs NumPy only: for small networks and for machines without PyTorch."""

import numpy as np
import numpy.typing as npt

from foxdice.judge.network import Floats, Network, Rows
from foxdice.train.games import plain_buffer
from foxdice.train.learner import average_step, earlier_weights, finished, input_scale, start_weights

SMALL_BATCH = 512  # small networks learn faster from many small steps
MEMORY = (0.9, 0.999)  # of Adam, for the gradient and its square


class NumpyLearner:
    """A network of weights and offsets, learning by Adam."""

    def __init__(self, size: int, points: int, hidden: list[int], seed: int, earlier: Network | None = None) -> None:
        self._random = np.random.default_rng(seed)
        self._scale = input_scale(size, points)
        fresh = start_weights([size, *hidden, 1], self._random)
        self._parts = earlier_weights(earlier, self._scale) if earlier else fresh
        self._average = [part.copy() for part in self._parts]
        self._first = [np.zeros_like(part) for part in self._parts]
        self._second = [np.zeros_like(part) for part in self._parts]
        self._steps = 0
        self._rows: Rows = plain_buffer(0, size)
        self._kept: list[Rows] = []
        self._passes = 0

    def buffer(self, rows: int, size: int) -> Rows:
        """Return room for rows of positions."""
        return plain_buffer(rows, size)

    def values(self, rows: Rows, noise: float, *, averaged: bool = False) -> tuple[Floats, Floats]:
        """Return the values of positions with Gumbel noise, and without."""
        self._rows = rows
        values = _forward(self._average if averaged else self._parts, rows * self._scale)[-1][:, 0]
        if not noise:
            return values, values
        gumbel = self._random.gumbel(size=len(values)).astype(np.float32)
        return values + noise * gumbel, values

    def keep(self, places: npt.NDArray[np.int64]) -> None:
        """Keep some of the rows last valued to learn from."""
        self._kept.append(self._rows[places])

    def keep_more(self, rows: Rows) -> None:
        """Keep rows that were not valued to learn from."""
        self._kept.append(rows)

    def learn(self, targets: Floats, rate: float) -> float:
        """Learn what the kept rows were worth, forget them, and return the mean loss."""
        rows = np.concatenate(self._kept)
        self._kept.clear()
        self._passes += 1
        order = self._random.permutation(len(rows))
        loss = 0.0
        for at in range(0, len(rows), SMALL_BATCH):
            batch = order[at : at + SMALL_BATCH]
            loss += self._learn_batch(rows[batch] * self._scale, targets[batch], rate) * len(batch)
        for average, part in zip(self._average, self._parts, strict=True):
            average += average_step(self._passes) * (part - average)
        return loss / len(rows)

    def network(self) -> Network:
        """Return the averaged weights, taking positions as they are and giving points."""
        return finished(self._average, self._scale)

    def _learn_batch(self, x: Floats, targets: Floats, rate: float) -> float:
        layers = _forward(self._parts, x)
        error = layers[-1] - targets[:, None]
        slope = error * np.float32(2.0 / len(x))
        gradients: list[Floats] = []
        for layer in range(len(self._parts) - 2, -1, -2):
            below = layers[layer // 2]
            gradients += [slope.sum(axis=0), below.T @ slope]
            if layer:
                slope = (slope @ self._parts[layer].T) * (below > 0)
        self._adam(gradients[::-1], rate)
        return float((error**2).mean())

    def _adam(self, gradients: list[Floats], rate: float) -> None:
        self._steps += 1
        short, long = MEMORY
        step = rate * np.sqrt(1 - long**self._steps) / (1 - short**self._steps)
        for part, first, second, gradient in zip(self._parts, self._first, self._second, gradients, strict=True):
            first += (1 - short) * (gradient - first)
            second += (1 - long) * (gradient**2 - second)
            part -= (step * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def _forward(parts: list[Floats], x: Floats) -> list[Floats]:
    """Return the input and what every layer makes of the one below."""
    layers = [x]
    for weights, offsets in zip(parts[:-2:2], parts[1:-2:2], strict=True):
        layers.append(np.maximum(layers[-1] @ weights + offsets, 0))
    layers.append(layers[-1] @ parts[-2] + parts[-1])
    return layers
