"""Files whose names change with their content: sent compressed, kept by browsers for good."""

import gzip
from collections.abc import Callable
from mimetypes import guess_type

from anyio import to_thread
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foxdice.server.http.page import FOR_GOOD, accepted
from foxdice.server.once import computed_once


def route(folder: str, find: Callable[[str], bytes | None]) -> Route:
    """Return the route of a folder whose files are found by name; each is compressed once."""

    @computed_once  # of those that were found
    def packed(name: str) -> bytes:
        return gzip.compress(find(name) or b"", mtime=0)

    async def answer(request: Request) -> Response:
        name = request.path_params["name"]
        content = await to_thread.run_sync(find, name)
        if content is None:
            raise HTTPException(404)
        headers = {"Cache-Control": FOR_GOOD, "Vary": "Accept-Encoding"}
        if "gzip" in accepted(request.headers.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            content = await to_thread.run_sync(packed, name)
        return Response(content, media_type=guess_type(name)[0], headers=headers)

    return Route(f"/{folder}/{{name}}", answer)
