"""How planned throws are made: which dice are pushed where, and what the hand does.

Plain functions, which browsers run too. A gesture and lying dice are numbers in rows (`gesture`, `laying`); dice that
are pushed are written to `pushed`, and how many they are is returned.
"""

from collections.abc import Sequence
from typing import Final

from foxdice.dice.arena import gesture as hands
from foxdice.dice.arena.arithmetic import cosine, exponential, rounded, sine, turned
from foxdice.dice.arena.faces import bearing
from foxdice.dice.arena.footprint import gap, is_inside
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.laying import LYING, SHOWS, YAW, X, Y, free_place

AVOID: Final = 0
HIT: Final = 1
GATHER: Final = 2

ROLL: Final = 0
TUMBLE: Final = 1
SMASH: Final = 2

SHORT: Final = 12.0  # millimetres before a die's middle: a hit on its side turns it, a hit on top pins it
# Five places at one end, free of each other and of the wall however the dice are turned.
NEAR_END: Final = ((-57.0, -11.0), (-57.0, 11.0), (-37.0, -21.0), (-37.0, 0.0), (-37.0, 21.0))
FAR_END: Final = 38.0  # where a throw lands that is to touch nothing
STEEP: Final = 80.0
LOW: Final = 90.0
_DIE: Final = BOWL.die
_STEPS: Final = 24  # directions from which a die may be hit
_DIRECTIONS: Final = tuple((15.0 * step, cosine(15.0 * step), sine(15.0 * step)) for step in range(_STEPS))
_FAR: Final = 30.0  # from which on a die does not matter for a line of attack
HUNDREDTHS: Final = 100.0

# Ways to hit one die (docs/decisions/0009-arena-throws.md): strength, fall, height, spin; how far before the target's
# middle the throw is aimed; the room between the target and the wall behind it.
MEASURES: Final = (
    (0.75, 36.0, 90.0, 6.0, 14.0, 22.0),
    (1.0, 40.0, 90.0, 5.0, 14.0, 44.0),
    (3.7, 34.0, 180.0, -10.0, 4.0, 31.0),
)
# Where up to four others go, or the nearest free place, seen from the target along and across the throw.
_ASIDE: Final = ((-8.0, 42.0), (-8.0, -42.0), (14.0, 42.0), (14.0, -42.0))
_WEDGE: Final = ((12.0, 18.1), (12.0, -18.1), (24.0, 0.0), (26.0, 36.2))


def plan(
    kind: int, strength: float, lying: Sequence[float], count: int, gesture: list[float], pushed: list[float]
) -> int:
    """Touch nothing, hit the dice as they lie, or gather them and hit the middle; with nothing lying all are one."""
    hands.write(gesture, 0.0, 0.0, strength, hands.USUAL_DIRECTION)
    if count == 0:
        return 0
    if kind == AVOID:
        return _avoid(lying, count, gesture, pushed)
    if kind == HIT:
        return _hit(lying, count, gesture)
    return _gather(lying, count, gesture, pushed)


def _avoid(lying: Sequence[float], count: int, gesture: list[float], pushed: list[float]) -> int:
    """Push all dice to one end and drop the die steeply at the other."""
    for number in range(count):
        _copy(lying, number, pushed, number)
        spot = NEAR_END[number % 5]
        pushed[LYING * number + X], pushed[LYING * number + Y] = spot[0], spot[1]
        free_place(pushed, number)
    gesture[hands.AIM_X] = FAR_END
    gesture[hands.DIRECTION] = 0.0
    gesture[hands.FALL] = STEEP
    gesture[hands.HEIGHT] = LOW
    return count


def _hit(lying: Sequence[float], count: int, gesture: list[float]) -> int:
    """Aim at the die from which the way leads over most others, short of its middle."""
    best_target, best_step = 0, 0
    best_open, best_worth = False, -1.0
    for target in range(count):
        for step in range(_STEPS):
            is_open, worth = _worth(lying, count, target, step)
            if (is_open and not best_open) or (is_open == best_open and worth > best_worth):
                best_target, best_step, best_open, best_worth = target, step, is_open, worth
    way = _DIRECTIONS[best_step]
    at = LYING * best_target
    gesture[hands.AIM_X] = lying[at + X] - SHORT * way[1]
    gesture[hands.AIM_Y] = lying[at + Y] - SHORT * way[2]
    gesture[hands.DIRECTION] = way[0]
    return 0


def _worth(lying: Sequence[float], count: int, target: int, step: int) -> tuple[bool, float]:
    """Rate a line of attack: it must be open to the hand; then count the dice along it, near ones more."""
    way = _DIRECTIONS[step]
    x, y = lying[LYING * target + X], lying[LYING * target + Y]
    is_open = hands.is_aimed_inside(x - SHORT * way[1], y - SHORT * way[2])
    worth = 0.0
    for other in range(count):
        dx, dy = lying[LYING * other + X] - x, lying[LYING * other + Y] - y
        along, across = dx * way[1] + dy * way[2], dx * way[2] - dy * way[1]
        away = (across / _DIE) * (across / _DIE) + along / (4.0 * _DIE)
        if along >= 0.0 and away < _FAR:
            worth += exponential(-away)
    run_up = -(x * way[1] + y * way[2])  # room behind the target to tumble into
    return is_open, worth + run_up / 1000.0


def _gather(lying: Sequence[float], count: int, gesture: list[float], pushed: list[float]) -> int:
    """Push the dice into a line across the throw, side by side, and hit its middle."""
    for number in range(count):
        _copy(lying, number, pushed, number)
        pushed[LYING * number + X], pushed[LYING * number + Y] = 0.0, 0.0
        if number:
            pushed[LYING * number + X] = _beside(pushed, number)
    shift = pushed[LYING * (count - 1) + X] / 2.0
    for number in range(count):
        pushed[LYING * number + X] = rounded(pushed[LYING * number + X] - shift, HUNDREDTHS)
    gesture[hands.AIM_X] = -SHORT * cosine(hands.USUAL_DIRECTION)
    gesture[hands.AIM_Y] = -SHORT * sine(hands.USUAL_DIRECTION)
    return count


def _beside(pushed: Sequence[float], number: int) -> float:
    """Return how close to the die before it a die can be put along x."""
    before, own = LYING * (number - 1), LYING * number
    near, far = _DIE, _DIE * 1.5
    for _ in range(12):
        middle = (near + far) / 2.0
        x = pushed[before + X]
        if gap(x, 0.0, pushed[before + YAW], x + middle, 0.0, pushed[own + YAW]) < 0.0:
            near = middle
        else:
            far = middle
    return pushed[before + X] + far


def aim_shot(
    way: int, face: int, side: int, lying: Sequence[float], count: int, gesture: list[float], pushed: list[float]
) -> int:
    """Put the dice in place to hit the one that shows a face, this side of it towards the hand."""
    how = MEASURES[way]
    target = 0
    while lying[LYING * target + SHOWS] != face:
        target += 1
    at = LYING * target
    direction = turned(rounded(bearing(face, lying[at + YAW], side) + 180.0, HUNDREDTHS))
    ahead, aside = cosine(direction), sine(direction)
    middle = _to_wall(lying[at + YAW], ahead, aside) - how[5]
    _copy(lying, target, pushed, 0)
    _put(pushed, 0, ahead, aside, middle, 0.0)
    placed = 1
    for other in range(count):
        if other != target and placed <= 4:
            spot = _WEDGE[placed - 1] if way == SMASH else _ASIDE[placed - 1]
            _copy(lying, other, pushed, placed)
            _put(pushed, placed, ahead, aside, middle + spot[0], spot[1])
            free_place(pushed, placed)
            placed += 1
    aim = middle - how[4]
    gesture[hands.AIM_X] = rounded(aim * ahead, HUNDREDTHS)
    gesture[hands.AIM_Y] = rounded(aim * aside, HUNDREDTHS)
    gesture[hands.STRENGTH] = how[0]
    gesture[hands.DIRECTION] = direction
    gesture[hands.FALL] = how[1]
    gesture[hands.HEIGHT] = how[2]
    gesture[hands.SPIN] = how[3]
    return placed


def _put(pushed: list[float], die: int, ahead: float, aside: float, along: float, across: float) -> None:
    """Put a die so far from the middle of the arena, along and across a throw."""
    pushed[LYING * die + X] = rounded(along * ahead - across * aside, HUNDREDTHS)
    pushed[LYING * die + Y] = rounded(along * aside + across * ahead, HUNDREDTHS)


def _to_wall(yaw: float, ahead: float, aside: float) -> float:
    """Return how far from the middle of the arena a die can be pushed in a direction."""
    near, far = 0.0, 80.0
    for _ in range(14):
        middle = (near + far) / 2.0
        if is_inside(rounded(middle * ahead, HUNDREDTHS), rounded(middle * aside, HUNDREDTHS), yaw):
            near = middle
        else:
            far = middle
    return near


def _copy(lying: Sequence[float], die: int, to: list[float], place: int) -> None:
    for part in range(LYING):
        to[LYING * place + part] = lying[LYING * die + part]
