"""The bot that wants what lies in the arena."""

from foxdice.core import AnyGame
from foxdice.games.wurf.bots.moves import ORDINARY, greedy_goes_on
from foxdice.games.wurf.bots.thrower import StyledHand
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.rules import STOP, THROW
from foxdice.games.wurf.state import State


class GreedyThrower(StyledHand):
    """Hits the dice as they lie, and throws on until it takes something; it stops before an empty arena.

    Of the simple rules of the form “throw on while so many lie” this is the strongest
    (docs/decisions/0009-arena-throws.md).
    """

    name = "greedy"

    def choose(self, game: AnyGame, view: State, player: int) -> int:  # noqa: ARG002  # both moves are always legal
        """Throw on while there is anything to take, but never the last die."""
        return THROW if greedy_goes_on(view, player) else STOP

    def style(self, view: State, player: int) -> Style:  # noqa: ARG002  # always the same
        """Hit them as they lie, at an ordinary strength."""
        return Style("hit", ORDINARY)
