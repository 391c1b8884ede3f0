"""The bot that throws or stops, hard or gently, as it comes."""

from foxdice.core import AnyGame
from foxdice.dice.arena.odds import ALL_IN_STRENGTHS, STRENGTHS
from foxdice.dice.arena.plans import KINDS
from foxdice.dice.generator import Seeded
from foxdice.games.wurf.bots.thrower import StyledHand
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.state import ALL_DICE, State


class RandomThrower(StyledHand):
    """Chooses uniformly among the moves and among the styles."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Seeded(seed)

    def choose(self, game: AnyGame, view: State, player: int) -> int:
        """Return any legal move."""
        moves = game.legal(view, player)
        return moves[self._random.below(len(moves))]

    def style(self, view: State, player: int) -> Style:  # noqa: ARG002  # whoever throws
        """Return any style."""
        strengths = ALL_IN_STRENGTHS if view.coming == ALL_DICE else STRENGTHS
        strength = strengths[self._random.below(len(strengths))]
        return Style(KINDS[self._random.below(len(KINDS))], strength)
