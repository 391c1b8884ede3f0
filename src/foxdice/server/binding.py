"""Sockets to listen on."""

import socket

from foxdice.server.errors import ServerError
from foxdice.server.settings import Settings


def bind(settings: Settings) -> socket.socket:
    """Return a socket bound to host and port; raise `ServerError` when the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        bound.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise ServerError("server-port", host=settings.host, port=settings.port, reason=reason) from error
    return bound
