"""Moving lying dice by hand before a throw: pushed about, never turned, tipped or stacked."""

import math
from collections.abc import Sequence

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import format_face
from foxdice.dice.arena.footprint import covers, is_clear, is_inside
from foxdice.dice.arena.layout import Layout, LyingDie


def move_dice(layout: Layout, moved: Sequence[LyingDie]) -> Layout:
    """Push dice to new places; raise ArenaError if one is unknown, turned, outside, stacked or overlaps."""
    for die in moved:
        _check_same_die(layout, die)
    places = {die.die: die for die in moved}
    if len(places) < len(moved):
        raise ArenaError("moved_twice", "A die can be moved to one place only.")
    after = Layout(tuple(places.get(die.die, die) for die in layout.dice))
    for die in moved:
        _check_place(after, die)
    return after


def _check_same_die(layout: Layout, die: LyingDie) -> None:
    before = layout.find(die.die)
    if before is None:
        raise ArenaError("not_lying", "Die {die} does not lie in the arena, so it cannot be moved.", die=die.die)
    if not (math.isfinite(die.x) and math.isfinite(die.y)):
        raise ArenaError("no_place", "Die {die} needs a place given by two numbers.", die=die.die)
    if die.face != before.face:
        raise ArenaError(
            "tipped",
            "Die {die} shows {before} and may be moved, but not tipped to {after}.",
            die=die.die,
            before=format_face(before.face),
            after=format_face(die.face),
        )
    if die.yaw != before.yaw:
        raise ArenaError("turned", "Die {die} may be moved, but not turned.", die=die.die)


def _check_place(after: Layout, die: LyingDie) -> None:
    if not is_inside(die):
        raise ArenaError("outside", "Die {die} would not lie inside the arena there.", die=die.die)
    for other in after.dice:
        if other.die == die.die:
            continue
        if covers(other, die) or covers(die, other):
            raise ArenaError(
                "stacked",
                "Die {die} may not be stacked on die {other}.",
                die=die.die,
                other=other.die,
            )
        if not is_clear(die, [other]):
            raise ArenaError(
                "overlap",
                "Die {die} would overlap die {other} there.",
                die=die.die,
                other=other.die,
            )
