"""Servers in processes of their own, and what they cost."""

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PROGRAM = """
import sys
from pathlib import Path
from foxdice.server.binding import bind
from foxdice.server.serve import serve
from foxdice.server.settings import Limits, Settings
wide = Limits(messages_per_second=1e9, message_burst=10**9, requests_per_second=1e9, request_burst=10**9,
              address_requests_per_second=1e9, address_request_burst=10**9, tables_per_hour=10**9,
              address_tables_per_hour=10**9, connections_per_address=10**6, sockets_per_address=10**6,
              reviews_of_address=10**6, sockets_per_token=10**6, spectators_per_table=10**6, facts_per_table=10**9)
settings = Settings(port=0, data=Path(sys.argv[1]), limits=wide)
bound = bind(settings)
print(bound.getsockname()[1], flush=True)
serve(settings, [bound])
"""


@dataclass(frozen=True)
class Server:
    """A server in a process of its own."""

    process: "subprocess.Popen[str]"
    port: int
    start_seconds: float

    def cpu(self) -> float:
        """Return the CPU-seconds it has used: all its threads, the kernel's work for them included."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> float:
        """Return the memory it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


@contextlib.contextmanager
def running(first: str = "") -> Iterator[Server]:
    """Run our server on a fresh data folder; `first` is a program that runs before it, in the same process."""
    with tempfile.TemporaryDirectory() as data:
        begun = time.perf_counter()
        with ended([sys.executable, "-c", first + PROGRAM, data]) as process:
            assert process.stdout
            port = int(process.stdout.readline())
            while True:
                with contextlib.suppress(OSError):
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=5).close()
                    break
                time.sleep(0.01)
            yield Server(process, port, time.perf_counter() - begun)


@contextlib.contextmanager
def ended(command: list[str], folder: Path | None = None) -> "Iterator[subprocess.Popen[str]]":
    """Run a command, and end it."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])
