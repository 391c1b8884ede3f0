"""The rules of the games as the page has them: which there are, and under which name they can be fetched for good."""

import hashlib
from functools import cache
from typing import NamedTuple

from foxdice import core
from foxdice.core import AnyGame
from foxdice.core.wasm.files import paths
from foxdice.dice.arena import in_browser


class RulesFiles(NamedTuple):
    """A game's WebAssembly and what its numbers mean; `hash` changes with either of them."""

    hash: str
    wasm: bytes
    tables: bytes


@cache
def rules_files(game: AnyGame) -> RulesFiles | None:
    """Return the files of a game or a variant, or None where they were not built."""
    code, names = paths(game)
    if not (code.is_file() and names.is_file()):
        return None
    wasm, tables = code.read_bytes(), names.read_bytes()
    return RulesFiles(hashlib.sha256(wasm + tables).hexdigest()[:16], wasm, tables)


@cache
def arena_files(game: AnyGame) -> RulesFiles | None:
    """Return the files by which the dice of a game fly on a page, or None where they do not."""
    code, names = in_browser.paths(game)
    if not (code.is_file() and names.is_file()):
        return None
    wasm, tables = code.read_bytes(), names.read_bytes()
    return RulesFiles(hashlib.sha256(wasm + tables).hexdigest()[:16], wasm, tables)


def arena_name(game: AnyGame) -> str:
    """Return what the files of a game's arena are called; nothing where there are none."""
    files = arena_files(game)
    return f"{core.edition(game).id}-arena-{files.hash}" if files else ""


def rules_hash(game: AnyGame) -> str:
    """Return by which rules a server plays; a page that has others has to load itself anew."""
    files = rules_files(game)
    return files.hash if files else ""


def find_rules(name: str) -> bytes | None:
    """Return a file by its name."""
    return _all_rules().get(name)


def rules_names() -> list[str]:
    """Return the names of all files."""
    return list(_all_rules())


@cache
def _all_rules() -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for edition in core.editions().values():
        for id in edition.ids:
            files = rules_files(core.get(id))
            if files:
                name = f"{id.replace(':', '-')}-{files.hash}"
                found |= {f"{name}.wasm": files.wasm, f"{name}.json": files.tables}
        game = core.get(edition.id)
        arena = arena_files(game)
        if arena:
            name = arena_name(game)
            found |= {f"{name}.wasm": arena.wasm, f"{name}.json": arena.tables}
    return found
