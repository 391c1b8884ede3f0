"""The bot that has learned what positions are worth. It needs NumPy only."""

from typing import Any

import numpy as np

from foxdice.bots.bot import Call
from foxdice.core import AnyGame
from foxdice.judge.network import Floats, Network
from foxdice.judge.thinking import thinking
from foxdice.judge.weights import weights


class Learned:
    """Chooses the move that leads to most points, compared with what is left to the others.

    What a move is worth is looked for at the end of all that it sets off. `slip` is by how many points the bot
    misjudges a position at most: always in the same way, so that the same view gives the same move. `envy` is how much
    a point of the others counts beside one of its own.
    """

    def __init__(  # each is a choice of the caller
        self,
        game: AnyGame,
        name: str,
        slip: float = 0.0,
        seed: int = 0,
        envy: float = 0.0,
        network: Network | None = None,
    ) -> None:
        self.name = name
        self.call = Call("choose", slip, envy)
        self._seed = seed
        self._network = network  # instead of the one in the package
        self._thinking = thinking(game)

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the move that leads to the best position."""
        moves = game.legal(view, player)
        return moves[int(np.argmax(self.values(game, view, player, moves)))] if len(moves) > 1 else moves[0]

    def values(self, game: AnyGame, view: Any, player: int, moves: list[int]) -> Floats:
        """Return what the bot thinks the moves are worth, in points at the end."""
        network = self._network or weights(game, game.count(view))
        found, worth = self._thinking.moves(view, player, network, self.call.one, self._seed, self.call.two)
        return worth[[found.index(move) for move in moves]]
