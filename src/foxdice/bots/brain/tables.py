"""The judge of a solved game as one WebAssembly file: rules, and the tables that it reads."""

from foxdice.bots.brain.build import DESK, JUDGING, RULES
from foxdice.core import AnyGame
from foxdice.core.source import Source
from foxdice.core.wasm.compile import compile_exports, functions, load_for_browser
from foxdice.judge import solved
from foxdice.judge.solved import Solved


def source(game: AnyGame, known: Solved) -> Source:
    """Return all that it is made of, but for the tables."""
    return solved.source(game, known, known.mind)


def build(game: AnyGame, known: Solved) -> bytes:
    """Return the WebAssembly of a game's judge.

    Raises `NoLinker`. Numba must not have been imported yet.
    """
    modules = load_for_browser(source(game, known).with_tables(known.tables()))
    own = modules[known.mind]
    judging = {name: takes for name, takes in JUDGING.items() if hasattr(own, name)}
    exports = functions(own, judging) | functions(modules[game.source.modules[0]], RULES)
    return compile_exports(game, exports, DESK)
