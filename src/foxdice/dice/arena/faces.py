"""The six faces of a die: 2 to 6, and X in place of the 1; opposite faces add up to seven."""

from typing import Final

from foxdice.dice.arena.arithmetic import angle_of, tilt_of, turned
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.rotation import Quaternion, about, multiply, up

X: Final = 1
FACES: Final = (X, 2, 3, 4, 5, 6)

# Which face looks along the die's own axes +x, -x, +y, -y, +z, -z.
ON_AXES: Final = (2, 5, 3, 4, 6, X)

_TO_TOP: Final[tuple[Quaternion, ...]] = (  # by face
    (1.0, 0.0, 0.0, 0.0),
    about((1.0, 0.0, 0.0), 180.0),
    about((0.0, -1.0, 0.0), 90.0),
    about((1.0, 0.0, 0.0), 90.0),
    about((-1.0, 0.0, 0.0), 90.0),
    about((0.0, 1.0, 0.0), 90.0),
    (1.0, 0.0, 0.0, 0.0),
)


def top_face(rotation: Quaternion) -> tuple[int, float]:
    """Read the face on top, and by how many degrees it is tilted."""
    heights = up(rotation)
    axis = 0
    for other in range(1, 3):
        if abs(heights[other]) > abs(heights[axis]):
            axis = other
    face = ON_AXES[2 * axis + (1 if heights[axis] < 0.0 else 0)]
    return face, tilt_of(min(1.0, abs(heights[axis])))


def lying_flat(face: int, yaw: float) -> Quaternion:
    """Give the rotation of a die that lies flat with this face on top, turned by yaw degrees."""
    return multiply(about((0.0, 0.0, 1.0), yaw), _TO_TOP[face])


def yaw_of(rotation: Quaternion, face: int) -> float:
    """Give the yaw in degrees, 0 up to 360, of a die with this face on top; a tilt is ignored."""
    w, x, y, z = _TO_TOP[face]
    twist = multiply(rotation, (w, -x, -y, -z))
    return turned(2.0 * angle_of(twist[3], twist[0]))


def bearing(face: int, yaw: float, side: int) -> float:
    """Give the direction in degrees, 0 up to 360, in which a side looks while this face is on top."""
    place = 0
    while ON_AXES[place] != side:
        place += 1
    outwards = -1.0 if place % 2 else 1.0
    axis = place // 2
    along = (0.0, outwards if axis == 0 else 0.0, outwards if axis == 1 else 0.0, outwards if axis == 2 else 0.0)
    lying = lying_flat(face, yaw)
    looks = multiply(multiply(lying, along), (lying[0], -lying[1], -lying[2], -lying[3]))
    return turned(angle_of(looks[2], looks[1]))


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
