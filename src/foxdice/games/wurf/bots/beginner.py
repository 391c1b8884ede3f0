"""The bot that throws hard, and on only when it can hardly fail."""

from foxdice.core import AnyGame
from foxdice.games.wurf.bots.moves import HARD, ORDINARY, beginner_goes_on
from foxdice.games.wurf.bots.thrower import StyledHand
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.rules import STOP, THROW
from foxdice.games.wurf.state import ALL_DICE, State


class Beginner(StyledHand):
    """Plays as many do at first: hits the dice hard as they lie, so that some fly out, and stops after a throw.

    Only when all values lie there it throws on. What it leaves to the next player does not cross its mind.
    """

    name = "beginner"

    def choose(self, game: AnyGame, view: State, player: int) -> int:  # noqa: ARG002  # both moves are always legal
        """Throw on when a match is nearly sure, but never the last die."""
        return THROW if beginner_goes_on(view, player) else STOP

    def style(self, view: State, player: int) -> Style:  # noqa: ARG002  # whoever throws
        """Hit them as they lie, hard; a whole hand cannot be thrown as hard as a single die."""
        return Style("hit", ORDINARY if view.coming == ALL_DICE else HARD)
