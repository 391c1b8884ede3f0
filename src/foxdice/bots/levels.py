"""The levels that people play against: one learned player, which misjudges positions the more the lower its level."""

from collections.abc import Callable
from functools import partial

from foxdice.bots import learning
from foxdice.bots.bot import Bot
from foxdice.bots.learned import Learned
from foxdice.bots.qwixx.learned import QwixxLearned
from foxdice.games import AnyGame

# By how many points a level misjudges a position at most; measured in docs/bots.md. The weakest comes first.
SLIPS = {"easy": 14.0, "medium": 8.0, "hard": 4.0, "master": 0.0}
# Qwixx, by pad: by how many percent of winning; by how many points when alone.
QWIXX_SLIPS = {
    "qwixx": {"easy": (17.0, 14.0), "medium": (11.0, 9.0), "hard": (6.5, 5.0), "master": (0.0, 0.0)},
    "qwixx:mixx-b": {"easy": (23.0, 14.0), "medium": (14.5, 9.0), "hard": (8.0, 5.0), "master": (0.0, 0.0)},
}
LEVELS = tuple(SLIPS)
# How much the others' points count beside its own at a table (`python -m bench.envy`).
ENVY = 0.5


def levels(game: AnyGame) -> dict[str, Callable[[int], Bot]]:
    """Return how the levels of a game are made from a seed."""
    return {name: partial(_learned, game, name) for name in LEVELS}


def _learned(game: AnyGame, name: str, seed: int) -> Bot:
    if game.id in learning.FOR_WINNING:
        slip, alone = QWIXX_SLIPS[game.id][name]
        return QwixxLearned(game, name, slip, alone, seed)
    return Learned(game, name, SLIPS[name], seed, ENVY)
