"""What a player decides about a throw, and what the hand can do."""

from dataclasses import dataclass
from typing import Final

from foxdice.dice.arena import gesture
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.layout import Layout, LyingDie


@dataclass(frozen=True, slots=True)
class Throw:
    """One die, or all of a hand at once, thrown at a place in the arena."""

    dice: tuple[int, ...]
    aim: tuple[float, float]  # millimetres from the middle
    strength: float = gesture.USUAL_STRENGTH  # metres a second when it leaves the hand
    direction: float = gesture.USUAL_DIRECTION  # degrees: 0 flies along x, 90 along y
    fall: float = gesture.USUAL_FALL  # degrees below the horizon when it leaves the hand
    height: float = gesture.USUAL_HEIGHT  # millimetres above the mat when it leaves the hand
    spin: float = gesture.NO_SPIN  # turns a second, forwards; negative is backspin
    moved: tuple[LyingDie, ...] = ()  # lying dice as they are put before the throw

    @property
    def gesture(self) -> list[float]:
        """What the hand does, as numbers in a row (`foxdice.dice.arena.gesture`)."""
        return [*self.aim, self.strength, self.direction, self.fall, self.height, self.spin]


@dataclass(frozen=True, slots=True)
class Range:
    """What a hand can do."""

    min: float
    max: float


REACH: Final = {
    name: Range(*bounds) for name, *bounds in zip(gesture.NAMES, gesture.LOWEST, gesture.HIGHEST, strict=True)
}

MAX_DICE: Final = 31


def check_throw(layout: Layout, throw: Throw) -> None:
    """Raise ArenaError if no hand could make this throw onto this layout."""
    _check_dice(layout, throw)
    beyond = gesture.beyond_reach(throw.gesture)
    if beyond in (gesture.AIM_X, gesture.AIM_Y):
        raise ArenaError("arena-aim")
    if beyond >= gesture.STRENGTH:
        name = gesture.NAMES[beyond - gesture.STRENGTH]
        raise ArenaError(f"arena-{name}", min=REACH[name].min, max=REACH[name].max)


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
