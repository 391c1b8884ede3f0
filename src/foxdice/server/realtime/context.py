"""What a new connection finds."""

from dataclasses import dataclass

from foxdice.server.http.guard import Guard
from foxdice.server.realtime.hub import Hub
from foxdice.server.settings import Limits


@dataclass
class SocketContext:
    """The application puts it into its state, under `NAME`."""

    hub: Hub
    guard: Guard
    limits: Limits
    is_closing: bool = False  # the server stops: whoever still comes is served once and sent away

    NAME = "foxdice.sockets"
