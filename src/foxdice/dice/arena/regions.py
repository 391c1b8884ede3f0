"""Where in the bowl the middle of a die is; plain functions, which browsers run too."""

from typing import Final

from foxdice.dice.arena.geometry import BOWL

PIT: Final = 0
LEDGE: Final = 1
OUTSIDE: Final = 2

_RIM_LENGTH: Final = BOWL.half_length + BOWL.rim_end.out
_RIM_WIDTH: Final = BOWL.half_width + BOWL.rim_end.out
_WALL_LENGTH: Final = BOWL.half_length + BOWL.wall_top.out
_WALL_WIDTH: Final = BOWL.half_width + BOWL.wall_top.out
_WALL_HEIGHT: Final = BOWL.wall_top.height
_FALLEN: Final = BOWL.table / 2


def region(x: float, y: float, z: float) -> int:
    """Say where the middle of a die is: in the pit, on the ledge, or outside."""
    if not _is_within(x, y, _RIM_LENGTH, _RIM_WIDTH) or z < _FALLEN:
        return OUTSIDE
    if not _is_within(x, y, _WALL_LENGTH, _WALL_WIDTH) and z > _WALL_HEIGHT:
        return LEDGE
    return PIT


def _is_within(x: float, y: float, length: float, width: float) -> bool:
    return (x / length) * (x / length) + (y / width) * (y / width) <= 1.0
