"""The bots that have learned what positions are worth. They need NumPy only."""

from collections.abc import Callable
from typing import Any

import numpy as np

from foxdice.bots.bot import Call
from foxdice.core import AnyGame
from foxdice.judge.network import Floats, Network
from foxdice.judge.thinking import Compared, thinking
from foxdice.judge.weights import weights


class Learned:
    """Chooses the move that leads to most points, compared with what is left to the others.

    What a move is worth is looked for at the end of all that it sets off. `slip` is by how many points the bot
    misjudges a position at most: always in the same way, so that the same view gives the same move. `envy` is how much
    a point of the others counts beside one of its own. One that plays `to_win` plays the end of a table out, and takes
    the move after which it wins most games.
    """

    def __init__(  # each is a choice of the caller
        self,
        game: AnyGame,
        name: str,
        slip: float = 0.0,
        seed: int = 0,
        envy: float = 0.0,
        network: Network | None = None,
        *,
        to_win: bool = False,
    ) -> None:
        self.name = name
        self.call = Call("choose_to_win" if to_win else "choose", slip, envy)
        self._seed = seed
        self._network = network  # instead of the one in the package
        self._ask: Callable[..., Compared] = thinking(game).to_win if to_win else thinking(game).moves

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the move that leads to the best position."""
        moves = game.legal(view, player)
        return moves[int(np.argmax(self.values(game, view, player, moves)))] if len(moves) > 1 else moves[0]

    def values(self, game: AnyGame, view: Any, player: int, moves: list[int]) -> Floats:
        """Return what the bot thinks the moves are worth, in points at the end."""
        network = self._network or weights(game, game.count(view))
        found, worth = self._ask(view, player, network, self.call.one, self._seed, self.call.two)
        return worth[[found.index(move) for move in moves]]


class Glancing(Learned):
    """Sees what a move leads to at once, and no chain behind it; points on the sheet count more than those to come.

    A point on the sheet counts `impatience` more than it is worth.
    """

    def __init__(self, game: AnyGame, name: str, slip: float = 0.0, seed: int = 0, impatience: float = 0.0) -> None:
        super().__init__(game, name, slip, seed)
        self.call = Call("choose_at_a_glance", slip, impatience)
        self._ask = thinking(game).at_a_glance
