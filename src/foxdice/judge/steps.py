"""The steps of thinking that a brain gives to whoever runs it outside of browsers (`portable`), and what they take."""

from collections.abc import Callable
from inspect import signature
from typing import Any, Final

from foxdice.judge import chains, mind, moves, sampling
from foxdice.judge.layout import KINDS

DESK: Final = "desk"  # all buffers together
STEPS: Final[tuple[Callable[..., Any], ...]] = (
    moves.try_all,
    moves.add_lines,
    moves.add_glance,
    chains.look_first,
    chains.put_ends,
    sampling.throw_all,
    mind.value_all,
    mind.follow,
    mind.count_what_is_left,
    mind.play_for_winning,
)


def arguments(step: Callable[..., Any]) -> tuple[str, ...]:
    """Return what a step takes: buffers by their names, and numbers."""
    return tuple(signature(step).parameters)


def takes(step: Callable[..., Any]) -> str:
    """Return what a step takes, as `foxdice.core.wasm.compile` calls it; the desk is D."""
    kinds = {DESK: "D", **KINDS}
    numbers = {int: "n", float: "d"}
    return "".join(
        kinds[name] if name in kinds else numbers[kind.annotation] for name, kind in signature(step).parameters.items()
    )
