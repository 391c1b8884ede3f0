"""The one list of bots."""

from collections.abc import Callable

from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.greedy import Greedy
from foxdice.bots.random import RandomBot


def _exact(_seed: int) -> Bot:
    # Imported here because its tables take a moment to make, and most programs never ask for it.
    from foxdice.bots.qwixx_exact import Exact

    return Exact()


_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": lambda _seed: Greedy(),
    "exact": _exact,
}

NAMES = tuple(_BOTS)


def get(name: str, seed: int = 0) -> Bot:
    """Return the bot with this name; the seed matters to bots that leave something to chance.

    Raises `UnknownBot`.
    """
    if name not in _BOTS:
        raise UnknownBot("unknown-bot", text=name, bots=", ".join(NAMES))
    return _BOTS[name](seed)
