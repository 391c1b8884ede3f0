"""Rows of features in CPython: clear one, tell them apart, and misjudge them; compiled code uses `rows_compiled`."""

import zlib
from typing import Any


def clear(rows: Any, at: int, size: int) -> None:
    """Make a row empty."""
    rows[at : at + size] = bytes(size)


def mark(rows: Any, at: int, size: int) -> int:
    """Return a number that only equal rows share."""
    return hash(bytes(rows[at : at + size]))


def crc(rows: Any, at: int, size: int, start: int) -> int:
    """Return the CRC-32 of a row."""
    return zlib.crc32(rows[at : at + size], start)
