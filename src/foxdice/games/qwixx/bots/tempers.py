"""The zoo at a table: one bot for each temper."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

from foxdice.bots.bot import Call
from foxdice.core import AnyGame
from foxdice.games.qwixx.bots import zoo
from foxdice.judge import learning

# `greedy` is the bot that plays every game.
TEMPERS: Final[Mapping[str, int]] = {
    "careful": zoo.CAREFUL,
    "opportunist": zoo.OPPORTUNIST,
    "racer": zoo.RACER,
    "patient": zoo.PATIENT,
}


class Temper:
    """Plays by rules of thumb."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self.name = name
        self._kind = TEMPERS[name]
        self.call = Call("temper", self._kind)
        self._zoo: ModuleType = learning.position(game).modules[zoo.__name__]

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the move it likes most."""
        moves = game.legal(view, player)
        chosen: int = self._zoo.choose(view, player, self._kind, moves, len(moves))
        return moves[chosen]
