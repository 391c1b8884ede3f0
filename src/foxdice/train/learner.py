"""What learns: a network that is shown positions and what came of them."""

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from foxdice.judge import gains
from foxdice.judge.network import Floats, Network, Rows
from foxdice.train.heads import Heads

if TYPE_CHECKING:
    from foxdice.train.games import Others

SCALE = 100.0  # inside, values are hundreds of points
POINTS_SCALE = 40.0  # and the points among the features are divided by this
AVERAGE = 0.05  # how much the averaged weights move towards the newest after every pass, once there were many
MIN_BATCH = 4096
MAX_STEPS = 256  # in a pass: with more, values run away after their own guesses
POINTS_WEIGHT = 0.05  # of a hundred points beside the chance of winning: lost and won games are played well, too
GAINS_WEIGHT = 0.03  # of how surprising the gains were, beside the squared errors


Arrays = dict[str, npt.NDArray[Any]]


class Targets(NamedTuple):
    """What kept rows turned out to be worth: the parts, as far as the game is believed, and how the game ended."""

    parts: Floats
    ends: Floats


class Learner(Protocol):
    """A network in training."""

    def buffer(self, rows: int, size: int) -> Rows:
        """Return room for rows of positions where the learner reads them fast."""
        ...

    def values(self, rows: Rows, noise: float, *, averaged: bool = False, others: "Others | None" = None) -> Floats:
        """Return the values of positions with Gumbel noise; with `others`, for winning against them."""
        ...

    def keep(self, places: npt.NDArray[np.int64]) -> Floats:
        """Keep some of the rows last valued to learn from; return the parts of their values, without noise."""
        ...

    def keep_more(self, rows: Rows) -> None:
        """Keep rows that were not valued to learn from."""
        ...

    def learn(self, targets: Targets, rate: float) -> float:
        """Learn what the kept rows were worth, forget them, and return the mean loss."""
        ...

    def teach(self, rows: Rows, noise: float) -> tuple[Floats, Any]:
        """Return the values of positions with Gumbel noise, and a lesson about them for another learner of the kind."""
        ...

    def lesson(self, rows: Rows, outputs: Floats) -> Any:
        """Return a lesson of what was said about rows earlier."""
        ...

    def study(self, lesson: Any, rate: float) -> float:
        """Learn what another learner says about rows, and return the mean loss."""
        ...

    def end_pass(self) -> None:
        """Let the averaged weights follow."""
        ...

    def network(self, *, averaged: bool = True) -> Network:
        """Return the averaged weights, or the newest, taking positions as they are and giving points."""
        ...

    def state(self) -> Arrays:
        """Return all that another learner needs to go on as this one would, chance included."""
        ...

    def restore(self, state: Arrays) -> None:
        """Go on from there; raise `KeyError` or `ValueError` where it is that of a learner of another kind."""
        ...


def start_weights(shape: list[int], heads: Heads, random: np.random.Generator) -> list[Floats]:
    """Return weights and offsets to begin with: small ones at the end, so that first values are all alike."""
    weights: list[Floats] = []
    for inputs, outputs in itertools.pairwise([*shape, heads.size]):
        wide = np.sqrt((1.0 if len(weights) == 2 * len(shape) - 2 else 2.0) / inputs)
        weights.append((random.standard_normal((inputs, outputs)) * wide).astype(np.float32))
        weights.append(np.zeros(outputs, np.float32))
    weights[-2] *= 0.1
    weights[-1][: len(heads.parts)] += 1.2 / len(heads.parts)
    return weights


def earlier_weights(network: Network, heads: Heads, scale: Floats) -> list[Floats]:
    """Return the weights and offsets of a network that was `finished`, to go on with.

    One that knew other parts begins with equal ones of its whole; of gains, with all bins as likely as any other.
    """
    weights = [part.copy() for layer in network.layers for part in layer]
    weights[0] /= scale[:, None]
    for part in (-2, -1):
        weights[part][..., : network.parts] /= SCALE
        last = np.zeros((*weights[part].shape[:-1], heads.size), np.float32)
        if network.parts == len(heads.parts):
            known = min(weights[part].shape[-1], heads.size)
            last[..., :known] = weights[part][..., :known]
        else:
            whole = weights[part][..., : network.parts].sum(axis=-1, keepdims=True)
            last[..., : len(heads.parts)] = whole / len(heads.parts)
        weights[part] = last
    return weights


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


def finished(weights: list[Floats], heads: Heads, scale: Floats) -> Network:
    """Return the network that takes positions as they are and gives points."""
    weights = [part.copy() for part in weights]
    weights[0] *= scale[:, None]
    weights[-2][:, : len(heads.parts)] *= SCALE
    weights[-1][: len(heads.parts)] *= SCALE
    about = {"parts": list(heads.parts), **({"gains": gains.BINS} if heads.gains else {})}
    return Network(tuple(zip(weights[::2], weights[1::2], strict=True)), about)
