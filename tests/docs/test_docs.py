"""The documentation: its examples run, and its site has no broken link."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["docs/write-bots.md"]


def build(source: Path, site: Path) -> subprocess.CompletedProcess[str]:
    """Build a site like `make docs`."""
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", str(source), str(site)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried
    assert not failed


def test_the_bot_of_the_tutorial_is_the_one_in_the_file() -> None:
    """The page shows the class without the words of a file that is checked for types."""
    page = (ROOT / "docs/write-bots.md").read_text(encoding="utf-8")
    file = (ROOT / "examples/bots/frugal.py").read_text(encoding="utf-8")
    shown = [line[4:].strip() for line in page.partition(">>> class Frugal:")[2].partition(">>> qwixx")[0].splitlines()]
    plain = re.sub(r": (?:Any|int)\b| -> \w+", "", file)
    assert len(shown) > 10
    assert [line for line in shown if line and line not in plain] == []


def test_the_command_of_the_tutorial_runs() -> None:
    page = (ROOT / "docs/write-bots.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"```sh\n(foxdice tournament .*)\n```", page)
    result = subprocess.run(
        [sys.executable, "-m", *command.split()],
        cwd=ROOT / "examples/bots",
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "easy" in result.stdout


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    result = build(ROOT / "docs", tmp_path)
    assert result.returncode == 0, result.stderr
    assert "foxdice.core.Game" in (tmp_path / "reference.html").read_text(encoding="utf-8")


def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    source = tmp_path / "docs"
    source.mkdir()
    (source / "conf.py").write_text((ROOT / "docs/conf.py").read_text(encoding="utf-8"), encoding="utf-8")
    (source / "index.md").write_text("# Foxes\n\n[lost](nowhere.md)\n", encoding="utf-8")
    result = build(source, tmp_path / "site")
    assert result.returncode != 0
    assert "nowhere.md" in result.stderr
