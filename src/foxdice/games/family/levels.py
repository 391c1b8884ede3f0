"""The levels of the Clever games: one learned player, which sees less and misjudges more the lower its level.

The lower two see what a move leads to at once, overlook the chain behind it, and like points on the sheet better than
those to come, as people do who are new to a game. The upper two look through chains and count what they leave to
others; the master also plays the end of a table for winning. How strong they are is measured in docs/bots.md.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from foxdice.bots.bot import Bot
from foxdice.bots.learned import Glancing, Learned
from foxdice.core import AnyGame

# How much the others' points count beside its own at a table (`python -m bench.envy`).
ENVY = 0.5


class Level(NamedTuple):
    """By how many points somebody misjudges a position at most, and what points on the sheet count more."""

    slip: float
    impatience: float = 0.0


class Levels(NamedTuple):
    """The levels of a game, the weakest first."""

    easy: Level
    medium: Level
    hard: Level
    master: Level = Level(0.0)


def bots_at(game: AnyGame, levels: Levels) -> Mapping[str, Callable[[int], Bot]]:
    """Return how the levels of a game are made from a seed."""
    return {
        "easy": partial(_glancing, game, "easy", levels.easy),
        "medium": partial(_glancing, game, "medium", levels.medium),
        "hard": partial(_planning, game, "hard", levels.hard),
        "master": partial(_planning, game, "master", levels.master),
    }


def _glancing(game: AnyGame, name: str, level: Level, seed: int) -> Bot:
    return Glancing(game, name, level.slip, seed, level.impatience)


def _planning(game: AnyGame, name: str, level: Level, seed: int) -> Bot:
    return Learned(game, name, level.slip, seed, ENVY, to_win=level.slip == 0)
