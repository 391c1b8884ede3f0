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


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A site of one page, under the rules of ours."""
    source = tmp_path / "docs"
    source.mkdir()
    (source / "conf.py").write_text((ROOT / "docs/conf.py").read_text(encoding="utf-8"), encoding="utf-8")
    (source / "index.md").write_text("# Foxes\n", encoding="utf-8")
    return source


def make_public(source: Path, module: str) -> None:
    """Add a module to what the site has to describe."""
    (source / "fox_module.py").write_text(module, encoding="utf-8")
    conf = (source / "conf.py").read_text(encoding="utf-8")
    assert "PUBLIC = (" in conf
    here = f"import sys\n\nsys.path.insert(0, {str(source)!r})\n"
    (source / "conf.py").write_text(here + conf.replace("PUBLIC = (", 'PUBLIC = ("fox_module",'), encoding="utf-8")


def test_a_broken_link_fails_the_build(source: Path, tmp_path: Path) -> None:
    (source / "index.md").write_text("# Foxes\n\n[lost](nowhere.md)\n", encoding="utf-8")
    result = build(source, tmp_path / "site")
    assert result.returncode != 0
    assert "nowhere.md" in result.stderr


def test_a_public_name_without_a_docstring_fails_the_build(source: Path, tmp_path: Path) -> None:
    make_public(
        source,
        'class Fox:\n    """A fox."""\n    def bark(self): ...\n    def _dig(self): ...\n\n'
        '__all__ = ["Fox", "find"]\ndef find(): ...\n',
    )
    result = build(source, tmp_path / "site")
    assert result.returncode != 0
    assert "without a docstring: fox_module.Fox.bark, fox_module.find" in result.stderr


def test_a_public_name_that_the_reference_does_not_tell_of_fails_the_build(source: Path, tmp_path: Path) -> None:
    make_public(source, '__all__ = ["FOXES", "find"]\n\n#: So many.\nFOXES = 3\n\ndef find():\n    """Find."""\n')
    page = "# Reference\n\n```{eval-rst}\n.. autodata:: fox_module.FOXES\n```\n"
    (source / "reference.md").write_text(page, encoding="utf-8")
    result = build(source, tmp_path / "site")
    assert result.returncode != 0
    assert "fox_module.find" in result.stderr
    assert "fox_module.FOXES" not in result.stderr
