"""The one list of games."""

import importlib
from collections.abc import Callable
from functools import cache

from foxdice.games.errors import UnknownGame
from foxdice.games.game import AnyGame

# id: where the class is. A new game is one folder and one line here.
_GAMES = {
    "clever": "foxdice.games.clever.game:Clever",
    "cubed": "foxdice.games.cubed.game:Cubed",
    "qwixx": "foxdice.games.qwixx.game:Qwixx",
    "wurf": "foxdice.games.wurf.game:Wurf",
}

# What can be written behind the id of a game, with a colon between them.
_VARIANTS = {"qwixx": ("mixx-b",), "wurf": ("match",)}

IDS = tuple(_GAMES)


def variants(id: str) -> tuple[str, ...]:
    """Return the ids of a game and of its variants."""
    return (id, *(f"{id}:{variant}" for variant in _VARIANTS.get(id, ())))


@cache
def get(id: str) -> AnyGame:
    """Return the game with this id; `game:variant` chooses a variant of it.

    Raises `UnknownGame`.
    """
    name, _, variant = id.partition(":")
    if name not in _GAMES or id not in variants(name):
        known = (one for name in IDS for one in variants(name))
        raise UnknownGame("unknown-game", text=id, games=", ".join(known))
    module, _, cls = _GAMES[name].partition(":")
    game: Callable[..., AnyGame] = getattr(importlib.import_module(module), cls)
    return game(variant) if variant else game()
