"""Moving lying dice by hand before a throw: pushed about, never turned, tipped or stacked."""

import math
from collections.abc import Sequence

from foxdice.dice.arena import pushing
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import format_face
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.settle import layout_of, lying_rows


def move_dice(layout: Layout, moved: Sequence[LyingDie]) -> Layout:
    """Push dice to new places; raise ArenaError if one is unknown, turned, outside, stacked or overlaps."""
    for die in moved:
        before = layout.find(die.die)
        if before and not (math.isfinite(die.x) and math.isfinite(die.y)):
            raise ArenaError("arena-no-place", die=format_face(before.face))
    rows, flaw = lying_rows(layout.dice), [0.0, 0.0]
    wrong = pushing.push(rows, len(layout.dice), lying_rows(moved), len(moved), flaw)
    if wrong:
        raise _error(wrong, layout, moved[int(flaw[pushing.PUSHED])], int(flaw[pushing.OTHER]))
    return layout_of(rows, len(layout.dice))


def _error(wrong: int, layout: Layout, die: LyingDie, other: int) -> ArenaError:
    if wrong == pushing.NOT_LYING:
        return ArenaError(pushing.FLAWS[wrong], die=die.die)
    beside = format_face(layout.dice[other].face)
    if wrong == pushing.TIPPED:
        return ArenaError(pushing.FLAWS[wrong], die=beside, after=format_face(die.face))
    return ArenaError(pushing.FLAWS[wrong], die=format_face(die.face), other=beside)
