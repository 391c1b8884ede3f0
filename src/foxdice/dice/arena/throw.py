"""What a player decides about a throw, and what the hand can do."""

import math
from dataclasses import dataclass
from typing import Final

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.fitting import is_inside
from foxdice.dice.arena.layout import Layout, LyingDie


@dataclass(frozen=True, slots=True)
class Throw:
    """One die, or all of a hand at once, thrown at a place in the arena."""

    dice: tuple[int, ...]
    aim: tuple[float, float]  # millimetres from the middle
    strength: float = 2.0  # metres a second when it leaves the hand
    direction: float = 90.0  # degrees: 0 flies along x, 90 along y
    fall: float = 50.0  # degrees below the horizon when it leaves the hand
    height: float = 160.0  # millimetres above the mat when it leaves the hand
    spin: float = 0.0  # turns a second, forwards; negative is backspin
    moved: tuple[LyingDie, ...] = ()  # lying dice as they are put before the throw


@dataclass(frozen=True, slots=True)
class Range:
    """What a hand can do."""

    min: float
    max: float


# Below 90 mm a die could start inside the rim; above 4 m/s nearly half of the dice are lost.
REACH: Final = {
    "strength": Range(0.5, 4.0),
    "fall": Range(30.0, 80.0),
    "height": Range(90.0, 250.0),
    "spin": Range(-10.0, 10.0),
    "direction": Range(-360.0, 360.0),
}

MAX_DICE: Final = 31


def check_throw(layout: Layout, throw: Throw) -> None:
    """Raise ArenaError if no hand could make this throw onto this layout."""
    _check_dice(layout, throw)
    if not is_aimed_inside(throw.aim):
        raise ArenaError("arena-aim")
    for name, value in (
        ("strength", throw.strength),
        ("fall", throw.fall),
        ("height", throw.height),
        ("spin", throw.spin),
        ("direction", throw.direction),
    ):
        reach = REACH[name]
        if not reach.min <= value <= reach.max:
            raise ArenaError(f"arena-{name}", min=reach.min, max=reach.max)


def is_aimed_inside(aim: tuple[float, float]) -> bool:
    """Say whether a flat die would fit where the throw is aimed."""
    return all(math.isfinite(value) for value in aim) and is_inside(LyingDie(-1, *aim, yaw=0.0, face=6))


def _check_dice(layout: Layout, throw: Throw) -> None:
    if not throw.dice:
        raise ArenaError("arena-nothing-thrown")
    if len(set(throw.dice)) < len(throw.dice):
        raise ArenaError("arena-thrown-twice")
    for die in throw.dice:
        if layout.find(die) is not None:
            raise ArenaError("arena-lies-already", die=die)
    if len(throw.dice) + len(layout.dice) > MAX_DICE:
        raise ArenaError("arena-too-many-dice", max=MAX_DICE)
