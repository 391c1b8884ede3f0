"""Work that takes longer than an event loop may: it is done in processes of their own, beside the server."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("foxdice.workers")


def end_with_the_server() -> None:
    """Let the process end when the server is gone, even if it was killed."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server:
            server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def processes(max_workers: int, begin: Callable[[], None] = end_with_the_server) -> ProcessPoolExecutor:
    """Give processes that know nothing of the server; each starts when all others are busy, with `begin`."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(max_workers, mp_context=context, initializer=begin)


@contextlib.contextmanager
def _blocked_signals() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C, which goes to all in a terminal but is meant for the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})  # a child inherits this
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begun(pool: Executor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
    """Begin work; return what comes of it.

    A name for the future where it is awaited would make what the work raises hold itself, and whatever was asked, until
    the collector comes round; records of strangers are a megabyte each.
    """
    with _blocked_signals():
        return asyncio.wrap_future(pool.submit(work, *args, **kwargs))


class WorkerPool:
    """Processes that start with the first work, and again if one was killed."""

    def __init__(self, start: Callable[[], ProcessPoolExecutor]) -> None:
        self._start = start
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the work gives, or raise what it raises; `BrokenProcessPool` if the process was killed twice."""
        try:
            return await self._try(work, *args, **kwargs)
        except BrokenProcessPool:
            log.warning("a process was killed", extra={"work": getattr(work, "__name__", "")})
        return await self._try(work, *args, **kwargs)

    async def _try(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        pool = self._running()
        try:
            return await _begun(pool, work, *args, **kwargs)
        except BrokenProcessPool:
            if self._pool is pool:  # others that waited for the same process may have started another
                self._pool = None
            raise

    def warm_up(self, work: Callable[[], None]) -> None:
        """Start the process now, with work for whose end nobody waits."""
        if self._pool is None:
            with _blocked_signals():
                self._running().submit(work)

    def close(self) -> None:
        """Stop working, at once: a bot that finds no end would keep the server from ending."""
        if self._pool:
            workers = list((self._pool._processes or {}).values())  # `kill_workers` comes with Python 3.14
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = self._start()
        return self._pool
