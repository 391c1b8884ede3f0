"""Hear other processes on the same PostgreSQL database (`LISTEN`), and notice when one is gone.

Each process holds a lock that PostgreSQL takes back with the connection, however the process ended: whose lock is
missing is gone, and so are those who were connected there.
"""

import asyncio
import logging
import threading
import time

import psycopg
from sqlalchemy import URL

from foxdice.server.realtime.neighbours import Neighbours
from foxdice.server.storage.store import CHANNEL

log = logging.getLogger("foxdice.listener")
LOOK_UP_SECONDS = 0.5
RETRY_SECONDS = 1.0
ALIVE = 0x0F0CA11E  # the class of the locks that say so
_TAKE_LOCK = "SELECT pg_advisory_lock(%s, %s)"
_LOCKS = """
    SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class Listener:
    """A thread with a connection of its own that hands news to the event loop."""

    def __init__(self, url: URL, process: str, neighbours: Neighbours) -> None:
        plain = url.set(drivername="postgresql")
        self._address = plain.render_as_string(hide_password=False)
        self._process = process
        self._neighbours = neighbours
        self._loop: asyncio.AbstractEventLoop
        self._stopping = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._work, name="foxdice-listener", daemon=True)

    async def start(self) -> None:
        """Begin to listen for the running event loop; return when nothing will be missed any more."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        await asyncio.to_thread(self._listening.wait)

    async def close(self) -> None:
        """Stop listening."""
        self._stopping.set()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while not self._stopping.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(_TAKE_LOCK, (ALIVE, _lock_of(self._process)))
                    self._listening.set()
                    self._loop.call_soon_threadsafe(self._neighbours.hear_everything)
                    while not self._stopping.is_set():
                        self._listen(connection)
            except psycopg.OperationalError as error:
                log.warning("not listening", extra={"reason": type(error).__name__})
                time.sleep(RETRY_SECONDS)

    def _listen(self, connection: "psycopg.Connection[tuple[int]]") -> None:
        """Hand on what is said in a moment, then look who is there."""
        for notice in connection.notifies(timeout=LOOK_UP_SECONDS):
            process, *news = notice.payload.split("\n")
            if process != self._process:
                self._loop.call_soon_threadsafe(self._neighbours.hear, process, news)
        alive = {row[0] for row in connection.execute(_LOCKS, (ALIVE,))}
        self._loop.call_soon_threadsafe(self._neighbours.hear_who_is_alive, lambda process: _lock_of(process) in alive)


def _lock_of(process: str) -> int:
    return int(process[:7], 16)
