"""Throws that are held in the air until a test lets them go: whatever process makes them asks the test first."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from foxdice.dice.arena.casting import Cast, Landing, make
from tests.server.client import PATIENCE

PORT = "FOXDICE_TEST_PORT"


def hold(cast: Cast) -> Landing:
    """Make a throw once the test says so; runs in the process that throws."""
    with socket.create_connection(("127.0.0.1", int(os.environ[PORT]))) as test:
        test.sendall(b"%d\n" % os.getpid())
        test.recv(1)
    return make(cast)


@dataclass
class Held:
    """A throw in the air."""

    process: int
    _writer: asyncio.StreamWriter

    def let_go(self) -> None:
        """Let it land."""
        self._writer.write(b"!")
        self._writer.close()

    def kill(self) -> None:
        """Kill the process in which it is made."""
        os.kill(self.process, signal.SIGKILL)
        self._writer.close()


class Holding:
    """The throws that were begun."""

    def __init__(self) -> None:
        self._held: asyncio.Queue[Held] = asyncio.Queue()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear of a throw."""
        await self._held.put(Held(int(await reader.readline()), writer))

    async def next(self) -> Held:
        """Wait for the next throw that was begun."""
        return await asyncio.wait_for(self._held.get(), PATIENCE)


@asynccontextmanager
async def holding(patch: pytest.MonkeyPatch) -> AsyncIterator[Holding]:
    """Hold all throws of servers in this process."""
    held = Holding()
    async with await asyncio.start_server(held.take, "127.0.0.1", 0) as server:
        patch.setenv(PORT, str(server.sockets[0].getsockname()[1]))
        patch.setattr("foxdice.server.workers.arena.make", hold)
        yield held
