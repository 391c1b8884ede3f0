"""The footprint of dice for browsers: `footprint.wasm`, and beside it what it was made from."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from foxdice.core.source import Source
from foxdice.core.wasm.files import BUILDERS, are_fresh, hash_of_sources, write_files
from foxdice.dice.arena import arithmetic, footprint

SOURCE: Final = Source("arena", (footprint.__name__, arithmetic.__name__))
EXPORTS: Final = {"is_inside": "ddd", "push_inside": "dp", "gap": "dddddd", "is_clear": "dddddd"}
PATH: Final = Path(str(files(__package__))) / "footprint.wasm"
FILES: Final = (PATH, PATH.with_suffix(".json"))


def is_fresh() -> bool:
    """Tell whether the file is there and comes from the sources as they are now."""
    return are_fresh(FILES, made_from())


def made_from() -> str:
    """Return the hash of all that the file is made from."""
    return hash_of_sources(SOURCE, EXPORTS, BUILDERS)


def write() -> tuple[Path, Path]:
    """Compile the file anew; return what was written. Raises `NoLinker`."""
    # Imported here: whoever only reads the file can do without NumPy and Numba.
    from foxdice.core.wasm.compile import compile_exports, functions, load_for_browser

    module = load_for_browser(SOURCE)[footprint.__name__]
    return write_files(FILES, compile_exports(None, functions(module, EXPORTS)), {"made_from": made_from()})
