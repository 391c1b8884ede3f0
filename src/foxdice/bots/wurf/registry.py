"""The one list of bots for Der große Wurf."""

from collections.abc import Callable, Mapping

from foxdice.bots.bot import UnknownBot
from foxdice.bots.wurf.beginner import Beginner
from foxdice.bots.wurf.greedy import GreedyThrower
from foxdice.bots.wurf.master import Master
from foxdice.bots.wurf.random import RandomThrower
from foxdice.bots.wurf.steady import Steady
from foxdice.bots.wurf.thrower import Thrower

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


def get(name: str, seed: int = 0) -> Thrower:
    """Return the bot with this name; the seed matters to bots that leave something to chance.

    Raises `UnknownBot`.
    """
    if name not in THROWERS:
        raise UnknownBot("unknown-bot", text=name, bots=", ".join(THROWERS))
    return THROWERS[name](seed)
