"""Arithmetic that is exact to the bit everywhere: +, −, ×, ÷ and √ only.

Each system's own sines and logarithms differ in the last bit. What a throw follows from must not, for browsers run the
same functions as WebAssembly, and whoever checks their throws runs them here. Angles are degrees.
"""

import math
from typing import Final

_RADIAN: Final = math.pi / 180.0
_LOG_2: Final = math.log(2.0)
_HALF_ROOT: Final = math.sqrt(0.5)
_HALVINGS: Final = 3  # of an angle, before a series finds it: so many make it small


def root(number: float) -> float:
    """Give the root of a number that is not below 0; said to the compiler, this is one step and no call."""
    return math.sqrt(abs(number))


def sine(degrees: float) -> float:
    """Give a sine."""
    quarter = math.floor(degrees / 90.0 + 0.5)
    angle = (degrees - 90.0 * quarter) * _RADIAN
    turns = int(quarter) % 4
    term = angle if turns % 2 == 0 else 1.0
    power = 1 if turns % 2 == 0 else 0
    total = term
    for _ in range(9):
        term *= -angle * angle / ((power + 1) * (power + 2))
        power += 2
        total += term
    return total if turns < 2 else -total


def cosine(degrees: float) -> float:
    """Give a cosine."""
    return sine(degrees + 90.0)


def angle_of(y: float, x: float) -> float:
    """Give the angle in degrees, −180 up to 180, in which a point lies."""
    rise, run = abs(y), abs(x)
    if rise == 0.0 and run == 0.0:
        return 0.0
    tangent = min(rise, run) / max(rise, run)
    for _ in range(_HALVINGS):
        tangent /= 1.0 + root(1.0 + tangent * tangent)
    square, power, total = tangent * tangent, tangent, tangent
    for place in range(1, 9):
        power *= -square
        total += power / (2 * place + 1)
    angle = total * (1 << _HALVINGS) / _RADIAN
    if rise > run:
        angle = 90.0 - angle
    if x < 0.0:
        angle = 180.0 - angle
    return -angle if y < 0.0 else angle


def tilt_of(height: float) -> float:
    """Give by how many degrees something leans whose tip is at this share of its length, from 0 to 1."""
    return angle_of(root((1.0 - height) * (1.0 + height)), height)


def logarithm(number: float) -> float:
    """Give the natural logarithm of a number above 0."""
    doublings = 0
    while number < _HALF_ROOT:
        number *= 2.0
        doublings -= 1
    while number >= 2.0 * _HALF_ROOT:
        number *= 0.5
        doublings += 1
    ratio = (number - 1.0) / (number + 1.0)
    square, power, total = ratio * ratio, ratio, ratio
    for place in range(1, 12):
        power *= square
        total += power / (2 * place + 1)
    return 2.0 * total + doublings * _LOG_2


def exponential(number: float) -> float:
    """Give e to the power of a number."""
    doublings = math.floor(number / _LOG_2 + 0.5)
    rest = number - doublings * _LOG_2
    term, total = 1.0, 1.0
    for place in range(1, 15):
        term *= rest / place
        total += term
    for _ in range(abs(int(doublings))):
        total = total * 2.0 if doublings > 0 else total * 0.5
    return total


def turned(degrees: float) -> float:
    """Give an angle from 0 up to 360."""
    return degrees - 360.0 * math.floor(degrees / 360.0)


def rounded(number: float, steps: float) -> float:
    """Round to the nearest of so many steps in one, as `round` has it: halves to the even one, zero with its sign."""
    exact = number * steps
    nearest = math.floor(exact + 0.5)
    if nearest - exact == 0.5 and nearest % 2:
        nearest -= 1
    return -0.0 if nearest == 0 and number < 0.0 else nearest / steps
