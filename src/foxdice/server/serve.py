"""Run the server."""

import gc
import logging
import signal
import socket
from collections.abc import Callable, Sequence
from dataclasses import replace

import uvicorn

from foxdice.server.app import create_app
from foxdice.server.binding import bind
from foxdice.server.http.connection import Connection
from foxdice.server.logs import set_up_logs
from foxdice.server.realtime.context import SocketContext
from foxdice.server.realtime.socket import Socket
from foxdice.server.settings import Settings

log = logging.getLogger("foxdice.server")
GRACE_SECONDS = 5
GARBAGE = 20_000  # new objects before the collector looks for cycles among them; moves leave none


def configured(settings: Settings, figures: socket.socket | None = None) -> uvicorn.Config:
    """Return how uvicorn runs the application; raise `ServerError` like `create_app`."""
    if figures is None and settings.metrics:
        at = settings.metrics_address
        figures = bind(replace(settings, host=at.host, port=at.port))
    return uvicorn.Config(
        create_app(settings, figures),
        host=settings.host,
        port=settings.port,
        ws=Socket,
        http=Connection,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=False,
    )


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            # Asked of the socket: a port of 0 means any that is free. The last is this process's own, where it has one.
            host, port = self.servers[-1].sockets[0].getsockname()[:2]
            log.info("listening", extra={"host": host, "port": port})
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; connections that came at the last moment are let known too."""
        self.lifespan.state[SocketContext.NAME].is_closing = True
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    sockets: Sequence[socket.socket] = (),
    level: int = logging.INFO,
    figures: socket.socket | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until a signal says to stop; then finish what was begun, store it, and exit.

    `ready` is called once people can connect. Without sockets those of the settings are bound.
    """
    set_up_logs(level, settings.log)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _exit)  # also for uvicorn, which raises what it got once more when all is done
    sockets = sockets or [bind(settings)]
    config = configured(settings, figures)
    gc.freeze()  # what is there now stays: the collector need not look at it again and again
    gc.set_threshold(GARBAGE)
    _Server(config, ready).run(sockets=list(sockets))


def _exit(signal: int, frame: object) -> None:  # noqa: ARG001
    raise SystemExit(0)
