"""Where a game's brain for browsers lies: for whoever only hands the files out, without what builds them."""

from importlib.resources import files
from pathlib import Path

from foxdice import core
from foxdice.core import AnyGame


def paths(game: AnyGame) -> tuple[Path, Path]:
    """Return the files of a game or a variant, in the folder of the game: the WebAssembly and its tables."""
    folder = Path(str(files(core.edition(game).package)))
    name = game.id.partition(":")[2] or "base"
    return folder / f"{name}.brain.wasm", folder / f"{name}.brain.json"
