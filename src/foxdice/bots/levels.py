"""The levels that people play against: one learned player, which misjudges positions the more the lower its level."""

from collections.abc import Callable
from functools import partial

from foxdice.bots.bot import Bot
from foxdice.bots.learned import Learned
from foxdice.bots.qwixx.learned import QwixxLearned
from foxdice.games import AnyGame

# By how many points (qwixx: percent of winning) a level misjudges a position at most; measured in docs/bots.md.
SLIPS = {
    "clever": {"easy": 14.0, "medium": 8.0, "hard": 4.0, "master": 0.0},
    "cubed": {"easy": 14.0, "medium": 8.0, "hard": 4.0, "master": 0.0},
    "qwixx": {"easy": 14.0, "medium": 8.0, "hard": 4.0, "master": 0.0},
}
# How much the others' points count beside its own at a table (`python -m bench.envy`).
ENVY = 0.5


def levels(game: AnyGame) -> dict[str, Callable[[int], Bot]]:
    """Return how the levels of a game are made from a seed."""
    return {name: partial(_learned, game, name, slip) for name, slip in SLIPS[game.id].items()}


def _learned(game: AnyGame, name: str, slip: float, seed: int) -> Bot:
    if game.id == "qwixx":
        return QwixxLearned(game, name, slip, seed)
    return Learned(game, name, slip, seed, ENVY)
