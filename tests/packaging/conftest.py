"""Wheel and sdist, built once from a copy of the tree, and the wheel installed in an empty folder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = Path("src/foxdice/server/static")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "static", "artefacts", ".venv", ".git", ".cache")


def copy_of_the_tree(to: Path) -> Path:
    """Copy what a build looks at, without the page."""
    for name in ("src", "tools", "web/public"):
        shutil.copytree(ROOT / name, to / name, ignore=NOT_COPIED)
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, to / name)
    return to


def with_the_page(tree: Path) -> Path:
    """Put the page into the copy: the one built here, or a stand-in where none has been built."""
    if (ROOT / PAGE).is_dir():
        shutil.copytree(ROOT / PAGE, tree / PAGE)
    else:
        (tree / PAGE / "assets").mkdir(parents=True)
        (tree / PAGE / "index.html").write_text("<!doctype html><title>Foxdice</title>", encoding="utf-8")
        shutil.copy(tree / "web/public/third-party.txt", tree / PAGE)
    return tree


def build(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m build` with what is installed here."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tree / "dist"), *words, str(tree)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with sdist and wheel; the wheel is made from the sdist."""
    tree = with_the_page(copy_of_the_tree(tmp_path_factory.mktemp("tree")))
    result = build(tree)
    assert result.returncode == 0, result.stdout + result.stderr
    return tree / "dist"


@pytest.fixture(scope="session")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that holds the installed wheel and nothing else."""
    target = tmp_path_factory.mktemp("installed")
    wheel = next(built.glob("*.whl"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(target)]
    subprocess.run([*command, str(wheel)], check=True)
    return target


def environment(installed: Path) -> dict[str, str]:
    """Return an environment where Python finds the installed wheel before anything else."""
    return {**os.environ, "PYTHONPATH": str(installed)}
