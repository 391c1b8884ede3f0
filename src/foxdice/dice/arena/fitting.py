"""Which lying dice fit where."""

from collections.abc import Iterable

from foxdice.dice.arena import footprint
from foxdice.dice.arena.layout import LyingDie


def is_inside(die: LyingDie) -> bool:
    """Say whether the die lies on the mat without cutting into the wall."""
    return footprint.is_inside(die.x, die.y, die.yaw)


def gap(a: LyingDie, b: LyingDie) -> float:
    """Give the distance between two lying dice; negative where they overlap."""
    return footprint.gap(a.x, a.y, a.yaw, b.x, b.y, b.yaw)


def is_clear(die: LyingDie, others: Iterable[LyingDie]) -> bool:
    """Say whether the die overlaps none of the others; touching is allowed."""
    return all(footprint.is_clear(die.x, die.y, die.yaw, other.x, other.y, other.yaw) for other in others)


def covers(a: LyingDie, b: LyingDie) -> bool:
    """Say whether the middle of b lies under die a."""
    return footprint.covers(a.x, a.y, a.yaw, b.x, b.y)
