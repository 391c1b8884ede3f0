"""The levels of Clever hoch Drei."""

from collections.abc import Callable, Mapping

from foxdice.bots.bot import Bot
from foxdice.core import AnyGame
from foxdice.games.family.levels import Level, Levels, bots_at

LEVELS = Levels(easy=Level(5.5, 0.25), medium=Level(3.0, 0.1), hard=Level(2.75))


def bots(game: AnyGame) -> Mapping[str, Callable[[int], Bot]]:
    """Return how the levels are made from a seed."""
    return bots_at(game, LEVELS)
