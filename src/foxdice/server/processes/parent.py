"""The parent of processes that serve: starts them, starts them again when one ends, and replaces them on SIGHUP.

It serves nobody. It holds the sockets, so that a process can take over from another without one connection refused: on
PostgreSQL the new one serves beside the old one before that is told to stop; SQLite is for one process alone, so there
the new one loads everything first, and opens the database when the old one has closed it. What is new, of the program
or in the settings, is read by each new process; sockets stay as they are.
"""

import asyncio
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from foxdice.server.errors import ServerError
from foxdice.server.processes import systemd
from foxdice.server.processes.sockets import Sockets

log = logging.getLogger("foxdice.parent")
SHORT_LIFE_SECONDS = 5  # who ends before is started again only after a pause
PAUSE_SECONDS = 2
WARM_SECONDS = 60  # in which a process has loaded everything
READY_SECONDS = 60  # and then opened its database
LEAVE_SECONDS = 20  # in which one that was told to stop has ended; then it is killed


@dataclass
class Process:
    """A child as its parent sees it."""

    program: asyncio.subprocess.Process
    hears: asyncio.StreamReader
    tells: asyncio.StreamWriter
    begun: float

    async def hear(self, word: str, seconds: float) -> bool:
        """Wait until it says something, and tell whether it did."""
        try:
            async with asyncio.timeout(seconds):
                return await self.hears.readline() == f"{word}\n".encode()
        except (TimeoutError, ConnectionError):
            return False

    async def go(self) -> bool:
        """Let it open the database and serve; tell whether it does."""
        self.tells.write(b"g")
        return await self.hear("ready", READY_SECONDS)

    async def leave(self) -> None:
        """Let it say goodbye to everybody and end; return when it has."""
        if self.program.returncode is None:
            self.program.terminate()
            try:
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self.program.wait()
            except TimeoutError:
                self.program.kill()
                await self.program.wait()
        self.tells.close()


class Parent:
    """Looks after as many processes as there are places."""

    def __init__(self, sockets: Sockets, arguments: Sequence[str], *, is_shared: bool) -> None:
        self._sockets = sockets
        self._command = [sys.executable, "-m", "foxdice", *arguments]
        self._is_shared = is_shared
        self._processes: dict[int, Process] = {}
        self._one_at_a_time = asyncio.Lock()
        self._wanted: dict[int, asyncio.Event] = {}  # to be replaced
        self._stopping = asyncio.Event()

    async def run(self, ready: Callable[[], None]) -> int:
        """Look after the processes until a signal says to stop; return the exit code."""
        loop = asyncio.get_running_loop()
        for stop in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(stop, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._replace_all)
        places = range(len(self._sockets.own))
        for place in places:  # the first makes key and tables, before others look for them
            if not await self._start(place):
                await self._stop()
                return 1
        systemd.tell("READY=1")
        ready()
        keepers = [asyncio.create_task(self._keep(place)) for place in places]
        await self._stopping.wait()
        systemd.tell("STOPPING=1")
        for keeper in keepers:
            keeper.cancel()
        await self._stop()
        return 0

    def _replace_all(self) -> None:
        log.info("replacing")
        for wanted in self._wanted.values():
            wanted.set()

    async def _stop(self) -> None:
        await asyncio.gather(*(process.leave() for process in self._processes.values()))

    async def _spawn(self, place: int) -> Process:
        ours, theirs = socket.socketpair()
        line = theirs.fileno()
        told = self._sockets.inheritance(place, line)
        with theirs:
            program = await asyncio.create_subprocess_exec(
                *self._command,
                pass_fds=(line, *told.sockets, *([] if told.figures is None else [told.figures])),
                env=told.in_environment(),
                # Ctrl-C in a terminal is for the parent, who tells its children in turn.
                process_group=0,
            )
        hears, tells = await asyncio.open_connection(sock=ours)
        return Process(program, hears, tells, time.monotonic())

    async def _start(self, place: int) -> bool:
        process = self._processes[place] = await self._spawn(place)
        self._wanted.setdefault(place, asyncio.Event())
        return await process.hear("warm", WARM_SECONDS) and await process.go()

    async def _keep(self, place: int) -> None:
        """Keep a place filled: start another process when one ended, and replace it when that is wanted."""
        while True:
            process, wanted = self._processes[place], self._wanted[place]
            ended = asyncio.ensure_future(process.program.wait())
            asked = asyncio.ensure_future(wanted.wait())
            await asyncio.wait([ended, asked], return_when=asyncio.FIRST_COMPLETED)
            for future in (ended, asked):
                future.cancel()
            if wanted.is_set():
                wanted.clear()
                async with self._one_at_a_time:
                    await self._replace(place)
                continue
            log.error("a process ended", extra={"place": place, "code": process.program.returncode})
            process.tells.close()
            if time.monotonic() - process.begun < SHORT_LIFE_SECONDS:
                await asyncio.sleep(PAUSE_SECONDS)
            if not await self._start(place):
                await self._processes[place].leave()

    async def _replace(self, place: int) -> None:
        """Let a new process take over; when it cannot, the old one stays."""
        old, begun = self._processes[place], time.monotonic()
        new = await self._spawn(place)
        is_fit = await new.hear("warm", WARM_SECONDS)
        if is_fit and self._is_shared:
            is_fit = await new.go()
        if not is_fit:
            log.error("not replaced", extra={"place": place})
            await new.leave()
            return
        self._processes[place] = new
        at = time.monotonic()
        await old.leave()
        if not self._is_shared and not await new.go():
            await new.leave()  # whoever keeps this place notices, and starts another
        away = 0.0 if self._is_shared else time.monotonic() - at
        taken = time.monotonic() - begun
        log.info("replaced", extra={"place": place, "seconds": round(taken, 3), "away": round(away, 3)})


def run_parent(
    sockets: Sockets, arguments: Sequence[str], *, is_shared: bool, ready: Callable[[], None] = lambda: None
) -> None:
    """Be the parent until a signal says to stop, then exit; raise `ServerError` where the system cannot do this."""
    if not hasattr(signal, "SIGHUP"):
        raise ServerError("server-workers-system")

    async def run() -> int:
        return await Parent(sockets, arguments, is_shared=is_shared).run(ready)

    raise SystemExit(asyncio.run(run()))
