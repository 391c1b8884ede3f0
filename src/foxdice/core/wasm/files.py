"""Where a game's WebAssembly lies, and whether it still is what the sources say."""

import ast
import hashlib
import importlib.util
import json
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from foxdice.core.game import AnyGame
from foxdice.core.registry import edition
from foxdice.core.source import Source
from foxdice.core.wasm.names import names

BUILDERS = (
    "foxdice.core.wasm.build",
    "foxdice.core.wasm.compile",
    "foxdice.core.wasm.chance",
    "foxdice.core.wasm.linker",
    "foxdice.core.parts_compiled",
)


def paths(game: AnyGame) -> tuple[Path, Path]:
    """Return the files of a game or a variant, in the folder of the game: the WebAssembly and its tables."""
    folder = Path(str(files(edition(game).package)))
    name = game.id.partition(":")[2] or "base"
    return folder / f"{name}.wasm", folder / f"{name}.json"


def is_fresh(game: AnyGame) -> bool:
    """Tell whether the files are there and come from the sources as they are now."""
    return are_fresh(paths(game), made_from(game))


def are_fresh(files: tuple[Path, Path], made_from: str) -> bool:
    """Tell whether a WebAssembly file and its tables are there and come from sources with this hash."""
    wasm, tables = files
    if not wasm.exists() or not tables.exists():
        return False
    kept = json.loads(tables.read_text(encoding="utf-8"))
    return (made_from, content_hash(wasm.read_bytes())) == (kept.get("made_from"), kept.get("content"))


def made_from(game: AnyGame) -> str:
    """Return the hash of all that a game's WebAssembly and tables are made from."""
    return hash_of_sources(game.scene_source, names(game), BUILDERS)


def hash_of_sources(
    source: Source, tables: dict[str, Any], builders: Iterable[str], data: Iterable[tuple[str, str]] = ()
) -> str:
    """Return the hash of modules with all that they import, of tables, and of the modules that build from them.

    Beside those `data` is read: packages, each with the name of a file in it.
    """
    digest = hashlib.sha256(repr((source.tables, tables)).encode())
    for name in sorted({*_with_imports(source.modules), *builders}):
        digest.update(name.encode() + b"\0" + _file(name).read_bytes())
    for package, name in data:
        digest.update(name.encode() + b"\0" + files(package).joinpath(name).read_bytes())
    return digest.hexdigest()[:16]


def write(game: AnyGame, wasm: bytes) -> tuple[Path, Path]:
    """Write the files of a game or a variant; return where they are."""
    return write_files(paths(game), wasm, {"made_from": made_from(game), **names(game)})


def write_files(files: tuple[Path, Path], wasm: bytes, tables: dict[str, Any]) -> tuple[Path, Path]:
    """Write a WebAssembly file and its tables, which name it by the hash of its content."""
    kept = {"made_from": tables["made_from"], "content": content_hash(wasm), **tables}
    files[0].write_bytes(wasm)
    files[1].write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    return files


def content_hash(wasm: bytes) -> str:
    """Return the hash that names a WebAssembly file: a page and a server compare it."""
    return hashlib.sha256(wasm).hexdigest()[:16]


def _with_imports(modules: tuple[str, ...]) -> set[str]:
    """Return the modules and all that they import from packages of the same name, so that no constant is missed."""
    packages = {name.partition(".")[0] for name in modules}
    found: set[str] = set()
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        for node in ast.walk(ast.parse(_file(name).read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] in packages:
                waiting += [_module(node.module, alias.name) for alias in node.names]
    return found


def _module(package: str, name: str) -> str:
    """Return the module that `from package import name` reads."""
    spec = importlib.util.find_spec(package)
    if spec and spec.submodule_search_locations and importlib.util.find_spec(f"{package}.{name}"):
        return f"{package}.{name}"
    return package


def _file(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no module named {name}")
    return Path(spec.origin)
