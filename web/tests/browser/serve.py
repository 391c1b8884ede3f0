"""A server for browser tests: what version 0.1.0 left, bots that answer at once, and limits no test can reach.

`FOXDICE_EXTRA_GAME` names the folder of a package that brings a game: it is installed for this server only.
"""

import logging
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from foxdice.server.realtime import hub
from foxdice.server.serve import serve
from foxdice.server.settings import Limits, Settings

STORED = Path(__file__).parents[3] / "tests" / "server" / "version-0.1.0"

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for the process of the bots, as `foxdice serve` does


def install(package: str, folder: str) -> None:
    """Install a package where this process and its children find it, from what is on this machine."""
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *offline, "--target", folder, package], check=True)
    sys.path.insert(0, folder)
    os.environ["PYTHONPATH"] = os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])


def clock_of_the_day() -> Callable[[], int]:
    """Return a clock that begins at noon of the day of the tests: whenever they run, it does not end meanwhile."""
    day = os.environ.get("FOXDICE_TEST_DAY")
    noon = (datetime.fromisoformat(day) if day else datetime.now(UTC)).replace(hour=12, tzinfo=UTC)
    begun = time.monotonic_ns()
    return lambda: (time.monotonic_ns() - begun) // 1_000_000 + int(noon.timestamp() * 1000)


if __name__ == "__main__":
    limits = Limits(messages_per_second=1000, requests_per_second=5000, request_burst=10000, tables_per_hour=10000)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as games:
        if extra := os.environ.get("FOXDICE_EXTRA_GAME"):
            install(extra, games)
        for name in ("foxdice.sqlite3", "key"):
            shutil.copy(STORED / name, folder)
        hub.steady_clock = clock_of_the_day
        settings = Settings(port=int(sys.argv[1]), data=Path(folder), bot_pause=0, limits=limits)
        serve(settings, level=logging.WARNING, ready=lambda: print("ready", flush=True))
