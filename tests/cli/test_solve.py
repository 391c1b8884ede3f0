"""`foxdice solve`, with a table that is there already."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from foxdice.cli.app import app
from foxdice.core import compiled
from foxdice.games import UnknownGame, WrongPlayers
from foxdice.games.qwixx.exact import positions


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the cache folder, with a table for two that makes the whole game worth 12.5."""
    monkeypatch.setattr(compiled, "cache_folder", lambda _source, what: tmp_path / what)
    worth = np.full((positions.POSITIONS, 2, 4), 12.5)
    file = tmp_path / "qwixx-exact" / "2.npy"
    file.parent.mkdir()
    np.save(file, worth)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_solve_speaks_json() -> None:
    result = CliRunner().invoke(app, ["solve", "qwixx", "--players", "2", "--json"])
    assert result.exit_code == 0
    summary = json.loads(result.stdout)
    assert summary["value"] == 12.5
    assert summary["players"] == 2


@pytest.mark.usefixtures("folder")
def test_solve_tells_the_value_and_where_it_is_kept() -> None:
    result = CliRunner().invoke(app, ["solve", "qwixx", "-p", "2"])
    assert "12.500000 points" in result.stdout
    assert "2.npy" in result.stdout


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["clever"], UnknownGame),
        (["qwixx:mixx-b"], UnknownGame),
        (["chess"], UnknownGame),
        (["qwixx", "-p", "6"], WrongPlayers),
    ],
)
def test_what_cannot_be_solved_is_refused(words: list[str], error: type[Exception]) -> None:
    result = CliRunner().invoke(app, ["solve", *words])
    assert isinstance(result.exception, error)
