"""What a hand does, as numbers in a row, and what it can do. Plain, for browsers use it too."""

from collections.abc import Sequence
from typing import Final

from foxdice.dice.arena.footprint import is_inside

# Where what lies in a row: aim in millimetres from the middle, then as in `foxdice.dice.arena.throw`.
AIM_X: Final = 0
AIM_Y: Final = 1
STRENGTH: Final = 2
DIRECTION: Final = 3
FALL: Final = 4
HEIGHT: Final = 5
SPIN: Final = 6
GESTURE: Final = 7  # so many numbers

USUAL_STRENGTH: Final = 2.0
USUAL_DIRECTION: Final = 90.0
USUAL_FALL: Final = 50.0
USUAL_HEIGHT: Final = 160.0
NO_SPIN: Final = 0.0

# What a hand can do, from STRENGTH on. Below 90 mm a die could start inside the rim; above 4 m/s nearly half of the
# dice are lost.
LOWEST: Final = (0.5, -360.0, 30.0, 90.0, -10.0)
HIGHEST: Final = (4.0, 360.0, 80.0, 250.0, 10.0)
FAR: Final = 1000.0  # millimetres: what is no number is not nearer
NAMES: Final = ("strength", "direction", "fall", "height", "spin")


def write(gesture: list[float], aim_x: float, aim_y: float, strength: float, direction: float) -> None:
    """Write the gesture of a usual throw to a place."""
    gesture[AIM_X], gesture[AIM_Y] = aim_x, aim_y
    gesture[STRENGTH], gesture[DIRECTION] = strength, direction
    gesture[FALL], gesture[HEIGHT], gesture[SPIN] = USUAL_FALL, USUAL_HEIGHT, NO_SPIN


def beyond_reach(gesture: Sequence[float]) -> int:
    """Return the place of the first number that no hand can do; -1 where there is none."""
    if not is_aimed_inside(gesture[AIM_X], gesture[AIM_Y]):
        return AIM_X
    for place in range(STRENGTH, GESTURE):
        if not LOWEST[place - STRENGTH] <= gesture[place] <= HIGHEST[place - STRENGTH]:
            return place
    return -1


def is_aimed_inside(x: float, y: float) -> bool:
    """Say whether a flat die would fit where the throw is aimed."""
    return abs(x) < FAR and abs(y) < FAR and is_inside(x, y, 0.0)
