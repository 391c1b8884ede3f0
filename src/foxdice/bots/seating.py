"""Who sits where, and what bots are told beside their decisions: that a game ended, and that a run did."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from foxdice.bots.bot import Bot
from foxdice.core import AnyGame


@contextmanager
def seated(bots: Sequence[Bot]) -> Iterator[Sequence[Bot]]:
    """Close those bots in the end that hold something open, such as a program."""
    try:
        yield bots
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()


def tell_end(bots: Sequence[Bot], game: AnyGame, state: Any) -> None:
    """Tell those bots that listen how a game ended."""
    for bot in bots:
        end = getattr(bot, "end", None)
        if end is not None:
            end(game, state)


def seat_headers(names: Iterable[str]) -> dict[str, str]:
    """Return the lines in the head of a record that say who sits where; a command of several lines becomes one."""
    return {f"seat-{number}": " ".join(name.split()) for number, name in enumerate(names, start=1)}
