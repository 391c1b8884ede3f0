"""The documentation: its examples run, and its site has no broken link."""

import doctest
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
