"""The games there are: whoever brings one registers its edition as an entry point of the group `foxdice.games`."""

from functools import cache
from importlib.metadata import entry_points

from foxdice.core.edition import Edition
from foxdice.core.errors import UnknownGame
from foxdice.core.game import AnyGame

GROUP = "foxdice.games"


@cache
def editions() -> dict[str, Edition]:
    """Return all games by id.

    >>> [name for name in editions() if name not in ids()]
    []
    """
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point.load() for point in found}


def ids() -> tuple[str, ...]:
    """Return the ids of all games, without variants.

    >>> all(get(id).id == id for id in ids())
    True
    """
    return tuple(editions())


def variants(id: str) -> tuple[str, ...]:
    """Return the ids of a game and of its variants.

    >>> [id for id in ids() if id not in variants(id)]
    []
    """
    return editions()[id].ids


def edition(game: AnyGame) -> Edition:
    """Return all about a game or the game that it is a variant of.

    >>> all(edition(get(variant)).id == id for id in ids() for variant in variants(id))
    True
    """
    return editions()[game.id.partition(":")[0]]


@cache
def get(id: str) -> AnyGame:
    """Return the game with this id; `game:variant` chooses a variant of it.

    Raises `UnknownGame`.

    >>> game = get(ids()[0])
    >>> game.node(game.new(players=1)).kind
    'throw'
    >>> get("chess")
    Traceback (most recent call last):
    foxdice.core.errors.UnknownGame: ...
    """
    name, _, variant = id.partition(":")
    if name not in editions() or id not in variants(name):
        known = (one for edition in editions().values() for one in edition.ids)
        raise UnknownGame("unknown-game", text=id, games=", ".join(known))
    game: AnyGame = editions()[name].part("game")(variant)
    return game
