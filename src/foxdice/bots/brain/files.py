"""Where a game's brain for browsers lies, what its numbers mean, and whether it still is what the sources say."""

from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from foxdice.bots import registry
from foxdice.bots.bot import OnDevice
from foxdice.bots.brain import tables
from foxdice.bots.brain.build import source
from foxdice.core import AnyGame
from foxdice.core.wasm.files import BUILDERS, are_fresh, hash_of_sources, write_files
from foxdice.core.wasm.names import record_size
from foxdice.judge import judge as judges
from foxdice.judge import layout, learning, solved
from foxdice.judge.brain_files import paths
from foxdice.judge.calibration import EXACT, Calibration, calibration
from foxdice.judge.forward import MARGIN, PARTS, TOLD

_BUILDERS = (*BUILDERS, "foxdice.bots.brain.build", "foxdice.judge.steps")
_BYTES = {"i": 8, "f": 4, "r": 1}
_PLACES = (
    "SEEN", "TRY", "TRIED", "WORTH", "BEST", "BEST_LENGTH", "BEST_TRAIL", "TRAIL", "OUTCOMES", "EXACT", "OUTPUTS",
    "CHANCES",
)  # fmt: skip


def has_brain(game: AnyGame) -> bool:
    """Tell whether there is anything to build."""
    known = solved.of(game) or learning.of(game)
    return known is not None and bool(known.mind)


def is_fresh(game: AnyGame) -> bool:
    """Tell whether the files are there and come from the sources as they are now."""
    return are_fresh(paths(game), made_from(game))


def made_from(game: AnyGame) -> str:
    """Return the hash of all that a game's brain and its tables are made from."""
    known = solved.of(game)
    if known:
        builders = (*_BUILDERS, tables.__name__, *known.made_with)
        return hash_of_sources(tables.source(game, known), names(game), builders, known.data)
    return hash_of_sources(source(game), names(game), _BUILDERS)


def write(game: AnyGame, wasm: bytes) -> tuple[Path, Path]:
    """Write the files of a game or a variant; return where they are."""
    return write_files(paths(game), wasm, {"made_from": made_from(game), **names(game)})


def names(game: AnyGame) -> dict[str, Any]:
    """Return the tables of a brain, ready for JSON."""
    judge = judges.of(game)
    bots = {name: registry.get(name, game) for name in registry.names(game)}
    sizes = {"1": 1, "n": 2}

    def calibrated(players: int) -> Calibration:
        return EXACT if solved.of(game) else calibration(game, players)

    return {
        "game": game.id,
        "version": game.version,
        "record": record_size(game.state_type),
        "max_moves": game.max_moves,
        "buffers": _buffers(game),
        "shape_parts": PARTS,
        "shape_margin": MARGIN,
        "shape_told": TOLD,
        "places": {name: getattr(layout, name) for name in _PLACES},
        "bots": {name: list(bot.call) for name, bot in bots.items() if isinstance(bot, OnDevice)},
        "parts": [*(area.id for area in game.sheet.areas), "bonus", *_more_parts(game)],
        "judge": {
            size: {"unit": judge.unit(players), "scale": judge.scale(players), **asdict(calibrated(players))}
            for size, players in sizes.items()
            if players in game.players
        },
    }


def _more_parts(game: AnyGame) -> tuple[str, ...]:
    """Return what a game's own mind tells beyond the points of areas."""
    known = learning.of(game)
    return getattr(import_module(known.mind), "MORE_PARTS", ()) if known else ()


def _buffers(game: AnyGame) -> dict[str, int]:
    """Return the sizes of the buffers in bytes, in the order in which functions take them; 0: as many as there are."""
    sizes = {
        "states": layout.STATES * record_size(game.state_type),
        "longs": layout.LONGS,
        "given": 2 * layout.ASKED + 1,
        "random": 1,
        "rows": 0 if solved.of(game) else layout.LINKS * int(learning.position(game).features.SIZE),
        "floats": layout.FLOATS,
        "shape": 16,
        "weights": 0,
        "x": layout.WIDEST,
        "y": layout.WIDEST,
        "marks": layout.KNOWN,
        "known": layout.KNOWN,
    }
    return {name: sizes[name] * _BYTES.get(kind, 1) for name, kind in layout.KINDS.items()}
