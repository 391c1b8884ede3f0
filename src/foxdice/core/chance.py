"""Where rules ask for chance: the one thing they are handed from outside.

`draw` in a game's rules turns uniform whole numbers into the outcome of the throw that is due. Interpreted,
the numbers come from any object with a `below` method; compiled, this module is replaced by a generator that Numba
understands (`foxdice.dice.generator`).
"""

from typing import Protocol


class Random(Protocol):
    """A source of uniform whole numbers."""

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each equally likely."""
        ...


def below(random: Random, limit: int) -> int:
    """Draw a number from 0 to limit - 1."""
    return random.below(limit)
