"""A game that is solved: nothing of it is learned, and its judge reads tables, in browsers too."""

from collections.abc import Callable
from dataclasses import dataclass

from foxdice import core
from foxdice.core import AnyGame
from foxdice.core.source import Source

Tables = tuple[tuple[str, str, tuple[int, ...]], ...]


@dataclass(frozen=True)
class Solved:
    """How a solved game is judged by plain functions."""

    modules: tuple[str, ...]
    mind: str  # the module that thinks in browsers
    tables: Callable[[], Tables]  # what is worked out beforehand, for names in the modules
    made_with: tuple[str, ...]  # modules that work it out
    data: tuple[tuple[str, str], ...]  # from these files: packages, and names in them


def of(game: AnyGame) -> Solved | None:
    """Return how a game is judged that is solved, or None where it is not."""
    solved: Solved | None = core.edition(game).part("solved")
    return solved


def source(game: AnyGame, solved: Solved, *modules: str) -> Source:
    """Return the rules of a game and what judges it, with further modules, but without the tables."""
    implements = (("foxdice.core.rules", game.source.modules[0]),)
    return game.source.with_modules((*solved.modules, *modules), implements)
