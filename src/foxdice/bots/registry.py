"""The one list of bots: those for any game, and those for one."""

from collections.abc import Callable, Mapping

from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.greedy import Greedy
from foxdice.bots.random import RandomBot
from foxdice.bots.wurf import registry as wurf
from foxdice.games import AnyGame


def _exact(_seed: int) -> Bot:
    # Imported here because its tables take a moment to make, and most programs never ask for it.
    from foxdice.bots.qwixx_exact import Exact

    return Exact()


_FOR_ANY_GAME: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": lambda _seed: Greedy(),
}
_FOR_ONE_GAME: Mapping[str, Mapping[str, Callable[[int], Bot]]] = {
    "qwixx": {"exact": _exact},
    "wurf": wurf.THROWERS,
}


def names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the bots that play a game."""
    return tuple(_bots(game))


def get(name: str, game: AnyGame, seed: int = 0) -> Bot:
    """Return the bot of this name for a game; the seed matters to bots that leave something to chance.

    Raises `UnknownBot`.
    """
    bots = _bots(game)
    if name not in bots:
        raise UnknownBot("unknown-bot", text=name, bots=", ".join(bots))
    return bots[name](seed)


def _bots(game: AnyGame) -> dict[str, Callable[[int], Bot]]:
    return {**_FOR_ANY_GAME, **_FOR_ONE_GAME.get(game.id.partition(":")[0], {})}
