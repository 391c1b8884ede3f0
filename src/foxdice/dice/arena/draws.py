"""Where a throw takes its chance from, byte by byte; in browsers `draws_in_browser` stands for it."""

from typing import Protocol


class Source(Protocol):
    """Anything that gives uniformly random bytes."""

    def __call__(self, count: int, /) -> bytes:
        """Give the next `count` bytes."""
        ...


def byte(source: Source) -> int:
    """Take the next byte."""
    return source(1)[0]


def uniform(source: Source) -> float:
    """Draw from [0, 1) with 53 bits."""
    return (int.from_bytes(source(7)) >> 3) / (1 << 53)
