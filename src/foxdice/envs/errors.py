"""What can be wrong with the choice of an environment."""

from foxdice.core import AnyGame, GameError, get
from foxdice.judge import learning


class NoEnvironment(GameError):
    """There is no such environment."""


def playable(id: str) -> AnyGame:
    """Return a game that there are environments of: those whose throws are uniform.

    Raises `NoEnvironment` and `UnknownGame`.
    """
    game = get(id)
    if game.in_arena or learning.of(game) is None:
        raise NoEnvironment("no-environment", game=id, games=", ".join(learning.learned_games()))
    return game
