"""Files whose names change with their content: sent compressed, kept by browsers for good."""

import gzip
from collections.abc import Callable
from functools import partial
from mimetypes import guess_type

from anyio import to_thread
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foxdice.server.http.page import FOR_GOOD, accepted
from foxdice.server.once import computed_once

try:
    from brotli import compress as brotli
except ImportError:  # where there is no wheel of it, browsers take the larger one
    brotli = None
Pack = Callable[[bytes], bytes]
QUICK = 5  # of the eleven qualities of brotli
HARDLY = 0.7  # what stays larger than this share of itself


def _brotli(content: bytes) -> bytes:
    """Compress thoroughly what that does any good: of a network it saves one percent more, for 200 times the time."""
    quick: bytes = brotli(content, quality=QUICK)
    return quick if len(quick) > HARDLY * len(content) else brotli(content)


PACKERS: dict[str, Pack] = {"br": _brotli} if brotli else {}  # best first
PACKERS["gzip"] = partial(gzip.compress, mtime=0)


def route(folder: str, find: Callable[[str], bytes | None]) -> Route:
    """Return the route of a folder whose files are found by name; each is compressed once."""

    @computed_once  # of those that were found
    def packed(name: str, encoding: str) -> bytes:
        return PACKERS[encoding](find(name) or b"")

    async def answer(request: Request) -> Response:
        name = request.path_params["name"]
        content = await to_thread.run_sync(find, name)
        if content is None:
            raise HTTPException(404)
        headers = {"Cache-Control": FOR_GOOD, "Vary": "Accept-Encoding"}
        taken = accepted(request.headers.get("accept-encoding", ""))
        encoding = next((one for one in PACKERS if one in taken), None)
        if encoding:
            headers["Content-Encoding"] = encoding
            content = await to_thread.run_sync(packed, name, encoding)
        return Response(content, media_type=guess_type(name)[0], headers=headers)

    return Route(f"/{folder}/{{name}}", answer)
