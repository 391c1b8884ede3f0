"""The levels of the Clever games: one learned player, which misjudges positions the more the lower its level."""

from collections.abc import Callable, Mapping
from functools import partial

from foxdice.bots.bot import Bot
from foxdice.bots.learned import Learned
from foxdice.core import AnyGame

# By how many points a level misjudges a position at most; measured in docs/bots.md. The weakest comes first.
SLIPS = {"easy": 14.0, "medium": 8.0, "hard": 4.0, "master": 0.0}
# How much the others' points count beside its own at a table (`python -m bench.envy`).
ENVY = 0.5


def bots(game: AnyGame) -> Mapping[str, Callable[[int], Bot]]:
    """Return how the levels of a game are made from a seed."""
    return {name: partial(_learned, game, name) for name in SLIPS}


def _learned(game: AnyGame, name: str, seed: int) -> Bot:
    return Learned(game, name, SLIPS[name], seed, ENVY)
