"""What a bot needs to learn a game: its rules together with what the bot sees of it."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from foxdice import core
from foxdice.core import AnyGame
from foxdice.core.source import Source, load
from foxdice.dice import generator
from foxdice.judge import position as interface

POSITION = interface.__name__


@dataclass(frozen=True)
class Learning:
    """How a game is learned. The first of the modules implements `position`, the others it needs."""

    modules: tuple[str, ...]
    weights: str = ""  # what the names of its weight files begin with, where a variant has its own
    tables: tuple[tuple[str, str, Any], ...] = ()  # values of a variant, as in `Source`
    games_in_step: str = ""  # module:class of its own games in step; empty: move by move, for points
    for_winning: bool = False  # at tables; otherwise for points
    player: str = "foxdice.bots.learned:Learned"  # module:class of who plays by the weights
    mind: str = "foxdice.judge.mind"  # the module that thinks in browsers; empty: none


def of(game: AnyGame) -> Learning | None:
    """Return how a game is learned, or None where it is not."""
    learning: Callable[[AnyGame], Learning] | None = core.edition(game).part("learning")
    return learning(game) if learning else None


def known(game: AnyGame) -> Learning:
    """Return how a game is learned that can be."""
    learning = of(game)
    if learning is None:
        raise LookupError(f"nothing is learned of the game {game.id}")
    return learning


def learned_games() -> tuple[str, ...]:
    """Return the ids of all games and variants that can be learned."""
    every = (id for edition in core.editions().values() for id in edition.ids)
    return tuple(id for id in every if of(core.get(id)))


def source(game: AnyGame, *modules: str) -> Source:
    """Return the rules of a game, what a learned bot sees of it, and further modules written over both."""
    learning = known(game)
    implements = (
        ("foxdice.core.rules", game.source.modules[0]),
        ("foxdice.core.chance", generator.__name__),
        (POSITION, learning.modules[0]),
    )
    every = (generator.__name__, *learning.modules, *modules)
    return game.source.with_modules(every, implements).with_tables(learning.tables)


def games_in_step(game: AnyGame) -> Callable[..., Any] | None:
    """Return the class of a game's own games in step, or None where they are played move by move."""
    module, _, name = known(game).games_in_step.partition(":")
    return getattr(importlib.import_module(module), name) if module else None


def player(game: AnyGame) -> Callable[..., Any]:
    """Return the class of who plays a game by weights: called with game, name, seed and network."""
    module, _, name = known(game).player.partition(":")
    made: Callable[..., Any] = getattr(importlib.import_module(module), name)
    return made


def features_module(game: AnyGame) -> str:
    """Return the module that says what a learned bot sees of a game."""
    return known(game).modules[0]


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
