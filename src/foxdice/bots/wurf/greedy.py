"""The bot that looks at the next throw only."""

from typing import Final

from foxdice.dice.wurf.style import Style
from foxdice.games import AnyGame
from foxdice.games.wurf.rules import STOP, THROW, dice_in
from foxdice.games.wurf.state import State

FACES: Final = 6
MATCH: Final = 2  # dice that a match with one lying die brings home


class GreedyThrower:
    """Hits the dice as they lie, and throws on while the next throw should bring more dice than the one it costs.

    It counts matches as if nothing turned over, which any player can do at the table: one lying die in six is a match.
    """

    name = "greedy"

    def choose(self, game: AnyGame, view: State, player: int) -> int:  # noqa: ARG002  # both moves are always legal
        """Throw on for a profit, but never the last die."""
        profit = MATCH * dice_in(view.arena) > FACES
        return THROW if profit and view.hands[player].dice > 1 else STOP

    def style(self, view: State, player: int) -> Style:  # noqa: ARG002  # always the same
        """Hit them as they lie, at an ordinary strength."""
        return Style("hit", 2.0)
