"""The outcomes of a throw to look at: all of them where they are few, a fair sample where they are many."""

import math
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice.core import AnyGame

MOST_ENUMERATED = 216  # three dice


class _Given:
    """Numbers that are given instead of drawn; 0 once they are used up. It remembers what was asked for."""

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        self._numbers = iter(numbers)
        self.limits: list[int] = []

    def below(self, limit: int) -> int:
        self.limits.append(limit)
        return next(self._numbers, 0)


def outcomes(game: AnyGame, state: Any, count: int) -> tuple[list[int], bool]:
    """Return outcomes of the throw that is due, equally likely, and whether these are all.

    In a sample every die shows each face equally often, so that it is far more even than chance; the same state is
    always given the same one.
    """
    asked = _Given()
    game.rules.draw(state, asked)
    if math.prod(asked.limits) <= MOST_ENUMERATED:
        every = product(*(range(limit) for limit in asked.limits))
        return [game.rules.draw(state, _Given(numbers)) for numbers in every], True
    return [game.rules.draw(state, _Given(numbers)) for numbers in _even(asked.limits, count)], False


def _even(limits: list[int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield numbers below the limits, so that each comes equally often in its place (a Latin hypercube)."""
    random = np.random.default_rng(0)
    columns: list[npt.NDArray[np.int64]] = [random.permutation(np.resize(np.arange(limit), count)) for limit in limits]
    for row in np.array(columns).T:
        yield tuple(map(int, row))
