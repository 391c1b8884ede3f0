"""What is drawn at random in a throw, from a source of bytes that is handed in."""

import hashlib
from typing import Final

from foxdice.dice.arena import draws
from foxdice.dice.arena.arithmetic import cosine, logarithm, root, sine
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.faces import FACES
from foxdice.dice.arena.rotation import Quaternion


class SeededSource:
    """The same bytes for the same seed, on every platform: for tests, puzzles and measurements."""

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed.encode()
        self._block = 0
        self._left = b""

    def __call__(self, count: int, /) -> bytes:
        """Give the next `count` bytes of SHA-256 over seed and counter."""
        while len(self._left) < count:
            self._left += hashlib.sha256(self._block.to_bytes(8) + self._seed).digest()
            self._block += 1
        given, self._left = self._left[:count], self._left[count:]
        return given


def uniform(source: Source) -> float:
    """Draw from [0, 1) with 53 bits."""
    return draws.uniform(source)


def normal(source: Source) -> float:
    """Draw from the standard normal distribution."""
    radius = root(-2.0 * logarithm(1.0 - draws.uniform(source)))
    return radius * cosine(360.0 * draws.uniform(source))


def face(source: Source) -> int:
    """Draw one of the six faces, each exactly as likely."""
    while True:
        byte = draws.byte(source)
        if byte < 252:  # 42 times six: the four bytes above would favour some faces
            return FACES[byte % 6]


def orientation(source: Source) -> Quaternion:
    """Draw a rotation uniformly from all rotations."""
    u = draws.uniform(source)
    v = draws.uniform(source)
    w = draws.uniform(source)
    a, b = root(1.0 - u), root(u)
    return (a * sine(360.0 * v), a * cosine(360.0 * v), b * sine(360.0 * w), b * cosine(360.0 * w))
