"""The arena of a game for browsers: a WebAssembly file of plain functions, and what their numbers mean.

`foxdice wasm` writes both into the game's folder, beside its rules. The engine is not in it: the page fetches that
once, for all games (`foxdice.dice.arena.portable` is the same engine here).
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from foxdice.core.game import AnyGame
from foxdice.core.registry import edition
from foxdice.core.source import Source
from foxdice.core.wasm.files import BUILDERS, are_fresh, hash_of_sources, write_files
from foxdice.core.wasm.names import record_size
from foxdice.dice.arena import (
    aiming,
    arithmetic,
    chance,
    draws,
    draws_in_browser,
    faces,
    footprint,
    gesture,
    laying,
    material,
    pushing,
    reading,
    regions,
    release,
    rest,
    rotation,
)
from foxdice.dice.arena.fallen import FATES
from foxdice.dice.arena.scenery import SCALE, SCENERY
from foxdice.dice.arena.signature import PORTABLE

# Everything that a number takes is one in a row: compiled code looks at no bounds, so a pair (p) may be longer.
_EXPORTS: Final = {
    laying: {"lay_out": "ppnpp", "as_bodies": "pnp"},
    pushing: {"push": "pnpnp"},
    gesture: {"beyond_reach": "p"},
    release: {"leave_hand": "pnpp"},
    rest: {"is_looked_at": "n", "are_at_rest": "ppn", "is_still": "ppn"},
    reading: {"read": "pnnppn"},
}
_SHARED: Final = (arithmetic, rotation, faces, chance, regions, footprint, aiming, draws_in_browser, *_EXPORTS)
_BUILDERS: Final = (*BUILDERS, __name__)

Tables = tuple[tuple[str, str, tuple[int, ...]], ...]


@dataclass(frozen=True)
class InBrowser:
    """What a game adds: its plain modules, what of them is called and how, and its bots there by name."""

    modules: tuple[str, ...]
    exports: Mapping[str, Mapping[str, str]]
    bots: Mapping[str, int]
    tables: Callable[[], Tables]  # what is worked out beforehand, for names in the modules
    made_with: tuple[str, ...]  # modules that work it out
    data: tuple[tuple[str, str], ...]  # from these files: packages, and names in them


def part_of(game: AnyGame) -> InBrowser | None:
    """Return what a game says of itself, or None where its dice do not fly in browsers."""
    rules = edition(game).part("arena")
    return rules.in_browser() if rules and rules.in_browser else None


def paths(game: AnyGame) -> tuple[Path, Path]:
    """Return the files, which all variants of a game share."""
    folder = Path(str(files(edition(game).package)))
    return folder / "base.arena.wasm", folder / "base.arena.json"


def is_fresh(game: AnyGame, part: InBrowser) -> bool:
    """Tell whether the files are there and come from the sources as they are now."""
    return are_fresh(paths(game), _made_from(game, part))


def write(game: AnyGame, part: InBrowser) -> tuple[Path, Path]:
    """Compile a game's arena anew; return what was written. Raises `NoLinker`."""
    # Imported here: whoever only reads the files can do without NumPy and Numba.
    from foxdice.core.wasm.compile import compile_exports, functions, load_for_browser

    source = _source(part)
    modules = load_for_browser(source.with_tables(part.tables()))
    exports = {module.__name__: names for module, names in _EXPORTS.items()} | dict(part.exports)
    found = {
        name: function
        for module, names in exports.items()
        for name, function in functions(modules[module], names).items()
    }
    return write_files(
        paths(game), compile_exports(game, found), {"made_from": _made_from(game, part), **names(game, part)}
    )


def names(game: AnyGame, part: InBrowser) -> dict[str, Any]:
    """Return what the numbers mean, and all that is given to the engine."""
    return {
        "game": game.id,
        "record": record_size(game.state_type),
        "arena": PORTABLE,
        "bots": dict(part.bots),
        "fates": list(FATES),
        "flaws": list(pushing.FLAWS),
        "gesture": list(gesture.NAMES),
        "lowest": list(gesture.LOWEST),
        "highest": list(gesture.HIGHEST),
        "bytes": draws_in_browser.ENOUGH,
        "rows": {"lying": laying.LYING, "fallen": reading.FALLEN, "body": laying.BODY, "pose": rest.POSE},
        "window": rest.WINDOW,
        "calming": [list(calm) for calm in rest.CALMING],
        "longest": rest.LONGEST,
        "rate": material.FRAMES_PER_SECOND,
        "steps": material.STEPS_PER_FRAME,
        "place_steps": material.PLACE_STEPS,
        "rotation_steps": material.ROTATION_STEPS,
        "engine": {
            "scale": SCALE,
            "scenery": asdict(SCENERY),
            "solver_iterations": material.SOLVER_ITERATIONS,
            "prediction": material.PREDICTION,
            "stiffness": material.STIFFNESS,
            "angular_damping": material.ANGULAR_DAMPING,
            "mass": material.MASS,
            "die": asdict(material.DIE),
            "wall": asdict(material.WALL),
        },
    }


def _source(part: InBrowser) -> Source:
    modules = (*part.modules, *(module.__name__ for module in _SHARED))
    return Source("arena", modules, ((draws.__name__, draws_in_browser.__name__),))


def _made_from(game: AnyGame, part: InBrowser) -> str:
    return hash_of_sources(_source(part), names(game, part), (*_BUILDERS, *part.made_with), part.data)
