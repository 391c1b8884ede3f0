"""`foxdice wasm`: rules, bots, judges and where dice fit, for browsers."""

from pathlib import Path
from typing import Annotated

import typer

from foxdice import core


def wasm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Ids; all games without any.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Also those that are what their sources say.")] = False,
) -> None:
    """Compile rules, bots and judges to WebAssembly, into the folder of their game: with all variants, where sources
    changed. Without ids also where dice fit in the arena.
    """
    # Imported here: the other commands can do without NumPy and Numba.
    from foxdice.bots.brain import build as brain
    from foxdice.bots.brain import files as brains
    from foxdice.bots.brain import tables
    from foxdice.core.wasm import build, files
    from foxdice.dice.arena import footprint_wasm, in_browser
    from foxdice.judge import solved

    if not games and (force or not footprint_wasm.is_fresh()):
        _told("arena", footprint_wasm.write())
    for id in games or core.ids():
        base = core.get(id)
        arena = in_browser.part_of(base)
        if arena and (force or not in_browser.is_fresh(base, arena)):
            _told(f"{id}, arena", in_browser.write(base, arena))
        for one in core.variants(id) if id in core.ids() else (id,):
            game = core.get(one)
            if not game.scene_modules:
                print(f"{one}: has no scene functions")
            elif force or not files.is_fresh(game):
                _told(one, files.write(game, build.build(game)))
            else:
                print(f"{one}: as its sources say")
            if brains.has_brain(game) and (force or not brains.is_fresh(game)):
                known = solved.of(game)
                _told(one, brains.write(game, tables.build(game, known) if known else brain.build(game)))


def _told(id: str, written: tuple[Path, Path]) -> None:
    print(f"{id}: {', '.join(f'{file.name} {file.stat().st_size} bytes' for file in written)}")
