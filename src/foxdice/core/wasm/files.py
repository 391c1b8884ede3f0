"""Where a game's WebAssembly lies, and whether it still is what the sources say."""

import ast
import hashlib
import importlib.util
import json
from importlib.resources import files
from pathlib import Path

from foxdice.core.game import AnyGame
from foxdice.core.registry import edition
from foxdice.core.wasm.names import names

BUILDERS = ("foxdice.core.wasm.build", "foxdice.core.wasm.linker", "foxdice.core.parts_compiled")


def paths(game: AnyGame) -> tuple[Path, Path]:
    """Return the files of a game or a variant, in the folder of the game: the WebAssembly and its tables."""
    folder = Path(str(files(edition(game).package)))
    name = game.id.partition(":")[2] or "base"
    return folder / f"{name}.wasm", folder / f"{name}.json"


def is_fresh(game: AnyGame) -> bool:
    """Tell whether the files are there and come from the sources as they are now."""
    wasm, tables = paths(game)
    if not wasm.exists() or not tables.exists():
        return False
    kept = json.loads(tables.read_text(encoding="utf-8"))
    now = (made_from(game), content_hash(wasm.read_bytes()))
    return now == (kept.get("made_from"), kept.get("content"))


def made_from(game: AnyGame) -> str:
    """Return the hash of all that a game's WebAssembly and tables are made from."""
    source = game.scene_source
    digest = hashlib.sha256(repr((source.tables, names(game))).encode())
    for name in sorted({*_with_imports(source.modules), *BUILDERS}):
        digest.update(name.encode() + b"\0" + _file(name).read_bytes())
    return digest.hexdigest()[:16]


def write(game: AnyGame, wasm: bytes) -> tuple[Path, Path]:
    """Write the files of a game or a variant; return where they are."""
    code, tables = paths(game)
    kept = {"made_from": made_from(game), "content": content_hash(wasm), **names(game)}
    code.write_bytes(wasm)
    tables.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    return code, tables


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
