"""A game that another package brings: installed through its entry point, known to nobody here, and it just works."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

PACKAGE = Path(__file__).parent / "fifth_game"
SOURCE = Path(__file__).parents[1] / "src"
Python = Callable[..., str]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Python:
    """Install the package where nobody else finds it; return how Python is run with it."""
    folder = tmp_path_factory.mktemp("fifth")
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *offline, "--target", str(folder), str(PACKAGE)]
    subprocess.run(command, check=True, capture_output=True)
    paths = os.pathsep.join([str(folder), str(SOURCE), os.environ.get("PYTHONPATH", "")])

    def run(*words: str | Path) -> str:
        result = subprocess.run(
            [sys.executable, *words],
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == 0, result.stdout + result.stderr
        return result.stdout

    return run


def foxdice(python: Python, *words: str) -> str:
    return python("-c", "from foxdice.cli import main; main()", *words)


def test_it_is_among_the_games(python: Python) -> None:
    games = json.loads(foxdice(python, "games", "--json"))
    assert {"id": "brook", "players": [1, 4]} in games
    assert "Am Bach" in foxdice(python, "games", "--language", "de")
    assert "У ручья" in foxdice(python, "rules", "brook", "--language", "ru")


def test_it_is_simulated_compiled_and_interpreted_alike(python: Python) -> None:
    pytest.importorskip("numba")
    code = """
from foxdice import core
from foxdice.bots.simulate import play_out
bots = ("random", "greedy")
fast, slow = (play_out(core.get("brook"), bots, 200, compile_rules=compiled) for compiled in (True, False))
assert fast.compiled and not slow.compiled
assert (fast.points == slow.points).all()
assert fast.points[:, 1].sum() > fast.points[:, 0].sum()
"""
    python("-c", code)


def test_bots_play_it_on_the_command_line(python: Python) -> None:
    numbers = json.loads(
        foxdice(python, "simulate", "brook", "-p", "3", "-b", "greedy,random,random", "-n", "50", "--json")
    )
    assert numbers["seats"][0]["mean"] > numbers["seats"][1]["mean"]
    assert "The end." in foxdice(python, "watch", "brook", "--seed", "7")


def test_its_sheet_is_drawn(python: Python) -> None:
    drawing = ElementTree.fromstring(foxdice(python, "sheet", "brook", "--language", "ru"))
    assert drawing.get("aria-label") == "У ручья, чистый лист"


def test_it_passes_the_kit_and_its_own_tests(python: Python) -> None:
    python("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "--rootdir", PACKAGE, PACKAGE / "tests")


def test_the_guide_quotes_the_package() -> None:
    guide = (Path(__file__).parents[1] / "docs/add-a-game.md").read_text(encoding="utf-8")
    files = [file for file in PACKAGE.rglob("*") if file.suffix in {".py", ".toml", ".ftl"}]
    texts = [file.read_text(encoding="utf-8") for file in files]
    quoted = re.findall(r"^```\w+\n(.*?)^```$", guide, re.DOTALL | re.MULTILINE)
    assert len(quoted) > 8
    assert [block for block in quoted if not any(block.strip("\n") in text for text in texts)] == []
