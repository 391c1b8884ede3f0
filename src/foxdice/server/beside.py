"""Work that takes longer than an event loop may: it is done in a process of its own, beside the server."""

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("foxdice.beside")


def one_process() -> ProcessPoolExecutor:
    """Give a process that knows nothing of the server."""
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


def end_with_the_server() -> None:
    """Let the process end when the server is gone, even if it was killed."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server:
            server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Beside:
    """One process; it starts with the first work, and again if it was killed."""

    def __init__(self, start: Callable[[], ProcessPoolExecutor] = one_process) -> None:
        self._start = start
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the work gives, or raise what it raises; `BrokenProcessPool` if the process was killed twice."""
        try:
            return await self._try(work, *args, **kwargs)
        except BrokenProcessPool:
            log.error("a process was killed", extra={"work": getattr(work, "__name__", "")})
        return await self._try(work, *args, **kwargs)

    async def _try(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        pool = self._running()
        try:
            return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            if self._pool is pool:  # others that waited for the same process may have started another
                self._pool = None
            raise

    def warm_up(self, work: Callable[[], None]) -> None:
        """Start the process now, with work for whose end nobody waits."""
        if self._pool is None:
            self._running().submit(work)

    def close(self) -> None:
        """Stop working."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = self._start()
            self._pool.submit(end_with_the_server)
        return self._pool
