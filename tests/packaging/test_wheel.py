"""The package as people get it: built, installed, started, played."""

import asyncio
import random
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.packaging.conftest import PAGE, build, copy_of_the_tree, environment
from tests.server.client import open_table, play_seat, request, watching

ANNA = "anna" * 10
IN_EXTRAS = "numpy cryptography rapier3d sqlalchemy starlette uvicorn uvloop websockets numba torch psycopg"
WITHOUT_EXTRAS = (
    f"import sys; sys.modules.update(dict.fromkeys({IN_EXTRAS.split()}))\nfrom foxdice.cli import main; main()"
)


def test_wheel_and_sdist_carry_page_and_licences(built: Path) -> None:
    wheel = zipfile.ZipFile(next(built.glob("*.whl"))).namelist()
    assert "foxdice/server/static/index.html" in wheel
    assert "foxdice/server/static/third-party.txt" in wheel
    assert any(name.endswith("licenses/LICENSE") for name in wheel)
    assert any(name.endswith("licenses/web/public/third-party.txt") for name in wheel)
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        assert any(name.endswith(f"{PAGE.as_posix()}/index.html") for name in sdist.getnames())


@pytest.mark.parametrize("kind", ["--wheel", "--sdist"])
def test_nothing_is_built_without_the_page(tmp_path: Path, kind: str) -> None:
    result = build(copy_of_the_tree(tmp_path), kind)
    assert result.returncode != 0
    assert "the page is missing" in result.stdout + result.stderr
    assert not list(tmp_path.glob("dist/*"))


def test_who_installed_it_plays_a_move(installed: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(installed / "bin/foxdice"), "play", "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen(command, env=environment(installed), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().split("http://")[1].strip("/\n")
            status, page, _ = request(address, "GET", "/")
            assert status == 200
            assert page == (installed / "foxdice/server/static/index.html").read_bytes()
            asyncio.run(_play_a_move(address))
        finally:
            server.terminate()


async def _play_a_move(address: str) -> None:
    table = await open_table(address, ANNA)
    async with watching(address, table, ANNA) as anna:
        await anna.do("join", seat=0, name="Anna")
        await anna.do("invite", seat=1, bot="greedy")
        await anna.do("start")
        assert await play_seat(anna, 0, random.Random(0), moves=2) == 2  # a throw, and a move
        assert {"thrown", "chosen"} <= {event["type"] for event in anna.heard}


def test_the_base_is_small() -> None:
    """Whoever wants the rules alone gets no server, no numbers, no compiler, by no detour either."""
    needed, asked = set[str](), ["foxdice"]
    while asked:
        name = asked.pop()
        for line in requires(name) or []:
            found = Requirement(line)
            if found.name not in needed and (found.marker is None or found.marker.evaluate({"extra": ""})):
                needed.add(found.name)
                asked.append(found.name)
    assert {"msgspec", "typer", "rich"} <= needed
    assert not needed & set(IN_EXTRAS.split())
    assert len(needed) <= 22, "README.md says 19"


@pytest.mark.parametrize("words", ["games", "rules qwixx", "sheet clever -o sheet.svg", "train --help"])
def test_the_base_needs_no_extra(installed: Path, tmp_path: Path, words: str) -> None:
    result = _without_extras(installed, tmp_path, words)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize(
    ("words", "extra"), [("play", "play"), ("simulate qwixx", "play"), ("train clever -o weights", "train")]
)
def test_a_missing_extra_is_named(installed: Path, tmp_path: Path, words: str, extra: str) -> None:
    result = _without_extras(installed, tmp_path, words)
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert f'pip install "foxdice[{extra}]"' in result.stderr


def _without_extras(installed: Path, folder: Path, words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT_EXTRAS, *words.split()]
    return subprocess.run(command, env=environment(installed), cwd=folder, capture_output=True, text=True, check=False)
