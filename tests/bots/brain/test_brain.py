"""Bots and judges in the browser are those of Python: the same moves in whole games, the same values."""

import base64
import json
import shutil
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foxdice import bots, games
from foxdice.bots.brain import files
from foxdice.core import compiled
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.judge import judge as judges
from foxdice.judge import learning, mind
from foxdice.judge.brain_files import paths
from foxdice.judge.weight_files import SMALL, table_size, weight_file
from foxdice.judge.weights import small_weights, weights

COMPARE = Path(__file__).with_name("compare.mjs")
BRAINS = [game for id in games.ids() for one in games.variants(id) if files.has_brain(game := games.get(one))]
THROWS = 24
CHOICES = 16  # of every bot, from the beginning of a game
PLAYED_OUT = 3  # choices of the master near the end
node = shutil.which("node")
every_brain = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in BRAINS])
every_player = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in BRAINS if learning.of(game)])


def page_file(game: AnyGame, size: str, kind: str = "") -> Any:
    """Return the weights that a page fetches: the small ones where there are any."""
    small = weight_file(game, size, SMALL)
    return small if small.is_file() else weight_file(game, size, kind)


@pytest.fixture(autouse=True)
def python_has_what_pages_have(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("foxdice.judge.weights.weight_file", page_file)
    for read in (weights, small_weights):
        read.cache_clear()
    yield
    for read in (weights, small_weights):
        read.cache_clear()


def written(state: Any) -> str:
    """Return a state as the browser has it."""
    record = np.zeros(1, compiled.record_type(type(state)))
    compiled.write_record(state, record[0])
    return base64.b64encode(record.tobytes()).decode()


def choices(game: AnyGame, bot: str, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield every choice of a game that a bot plays alone or against itself."""
    chooser, dice, state = bots.get(bot, game, seed), Seeded(seed), game.new(players)
    yield {"wake": seed}
    while (at := game.node(state)).kind != "over":
        if at.kind == "throw":
            game.throw(state, game.draw(state, dice))
            continue
        seat = at.players[0]
        view = game.view(state, seat)
        move = chooser.choose(game, view, seat)
        yield {"bot": bot, "seed": seed, "seat": seat, "state": written(view), "move": move}
        game.apply(state, seat, move)


def judged(game: AnyGame, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield what the judge says about positions of a random game."""
    dice, state, judge = Seeded(seed), game.new(players), judges.of(game)
    for step in range(60):
        at = game.node(state)
        if at.kind == "over":
            return
        if at.kind == "throw":
            if step % 3 == 0:
                outlook = judge.outlook(state, 0, THROWS)
                seen = {"seat": 0, "state": written(state), "throws": THROWS}
                yield seen | {"outlook": [outlook.mean, outlook.spread]}
            game.throw(state, game.draw(state, dice))
            continue
        seat = at.players[0]
        view = game.view(state, seat)
        lines = judge.choices(view, seat, game.legal(view, seat))
        yield {
            "seat": seat,
            "state": written(view),
            "values": [line.value for line in lines],
            "lines": [",".join(map(str, line.moves)) for line in lines],
        }
        moves = game.legal(state, seat)
        game.apply(state, seat, moves[dice.below(len(moves))])


def compare(game: AnyGame, players: int, asked: list[dict[str, Any]], folder: Path) -> int:
    """Return to how many questions Node has given the same answers."""
    questions = folder / "asked"
    questions.write_text("\n".join(map(json.dumps, asked)), encoding="utf-8")
    file = str(page_file(game, table_size(players))) if learning.of(game) else "-"
    result = subprocess.run(
        [str(node), COMPARE, *paths(game), file, questions], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return int(result.stdout)


@every_player
@pytest.mark.skipif(node is None, reason="Node is not installed")
def test_every_bot_plays_move_for_move(game: AnyGame, tmp_path: Path) -> None:
    """Whole games would take minutes; browser tests play them to the end."""
    names = json.loads(paths(game)[1].read_text(encoding="utf-8"))["bots"]
    assert {"easy", "medium", "hard", "master"} <= names.keys()
    for players in {game.players[0], 2}:
        asked = [one for bot in names for one in islice(choices(game, bot, players, seed=players), CHOICES)]
        assert compare(game, players, asked, tmp_path) > CHOICES


def ends(game: AnyGame, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield what the master chooses at the end of a random game."""
    master, dice, state = bots.get("master", game), Seeded(seed), game.new(players)
    is_near_the_end = learning.position(game).features.is_near_the_end
    while (at := game.node(state)).kind != "over":
        if at.kind == "throw":
            game.throw(state, game.draw(state, dice))
            continue
        seat = at.players[0]
        view = game.view(state, seat)
        moves = game.legal(view, seat)
        move = moves[dice.below(len(moves))]
        if is_near_the_end(view) and len(moves) > 1:
            move = master.choose(game, view, seat)
            yield {"bot": "master", "seed": 0, "seat": seat, "state": written(view), "move": move}
        game.apply(state, seat, move)


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.id) for game in BRAINS if (known := learning.of(game)) and known.mind == mind.__name__],
)
@pytest.mark.skipif(node is None, reason="Node is not installed")
def test_the_end_of_a_table_is_played_out_alike(game: AnyGame, tmp_path: Path) -> None:
    asked = list(islice(ends(game, 2, seed=3), PLAYED_OUT))
    assert compare(game, 2, asked, tmp_path) == PLAYED_OUT


@every_brain
@pytest.mark.skipif(node is None, reason="Node is not installed")
def test_the_judge_says_the_same(game: AnyGame, tmp_path: Path) -> None:
    for players in {game.players[0], 2, *(() if learning.of(game) else game.players)}:
        assert compare(game, players, list(judged(game, players, seed=5)), tmp_path) > 20


@every_brain
def test_the_committed_files_are_what_the_sources_say(game: AnyGame) -> None:
    assert files.is_fresh(game), f"run `foxdice wasm {game.id}`"
