"""Puzzles: those that come with the games can be solved as they say, and new ones can be mined."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from foxdice import core
from foxdice.cli.app import app
from foxdice.core.record import parse

LEVELS = ["easy", "medium", "hard"]


def shipped(id: str) -> list[dict[str, Any]]:
    file = Path(core.__file__).parents[1] / "games" / id / "puzzles.json"
    return list(json.loads(file.read_text(encoding="utf-8")))


def check(puzzle: dict[str, Any]) -> None:
    """The moves that are priced are the legal ones of the player who has to choose, the best first."""
    game = core.get(puzzle["game"])
    head = f"foxdice record 2\ngame {game.id}\nversion {game.version}\nplayers {puzzle['players']}\n\n"
    played = parse(head + "\n".join(puzzle["plays"]) + "\n").replay()
    assert sorted(move["move"] for move in puzzle["moves"]) == sorted(played.moves(puzzle["seat"]))
    losses = [move["loss"] for move in puzzle["moves"]]
    assert losses == sorted(losses)
    assert losses[0] == 0
    assert losses[1] >= 1
    assert puzzle["level"] in LEVELS


@pytest.mark.parametrize("id", ["clever", "cubed", "qwixx", "wurf"])
def test_puzzles_that_come_with_a_game_can_be_set_up(id: str) -> None:
    puzzles = shipped(id)
    assert len(puzzles) >= 5
    assert len({puzzle["id"] for puzzle in puzzles}) == len(puzzles)
    assert [puzzle["level"] for puzzle in puzzles] == sorted((puzzle["level"] for puzzle in puzzles), key=LEVELS.index)
    for puzzle in puzzles:
        check(puzzle)


def test_puzzles_are_mined_the_same_way_every_time(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    for file in files:
        assert CliRunner().invoke(app, ["puzzles", "qwixx", "-n", "1", "--seed", "7", "-o", str(file)]).exit_code == 0
    assert files[0].read_text() == files[1].read_text()
    mined = json.loads(files[0].read_text())
    assert {puzzle["level"] for puzzle in mined} <= set(LEVELS)
    assert mined
    for puzzle in mined:
        check(puzzle)
