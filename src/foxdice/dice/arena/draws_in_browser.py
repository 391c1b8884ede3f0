"""Chance in the browser: random bytes lie in a buffer, behind the number of those that were taken.

It stands for `foxdice.dice.arena.draws`. No throw takes more than `ENOUGH`; the page puts so many there.
"""

from typing import Any, Final

ENOUGH: Final = 6144


def byte(source: Any) -> int:
    """Take the next byte."""
    at = int(source[0])
    source[0] = at + 1
    return int(source[at + 1])


def uniform(source: Any) -> float:
    """Draw from [0, 1) with 53 bits."""
    number = 0
    for _ in range(7):
        number = number * 256 + byte(source)
    return (number >> 3) / 9007199254740992.0
