"""Bots that people bring: classes, trained files, names that a package registers."""

import json
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from foxdice import bots, games
from foxdice.bots import outside
from foxdice.bots.simulate import simulate
from foxdice.judge.network import DamagedWeights
from tests.engines.transcript import lister

CLEVER = games.get("clever")
GAMES = Path(__file__).parents[2] / "src/foxdice/games"
BOT = """
class First:
    name = "first"
    def __init__(self, game, seed):
        self.about = (game.id, seed)
    def choose(self, game, view, player):
        return game.legal(view, player)[0]
nothing = 5
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder where somebody stands who has written a bot."""
    (tmp_path / "brought_bot.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.delitem(sys.modules, "brought_bot", raising=False)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_a_class_is_made_with_what_it_asks_for() -> None:
    bot = bots.get("brought_bot:First", CLEVER, 7)
    assert vars(bot)["about"] == ("clever", 7)
    assert simulate(CLEVER, ("brought_bot:First",), 1).decisions > 0


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "name", ["brought_bot:None", "brought_bot:Missing", "no_such_module:Bot", "brought_bot:nothing"]
)
def test_what_is_no_bot_is_refused_in_words(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match=r"brought_bot|no_such_module"):
        bots.get(name, CLEVER)


@pytest.mark.parametrize("name", ["./mybot", "brought_bot.First"])
def test_whoever_names_a_file_is_told_how_bots_are_written(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="module:Class"):
        bots.get(name, CLEVER)


@pytest.mark.parametrize(
    ("game", "file"), [("qwixx:mixx-b", "qwixx/bots/weights/mixx-b-n.fox"), ("qwixx", "qwixx/bots/weights/n.fox")]
)
def test_a_trained_file_plays_as_the_master_who_has_the_same_weights(game: str, file: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.fox"
    shutil.copy(GAMES / file, mine)
    opened = games.get(game)
    players = ("random", "random")
    ours = simulate(opened, ("master", *players[1:]), 1, seed=2)
    assert (simulate(opened, (str(mine), *players[1:]), 1, seed=2).points == ours.points).all()


def test_a_trained_file_of_another_game_is_refused() -> None:
    with pytest.raises(DamagedWeights, match="another game"):
        bots.get(str(GAMES / "cubed/bots/weights/1.fox"), CLEVER)
    with pytest.raises(bots.UnknownBot, match="cannot be read"):
        bots.get("nowhere.fox", CLEVER)
    with pytest.raises(bots.UnknownBot, match="learn"):
        bots.get("nowhere.fox", games.get("wurf"))


@pytest.mark.usefixtures("folder")
def test_a_package_registers_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("firsty", "brought_bot:First", outside.GROUP)
    monkeypatch.setattr(outside, "registered", lambda: {"firsty": point})
    assert bots.get("firsty", CLEVER).name == "first"
    with pytest.raises(bots.UnknownBot, match="firsty"):
        bots.get("genius", CLEVER)


@pytest.mark.parametrize("command", ["simulate", "watch", "tournament"])
def test_every_command_that_takes_a_bot_takes_a_program(command: str) -> None:
    engine = f"cmd:{lister()}"
    words = {
        "simulate": ["clever", "-p", "2", "-b", f"{engine},random", "-n", "1", "--json"],
        "watch": ["clever", "-b", f"{engine},random"],
        "tournament": ["clever", engine, "random", "-n", "2", "--json"],
    }[command]
    start = [sys.executable, "-c", "from foxdice.cli import main; main()", command]
    result = subprocess.run([*start, *words], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    if command == "watch":
        assert "The end." in result.stdout
    else:
        numbers = json.loads(result.stdout)
        assert (numbers if command == "simulate" else numbers[0])["forfeits"] == []
