"""WebAssembly outside of browsers: run by wasmtime, which comes with the extra `play`."""

import atexit
import os
import tempfile
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import platformdirs


def available() -> bool:
    """Tell whether wasmtime is installed."""
    return find_spec("wasmtime") is not None


@cache
def engine() -> Any:
    """Return the one engine of this process."""
    import wasmtime

    atexit.register(engine.cache_clear)  # while wasmtime is still there to take it back
    return wasmtime.Engine()


def module(name: str, code: bytes) -> Any:
    """Return a module compiled for this machine; that takes a while, so the result is kept under a name of its own."""
    import wasmtime

    kept = Path(platformdirs.user_cache_dir("foxdice")) / f"{name}-{version('wasmtime')}"
    try:
        return wasmtime.Module.deserialize_file(engine(), str(kept))
    except (wasmtime.WasmtimeError, OSError):
        made = wasmtime.Module(engine(), code)
    with suppress(OSError):  # then it is compiled again next time
        _write(kept, bytes(made.serialize()))
    return made


def _write(file: Path, content: bytes) -> None:
    """Write a file that other processes may be reading: they find all of it or none."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as part:
        part.write(content)
    os.replace(part.name, file)
