"""The bot that plans its throws."""

from foxdice.core import AnyGame
from foxdice.dice.arena.shots import Shot
from foxdice.games.wurf.bots.moves import fewest_of_others
from foxdice.games.wurf.bots.policy import Advice, advice
from foxdice.games.wurf.bots.thrower import StyledHand
from foxdice.games.wurf.bots.values import ALL_IN_STYLES
from foxdice.games.wurf.dice.counting import lying_faces
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.rules import STOP, THROW
from foxdice.games.wurf.state import ALL_DICE, State


class Master(StyledHand):
    """Pushes dice where it can hit one so that the side it wants comes up; plays the solved game of two.

    With more players it plays against the one with fewest dice.
    """

    name = "master"

    def choose(self, game: AnyGame, view: State, player: int) -> int:  # noqa: ARG002  # both moves are always legal
        """Throw on when that wins more often than leaving the arena as it is to the next player."""
        return THROW if _advice(view, player).throw_on else STOP

    def style(self, view: State, player: int) -> Style | Shot:
        """Return the throw that wins most often; a whole hand is thrown gently."""
        return ALL_IN_STYLES[0] if view.coming == ALL_DICE else _advice(view, player).how


def _advice(view: State, player: int) -> Advice:
    values = "".join(str(face) for face in lying_faces(view.arena))
    return advice(values, view.hands[player].dice, fewest_of_others(view, player))
