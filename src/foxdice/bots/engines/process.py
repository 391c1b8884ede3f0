"""A program that is spoken to in lines, and that cannot keep anybody waiting longer than allowed.

Nothing here blocks: reading and writing both wait for the pipe and for the clock at once, so that neither silence, nor
a flood of words, nor a program that never reads can hold a run up. It needs pipes that can be
waited for: Linux and macOS.
"""

import contextlib
import os
import select
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence

from foxdice.bots.engines.faults import EngineFault

LONGEST_LINE = 1 << 16
PARTING_SECONDS = 0.2  # for a program that was told to quit


class LineProcess:
    """A running program. Every method raises `EngineFault` when the program is late or gone."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # A group of its own, so that whatever it starts ends with it.
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise EngineFault("engine-not-started", command=command[0], reason=error.strerror or "") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._buffer = b""
        self._end = weakref.finalize(self, _end, self._process)  # also when nobody says goodbye

    def say(self, line: str, deadline: float) -> None:
        """Send a line before the deadline, a moment of `time.monotonic`."""
        rest = line.encode() + b"\n"
        while rest:
            self._wait([], [self._in], deadline)
            try:
                rest = rest[os.write(self._in, rest) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise EngineFault("engine-gone") from error

    def hear(self, deadline: float) -> str:
        """Return the next line that comes before the deadline."""
        while b"\n" not in self._buffer:
            if len(self._buffer) > LONGEST_LINE:
                raise EngineFault("engine-too-long", max=LONGEST_LINE)
            self._wait([self._out], [], deadline)
            try:
                read = os.read(self._out, LONGEST_LINE)
            except BlockingIOError:
                continue
            if not read:
                raise EngineFault("engine-gone")
            self._buffer += read
        if time.monotonic() > deadline:  # lines that keep coming do not buy time
            raise EngineFault("engine-late")
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode(errors="replace").strip()

    def close(self) -> None:
        """Say `quit`, wait a moment, then end the program."""
        with contextlib.suppress(EngineFault):
            self.say("quit", time.monotonic() + PARTING_SECONDS)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(PARTING_SECONDS)
        self._end()

    def kill(self) -> None:
        """End the program at once."""
        self._end()

    def _wait(self, reading: list[int], writing: list[int], deadline: float) -> None:
        left = deadline - time.monotonic()
        if left <= 0 or not any(select.select(reading, writing, [], left)):
            raise EngineFault("engine-late")


def _end(process: "subprocess.Popen[bytes]") -> None:
    # The whole group, even where the program itself has ended: what it started may still be there.
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
