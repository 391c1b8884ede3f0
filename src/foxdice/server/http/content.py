"""What the page reads beside its own files: games, rules, sheets. A server answers it, `foxdice site` writes it down.

Names below `rules/`, `brains/` and `sheets/` change with the content and are kept for good; others are asked for anew.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files

import msgspec
from anyio import to_thread
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foxdice import core, texts
from foxdice.server.brains import brain_names, find_brain
from foxdice.server.http import for_good
from foxdice.server.http.catalogue import catalogue
from foxdice.server.http.page import ASK_AGAIN
from foxdice.server.once import computed_once
from foxdice.server.rules import find_rules, rules_names
from foxdice.server.sheets import find_sheet, sheet_names
from foxdice.texts import LANGUAGES

_PUZZLES = "-puzzles.json"
_KINDS = {"json": "application/json", "md": "text/markdown; charset=utf-8"}


def routes() -> list[Route]:
    """Return the routes of a server."""
    found = {"rules": find_rules, "brains": find_brain, "sheets": find_sheet}
    kept = [for_good.route(folder, find) for folder, find in found.items()]
    return [*kept, _route("catalogue", _find_catalogue), _route("learn", _find_lesson)]


def content(*, server: bool) -> Iterator[tuple[str, bytes]]:
    """Yield every file with its path: all that a page can ask for, said to be on a server or on none."""
    for language in LANGUAGES:
        games = msgspec.structs.replace(catalogue(language), server=server)
        yield f"catalogue/{language}.json", msgspec.json.encode(games)
        for id in core.ids():
            yield f"learn/{id}-{language}.md", texts.rules(id, language).encode()
        for name in sheet_names(language):
            yield f"sheets/{name}", find_sheet(name) or b""
    for id in core.ids():
        yield f"learn/{id}{_PUZZLES}", puzzles_of(id)
    for name in brain_names():
        yield f"brains/{name}", find_brain(name) or b""
    for name in rules_names():
        yield f"rules/{name}", find_rules(name) or b""


def _route(folder: str, find: Callable[[str], bytes | None]) -> Route:
    async def answer(request: Request) -> Response:
        name = request.path_params["name"]
        found = await to_thread.run_sync(partial(find, name))
        if found is None:
            raise HTTPException(404)
        kind = _KINDS[name.rpartition(".")[2]]
        return Response(found, media_type=kind, headers={"Cache-Control": ASK_AGAIN})

    return Route(f"/{folder}/{{name}}", answer)


def _find_catalogue(name: str) -> bytes | None:
    known = {f"{language}.json": language for language in LANGUAGES}
    return _catalogue_in(known[name]) if name in known else None


@computed_once
def _catalogue_in(language: str) -> bytes:
    return msgspec.json.encode(catalogue(language))


def puzzles_of(game: str) -> bytes:
    """Return the puzzles that come with a game, from easy to hard, as JSON."""
    file = files(core.edition(core.get(game)).package).joinpath("puzzles.json")
    return file.read_bytes() if file.is_file() else b"[]"


def _find_lesson(name: str) -> bytes | None:
    if name.endswith(_PUZZLES) and name.removesuffix(_PUZZLES) in core.ids():
        return puzzles_of(name.removesuffix(_PUZZLES))
    game, _, language = name.removesuffix(".md").rpartition("-")
    known = game in core.ids() and language in LANGUAGES and name.endswith(".md")
    return texts.rules(game, language).encode() if known else None
