"""The rules in the browser are the rules: the same games interpreted, compiled, and in Node tell the same numbers."""

import shutil
import subprocess
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from tests.games.wasm import tracing

from foxdice import games
from foxdice.core import compiled, rows
from foxdice.core.source import Source, load
from foxdice.core.wasm import files
from foxdice.dice import generator
from foxdice.games import AnyGame

TRACING = tracing.__name__
GENERATOR = generator.__name__
COMPARE = Path(__file__).with_name("compare.mjs")
LONGEST = 4_000_000  # numbers that tell a game
VARIANTS = [games.get(variant) for id in games.ids() for variant in games.variants(id)]
every_variant = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in VARIANTS])
node = shutil.which("node")


def traced(game: AnyGame) -> Source:
    """Return the game together with what traces it."""
    implements = (
        ("foxdice.core.rules", game.source.modules[0]),
        ("foxdice.core.scene", game.scene_modules[0]),
        ("foxdice.core.chance", GENERATOR),
    )
    return game.scene_source.with_modules((GENERATOR, TRACING), implements)


@cache
def interpreted(game: AnyGame, players: int, seed: int) -> tuple[int, ...]:
    """Return the numbers that tell a game."""
    module: ModuleType = load(traced(game))[TRACING]
    states: list[Any] = [game.empty(players) for _ in range(3)]
    random, trace = [0], [0] * LONGEST
    generator.seed(random, seed)
    areas = len(game.sheet.areas)
    told = module.trace_game(states, players, areas, [0] * game.max_moves, [0] * rows.ROOM, random, trace)
    return tuple(trace[:told])


def tables(game: AnyGame) -> list[tuple[int, int]]:
    """Return how many play, and from which seed: the fewest, the most."""
    return [(game.players[0], 1), (game.players[-1], 2)]


@every_variant
@pytest.mark.skipif(node is None, reason="Node is not installed")
def test_node_plays_the_same_games(game: AnyGame, tmp_path: Path) -> None:
    wasm, names = files.paths(game)
    for players, seed in tables(game):
        told = interpreted(game, players, seed)
        file = tmp_path / "trace"
        np.array(told, np.float64).tofile(file)
        result = subprocess.run(
            [str(node), COMPARE, wasm, names, file, str(players)], capture_output=True, text=True, check=False
        )
        assert result.returncode == 0, result.stderr
        assert int(result.stdout) == len(told)


@pytest.mark.skipif(node is None, reason="Node is not installed")
def test_another_game_is_noticed(tmp_path: Path) -> None:
    clever = games.get("clever")
    wasm, names = files.paths(clever)
    told = np.array(interpreted(clever, 1, 1), np.float64)
    for place in range(0, len(told), len(told) // 7):
        wrong = told.copy()
        wrong[place] += 1
        wrong.tofile(tmp_path / "trace")
        result = subprocess.run(
            [str(node), COMPARE, wasm, names, tmp_path / "trace", "1"], capture_output=True, text=True, check=False
        )
        assert result.returncode != 0


@pytest.mark.skipif(not compiled.available(), reason="Numba is not installed")
@every_variant
def test_compiled_scenes_are_the_same(game: AnyGame) -> None:
    module = compiled.compile_source(traced(game))[TRACING]
    states = compiled.new_records(game, 3)
    players, seed = tables(game)[-1]
    told = interpreted(game, players, seed)
    random: Any = np.zeros(1, np.int64)
    trace = np.zeros(len(told) + 1, np.int64)
    generator.seed(random, seed)
    moves, buffer = np.zeros(game.max_moves, np.int64), np.zeros(rows.ROOM, np.int64)
    assert module.trace_game(states, players, len(game.sheet.areas), moves, buffer, random, trace) == len(told)
    assert tuple(trace[:-1].tolist()) == told


@every_variant
def test_the_committed_files_come_from_these_sources(game: AnyGame) -> None:
    assert files.is_fresh(game), f"run `make wasm`: {game.id} has changed"


@every_variant
def test_names_fit_the_records(game: AnyGame) -> None:
    from foxdice.core.wasm.names import names

    assert names(game)["record"] == compiled.record_type(game.state_type).itemsize
