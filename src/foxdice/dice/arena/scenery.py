"""The bowl as a physics engine takes it: boxes and convex pieces, in the engine's own unit.

Engines lose contacts between small boxes at metre scale, so inside them one unit is a centimetre.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from foxdice.dice.arena import material
from foxdice.dice.arena.geometry import BOWL, Point, ring_pieces

SCALE: Final = 0.1  # one millimetre in the engine's centimetres
_MAT_THICKNESS: Final = 6.0
_MAT_OVERLAP: Final = 2.0  # the mat reaches a little under the wall, so that no seam is left
_TABLE: Final = (200.0, 200.0, 5.0)

Piece: TypeAlias = tuple[Point, ...]  # the corners of something convex


@dataclass(frozen=True, slots=True)
class Box:
    """A box that never moves: half its edges, its middle, and what it is made of."""

    halves: Point
    middle: Point
    surface: material.Surface


@dataclass(frozen=True, slots=True)
class Scenery:
    """All that a die can touch, and what a die is."""

    mat: Box
    table: Box
    wall: tuple[Piece, ...]
    core: float  # half the edge of the sharp box inside a die
    edge: float  # its rounding
    inertia: float
    gravity: float


def scaled(point: Point) -> Point:
    """Return a point in the engine's unit."""
    return (point[0] * SCALE, point[1] * SCALE, point[2] * SCALE)


SCENERY: Final = Scenery(
    mat=Box(
        scaled((BOWL.half_length + _MAT_OVERLAP, BOWL.half_width + _MAT_OVERLAP, _MAT_THICKNESS)),
        scaled((0.0, 0.0, -_MAT_THICKNESS)),
        material.MAT,
    ),
    table=Box(_TABLE, (0.0, 0.0, BOWL.table * SCALE - _TABLE[2]), material.TABLE),
    wall=tuple(tuple(scaled(point) for point in piece) for piece in ring_pieces()),
    core=BOWL.core * SCALE,
    edge=BOWL.edge * SCALE,
    inertia=material.INERTIA * SCALE * SCALE,
    gravity=material.GRAVITY * SCALE,
)
