"""Bots and judges as a page runs them: which there are, and under which names they can be fetched for good."""

import hashlib
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from foxdice import core
from foxdice.bots.brain.paths import paths
from foxdice.core import AnyGame
from foxdice.judge.weight_files import ALONE, AT_TABLES, SMALL, weight_file


class BrainFiles(msgspec.Struct, frozen=True):
    """The files under /brains/ of a game or a variant."""

    code: str  # with .wasm; with .json: what its numbers mean
    weights: dict[str, str]  # by the size of the table, `1` or `n`


@cache
def brain_files(game: AnyGame) -> BrainFiles | None:
    """Return the names of the files, or None where they were not built."""
    if not all(file.is_file() for file in paths(game)):
        return None
    start = game.id.replace(":", "-")
    code = _hash(b"".join(file.read_bytes() for file in paths(game)))
    weights = {size: f"{start}-{size}-{_hash(file.read_bytes())}.fox" for size, file in _weights(game).items()}
    return BrainFiles(f"{start}-{code}", weights)


def find_brain(name: str) -> bytes | None:
    """Return a file by its name."""
    file = _all_brains().get(name)
    return file.read_bytes() if file else None


def brain_names() -> list[str]:
    """Return the names of all files."""
    return list(_all_brains())


@cache
def _all_brains() -> dict[str, Traversable]:
    found: dict[str, Traversable] = {}
    for edition in core.editions().values():
        for game in map(core.get, edition.ids):
            files = brain_files(game)
            if files:
                wasm, tables = paths(game)
                found |= {f"{files.code}.wasm": wasm, f"{files.code}.json": tables}
                found |= {files.weights[size]: file for size, file in _weights(game).items()}
    return found


def _weights(game: AnyGame) -> dict[str, Traversable]:
    """Return the networks for pages by the size of the table: the small ones where there are any."""
    found: dict[str, Traversable] = {}
    for size in (ALONE, AT_TABLES):
        files = [file for kind in (SMALL, "") if (file := weight_file(game, size, kind)).is_file()]
        if files:
            found[size] = files[0]
    return found


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
