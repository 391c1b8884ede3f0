"""Rows of features, compiled: the same as `rows`."""

from typing import Any, Final

FIRST: Final = 0x9E3779B97F4B
TIMES: Final = 0x100000001B3
POLYNOMIAL: Final = 0xEDB88320
ALL: Final = 0xFFFFFFFF


def _remainder(byte: int) -> int:
    for _ in range(8):
        byte = byte >> 1 ^ POLYNOMIAL if byte & 1 else byte >> 1
    return byte


CRC: Final = tuple(_remainder(byte) for byte in range(256))


def clear(rows: Any, at: int, size: int) -> None:
    """Make a row empty."""
    for place in range(at, at + size):
        rows[place] = 0


def mark(rows: Any, at: int, size: int) -> int:
    """Return a number that only equal rows share, as good as surely."""
    found = FIRST
    for place in range(at, at + size):
        found = (found ^ rows[place]) * TIMES
        found ^= found >> 29
    return found


def crc(rows: Any, at: int, size: int, start: int) -> int:
    """Return the CRC-32 of a row."""
    found = (start & ALL) ^ ALL
    for place in range(at, at + size):
        found = CRC[(found ^ rows[place]) & 255] ^ found >> 8
    return found ^ ALL
