"""The bots of Qwixx: the exact one, the zoo, and the levels, which misjudge positions the more the lower they are."""

from collections.abc import Callable, Mapping
from functools import partial

from foxdice.bots.bot import Bot
from foxdice.core import AnyGame
from foxdice.games.qwixx.bots.learned import QwixxLearned
from foxdice.games.qwixx.bots.tempers import TEMPERS, Temper

# By pad: by how many percent of winning a level misjudges a position at most; by how many points when alone.
SLIPS = {
    "": {"easy": (17.0, 14.0), "medium": (11.0, 9.0), "hard": (6.5, 5.0), "master": (0.0, 0.0)},
    "mixx-b": {"easy": (23.0, 14.0), "medium": (14.5, 9.0), "hard": (8.0, 5.0), "master": (0.0, 0.0)},
}


def bots(game: AnyGame) -> Mapping[str, Callable[[int], Bot]]:
    """Return how the bots are made from a seed."""
    variant = game.id.partition(":")[2]
    own = {} if variant else {"exact": _exact}  # solved on the base pad only
    tempers = {name: partial(_temper, game, name) for name in TEMPERS}
    return {**own, **tempers, **{name: partial(_learned, game, name) for name in SLIPS[variant]}}


def _exact(_seed: int) -> Bot:
    from foxdice.games.qwixx.exact import Exact  # its tables take a moment

    return Exact()


def _temper(game: AnyGame, name: str, _seed: int) -> Bot:
    return Temper(game, name)


def _learned(game: AnyGame, name: str, seed: int) -> Bot:
    slip, alone = SLIPS[game.id.partition(":")[2]][name]
    return QwixxLearned(game, name, slip, alone, seed)
