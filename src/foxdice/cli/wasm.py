"""`foxdice wasm`: the rules for browsers."""

from typing import Annotated

import typer

from foxdice import core


def wasm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Ids; all games without any.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Also those that are what their sources say.")] = False,
) -> None:
    """Compile rules to WebAssembly, into the folder of their game: where the sources changed, with all variants."""
    # Imported here: the other commands can do without NumPy and Numba.
    from foxdice.core.wasm import build, files

    for id in games or core.ids():
        for one in core.variants(id) if id in core.ids() else (id,):
            game = core.get(one)
            if not game.scene_modules:
                print(f"{one}: has no scene functions")
            elif force or not files.is_fresh(game):
                code, tables = files.write(game, build.build(game))
                print(f"{one}: {code.name} {code.stat().st_size} bytes, {tables.name} {tables.stat().st_size} bytes")
            else:
                print(f"{one}: as its sources say")
