"""Copy a part of an array of records, compiled: assigning a record copies its fields."""

from typing import Any


def copy_part(source: Any, at: int, target: Any, to: int) -> None:
    """Make target[to] an independent copy of source[at]."""
    target[to] = source[at]
