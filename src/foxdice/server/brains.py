"""Bots and judges as a page runs them: which there are, and under which names they can be fetched for good."""

import hashlib
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from foxdice import core
from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge.brain_files import paths
from foxdice.judge.weight_files import ALONE, AT_TABLES, PARTS, SMALL, table_size, weight_file


class BrainFiles(msgspec.Struct, frozen=True):
    """The files under /brains/ of a game or a variant."""

    code: str  # with .wasm; with .json: what its numbers mean
    judges: tuple[str, ...]  # the sizes of the tables, `1` or `n`, whose moves it can say the worth of
    weights: dict[str, str]  # by that size: the small ones where there are any, none where the game is solved
    large: dict[str, str]  # likewise, where there is one beside that small one that judges better
    layers: dict[str, str]  # by the names of networks: what tells the parts of their values, and who wins
    sizes: dict[str, int]  # in bytes, of all of them by their names


@cache
def brain_files(game: AnyGame) -> BrainFiles | None:
    """Return the names of the files, or None where they were not built."""
    if not all(file.is_file() for file in paths(game)):
        return None
    code = f"{game.id.replace(':', '-')}-{_hash(b''.join(file.read_bytes() for file in paths(game)))}"
    usual, large = _weights(game), _large_weights(game)
    weights = {size: _name(game, size, file) for size, file in usual.items()}
    others = {size: _name(game, f"large-{size}", file) for size, file in large.items()}
    layers = _layers(game, weights, others)
    sizes = {weights[size]: _size(file) for size, file in usual.items()}
    sizes |= {others[size]: _size(file) for size, file in large.items()}
    sizes |= {name: _size(file) for name, file in layers.values()}
    wasm, tables = paths(game)
    sizes |= {f"{code}.wasm": _size(wasm), f"{code}.json": _size(tables)}
    judges = tuple(weights) if learning.of(game) else _sizes_of(game)
    named = {network: name for network, (name, _) in layers.items()}
    return BrainFiles(code, judges, weights, others, named, sizes)


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
                found |= {files.large[size]: file for size, file in _large_weights(game).items()}
                found |= dict(_layers(game, files.weights, files.large).values())
    return found


def _weights(game: AnyGame) -> dict[str, Traversable]:
    """Return the networks for pages by the size of the table: the small ones where there are any."""
    return _existing(game, "") | _existing(game, SMALL)


def _large_weights(game: AnyGame) -> dict[str, Traversable]:
    """Return the networks that are larger than those by which a page usually thinks."""
    small = _existing(game, SMALL)
    return {size: file for size, file in _existing(game, "").items() if size in small}


def _layers(game: AnyGame, usual: dict[str, str], large: dict[str, str]) -> dict[str, tuple[str, Traversable]]:
    """Return the second last layers with their names, by the names of the networks they go with."""
    beside = (large[size] if size in large else usual[size] for size in _existing(game, PARTS))
    found = dict(zip(beside, _existing(game, PARTS).items(), strict=True))
    found |= {usual[size]: (f"{SMALL}{size}", file) for size, file in _existing(game, SMALL + PARTS).items()}
    return {network: (_name(game, f"{PARTS}{size}", file), file) for network, (size, file) in found.items()}


def _sizes_of(game: AnyGame) -> tuple[str, ...]:
    return tuple(sorted({table_size(players) for players in game.players}))


def _existing(game: AnyGame, kind: str) -> dict[str, Traversable]:
    if not learning.of(game):
        return {}
    files = {size: weight_file(game, size, kind) for size in (ALONE, AT_TABLES)}
    return {size: file for size, file in files.items() if file.is_file()}


def _name(game: AnyGame, size: str, file: Traversable) -> str:
    return f"{game.id.replace(':', '-')}-{size}-{_hash(file.read_bytes())}.fox"


def _size(file: Traversable) -> int:
    return len(file.read_bytes())


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
