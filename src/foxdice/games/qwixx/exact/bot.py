"""The bot that plays Qwixx for points, perfectly."""

from functools import cache
from typing import Any

from foxdice.bots.bot import UnknownBot
from foxdice.core import AnyGame
from foxdice.core.source import load
from foxdice.games.qwixx.exact import policy
from foxdice.games.qwixx.exact.solver import Solution, solve, source


class Exact:
    """Chooses the move with most points to expect; alone nobody does better. Solves the game first when it has to."""

    name = "exact"

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the best move; raise `UnknownBot` for any other game, `NeedsCompiler` where it cannot be solved."""
        if game.id != "qwixx":
            raise UnknownBot("bot-plays-only", bot=self.name, game="qwixx", wanted=game.id)
        move: int = _policy().choose(view, player, _solution(game.count(view)).worth)
        return move


@cache
def _policy() -> Any:
    return load(source())[policy.__name__]


@cache
def _solution(players: int) -> Solution:
    return solve(players)
