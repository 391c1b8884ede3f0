"""The one list of bots: those for any game, and those for one."""

from collections.abc import Callable, Mapping

from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.greedy import Greedy
from foxdice.bots.random import RandomBot
from foxdice.games import AnyGame

Makers = Mapping[str, Callable[[int], Bot]]


# What only one game needs is imported when somebody asks for it: tables, weights, physics.


def _levels(game: AnyGame) -> Makers:
    from foxdice.bots.levels import levels

    return levels(game)


def _qwixx(game: AnyGame) -> Makers:
    def exact(_seed: int) -> Bot:
        from foxdice.bots.qwixx_exact import Exact

        return Exact()

    return {"exact": exact, **_any_qwixx(game)}


def _any_qwixx(game: AnyGame) -> Makers:
    from foxdice.bots.qwixx.tempers import TEMPERS, Temper

    def temper(name: str) -> Callable[[int], Bot]:
        return lambda _seed: Temper(game, name)

    return {**{name: temper(name) for name in TEMPERS}, **_levels(game)}


def _wurf(_game: AnyGame) -> Makers:
    from foxdice.bots.wurf.registry import THROWERS

    return THROWERS


_FOR_ANY_GAME: Makers = {
    "random": RandomBot,
    "greedy": lambda _seed: Greedy(),
}
_FOR_ONE_GAME: Mapping[str, Callable[[AnyGame], Makers]] = {
    "clever": _levels,
    "cubed": _levels,
    "qwixx": _qwixx,  # solved on the base pad only
    "qwixx:mixx-b": _any_qwixx,
    "wurf": _wurf,
    "wurf:match": _wurf,
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


def _bots(game: AnyGame) -> Makers:
    own = _FOR_ONE_GAME.get(game.id)
    return {**_FOR_ANY_GAME, **(own(game) if own else {})}
