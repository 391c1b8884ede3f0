"""Rotations as unit quaternions (w, x, y, z)."""

from typing import TypeAlias

from foxdice.dice.arena.arithmetic import cosine, sine

Quaternion: TypeAlias = tuple[float, float, float, float]
Axis: TypeAlias = tuple[float, float, float]


def multiply(a: Quaternion, b: Quaternion) -> Quaternion:
    """Turn by b first, then by a."""
    w1, x1, y1, z1 = a
    w2, x2, y2, z2 = b
    return (
        w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2,
        w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2,
        w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2,
        w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2,
    )


def about(axis: Axis, degrees: float) -> Quaternion:
    """Turn about a unit axis."""
    s = sine(degrees / 2.0)
    return (cosine(degrees / 2.0), axis[0] * s, axis[1] * s, axis[2] * s)


def up(rotation: Quaternion) -> Axis:
    """Say how far upwards each of the body's own axes points."""
    w, x, y, z = rotation
    return (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y))
