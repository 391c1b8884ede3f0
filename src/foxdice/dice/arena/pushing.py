"""What is wrong with moving lying dice by hand: they may be pushed about, not turned, tipped or stacked.

Plain functions, which browsers run too. Lying dice are rows of numbers (`foxdice.dice.arena.laying`).
"""

from collections.abc import Sequence
from typing import Final

from foxdice.dice.arena.footprint import covers, is_clear, is_inside
from foxdice.dice.arena.laying import LYING, SHOWS, WHICH, YAW, X, Y

FLAWS: Final = (
    "", "arena-not-lying", "arena-tipped", "arena-turned", "arena-moved-twice", "arena-outside", "arena-stacked",
    "arena-overlap",
)  # fmt: skip
FINE: Final = 0
NOT_LYING: Final = 1
TIPPED: Final = 2
TURNED: Final = 3
TWICE: Final = 4
OUTSIDE: Final = 5
STACKED: Final = 6
OVERLAP: Final = 7

# What else is said: the pushed die's place in its row, and the place of another die where there is one.
PUSHED: Final = 0
OTHER: Final = 1


def push(lying: list[float], count: int, pushed: Sequence[float], many: int, flaw: list[float]) -> int:
    """Put lying dice where they are pushed; return what is wrong with that (`FLAWS`)."""
    for one in range(many):
        flaw[PUSHED] = one
        place = _place_of(lying, count, pushed[LYING * one + WHICH])
        flaw[OTHER] = place
        if place < 0:
            return NOT_LYING
        if pushed[LYING * one + SHOWS] != lying[LYING * place + SHOWS]:
            return TIPPED
        if pushed[LYING * one + YAW] != lying[LYING * place + YAW]:
            return TURNED
    for one in range(many):
        if _place_of(pushed, one, pushed[LYING * one + WHICH]) >= 0:
            return TWICE
    for one in range(many):
        place = _place_of(lying, count, pushed[LYING * one + WHICH])
        lying[LYING * place + X] = pushed[LYING * one + X]
        lying[LYING * place + Y] = pushed[LYING * one + Y]
    for one in range(many):
        flaw[PUSHED] = one
        wrong = _wrong_place(lying, count, _place_of(lying, count, pushed[LYING * one + WHICH]), flaw)
        if wrong:
            return wrong
    return FINE


def _place_of(lying: Sequence[float], count: int, die: float) -> int:
    for place in range(count):
        if lying[LYING * place + WHICH] == die:
            return place
    return -1


def _wrong_place(lying: Sequence[float], count: int, place: int, flaw: list[float]) -> int:
    at = LYING * place
    x, y, yaw = lying[at + X], lying[at + Y], lying[at + YAW]
    if not is_inside(x, y, yaw):
        return OUTSIDE
    for other in range(count):
        if other == place:
            continue
        flaw[OTHER] = other
        to = LYING * other
        ox, oy, oyaw = lying[to + X], lying[to + Y], lying[to + YAW]
        if covers(ox, oy, oyaw, x, y) or covers(x, y, yaw, ox, oy):
            return STACKED
        if not is_clear(x, y, yaw, ox, oy, oyaw):
            return OVERLAP
    return FINE
