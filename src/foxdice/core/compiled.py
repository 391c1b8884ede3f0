"""The same rules, compiled by Numba (the extra `fast`).

Compiled code is kept on disk in a folder named after a hash of every source file it came from, since Numba's own cache
notices edits only in the file of the function itself.
"""

import hashlib
import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import platformdirs

from foxdice.core.flat import MAX_PARTS, Flat, field_names, part_type
from foxdice.core.source import Source, load

if TYPE_CHECKING:
    from foxdice.core.game import Game

S = TypeVar("S", bound=Flat)
PARTS = "foxdice.core.parts"
PARTS_COMPILED = "foxdice.core.parts_compiled"
Record = Any  # one element of a structured array; NumPy gives its fields no static type


def available() -> bool:
    """Tell whether Numba is installed."""
    return importlib.util.find_spec("numba") is not None


@cache
def compile_source(source: Source) -> dict[str, ModuleType]:
    """Return compiled copies of the source's modules; a function is compiled at its first call, once per machine."""
    import numba

    # A copied part is one assignment of records here, so the CPython way of copying is left out.
    source = source.with_modules((PARTS_COMPILED,), ((PARTS, PARTS_COMPILED),))
    config: Any = numba.config
    kept = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(source))
    try:
        # Numba reads an array faster than a tuple at a place known only when it runs: 5.8 instead of 4.1 M decisions/s.
        # Without the interpreter's lock, threads run compiled code side by side.
        return load(
            source, numba.njit(cache=True, nogil=True, error_model="numpy"), lambda table: np.array(table, np.int64)
        )
    finally:
        config.CACHE_DIR = kept


def cache_folder(source: Source, what: str = "compiled") -> Path:
    """Return the folder of compiled code, or of what else is computed, for exactly these sources."""
    digest = hashlib.sha256(source.content()).hexdigest()
    return Path(platformdirs.user_cache_dir("foxdice")) / what / digest[:16]


def record_type(cls: type[Flat]) -> np.dtype[Any]:
    """Return the NumPy record that holds the fields of `cls`, 64 bits each so that nothing wraps."""
    fields: list[Any] = []
    for name in field_names(cls):
        part = part_type(cls, name)
        fields.append((name, np.int64) if part is None else (name, record_type(part), (MAX_PARTS,)))
    return np.dtype(fields)


def write_record(state: Flat, record: Record) -> None:
    """Copy a state's fields into a record."""
    for name in field_names(type(state)):
        value = getattr(state, name)
        if isinstance(value, int):
            record[name] = value
        else:
            for index, part in enumerate(value):
                write_record(part, record[name][index])


def read_record(record: Record, state: S) -> S:
    """Return a copy of `state`, which says how many parts there are, with the fields of a record."""
    read = state.clone()
    for name in field_names(type(state)):
        value = getattr(read, name)
        if isinstance(value, int):
            setattr(read, name, int(record[name]))
        else:
            setattr(read, name, [read_record(record[name][index], part) for index, part in enumerate(value)])
    return read


def new_records(game: "Game[Any]", count: int) -> Any:
    """Return an array of `count` empty states of a game."""
    return np.zeros(count, record_type(game.state_type))
