"""The bot that knows the odds."""

from functools import cached_property

from foxdice.core import AnyGame
from foxdice.games.wurf.bots.moves import fewest_of_others
from foxdice.games.wurf.bots.thrower import StyledHand
from foxdice.games.wurf.bots.values import Solution, solve
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.rules import STOP, THROW, dice_in
from foxdice.games.wurf.state import ALL_DICE, State


class Steady(StyledHand):
    """Plays what wins most often against one other player; with more players, against the one with fewest dice."""

    name = "steady"

    @cached_property
    def _solution(self) -> Solution:
        return solve()

    def choose(self, game: AnyGame, view: State, player: int) -> int:  # noqa: ARG002  # both moves are always legal
        """Throw on when that wins more often than leaving the arena as it is to the next player."""
        return THROW if self._solution.throws_on(*_position(view, player)) else STOP

    def style(self, view: State, player: int) -> Style:
        """Return the style that wins most often."""
        lying, own, other = _position(view, player)
        if view.coming == ALL_DICE:
            return self._solution.all_in_style(own, other)
        return self._solution.style(lying, own, other)


def _position(view: State, player: int) -> tuple[int, int, int]:
    """Return the dice lying, one's own, and those of whoever has fewest of the others still in."""
    return dice_in(view.arena), view.hands[player].dice, fewest_of_others(view, player)
