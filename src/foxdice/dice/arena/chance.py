"""What is drawn at random in a throw, from a source of bytes that is handed in."""

import hashlib
import math
from typing import Final, Protocol

from foxdice.dice.arena.faces import FACES
from foxdice.dice.arena.rotation import Quaternion


class Source(Protocol):
    """Anything that gives uniformly random bytes."""

    def __call__(self, count: int, /) -> bytes:
        """Give the next `count` bytes."""
        ...


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
    return (int.from_bytes(source(7)) >> 3) / (1 << 53)


def normal(source: Source) -> float:
    """Draw from the standard normal distribution."""
    radius = math.sqrt(-2 * math.log(1 - uniform(source)))
    return radius * math.cos(2 * math.pi * uniform(source))


def face(source: Source) -> int:
    """Draw one of the six faces, each exactly as likely."""
    while True:
        byte = source(1)[0]
        if byte < 252:  # 42 times six: the four bytes above would favour some faces
            return FACES[byte % 6]


def orientation(source: Source) -> Quaternion:
    """Draw a rotation uniformly from all rotations."""
    u, v, w = uniform(source), uniform(source), uniform(source)
    a, b = math.sqrt(1 - u), math.sqrt(u)
    return (
        a * math.sin(2 * math.pi * v),
        a * math.cos(2 * math.pi * v),
        b * math.sin(2 * math.pi * w),
        b * math.cos(2 * math.pi * w),
    )
