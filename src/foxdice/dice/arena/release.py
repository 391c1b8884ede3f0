"""The moment a die leaves the hand: what the player wants, a tremor, and an orientation nobody chooses."""

import math
from typing import Final

from foxdice.dice.arena.chance import Source, normal, orientation, uniform
from foxdice.dice.arena.engine import Body
from foxdice.dice.arena.geometry import BOWL, Point
from foxdice.dice.arena.material import GRAVITY
from foxdice.dice.arena.throw import Throw

# Standard deviations of the hand's tremor.
AIM_TREMOR: Final = 5.0  # millimetres
STRENGTH_TREMOR: Final = 0.05  # of the strength
DIRECTION_TREMOR: Final = 3.0  # degrees
SPIN_TREMOR: Final = 15.0  # radians a second, about each axis

# A handful leaves the hand as a loose heap; each die goes its own way by this share of the strength.
HEAP_PITCH: Final = 28.5  # millimetres: more than a die's diagonal
HEAP_TREMOR: Final = 0.4  # millimetres
HEAP_SCATTER: Final = 0.12


def release(throw: Throw, source: Source) -> list[Body]:
    """Give the thrown dice as they leave the hand."""
    trembling = _tremble(throw, source)
    heap = _heap(len(throw.dice), source)
    return [_leave_hand(trembling, offset, len(heap) > 1, source) for offset in heap]


def _tremble(throw: Throw, source: Source) -> Throw:
    x, y = throw.aim
    return Throw(
        dice=throw.dice,
        aim=(x + AIM_TREMOR * normal(source), y + AIM_TREMOR * normal(source)),
        strength=throw.strength * max(0.5, 1 + STRENGTH_TREMOR * normal(source)),
        direction=throw.direction + DIRECTION_TREMOR * normal(source),
        fall=throw.fall,
        height=throw.height,
        spin=throw.spin,
    )


def _heap(count: int, source: Source) -> list[Point]:
    """Give the places of the dice in the hand: a loose cube, the lowest layer first."""
    if count == 1:
        return [(0.0, 0.0, 0.0)]
    side = next(side for side in range(2, count + 1) if side**3 >= count)
    middle = (side - 1) / 2
    cells = [(i - middle, j - middle, k) for k in range(side) for i in range(side) for j in range(side)]

    def place(cell: float) -> float:
        return cell * HEAP_PITCH + HEAP_TREMOR * (2 * uniform(source) - 1)

    return [(place(i), place(j), place(k)) for i, j, k in cells[:count]]


def _leave_hand(throw: Throw, offset: Point, scattered: bool, source: Source) -> Body:
    speed = throw.strength * 1000
    fall, direction = math.radians(throw.fall), math.radians(throw.direction)
    forwards, downwards = speed * math.cos(fall), speed * math.sin(fall)
    drop = throw.height - BOWL.half
    seconds = (math.sqrt(downwards**2 + 2 * GRAVITY * drop) - downwards) / GRAVITY
    ahead = (math.cos(direction), math.sin(direction))
    scatter = HEAP_SCATTER * speed if scattered else 0.0
    roll = 2 * math.pi * throw.spin
    return Body(
        place=(
            throw.aim[0] - forwards * seconds * ahead[0] + offset[0],
            throw.aim[1] - forwards * seconds * ahead[1] + offset[1],
            throw.height + offset[2],
        ),
        rotation=orientation(source),
        velocity=(
            forwards * ahead[0] + scatter * normal(source),
            forwards * ahead[1] + scatter * normal(source),
            -downwards + scatter * normal(source),
        ),
        spin=(
            -roll * ahead[1] + SPIN_TREMOR * normal(source),
            roll * ahead[0] + SPIN_TREMOR * normal(source),
            SPIN_TREMOR * normal(source),
        ),
    )
