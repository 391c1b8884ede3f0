"""From one throw to the next: the dice that stay keep their places. Plain functions, which browsers run too.

A lying die is a row of numbers: which die, its place, its yaw and its face.
"""

import math
from collections.abc import Sequence
from typing import Final

from foxdice.dice.arena.arithmetic import cosine, rounded, sine, turned
from foxdice.dice.arena.faces import lying_flat, top_face, yaw_of
from foxdice.dice.arena.footprint import is_clear, is_inside
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.reading import COCKED, DIE, FACE, FALLEN, FATE, PLACE, PLACE_STEPS, TURN

# Where what lies in a row of a lying die.
WHICH: Final = 0
X: Final = 1
Y: Final = 2
YAW: Final = 3
SHOWS: Final = 4
LYING: Final = 5  # so many numbers

BODY: Final = 13  # numbers of a body: place, rotation w x y z, velocity, spin about the axes

YAW_STEPS: Final = 100.0  # of a degree that are kept
_HALF: Final = BOWL.half
_FARTHEST: Final = math.floor(2.0 * BOWL.half_length + 0.5)


def lay_out(
    fallen: Sequence[float], staying: Sequence[float], count: int, order: list[float], lying: list[float]
) -> int:
    """Lay those of the fallen dice that stay; return how many, or where one finds no room -1 and down: -1 - its place.

    `staying` is not 0 for a die that stays; `order` is room for a number a die. Flat dice keep their places first; one
    that leans a little is laid flat, and pushed only where it would then cut into another or the wall.
    """
    staying_dice = _by_disorder(fallen, staying, count, order)
    for place in range(staying_dice):
        _lay_flat(fallen, int(order[place]), lying, place)
        if not free_place(lying, place):
            return -1 - int(order[place])
    _as_they_fell(order, lying, staying_dice)
    return staying_dice


def free_place(lying: list[float], die: int) -> bool:
    """Move a die to the nearest place where it fits beside those before it; tell whether there is one."""
    at = LYING * die
    x, y = lying[at + X], lying[at + Y]
    for radius in range(_FARTHEST):
        spots = max(8, 3 * radius) if radius else 1
        for spot in range(spots):
            angle = 360.0 * spot / spots
            lying[at + X] = rounded(x + radius * cosine(angle), PLACE_STEPS)
            lying[at + Y] = rounded(y + radius * sine(angle), PLACE_STEPS)
            if fits(lying, die, die):
                return True
    return False


def fits(lying: Sequence[float], die: int, others: int) -> bool:
    """Tell whether a die lies inside the wall and clear of the first so many."""
    at = LYING * die
    if not is_inside(lying[at + X], lying[at + Y], lying[at + YAW]):
        return False
    for other in range(others):
        beside = LYING * other
        if other != die and not is_clear(
            lying[at + X],
            lying[at + Y],
            lying[at + YAW],
            lying[beside + X],
            lying[beside + Y],
            lying[beside + YAW],
        ):
            return False
    return True


def as_bodies(lying: Sequence[float], count: int, bodies: list[float]) -> None:
    """Write lying dice as bodies at rest (`foxdice.dice.arena.release`)."""
    for die in range(count):
        at, to = LYING * die, BODY * die
        rotation = lying_flat(int(lying[at + SHOWS]), lying[at + YAW])
        for part in range(BODY):
            bodies[to + part] = 0.0
        bodies[to], bodies[to + 1], bodies[to + 2] = lying[at + X], lying[at + Y], _HALF
        for part in range(4):
            bodies[to + 3 + part] = rotation[part]


def _by_disorder(fallen: Sequence[float], staying: Sequence[float], count: int, order: list[float]) -> int:
    """Write the places of the staying dice, those first that have to be touched least; return how many."""
    found = 0
    for number in range(count):
        if staying[number] == 0.0:
            continue
        place = found
        while place > 0 and _is_tidier(fallen, number, int(order[place - 1])):
            order[place] = order[place - 1]
            place -= 1
        order[place] = float(number)
        found += 1
    return found


def _is_tidier(fallen: Sequence[float], one: int, other: int) -> bool:
    a, b = FALLEN * one, FALLEN * other
    if (fallen[a + FATE] == COCKED) != (fallen[b + FATE] == COCKED):
        return fallen[b + FATE] == COCKED
    tilt, others_tilt = _tilt(fallen, one), _tilt(fallen, other)
    if tilt != others_tilt:
        return tilt < others_tilt
    return fallen[a + DIE] < fallen[b + DIE]


def _tilt(fallen: Sequence[float], number: int) -> float:
    at = FALLEN * number + TURN
    return top_face((fallen[at], fallen[at + 1], fallen[at + 2], fallen[at + 3]))[1]


def _lay_flat(fallen: Sequence[float], number: int, lying: list[float], place: int) -> None:
    at, to = FALLEN * number, LYING * place
    turn = at + TURN
    rotation = (fallen[turn], fallen[turn + 1], fallen[turn + 2], fallen[turn + 3])
    rested_on = top_face(rotation)[0]
    lying[to + WHICH] = fallen[at + DIE]
    lying[to + X] = fallen[at + PLACE]
    lying[to + Y] = fallen[at + PLACE + 1]
    lying[to + YAW] = turned(rounded(yaw_of(rotation, rested_on), YAW_STEPS))
    lying[to + SHOWS] = fallen[at + FACE]


def _as_they_fell(order: list[float], lying: list[float], count: int) -> None:
    """Bring the laid dice, which lie in the order in which they were laid, into the order in which they fell."""
    for place in range(count):
        first = place
        for other in range(place + 1, count):
            if order[other] < order[first]:
                first = other
        for part in range(LYING):
            held = lying[LYING * place + part]
            lying[LYING * place + part] = lying[LYING * first + part]
            lying[LYING * first + part] = held
        held_number = order[place]
        order[place] = order[first]
        order[first] = held_number
