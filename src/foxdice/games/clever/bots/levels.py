"""The levels of Ganz schön clever."""

from collections.abc import Callable, Mapping

from foxdice.bots.bot import Bot
from foxdice.core import AnyGame
from foxdice.games.family.levels import Level, Levels, bots_at

LEVELS = Levels(easy=Level(7.5, 0.1), medium=Level(4.5, 0.1), hard=Level(3.0))


def bots(game: AnyGame) -> Mapping[str, Callable[[int], Bot]]:
    """Return how the levels are made from a seed."""
    return bots_at(game, LEVELS)
