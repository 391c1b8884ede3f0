"""Moving lying dice by hand before a throw: pushed about, never turned, tipped or stacked."""

import math
from collections.abc import Sequence

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import format_face
from foxdice.dice.arena.fitting import covers, is_clear, is_inside
from foxdice.dice.arena.layout import Layout, LyingDie


def move_dice(layout: Layout, moved: Sequence[LyingDie]) -> Layout:
    """Push dice to new places; raise ArenaError if one is unknown, turned, outside, stacked or overlaps."""
    for die in moved:
        _check_same_die(layout, die)
    places = {die.die: die for die in moved}
    if len(places) < len(moved):
        raise ArenaError("arena-moved-twice")
    after = Layout(tuple(places.get(die.die, die) for die in layout.dice))
    for die in moved:
        _check_place(after, die)
    return after


def _check_same_die(layout: Layout, die: LyingDie) -> None:
    before = layout.find(die.die)
    if before is None:
        raise ArenaError("arena-not-lying", die=die.die)
    if not (math.isfinite(die.x) and math.isfinite(die.y)):
        raise ArenaError("arena-no-place", die=format_face(before.face))
    if die.face != before.face:
        raise ArenaError("arena-tipped", die=format_face(before.face), after=format_face(die.face))
    if die.yaw != before.yaw:
        raise ArenaError("arena-turned", die=format_face(die.face))


def _check_place(after: Layout, die: LyingDie) -> None:
    name = format_face(die.face)
    if not is_inside(die):
        raise ArenaError("arena-outside", die=name)
    for other in after.dice:
        if other.die == die.die:
            continue
        if covers(other, die) or covers(die, other):
            raise ArenaError("arena-stacked", die=name, other=format_face(other.face))
        if not is_clear(die, [other]):
            raise ArenaError("arena-overlap", die=name, other=format_face(other.face))
