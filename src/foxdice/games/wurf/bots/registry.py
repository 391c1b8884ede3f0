"""The one list of bots for Der große Wurf."""

from collections.abc import Callable, Mapping

from foxdice.bots.bot import UnknownBot
from foxdice.core import AnyGame
from foxdice.games.wurf.bots.beginner import Beginner
from foxdice.games.wurf.bots.greedy import GreedyThrower
from foxdice.games.wurf.bots.master import Master
from foxdice.games.wurf.bots.random import RandomThrower
from foxdice.games.wurf.bots.steady import Steady
from foxdice.games.wurf.bots.thrower import Thrower

THROWERS: Mapping[str, Callable[[int], Thrower]] = {
    "random": RandomThrower,
    "greedy": lambda _seed: GreedyThrower(),
    "steady": lambda _seed: Steady(),
    # the levels that people play against, measured in docs/bots.md
    "easy": lambda _seed: Beginner(),
    "medium": lambda _seed: GreedyThrower(),
    "hard": lambda _seed: Steady(),
    "master": lambda _seed: Master(),
}


def bots(_game: AnyGame) -> Mapping[str, Callable[[int], Thrower]]:
    """Return how the bots are made from a seed; the length of a match does not matter to them."""
    return THROWERS


def get(name: str, seed: int = 0) -> Thrower:
    """Return the bot with this name; the seed matters to bots that leave something to chance.

    Raises `UnknownBot`.
    """
    if name not in THROWERS:
        raise UnknownBot("unknown-bot", text=name, bots=", ".join(THROWERS))
    return THROWERS[name](seed)
