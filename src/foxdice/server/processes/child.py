"""One of the processes that serve, as it sees its parent.

Sockets come from the parent, so that none is closed while one process takes over from another: who connects meanwhile
waits in the queue of the system. Over a line of its own a child says how far it is (`warm`: loaded, but the database is
not touched yet; then, told to `go`, `ready`). When that line ends, so has the parent, and the child ends too.
"""

import os
import signal
import socket
import threading
from dataclasses import dataclass

from foxdice.server.processes.inheritance import Inheritance
from foxdice.server.serve import serve
from foxdice.server.settings import Settings


@dataclass(frozen=True)
class Child:
    """This process."""

    line: socket.socket
    sockets: list[socket.socket]
    figures: socket.socket | None

    def serve(self, settings: Settings) -> None:
        """Say that everything is loaded, wait for the word, and serve until told to stop."""
        self.line.sendall(b"warm\n")
        if not self.line.recv(1):
            return
        threading.Thread(target=self._end_with_the_parent, daemon=True).start()
        serve(settings, self.sockets, figures=self.figures, ready=self._tell_ready)

    def _tell_ready(self) -> None:
        self.line.sendall(b"ready\n")

    def _end_with_the_parent(self) -> None:
        while self.line.recv(1):
            pass
        os.kill(os.getpid(), signal.SIGTERM)


def child(inherited: Inheritance) -> Child:
    """Return this process as a child."""
    figures = None if inherited.figures is None else socket.socket(fileno=inherited.figures)
    sockets = [socket.socket(fileno=number) for number in inherited.sockets]
    return Child(socket.socket(fileno=inherited.line), sockets, figures)
