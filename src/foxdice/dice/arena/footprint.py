"""Where a lying die fits: inside the wall, clear of the others.

Plain functions, which browsers run too, as WebAssembly (docs/wasm.md). A die is its middle (millimetres) and its yaw
(degrees).
"""

import math
from typing import Final

from foxdice.dice.arena.arithmetic import cosine, sine
from foxdice.dice.arena.geometry import BOWL, mat_edges

TOUCH: Final = 0.1  # millimetres that two touching dice may sink into each other

DIE: Final = BOWL.die
EDGE: Final = BOWL.edge
CORE: Final = BOWL.core
_SLOPE: Final = BOWL.wall_top.out / BOWL.wall_top.height
# The wall leans outwards, so a rounded lower edge comes closer to its foot than the edge's full radius.
EDGE_AT_WALL: Final = BOWL.edge * (math.hypot(1.0, _SLOPE) - _SLOPE)
SIDES: Final = mat_edges()  # of the mat: outward normal x, y, distance from the middle
ROUNDS: Final = 8  # pushed back from one side a die may meet the next: so many find the corner


def is_inside(x: float, y: float, yaw: float) -> bool:
    """Say whether a die lies on the mat without cutting into the wall."""
    along, across = cosine(yaw), sine(yaw)
    for nx, ny, distance in SIDES:
        if nx * x + ny * y + reach(nx, ny, along, across) > distance + TOUCH:
            return False
    return True


def push_inside(yaw: float, spot: list[float]) -> None:
    """Move a spot, x and y, to the nearest one where a die turned like this is inside the wall."""
    along, across = cosine(yaw), sine(yaw)
    for _ in range(ROUNDS):
        for nx, ny, distance in SIDES:
            over = nx * spot[0] + ny * spot[1] + reach(nx, ny, along, across) - distance
            if over > 0.0:
                spot[0] -= nx * over
                spot[1] -= ny * over


def gap(ax: float, ay: float, ayaw: float, bx: float, by: float, byaw: float) -> float:
    """Give the distance between two lying dice; negative where they overlap."""
    between = math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by))
    if between >= DIE * math.sqrt(2.0):
        return between - DIE * math.sqrt(2.0)
    ours, theirs = _from_square(ax, ay, ayaw, bx, by, byaw), _from_square(bx, by, byaw, ax, ay, ayaw)
    if ours < 0.0 and theirs < 0.0:
        return -2.0 * EDGE
    return min(abs(ours), abs(theirs)) - 2.0 * EDGE


def is_clear(ax: float, ay: float, ayaw: float, bx: float, by: float, byaw: float) -> bool:
    """Say whether two lying dice do not overlap; touching is allowed."""
    return gap(ax, ay, ayaw, bx, by, byaw) >= -TOUCH


def covers(ax: float, ay: float, ayaw: float, bx: float, by: float) -> bool:
    """Say whether a spot b lies under die a."""
    along, across = cosine(ayaw), sine(ayaw)
    dx, dy = bx - ax, by - ay
    return max(abs(dx * along + dy * across), abs(dy * along - dx * across)) < DIE / 2.0


def reach(nx: float, ny: float, along: float, across: float) -> float:
    """Give how far a turned die reaches from its middle towards a side of the mat."""
    return CORE * (abs(nx * along + ny * across) + abs(ny * along - nx * across)) + EDGE_AT_WALL


def _from_square(ax: float, ay: float, ayaw: float, bx: float, by: float, byaw: float) -> float:
    """Give how far the corners of the sharp square inside die a are from the one inside die b.

    Negative where no side of b has all of a beyond it; where neither has one of the other's, they overlap.
    """
    along, across = cosine(byaw), sine(byaw)
    turned, tilted = CORE * cosine(ayaw), CORE * sine(ayaw)
    nearest = math.inf
    right, left, above, below = True, True, True, True
    for corner in range(4):
        towards, aside = (1.0 if corner < 2 else -1.0), (1.0 if corner % 3 else -1.0)
        dx = ax + towards * turned - aside * tilted - bx
        dy = ay + towards * tilted + aside * turned - by
        u, v = dx * along + dy * across, dy * along - dx * across
        right, left, above, below = right and u > CORE, left and u < -CORE, above and v > CORE, below and v < -CORE
        out, off = max(abs(u) - CORE, 0.0), max(abs(v) - CORE, 0.0)
        nearest = min(nearest, math.sqrt(out * out + off * off))
    return nearest if right or left or above or below else -nearest
