"""The same rules, interpreted and compiled."""

from typing import Any

from foxdice.core import AnyGame, compiled
from foxdice.core.source import load
from foxdice.testing import tracing
from foxdice.testing.playing import states

GENERATOR = "foxdice.dice.generator"
GAMES = 400


def compiled_equals_interpreted(game: AnyGame, players: int) -> None:
    """Compiled games are those of the interpreter, move by move and point by point; nothing is asked without Numba."""
    if not compiled.available():
        return
    import numpy as np

    implements = (("foxdice.core.rules", game.source.modules[0]), ("foxdice.core.chance", GENERATOR))
    source = game.source.with_modules((GENERATOR, tracing.__name__), implements)
    fast = compiled.compile_source(source)[tracing.__name__]
    slow = load(source)[tracing.__name__]
    areas = len(game.sheet.areas)
    traces = np.zeros(GAMES, np.int64)
    records, moves = compiled.new_records(game, 2), np.zeros(game.max_moves, np.int64)
    fast.trace_games(records, players, moves, np.zeros(1, np.int64), areas, traces)
    same = [0] * GAMES
    blank: Any = game.empty(players)
    slow.trace_games([blank, blank.clone()], players, [0] * game.max_moves, [0], areas, same)
    assert traces.tolist() == same


def states_survive_numpy(game: AnyGame, players: int) -> None:
    """A state is written into a NumPy record and read back as it was."""
    record = compiled.new_records(game, 1)[0]
    for state in states(game, players, seed=7):
        compiled.write_record(state, record)
        assert compiled.read_record(record, state) == state
