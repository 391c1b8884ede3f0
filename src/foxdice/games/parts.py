"""Copy a part of a state, in CPython; the compiled rules use `parts_compiled` in its place."""

from typing import Any


def copy_part(source: list[Any], target: list[Any], index: int) -> None:
    """Make target[index] an independent copy of source[index]."""
    target[index] = source[index].clone()
