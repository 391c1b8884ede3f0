"""Where a game's throws come from, as the table sees it."""

from typing import Any, Protocol

from foxdice.games import AnyGame


class Source(Protocol):
    """Somebody who throws the dice that are due."""

    def throw(self, game: AnyGame, state: Any, number: int, gesture: str) -> int:
        """Return the outcome of the game's throw with this number, counted from 0.

        `gesture` is how the player threw, as text: dice that are simulated depend on it, fair dice do not.
        Raises `InvalidThrow` when no throw is due or the gesture cannot be read.
        """
        ...
