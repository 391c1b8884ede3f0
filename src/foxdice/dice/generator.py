"""The seeded generator: 48 bits, the same numbers interpreted and compiled; for simulations and tests.

It is the linear congruential generator of drand48, of which the upper 32 bits are used; seeds are scrambled so that
neighbouring seeds give unrelated games. A generator is a list (or array) of one integer, so that it can be compiled.
"""

from collections.abc import MutableSequence

MASK = 0xFFFFFFFFFFFF
TIMES = 0x5DEECE66D
SCRAMBLE = 0x9E3779B97F4B
SCRAMBLE_AGAIN = 0x2545F4914F6D


def seed(random: MutableSequence[int], number: int) -> None:
    """Set the generator to the start of a sequence."""
    mixed = (number * SCRAMBLE + 0x1234567) & MASK
    mixed = ((mixed ^ mixed >> 23) * SCRAMBLE_AGAIN) & MASK
    random[0] = mixed ^ mixed >> 25


def below(random: MutableSequence[int], limit: int) -> int:
    """Draw a number from 0 to limit - 1."""
    random[0] = (random[0] * TIMES + 11) & MASK
    return (random[0] >> 16) * limit >> 32


class Seeded:
    """The generator as an object, for interpreted play."""

    def __init__(self, number: int) -> None:
        self._random = [0]
        seed(self._random, number)

    def below(self, limit: int) -> int:
        """Draw a number from 0 to limit - 1."""
        return below(self._random, limit)
