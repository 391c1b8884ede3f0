"""`foxdice site`: the page as files for any web host."""

from importlib.resources import files
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Annotated

import typer

from foxdice.core import InvalidText


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write it: a new folder, or an empty one.")],
) -> None:
    """Write the whole page as files that need no server: for any web host, below any path.

    Everything but playing with friends by link works there, also without a network after the first visit.
    """
    # Imported here: the other commands can do without what only the server needs.
    from foxdice.server.http.content import content

    page = Path(str(files("foxdice.server"))) / "static"
    if not (page / "index.html").is_file():
        raise InvalidText("site-no-page")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InvalidText("site-not-empty", folder=str(folder))
    # A web host compresses what it sends, or not; it does not look for compressed copies.
    copytree(page, folder, dirs_exist_ok=True, ignore=ignore_patterns("*.br", "*.gz"))
    size = 0
    for name, data in content(server=False):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    for file in folder.rglob("*"):
        size += file.stat().st_size if file.is_file() else 0
    typer.echo(f"{folder}: {size / 1e6:.1f} MB")
