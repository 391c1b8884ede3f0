"""The bot that takes any legal move."""

from typing import Any

from foxdice.bots.bot import Call
from foxdice.core import AnyGame
from foxdice.dice.generator import Seeded


class RandomBot:
    """Chooses uniformly among the legal moves."""

    name = "random"
    call = Call("anyhow")

    def __init__(self, seed: int) -> None:
        self._random = Seeded(seed)

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return any legal move."""
        moves = game.legal(view, player)
        return moves[self._random.below(len(moves))]
