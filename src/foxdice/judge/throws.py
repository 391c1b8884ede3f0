"""The outcomes of a throw to look at, for whoever thinks in Python (`sampling` says which they are)."""

from functools import cache
from types import ModuleType
from typing import Any

from foxdice.core import AnyGame
from foxdice.core.source import load
from foxdice.judge import learning, sampling
from foxdice.judge.layout import ASKED, EXACT, LONGS, OUTCOMES, ROOTS
from foxdice.judge.machines import source


def outcomes(game: AnyGame, state: Any, count: int) -> tuple[list[int], bool]:
    """Return outcomes of the throw that is due, equally likely, and whether these are all."""
    longs, given = [0] * LONGS, [0] * (2 * ASKED + 1)
    rows = bytearray(learning.position(game).features.SIZE)
    found = _sampling(game).sample(state, longs, rows, given, [0], min(count, ROOTS))
    return longs[OUTCOMES : OUTCOMES + found], bool(longs[EXACT])


@cache
def _sampling(game: AnyGame) -> ModuleType:
    return load(source(game, compile_rules=False))[sampling.__name__]
