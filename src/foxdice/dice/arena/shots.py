"""Throws at one die that is put where it can be hit squarely, with a chosen side towards the hand.

Dice may be pushed but not turned, so the direction of the throw decides which side of a die looks at the hand. A gentle
hit tips the die away from the hand, which brings that side up. The measures were found by a search in the arena
(docs/decisions/0009-arena-throws.md), and how these throws end is counted in `shots.json`.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, get_args

from foxdice.dice.arena.faces import FACES, bearing
from foxdice.dice.arena.fitting import is_inside
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.settle import free_place
from foxdice.dice.arena.throw import Throw

Way: TypeAlias = Literal["roll", "tumble", "smash"]
# What became of the die that was hit: the side that looked at the hand is up, or the one away from it, or one of the
# two beside them, or the face that was below.
Tipped: TypeAlias = Literal["same", "near", "far", "beside", "opposite", "cocked", "out"]

WAYS: Final[tuple[Way, ...]] = get_args(Way)


@dataclass(frozen=True, slots=True)
class Shot:
    """Hit the die that shows the target's value, this side of it towards the hand."""

    way: Way
    target: int
    side: int


@dataclass(frozen=True, slots=True)
class _Measures:
    """How a way of hitting is done; lengths in millimetres, seen from the target along and across the throw."""

    strength: float
    fall: float
    height: float
    spin: float
    short: float  # how far before the target's middle the throw is aimed
    room: float  # between the target and the wall behind it
    others: tuple[tuple[float, float], ...]  # where up to four others go, or the nearest free place


_ASIDE: Final = ((-8.0, 42.0), (-8.0, -42.0), (14.0, 42.0), (14.0, -42.0))
_WEDGE: Final = ((12.0, 18.1), (12.0, -18.1), (24.0, 0.0), (26.0, 36.2))

_MEASURES: Final[dict[Way, _Measures]] = {
    "roll": _Measures(0.75, 36.0, 90.0, 6.0, short=14.0, room=22.0, others=_ASIDE),
    "tumble": _Measures(1.0, 40.0, 90.0, 5.0, short=14.0, room=44.0, others=_ASIDE),
    "smash": _Measures(3.7, 34.0, 180.0, -10.0, short=4.0, room=31.0, others=_WEDGE),
}


def shots_at(target: int) -> Iterator[Shot]:
    """List all ways to hit the die of this value, and its four sides."""
    for way in WAYS:
        for side in FACES:
            if side not in {target, 7 - target}:
                yield Shot(way, target, side)


def faces_up(shot: Shot, tipped: Tipped) -> tuple[int, ...]:
    """List the faces that the target may show afterwards, each as likely as the others."""
    match tipped:
        case "near":
            return (shot.side,)
        case "far":
            return (7 - shot.side,)
        case "beside":
            return tuple(face for face in FACES if not {face, 7 - face} & {shot.side, shot.target})
        case "opposite":
            return (7 - shot.target,)
        case "cocked":
            return FACES
        case _:
            return (shot.target,)


def aim_shot(shot: Shot, layout: Layout, die: int) -> Throw:
    """Put the dice in place and throw one at the target, which lies in the layout."""
    how = _MEASURES[shot.way]
    target = next(lying for lying in layout.dice if lying.face == shot.target)
    direction = round(bearing(target.face, target.yaw, shot.side) + 180, 2) % 360
    middle = _to_wall(target, direction) - how.room
    placed = [_put(target, _at(direction, middle, 0.0))]
    others = (lying for lying in layout.dice if lying.die != target.die)
    for other, (along, across) in zip(others, how.others, strict=False):
        placed.append(free_place(_put(other, _at(direction, middle + along, across)), placed))
    aim = _at(direction, middle - how.short, 0.0)
    return Throw((die,), aim, how.strength, direction, how.fall, how.height, how.spin, moved=tuple(placed))


def _at(direction: float, along: float, across: float) -> tuple[float, float]:
    """Give the place so far from the middle of the arena, along and across the throw."""
    ahead, aside = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    return round(along * ahead - across * aside, 2), round(along * aside + across * ahead, 2)


def _put(die: LyingDie, place: tuple[float, float]) -> LyingDie:
    return replace(die, x=place[0], y=place[1])


def _to_wall(die: LyingDie, direction: float) -> float:
    """Give how far from the middle of the arena the die can be pushed in this direction."""
    near, far = 0.0, 80.0
    for _ in range(14):
        middle = (near + far) / 2
        if is_inside(_put(die, _at(direction, middle, 0.0))):
            near = middle
        else:
            far = middle
    return near
