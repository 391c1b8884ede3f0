"""The page's files, as the browser can take them: compressed when the page was built, and kept for good where the name
changes with the content.
"""

from pathlib import Path

import anyio.to_thread
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED = (("br", ".br"), ("gzip", ".gz"))  # the smallest first; the build of the page writes them beside each file
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # kept, but only shown after the server said that it is still so


class PageFiles(StaticFiles):
    """The folder that the page was built into."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, compressed if there is such a file and the browser takes it."""
        wanted = "index.html" if path == "." else path
        taken = accepted(Headers(scope=scope).get("accept-encoding", ""))
        for encoding, ending in PACKED:
            if encoding in taken and await self._is_file(wanted + ending):
                answer = await super().get_response(wanted + ending, scope)
                answer.headers["Content-Encoding"] = encoding
                break
        else:
            answer = await super().get_response(path, scope)
        answer.headers["Vary"] = "Accept-Encoding"
        answer.headers["Cache-Control"] = FOR_GOOD if path.startswith("assets") else ASK_AGAIN
        return answer

    async def _is_file(self, path: str) -> bool:
        try:
            found, _ = await anyio.to_thread.run_sync(self.lookup_path, path)
        except (OSError, ValueError):  # a name that no file can have; the uncompressed one is refused the same way
            return False
        return bool(found) and Path(found).is_file()


def accepted(header: str) -> set[str]:
    """Return the encodings that a browser takes."""
    offers = [offer.replace(" ", "").partition(";q=") for offer in header.lower().split(",")]
    return {name for name, _, weight in offers if weight.rstrip("0.") or not weight}
