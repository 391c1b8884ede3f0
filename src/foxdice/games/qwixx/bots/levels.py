"""The bots of Qwixx: the exact one, the zoo, and the levels, which make the mistakes of people."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from foxdice.bots.bot import Bot
from foxdice.core import AnyGame
from foxdice.games.qwixx.bots import people
from foxdice.games.qwixx.bots.learned import QwixxLearned
from foxdice.games.qwixx.bots.tempers import TEMPERS, Temper


class Level(NamedTuple):
    """Whose mistakes somebody makes, and by how many percent of winning a position is misjudged beside them."""

    who: int
    slip: float = 0.0


LEVELS = {  # by pad
    "": {
        "easy": Level(people.BEGINNER, 6.0),
        "medium": Level(people.CAUTIOUS, 4.5),
        "hard": Level(people.SKILLED, 3.0),
        "master": Level(people.NOBODY),
    },
    "mixx-b": {
        "easy": Level(people.BEGINNER, 5.0),
        "medium": Level(people.CAUTIOUS, 6.0),
        "hard": Level(people.SKILLED, 3.5),
        "master": Level(people.NOBODY),
    },
}


def bots(game: AnyGame) -> Mapping[str, Callable[[int], Bot]]:
    """Return how the bots are made from a seed."""
    variant = game.id.partition(":")[2]
    own = {} if variant else {"exact": _exact}  # solved on the base pad only
    tempers = {name: partial(_temper, game, name) for name in TEMPERS}
    return {**own, **tempers, **{name: partial(_learned, game, name) for name in LEVELS[variant]}}


def _exact(_seed: int) -> Bot:
    from foxdice.games.qwixx.exact import Exact  # its tables take a moment

    return Exact()


def _temper(game: AnyGame, name: str, _seed: int) -> Bot:
    return Temper(game, name)


def _learned(game: AnyGame, name: str, seed: int) -> Bot:
    level = LEVELS[game.id.partition(":")[2]][name]
    return QwixxLearned(game, name, level.slip, level.who, seed)
