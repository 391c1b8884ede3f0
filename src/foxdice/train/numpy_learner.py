"""A learner that needs NumPy only: for small networks and for machines without PyTorch."""

import json
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from foxdice.judge.gains import BIN_OF, BINS, GAINS, winning
from foxdice.judge.network import Floats, Network, Rows
from foxdice.train.games import Others, plain_buffer
from foxdice.train.heads import Heads
from foxdice.train.learner import (
    GAINS_WEIGHT,
    POINTS_WEIGHT,
    SCALE,
    Arrays,
    Targets,
    average_step,
    earlier_weights,
    finished,
    input_scale,
    start_weights,
)

SMALL_BATCH = 512  # small networks learn faster from many small steps
MEMORY = (0.9, 0.999)  # of Adam, for the gradient and its square


class NumpyLearner:
    """A network of weights and offsets, learning by Adam."""

    def __init__(
        self, size: int, points: int, hidden: list[int], heads: Heads, seed: int, earlier: Network | None = None
    ) -> None:
        self._random = np.random.default_rng(seed)
        self._scale = input_scale(size, points)
        self._heads = heads
        fresh = start_weights([size, *hidden], heads, self._random)
        self._parts = earlier_weights(earlier, heads, self._scale) if earlier else fresh
        self._average = [part.copy() for part in self._parts]
        self._first = [np.zeros_like(part) for part in self._parts]
        self._second = [np.zeros_like(part) for part in self._parts]
        self._steps = 0
        self._rows: Rows = plain_buffer(0, size)
        self._outputs: Floats = np.zeros((0, heads.size), np.float32)
        self._kept: list[Rows] = []
        self._passes = 0

    def buffer(self, rows: int, size: int) -> Rows:
        """Return room for rows of positions."""
        return plain_buffer(rows, size)

    def values(self, rows: Rows, noise: float, *, averaged: bool = False, others: Others | None = None) -> Floats:
        """Return the values of positions with Gumbel noise; with `others`, for winning against them."""
        self._rows = rows
        weights, parts = self._average if averaged else self._parts, len(self._heads.parts)
        self._outputs = _forward(weights, rows * self._scale)[-1]
        values: Floats = self._outputs[:, :parts].sum(axis=1)
        if others is not None and len(others.rows):
            left = _forward(weights, others.rows * self._scale)[-1]
            theirs, shares = left[:, :parts].sum(axis=1) * SCALE, _softmax(left[:, parts:])
            nobody = np.float32(-GAINS)
            found = [(np.where(seat >= 0, theirs[seat], nobody), shares[seat]) for seat in others.places.T]
            wins = winning(values * SCALE, _softmax(self._outputs[:, parts:]), found)
            values = wins + POINTS_WEIGHT * values
        if not noise:
            return values
        return values + noise * self._random.gumbel(size=len(values)).astype(np.float32)

    def keep(self, places: npt.NDArray[np.int64]) -> Floats:
        """Keep some of the rows last valued to learn from; return the parts of their values, without noise."""
        self._kept.append(self._rows[places])
        return self._outputs[places, : len(self._heads.parts)]

    def keep_more(self, rows: Rows) -> None:
        """Keep rows that were not valued to learn from."""
        self._kept.append(rows)

    def learn(self, targets: Targets, rate: float) -> float:
        """Learn what the kept rows were worth, forget them, and return the mean loss."""
        rows = np.concatenate(self._kept)
        self._kept.clear()
        return self._study(rows, targets.parts, self._bins(rows, targets.ends), rate)

    def teach(self, rows: Rows, noise: float) -> tuple[Floats, tuple[Rows, Floats]]:
        """Return the values of positions with Gumbel noise, and a lesson about them for another learner of the kind."""
        values = self.values(rows, noise)
        return values, (rows, self._outputs)

    def lesson(self, rows: Rows, outputs: Floats) -> tuple[Rows, Floats]:
        """Return a lesson of what was said about rows earlier."""
        return rows, outputs

    def study(self, lesson: tuple[Rows, Floats], rate: float) -> float:
        """Learn what another learner says about rows, and return the mean loss."""
        rows, outputs = lesson
        parts = len(self._heads.parts)
        return self._study(rows, outputs[:, :parts], _softmax(outputs[:, parts:]), rate)

    def end_pass(self) -> None:
        """Let the averaged weights follow."""
        self._passes += 1
        for average, part in zip(self._average, self._parts, strict=True):
            average += average_step(self._passes) * (part - average)

    def network(self, *, averaged: bool = True) -> Network:
        """Return the averaged weights, or the newest, taking positions as they are and giving points."""
        return finished(self._average if averaged else self._parts, self._heads, self._scale)

    def state(self) -> Arrays:
        """Return all that another learner needs to go on as this one would, chance included."""
        chance = json.dumps(self._random.bit_generator.state).encode()
        counts = {"steps": np.array(self._steps), "passes": np.array(self._passes)}
        return {**counts, "chance": np.frombuffer(chance, np.uint8), **dict(self._arrays())}

    def restore(self, state: Arrays) -> None:
        """Go on from there; raise `KeyError` or `ValueError` where it is that of a learner of another kind."""
        for name, part in self._arrays():
            part[...] = state[name]
        self._steps, self._passes = int(state["steps"]), int(state["passes"])
        self._random.bit_generator.state = json.loads(state["chance"].tobytes())

    def _arrays(self) -> Iterator[tuple[str, Floats]]:
        """Yield everything that learning changes, by name."""
        every = {"part": self._parts, "average": self._average, "first": self._first, "second": self._second}
        for name, parts in every.items():
            for place, part in enumerate(parts):
                yield f"{name}.{place}", part

    def _bins(self, rows: Rows, ends: Floats) -> Floats:
        """Return in which bin the gain of each row fell: 1 there, 0 elsewhere."""
        if not self._heads.gains:
            return np.zeros((len(rows), 0), np.float32)
        held = rows[:, list(self._heads.held)].sum(axis=1, dtype=np.int64)
        gained = np.clip(np.rint(ends * SCALE).astype(np.int64) - held, 0, GAINS - 1)
        bins: Floats = np.eye(BINS, dtype=np.float32)[BIN_OF[gained]]
        return bins

    def _study(self, rows: Rows, parts: Floats, bins: Floats, rate: float) -> float:
        order = self._random.permutation(len(rows))
        loss = 0.0
        for at in range(0, len(rows), SMALL_BATCH):
            batch = order[at : at + SMALL_BATCH]
            loss += self._learn_batch(rows[batch] * self._scale, parts[batch], bins[batch], rate) * len(batch)
        return loss / len(rows)

    def _learn_batch(self, x: Floats, parts: Floats, bins: Floats, rate: float) -> float:
        layers = _forward(self._parts, x)
        count = parts.shape[1]
        error = layers[-1][:, :count] - parts
        whole = error.sum(axis=1, keepdims=True)
        slope = np.zeros_like(layers[-1])
        slope[:, :count] = np.float32(2.0 / len(x)) * (whole + (error / count if count > 1 else 0))
        if bins.shape[1]:
            slope[:, count:] = np.float32(GAINS_WEIGHT / len(x)) * (_softmax(layers[-1][:, count:]) - bins)
        gradients: list[Floats] = []
        for layer in range(len(self._parts) - 2, -1, -2):
            below = layers[layer // 2]
            gradients += [slope.sum(axis=0), below.T @ slope]
            if layer:
                slope = (slope @ self._parts[layer].T) * (below > 0)
        self._adam(gradients[::-1], rate)
        return float((whole**2).mean())

    def _adam(self, gradients: list[Floats], rate: float) -> None:
        self._steps += 1
        short, long = MEMORY
        step = rate * np.sqrt(1 - long**self._steps) / (1 - short**self._steps)
        for part, first, second, gradient in zip(self._parts, self._first, self._second, gradients, strict=True):
            first += (1 - short) * (gradient - first)
            second += (1 - long) * (gradient**2 - second)
            part -= (step * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def _softmax(outputs: Floats) -> Floats:
    if not outputs.shape[1]:
        return outputs
    raised = np.exp(outputs - outputs.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), np.float32)


def _forward(parts: list[Floats], x: Floats) -> list[Floats]:
    """Return the input and what every layer makes of the one below."""
    layers = [x]
    for weights, offsets in zip(parts[:-2:2], parts[1:-2:2], strict=True):
        layers.append(np.maximum(layers[-1] @ weights + offsets, 0))
    layers.append(layers[-1] @ parts[-2] + parts[-1])
    return layers
