"""A gate at which work in other processes waits until a test opens it."""

import fcntl
import os
from pathlib import Path
from typing import IO

PLACE = "FOXDICE_TEST_GATE"  # the file whose lock is the gate


class Gate:
    """Closed until it is opened, or the test is over."""

    def __init__(self, file: Path) -> None:
        os.environ[PLACE] = str(file)
        self._file: IO[str] = file.open("w")
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def open(self) -> None:
        """Let through whoever waits and whoever comes."""
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def remove(self) -> None:
        """Open it for good."""
        self._file.close()
        del os.environ[PLACE]


def wait_at_the_gate() -> None:
    """Wait until the gate is open; runs in the process that works."""
    with Path(os.environ[PLACE]).open() as gate:
        fcntl.flock(gate, fcntl.LOCK_SH)
