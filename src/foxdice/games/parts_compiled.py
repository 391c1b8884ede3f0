"""Copy a part of a state, compiled: assigning a record copies its fields."""

from typing import Any


def copy_part(source: Any, target: Any, index: int) -> None:  # noqa: ANN401  # NumPy records have no static type
    """Make target[index] an independent copy of source[index]."""
    target[index] = source[index]
