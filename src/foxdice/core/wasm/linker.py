"""The linker that makes a WebAssembly file of an object: Debian's `lld`, or the one inside `ziglang` from PyPI."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from foxdice.core.errors import GameError


class NoLinker(GameError):
    """There is nothing to link with."""


def find() -> list[str]:
    """Return how the linker is called: FOXDICE_WASM_LD, `wasm-ld`, or zig's. Raises `NoLinker`."""
    named = os.environ.get("FOXDICE_WASM_LD") or shutil.which("wasm-ld")
    if named:
        return [named]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise NoLinker("no-wasm-linker")


def link(code: bytes, exports: Iterable[str]) -> bytes:
    """Return the WebAssembly of an object file, with its functions `exports` and nothing to import."""
    with tempfile.TemporaryDirectory() as folder:
        compiled, linked = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        compiled.write_bytes(code)
        options = ["--no-entry", "--strip-all", "--gc-sections", "-O2"]
        named = [f"--export={name}" for name in (*exports, "__heap_base")]
        subprocess.run([*find(), *options, *named, "-o", linked, compiled], check=True)
        return linked.read_bytes()
