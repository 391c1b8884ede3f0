"""The bots of a game: those that play any game, and those that the game brings."""

from collections.abc import Callable, Mapping

from foxdice import core
from foxdice.bots import outside
from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.greedy import Greedy
from foxdice.bots.random import RandomBot
from foxdice.core import AnyGame

Makers = Mapping[str, Callable[[int], Bot]]

_FOR_ANY_GAME: Makers = {
    "random": RandomBot,
    "greedy": lambda _seed: Greedy(),
}


def names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the bots that play a game.

    >>> game = games.get(games.ids()[0])
    >>> {"random", "greedy"} <= set(names(game))
    True
    """
    return tuple(_bots(game))


def get(name: str, game: AnyGame, seed: int = 0) -> Bot:
    """Return the bot of this name for a game, or the one that somebody brings (`foxdice.bots.outside`).

    The seed matters to bots that leave something to chance. Raises `UnknownBot`.

    >>> game = games.get(games.ids()[0])
    >>> bot = get("random", game, seed=3)
    >>> get("nobody", game)
    Traceback (most recent call last):
    foxdice.bots.bot.UnknownBot: ...
    """
    bots = _bots(game)
    if name not in bots and outside.is_outside(name):
        return outside.get(name, game, seed)
    if name not in bots and ("." in name or "/" in name):  # somebody means a file or a program of theirs
        raise UnknownBot("bot-how", text=name)
    if name not in bots:
        raise UnknownBot("unknown-bot", text=name, bots=", ".join([*bots, *outside.registered()]))
    return bots[name](seed)


def _bots(game: AnyGame) -> Makers:
    # What only one game needs is imported when somebody asks for it: tables, weights, physics.
    own: Callable[[AnyGame], Makers] | None = core.edition(game).part("bots")
    return {**_FOR_ANY_GAME, **(own(game) if own else {})}
