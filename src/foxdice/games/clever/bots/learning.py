"""How the game is learned: move by move, for points."""

from foxdice.core import AnyGame
from foxdice.games.clever.bots import features
from foxdice.games.family import features as family
from foxdice.judge.learning import Learning


def learning(_game: AnyGame) -> Learning:
    """Return how the game is learned."""
    return Learning((features.__name__, family.__name__))
