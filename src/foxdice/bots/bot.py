"""What a bot is: somebody who looks at a view of the game and chooses a move."""

from typing import Any, Protocol

from foxdice.games import AnyGame, GameError


class Bot(Protocol):
    """A player. It is shown what its player may see, and nothing else."""

    name: str

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return one of the player's legal moves."""
        ...


class UnknownBot(GameError):
    """There is no such bot for this game."""
