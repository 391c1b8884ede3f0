"""Which games a bot can learn, and the source of their rules together with what the bot sees."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType

from foxdice.games import AnyGame
from foxdice.games.source import Source, load

GENERATOR = "foxdice.dice.generator"
FEATURES = "foxdice.bots.features"
POSITION = f"{FEATURES}.position"

_QWIXX = (
    f"{FEATURES}.qwixx",
    "foxdice.bots.qwixx.turn",
    "foxdice.bots.qwixx.zoo",
    "foxdice.bots.qwixx.patient",
    "foxdice.bots.qwixx_exact.positions",
)
# By game: the module that stands for `position` first, then those it needs.
_MODULES = {
    "clever": (f"{FEATURES}.clever", f"{FEATURES}.family"),
    "cubed": (f"{FEATURES}.cubed", f"{FEATURES}.family"),
    "qwixx": _QWIXX,
    "qwixx:mixx-b": (f"{FEATURES}.qwixx_mixed", *_QWIXX),
}
GAMES = tuple(_MODULES)
FOR_WINNING = ("qwixx", "qwixx:mixx-b")  # at tables; all others are learned for points


def source(game: AnyGame, *modules: str) -> Source:
    """Return the rules of a game, what a learned bot sees of it, and further modules written over both."""
    stands_for = (
        ("foxdice.games.rules", game.source.modules[0]),
        ("foxdice.games.chance", GENERATOR),
        (POSITION, features_module(game)),
    )
    return game.source.with_modules((GENERATOR, *_MODULES[game.id], *modules), stands_for)


def features_module(game: AnyGame) -> str:
    """Return the module that says what a learned bot sees of a game."""
    return _MODULES[game.id][0]


@dataclass(frozen=True)
class Position:
    """A game's rules and what a learned bot sees of it, interpreted and wired to each other."""

    rules: ModuleType
    features: ModuleType
    modules: Mapping[str, ModuleType]  # by name: both of them, and what else the game needs to be learned


@cache
def position(game: AnyGame) -> Position:
    """Return what a bot needs to value the moves of a game."""
    modules = load(source(game))
    return Position(modules[game.source.modules[0]], modules[features_module(game)], modules)
