"""The moment a die leaves the hand: what the player wants, a tremor, and an orientation nobody chooses.

`leave_hand` is a plain function, which browsers run too; what it takes and gives are numbers in a row.
"""

import math
from typing import Final

from foxdice.dice.arena.arithmetic import cosine, root, sine
from foxdice.dice.arena.chance import normal, orientation, uniform
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.engine import Body
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.gesture import AIM_X, AIM_Y, DIRECTION, FALL, HEIGHT, SPIN, STRENGTH
from foxdice.dice.arena.laying import BODY
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

_HALF: Final = BOWL.half


def release(throw: Throw, source: Source) -> list[Body]:
    """Give the thrown dice as they leave the hand."""
    count = len(throw.dice)
    numbers = [0.0] * (BODY * count)
    leave_hand(throw.gesture, count, source, numbers)
    return bodies_of(numbers)


def bodies_of(numbers: list[float]) -> list[Body]:
    """Return the bodies that rows of numbers tell."""
    bodies = []
    for at in range(0, len(numbers), BODY):
        x, y, z, qw, qx, qy, qz, vx, vy, vz, wx, wy, wz = numbers[at : at + BODY]
        bodies.append(Body((x, y, z), (qw, qx, qy, qz), (vx, vy, vz), (wx, wy, wz)))
    return bodies


def leave_hand(gesture: list[float], count: int, source: Source, bodies: list[float]) -> None:
    """Write the dice as they leave the hand that makes this gesture."""
    aim_x = gesture[AIM_X] + AIM_TREMOR * normal(source)
    aim_y = gesture[AIM_Y] + AIM_TREMOR * normal(source)
    strength = gesture[STRENGTH] * max(0.5, 1.0 + STRENGTH_TREMOR * normal(source))
    direction = gesture[DIRECTION] + DIRECTION_TREMOR * normal(source)
    _heap(count, source, bodies)
    speed = strength * 1000.0
    forwards, downwards = speed * cosine(gesture[FALL]), speed * sine(gesture[FALL])
    drop = gesture[HEIGHT] - _HALF
    seconds = (root(downwards * downwards + 2.0 * GRAVITY * drop) - downwards) / GRAVITY
    ahead_x, ahead_y = cosine(direction), sine(direction)
    scatter = HEAP_SCATTER * speed if count > 1 else 0.0
    roll = 2.0 * math.pi * gesture[SPIN]
    for die in range(count):
        at = BODY * die
        bodies[at] += aim_x - forwards * seconds * ahead_x
        bodies[at + 1] += aim_y - forwards * seconds * ahead_y
        bodies[at + 2] += gesture[HEIGHT]
        rotation = orientation(source)
        for part in range(4):
            bodies[at + 3 + part] = rotation[part]
        bodies[at + 7] = forwards * ahead_x + scatter * normal(source)
        bodies[at + 8] = forwards * ahead_y + scatter * normal(source)
        bodies[at + 9] = -downwards + scatter * normal(source)
        bodies[at + 10] = -roll * ahead_y + SPIN_TREMOR * normal(source)
        bodies[at + 11] = roll * ahead_x + SPIN_TREMOR * normal(source)
        bodies[at + 12] = SPIN_TREMOR * normal(source)


def _heap(count: int, source: Source, bodies: list[float]) -> None:
    """Write the places of the dice in the hand: a loose cube, the lowest layer first."""
    if count == 1:
        for axis in range(3):
            bodies[axis] = 0.0
        return
    side = 2
    while side * side * side < count:
        side += 1
    middle = (side - 1) / 2.0
    for die in range(count):
        at = BODY * die
        bodies[at] = _in_heap(die // side % side - middle, source)
        bodies[at + 1] = _in_heap(die % side - middle, source)
        bodies[at + 2] = _in_heap(die // (side * side) * 1.0, source)


def _in_heap(cell: float, source: Source) -> float:
    return cell * HEAP_PITCH + HEAP_TREMOR * (2.0 * uniform(source) - 1.0)
