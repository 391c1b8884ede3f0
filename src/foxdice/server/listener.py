"""Hear other processes on the same PostgreSQL database (`LISTEN`)."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable

import psycopg
from sqlalchemy import URL

from foxdice.server.store import CHANNEL

log = logging.getLogger("foxdice.listener")
LOOK_UP_SECONDS = 0.5
RETRY_SECONDS = 1.0


class Listener:
    """A thread with a connection of its own that hands news to the event loop."""

    def __init__(
        self, url: URL, process: str, hear: Callable[[str], None], hear_everything: Callable[[], None]
    ) -> None:
        plain = url.set(drivername="postgresql")
        self._address = plain.render_as_string(hide_password=False)
        self._process = process
        self._hear = hear
        self._hear_everything = hear_everything
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
                    self._listening.set()
                    self._loop.call_soon_threadsafe(self._hear_everything)
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=LOOK_UP_SECONDS):
                            process, _, news = notice.payload.partition(" ")
                            if process != self._process:
                                self._loop.call_soon_threadsafe(self._hear, news)
            except psycopg.OperationalError as error:
                log.warning("not listening", extra={"reason": type(error).__name__})
                time.sleep(RETRY_SECONDS)
