"""Run the server."""

import gc
import logging
import signal
import socket
from collections.abc import Callable

import uvicorn

from foxdice.server.app import create_app
from foxdice.server.errors import ServerError
from foxdice.server.http.connection import Connection
from foxdice.server.logs import set_up_logs
from foxdice.server.realtime.socket import Socket
from foxdice.server.settings import Settings

log = logging.getLogger("foxdice.server")
GRACE_SECONDS = 5
GARBAGE = 20_000  # new objects before the collector looks for cycles among them; moves leave none


def bind(settings: Settings) -> socket.socket:
    """Return a socket bound to host and port; raise `ServerError` when the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        reason = error.strerror or "?"
        raise ServerError("server-port", host=settings.host, port=settings.port, reason=reason) from error
    return bound


def configured(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn runs the application; raise `ServerError` like `create_app`."""
    return uvicorn.Config(
        create_app(settings),
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
            # Asked of the socket: a port of 0 means any that is free.
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info("listening", extra={"host": host, "port": port})
            self._ready()


def serve(
    settings: Settings,
    bound: socket.socket | None = None,
    level: int = logging.INFO,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until a signal says to stop; then finish what was begun, store it, and exit.

    `ready` is called once people can connect.
    """
    set_up_logs(level, settings.log)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _exit)  # also for uvicorn, which raises what it got once more when all is done
    bound = bound or bind(settings)
    config = configured(settings)
    gc.freeze()  # what is there now stays: the collector need not look at it again and again
    gc.set_threshold(GARBAGE)
    _Server(config, ready).run(sockets=[bound])


def _exit(signal: int, frame: object) -> None:  # noqa: ARG001
    raise SystemExit(0)
