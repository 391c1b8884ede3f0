"""Copy a part of a list of states or sheets, in CPython; the compiled rules use `parts_compiled` in its place."""

from typing import Any


def copy_part(source: list[Any], at: int, target: list[Any], to: int) -> None:
    """Make target[to] an independent copy of source[at]."""
    target[to] = source[at].clone()
