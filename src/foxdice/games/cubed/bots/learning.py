"""How the game is learned: move by move, for points."""

from foxdice.bots.learning import Learning
from foxdice.core import AnyGame
from foxdice.games.cubed.bots import features
from foxdice.games.family import features as family


def learning(_game: AnyGame) -> Learning:
    """Return how the game is learned."""
    return Learning((features.__name__, family.__name__))
