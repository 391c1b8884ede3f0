"""Throws at one die that is put where it can be hit squarely, with a chosen side towards the hand.

Dice may be pushed but not turned, so the direction of the throw decides which side of a die looks at the hand. A gentle
hit tips the die away from the hand, which brings that side up. How these throws end is counted in `shots.json`
(docs/decisions/0009-arena-throws.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from foxdice.dice.arena import aiming
from foxdice.dice.arena.faces import FACES
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.plans import planned, rows_for
from foxdice.dice.arena.throw import Throw

Way: TypeAlias = Literal["roll", "tumble", "smash"]
# What became of the die that was hit: the side that looked at the hand is up, or the one away from it, or one of the
# two beside them, or the face that was below.
Tipped: TypeAlias = Literal["same", "near", "far", "beside", "opposite", "cocked", "out"]

WAYS: Final[tuple[Way, ...]] = get_args(Way)  # in the order of `foxdice.dice.arena.aiming`


@dataclass(frozen=True, slots=True)
class Shot:
    """Hit the die that shows the target's value, this side of it towards the hand."""

    way: Way
    target: int
    side: int


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
    rows, gesture, pushed = rows_for(layout)
    way = WAYS.index(shot.way)
    many = aiming.aim_shot(way, shot.target, shot.side, rows, len(layout.dice), gesture, pushed)
    return planned((die,), gesture, pushed, many)
