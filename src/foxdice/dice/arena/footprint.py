"""Where a lying die fits: inside the wall, clear of the others."""

import math
from collections.abc import Iterable
from typing import Final, TypeAlias

from foxdice.dice.arena.geometry import BOWL, mat_edges
from foxdice.dice.arena.layout import LyingDie

Corner: TypeAlias = tuple[float, float]

TOUCH: Final = 0.1  # millimetres that two touching dice may sink into each other

_SLOPE: Final = BOWL.wall_top.out / BOWL.wall_top.height
# The wall leans outwards, so a rounded lower edge comes closer to its foot than the edge's full radius.
_EDGE_AT_WALL: Final = BOWL.edge * (math.hypot(1.0, _SLOPE) - _SLOPE)


def is_inside(die: LyingDie) -> bool:
    """Say whether the die lies on the mat without cutting into the wall."""
    corners = _core_corners(die)
    return all(
        max(nx * x + ny * y for x, y in corners) + _EDGE_AT_WALL <= distance + TOUCH for nx, ny, distance in mat_edges()
    )


def gap(a: LyingDie, b: LyingDie) -> float:
    """Give the distance between two lying dice; negative where they overlap."""
    between = math.hypot(a.x - b.x, a.y - b.y)
    if between >= BOWL.die * math.sqrt(2):
        return between - BOWL.die * math.sqrt(2)
    ours, theirs = _core_corners(a), _core_corners(b)
    if _cross(ours, theirs):
        return -2 * BOWL.edge
    nearest = min(_nearest(ours, theirs), _nearest(theirs, ours))
    return nearest - 2 * BOWL.edge


def is_clear(die: LyingDie, others: Iterable[LyingDie]) -> bool:
    """Say whether the die overlaps none of the others; touching is allowed."""
    return all(gap(die, other) >= -TOUCH for other in others)


def covers(a: LyingDie, b: LyingDie) -> bool:
    """Say whether the middle of b lies under die a."""
    turn = math.radians(-a.yaw)
    dx, dy = b.x - a.x, b.y - a.y
    along = dx * math.cos(turn) - dy * math.sin(turn)
    across = dx * math.sin(turn) + dy * math.cos(turn)
    return max(abs(along), abs(across)) < BOWL.half


def _core_corners(die: LyingDie) -> list[Corner]:
    reach = BOWL.core * math.sqrt(2)
    turns = [math.radians(die.yaw + 45 + 90 * k) for k in range(4)]
    return [(die.x + reach * math.cos(t), die.y + reach * math.sin(t)) for t in turns]


def _cross(a: list[Corner], b: list[Corner]) -> bool:
    """Say whether two squares share a point: no side of either separates them."""
    for square in (a, b):
        for i in range(4):
            (x1, y1), (x2, y2) = square[i], square[(i + 1) % 4]
            nx, ny = y2 - y1, x1 - x2
            ours = [nx * x + ny * y for x, y in a]
            theirs = [nx * x + ny * y for x, y in b]
            if max(ours) < min(theirs) or max(theirs) < min(ours):
                return False
    return True


def _nearest(corners: list[Corner], square: list[Corner]) -> float:
    return min(_to_side(corner, square[i], square[(i + 1) % 4]) for corner in corners for i in range(4))


def _to_side(point: Corner, start: Corner, end: Corner) -> float:
    (px, py), (x1, y1), (x2, y2) = point, start, end
    dx, dy = x2 - x1, y2 - y1
    along = max(0.0, min(1.0, ((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy)))
    return math.hypot(px - x1 - along * dx, py - y1 - along * dy)
