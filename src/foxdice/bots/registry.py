"""The one list of bots: those for any game, and those for one."""

from collections.abc import Callable, Mapping

from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.greedy import Greedy
from foxdice.bots.random import RandomBot
from foxdice.bots.wurf import registry as wurf
from foxdice.games import AnyGame

_BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": lambda _seed: Greedy(),
}
_OF_ONE_GAME: Mapping[str, Mapping[str, Callable[[int], Bot]]] = {"wurf": wurf.THROWERS}

NAMES = tuple(_BOTS)


def get(name: str, seed: int = 0, game: AnyGame | None = None) -> Bot:
    """Return the bot with this name, made for this game where there is such a one.

    The seed matters to bots that leave something to chance. Raises `UnknownBot`.
    """
    bots = _BOTS if game is None else _OF_ONE_GAME.get(game.id.partition(":")[0], _BOTS)
    if name not in bots:
        raise UnknownBot("unknown-bot", text=name, bots=", ".join(bots))
    return bots[name](seed)
