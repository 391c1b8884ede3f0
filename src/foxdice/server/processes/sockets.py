"""The sockets of several processes: one that all of them serve on, and one for each.

The common one needs nothing in front: the system gives each connection to any of them, and any of them serves any
table. It is quickest when all who play at a table are at one process, so each has a port of its own too, by which a
proxy can send everything of a table to the same one.
"""

import socket
from dataclasses import dataclass, replace

from foxdice.server.binding import bind
from foxdice.server.processes.inheritance import Inheritance
from foxdice.server.settings import Settings

WAITING = 2048  # connections for which nobody has the time yet, for instance while a process takes over


@dataclass(frozen=True)
class Sockets:
    """All sockets; the parent holds them, and a child uses some."""

    common: socket.socket
    own: list[socket.socket | None]  # by place; none where there is but one
    figures: list[socket.socket | None]  # for Prometheus, by place

    def inheritance(self, place: int, line: int) -> Inheritance:
        """Return what a child is told."""
        own, figures = self.own[place], self.figures[place]
        served = [self.common.fileno(), *([own.fileno()] if own else [])]
        return Inheritance(line, served, figures.fileno() if figures else None)


def bind_all(settings: Settings) -> Sockets:
    """Bind the common port, and the ones after it for each process; raise `ServerError` when one is taken."""
    common = _listening(settings, settings.port)
    places = range(settings.workers)
    own: list[socket.socket | None] = [None]
    if settings.workers > 1:
        own = [_listening(settings, settings.port and settings.port + 1 + place) for place in places]
    figures: list[socket.socket | None] = [None for _ in places]
    if settings.metrics:
        at = settings.metrics_address
        figures = [_listening(replace(settings, host=at.host), at.port and at.port + place) for place in places]
    return Sockets(common, own, figures)


def _listening(settings: Settings, port: int) -> socket.socket:
    bound = bind(replace(settings, port=port))
    bound.listen(WAITING)
    return bound
