"""What whoever runs the server asks it: is it alive, can it store, may I have a backup."""

import asyncio
import contextlib
import hashlib
import hmac
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from foxdice.server.errors import ServerError
from foxdice.server.http.requests import refusing
from foxdice.server.storage.backup import write_backup
from foxdice.server.storage.store import Store

READY_SECONDS: Final = 2  # a database that takes longer is as good as away
BACKUP_PATH: Final = "/operator/backup"


def operator_token(key: bytes) -> str:
    """Return what proves that somebody can read the key, and so is the operator, without telling the key."""
    return hmac.new(key, b"foxdice operator", hashlib.sha256).hexdigest()


class Operating:
    """Endpoints for the operator and for programs that watch over the server."""

    def __init__(self, store: Store, key: bytes, data: Path) -> None:
        self._store = store
        self._token = operator_token(key)
        self._data = data

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route(BACKUP_PATH, refusing(self._backup)),
        ]

    async def _health(self, request: Request) -> Response:  # noqa: ARG002
        return JSONResponse({"status": "alive"})

    async def _ready(self, request: Request) -> Response:  # noqa: ARG002
        with contextlib.suppress(SQLAlchemyError, TimeoutError):
            await asyncio.wait_for(self._store.check(), READY_SECONDS)
            return JSONResponse({"status": "ready"})
        return JSONResponse({"status": "the database does not answer"}, 503, {"Retry-After": "5"})

    async def _backup(self, request: Request) -> Response:
        given = request.headers.get("authorization", "").partition(" ")[2].strip()
        if not hmac.compare_digest(given.encode(), self._token.encode()):
            raise ServerError("server-token")
        # Beside the database: there is room for it, and nobody else can read it.
        folder = TemporaryDirectory(prefix="backup-", dir=self._data)
        file = Path(folder.name) / "foxdice.backup"
        await self._store.ask(partial(write_backup, file=file))
        return FileResponse(file, media_type="application/octet-stream", background=BackgroundTask(folder.cleanup))
