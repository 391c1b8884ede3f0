"""Three kinds of throw: touch nothing, hit the dice as they lie, gather them and hit the middle."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from foxdice.dice.arena import aiming
from foxdice.dice.arena import gesture as hands
from foxdice.dice.arena.laying import LYING
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.settle import layout_of, lying_rows
from foxdice.dice.arena.throw import Throw

Kind: TypeAlias = Literal["avoid", "hit", "gather"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)  # in the order of `foxdice.dice.arena.aiming`


def plan(kind: Kind, layout: Layout, die: int, strength: float) -> Throw:
    """Make a throw of this kind; with nothing lying, all kinds are a throw into the middle."""
    rows, gesture, pushed = rows_for(layout)
    many = aiming.plan(KINDS.index(kind), strength, rows, len(layout.dice), gesture, pushed)
    return planned((die,), gesture, pushed, many)


def plan_all_in(dice: Sequence[int], strength: float) -> Throw:
    """Throw a whole hand at once into the middle."""
    return Throw(tuple(dice), (0.0, 0.0), strength)


def rows_for(layout: Layout) -> tuple[list[float], list[float], list[float]]:
    """Return the lying dice as numbers, and room for a gesture and for dice that are pushed."""
    return lying_rows(layout.dice), [0.0] * hands.GESTURE, [0.0] * (LYING * len(layout.dice))


def planned(dice: tuple[int, ...], gesture: Sequence[float], pushed: Sequence[float], many: int) -> Throw:
    """Return the throw that was written to rows of numbers."""
    x, y, strength, direction, fall, height, spin = gesture
    return Throw(dice, (x, y), strength, direction, fall, height, spin, moved=layout_of(pushed, many).dice)
