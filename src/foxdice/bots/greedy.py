"""The bot that takes what gives most points now."""

from typing import Any

from foxdice.bots.bot import Call
from foxdice.core import AnyGame


class Greedy:
    """Chooses the move after which its sheet is worth most; of equal ones, the first."""

    name = "greedy"
    call = Call("greedy")

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the move that gives most points at once."""
        best, best_points = -1, None
        for move in game.legal(view, player):
            after = view.clone()
            game.rules.apply(after, player, move)
            points = game.rules.total(after, player)
            if best_points is None or points > best_points:
                best, best_points = move, points
        return best
