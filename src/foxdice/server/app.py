"""The ASGI application: everything put together."""

import contextlib
import logging
import secrets
import socket
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp

from foxdice.server.dailies import Dailies
from foxdice.server.errors import ServerError
from foxdice.server.http import content
from foxdice.server.http.figures import Figures
from foxdice.server.http.guard import Guard
from foxdice.server.http.metrics import Metrics
from foxdice.server.http.operating import Operating
from foxdice.server.http.page import PageFiles
from foxdice.server.http.requests import not_found
from foxdice.server.http.rest import Rest
from foxdice.server.realtime.context import SocketContext
from foxdice.server.realtime.hub import Hub
from foxdice.server.settings import Settings
from foxdice.server.storage.seal import Seal, read_key
from foxdice.server.storage.store import Store

log = logging.getLogger("foxdice.server")
PAGE = Path(str(files("foxdice.server"))) / "static"
PACKED_FROM = 1000  # bytes; a shorter answer fits one packet anyway
PACKING = 5  # of 9: nearly as small as the best, in a third of the time


def create_app(settings: Settings, figures: socket.socket | None = None) -> ASGIApp:
    """Return the application; raise `ServerError` when key or database cannot be used.

    `figures` is a socket on which Prometheus is answered.
    """
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServerError("server-data", reason=error.strerror or "?") from error
    url = read_url(settings.database_url)
    process = secrets.token_hex(8)
    store = Store(url, process)
    key = read_key(settings.data)
    hub = Hub(settings, store, Seal(key))
    rest = Rest(hub, store, Dailies(hub, store, key), settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:  # noqa: ARG001
        store.start()
        hub.start()
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(store.close)
            stack.push_async_callback(hub.close)
            if store.is_shared:
                from foxdice.server.realtime.listener import (
                    Listener,  # the driver of PostgreSQL is only there when wanted
                )

                listener = Listener(url, process, hub.neighbours)
                await listener.start()
                stack.push_async_callback(listener.close)
            if figures:
                answering = Figures(figures, Metrics(hub, store).format)
                await answering.start()
                stack.push_async_callback(answering.close)
            log.info("ready", extra={"database": url.drivername})
            yield {SocketContext.NAME: SocketContext(hub, guard, settings.limits)}
            log.info("closing")

    packing = Middleware(GZipMiddleware, minimum_size=PACKED_FROM, compresslevel=PACKING)
    routes = [*rest.routes(), *Operating(store, key, settings.data).routes(), *content.routes(), *_page()]
    refusals: dict[Any, Any] = {HTTPException: not_found, Exception: not_found}
    app = Starlette(routes=routes, middleware=[packing], exception_handlers=refusals, lifespan=lifespan)
    guard = Guard(app, settings)
    return guard


def read_url(text: str) -> URL:
    """Return the URL of a database; raise `ServerError` when it is none we can use."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise ServerError("server-database-url") from error
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise ServerError("server-database-url")
    return url


def _page() -> list[BaseRoute]:
    """Return the routes of the page that comes with the package."""
    if (PAGE / "index.html").is_file():
        return [Mount("/", PageFiles(PAGE))]

    async def no_page(request: Request) -> Response:  # noqa: ARG001
        return PlainTextResponse("This Foxdice was built without its page. The API: /api/openapi.json\n")

    return [Route("/", no_page)]
