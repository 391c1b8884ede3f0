"""The six faces of a die: 2 to 6, and X in place of the 1; opposite faces add up to seven."""

import math
from typing import Final

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.rotation import Quaternion, about, multiply, up

X: Final = 1
FACES: Final = (X, 2, 3, 4, 5, 6)

# Which face looks along the die's own axes +x, -x, +y, -y, +z, -z.
ON_AXES: Final = (2, 5, 3, 4, 6, X)

_QUARTER: Final = math.pi / 2
_TO_TOP: Final[dict[int, Quaternion]] = {
    2: about((0, -1, 0), _QUARTER),
    5: about((0, 1, 0), _QUARTER),
    3: about((1, 0, 0), _QUARTER),
    4: about((-1, 0, 0), _QUARTER),
    6: (1.0, 0.0, 0.0, 0.0),
    X: about((1, 0, 0), math.pi),
}


def top_face(rotation: Quaternion) -> tuple[int, float]:
    """Read the face on top, and by how many degrees it is tilted."""
    heights = up(rotation)
    axis = max(range(3), key=lambda i: abs(heights[i]))
    face = ON_AXES[2 * axis + (heights[axis] < 0)]
    return face, math.degrees(math.acos(min(1.0, abs(heights[axis]))))


def lying_flat(face: int, yaw: float) -> Quaternion:
    """Give the rotation of a die that lies flat with this face on top, turned by yaw degrees."""
    return multiply(about((0, 0, 1), math.radians(yaw)), _TO_TOP[face])


def yaw_of(rotation: Quaternion, face: int) -> float:
    """Give the yaw in degrees, 0 up to 360, of a die with this face on top; a tilt is ignored."""
    w, x, y, z = _TO_TOP[face]
    twist = multiply(rotation, (w, -x, -y, -z))
    return math.degrees(2 * math.atan2(twist[3], twist[0])) % 360.0


def bearing(face: int, yaw: float, side: int) -> float:
    """Give the direction in degrees, 0 up to 360, in which a side looks while this face is on top."""
    place = ON_AXES.index(side)
    outwards = -1.0 if place % 2 else 1.0
    ax, ay, az = (outwards if axis == place // 2 else 0.0 for axis in range(3))
    w, x, y, z = lying_flat(face, yaw)
    _, x, y, _ = multiply(multiply((w, x, y, z), (0.0, ax, ay, az)), (w, -x, -y, -z))
    return math.degrees(math.atan2(y, x)) % 360.0


def format_face(face: int) -> str:
    """Write a face as on the die."""
    return "X" if face == X else str(face)


def parse_face(text: str) -> int:
    """Read a face; raise ArenaError where there is no such face."""
    if text == "X":
        return X
    if text in {"2", "3", "4", "5", "6"}:
        return int(text)
    raise ArenaError("arena-no-face", face=text[:20])
