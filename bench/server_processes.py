"""`python -m bench.server_processes`: several processes on one PostgreSQL, and what limits them.

A cluster of Debian's PostgreSQL is made in a temporary folder, `foxdice serve --workers N` runs on it, and page-like
clients (`bench.server_load`) play at tables that are routed to the port of one process by the table's id. A move is
done when its player has the answer: on disk in PostgreSQL and sent to both.

Clients, servers and database share this machine; on two cores a fourth and an eighth process cannot make it faster. So
beside moves a second stands what a move costs of processor time, in the servers and in PostgreSQL: that is what a
larger machine would divide among its cores. `--json` prints the figures for programs.
"""

import argparse
import asyncio
import contextlib
import getpass
import json
import os
import pwd
import re
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench.server import open_table
from bench.server_load import Evening
from bench.server_process import TICKS, free_port

LIMITS = {
    "messages_per_second": 1e9, "message_burst": 10**9, "requests_per_second": 1e9, "request_burst": 10**9,
    "address_requests_per_second": 1e9, "address_request_burst": 10**9, "tables_per_hour": 10**9,
    "address_tables_per_hour": 10**9, "connections_per_address": 10**6, "sockets_per_address": 10**6,
}  # fmt: skip
AT_ONCE = 25


@dataclass(frozen=True)
class Figures:
    """What so many processes did."""

    processes: int
    tables: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float
    server_cpu_ms: float  # a move
    postgres_cpu_ms: float  # a move
    commits_a_second: float
    moves_a_commit: float
    wakeups_a_second: float  # of all processes, by notices of others
    conflicts: float


@contextlib.contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """Run a fresh PostgreSQL; give its URL and the id of its first process."""
    bin_ = Path(shutil.which("pg_ctl") or sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))[-1]).resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        data, port = Path(folder) / "data", free_port()
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        user = "postgres" if as_user else getpass.getuser()
        if as_user:
            data.mkdir()
            os.chown(data, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)

        def run(program: str, *words: object) -> None:
            command = [*as_user, bin_ / program, "-D", data, *words]
            subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL, cwd="/")

        run("initdb", "-A", "trust", "-U", user)
        run("pg_ctl", "-w", "-l", data / "log", "-o", f"-p {port} -k {folder} -c max_connections=200", "start")
        try:
            first = int((data / "postmaster.pid").read_text().split()[0])
            yield f"postgresql://{user}@127.0.0.1:{port}/postgres", first
        finally:
            run("pg_ctl", "-m", "immediate", "stop")


@contextlib.contextmanager
def serving(database: str, processes: int) -> Iterator[tuple[int, int, int]]:
    """Run so many processes; give the port of the first, of its figures, and the id of their parent."""
    with tempfile.TemporaryDirectory() as folder:
        port, figures = free_run(processes + 1), free_run(processes)
        lines = [f"{name} = {value!r}" for name, value in LIMITS.items()]
        settings = Path(folder) / "settings.toml"
        settings.write_text("\n".join(["[limits]", *lines]))
        words = ["--settings", settings, "--data", folder, "--database", database, "--workers", processes]
        words += ["--port", port, "--metrics", f"127.0.0.1:{figures}"]
        command = [sys.executable, "-m", "foxdice", "serve", *map(str, words)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as parent:
            assert parent.stderr
            for _ in range(processes):
                next(line for line in parent.stderr if '"listening"' in line)
            first = port + 1 if processes > 1 else port
            try:
                yield first, figures, parent.pid
            finally:
                parent.send_signal(signal.SIGTERM)
                parent.stderr.read()


def free_run(count: int) -> int:
    """Return the first of so many ports in a row that nobody listens on."""
    while True:
        first = free_port()
        with contextlib.suppress(OSError, OverflowError), contextlib.ExitStack() as stack:
            for port in range(first, first + count):
                stack.enter_context(_bound(port))
            return first


@contextlib.contextmanager
def _bound(port: int) -> Iterator[None]:
    with socket.create_server(("127.0.0.1", port)):
        yield


def cpu_of(pid: int) -> float:
    """Return the CPU-seconds of a process and everything it started, what has ended included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    own = sum(map(int, fields[11:15])) / TICKS
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(cpu_of(int(child)) for child in children)


def counted(figures: int, processes: int, name: str) -> float:
    """Return a figure of all processes together."""
    total = 0.0
    for port in range(figures, figures + processes):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            found = re.search(rf"^foxdice_{name} (\S+)$", answer.read().decode(), re.MULTILINE)
        total += float(found[1]) if found else 0
    return total


async def measure(processes: int, tables: int, seconds: float, pause: float) -> Figures:
    """Let pages play at so many processes."""
    with postgres() as (database, postmaster), serving(database, processes) as (first, figures, parent):
        evenings = [Evening((f"host-{number:028d}", f"guest-{number:027d}"), number) for number in range(tables)]
        for start in range(0, tables, AT_ONCE):
            some = evenings[start : start + AT_ONCE]
            await asyncio.gather(*(sit_down(evening, first, processes) for evening in some))
        names = ("commit_seconds_count", "notices_total", "conflicts_total")
        before = [counted(figures, processes, name) for name in names]
        cpu = (cpu_of(parent), cpu_of(postmaster))
        begun = time.perf_counter()
        await asyncio.gather(*(evening.play(begun + seconds, pause) for evening in evenings))
        taken = time.perf_counter() - begun
        servers, base = cpu_of(parent) - cpu[0], cpu_of(postmaster) - cpu[1]
        commits, notices, conflicts = (counted(figures, processes, n) - b for n, b in zip(names, before, strict=True))
        for evening in evenings:
            for player in evening.players:
                player.connection.transport.abort()
    latencies = [latency for evening in evenings for latency in evening.latencies]
    moves, parts = len(latencies), statistics.quantiles(latencies, n=100)
    return Figures(
        processes, tables, moves / taken, parts[49] * 1000, parts[98] * 1000, servers / moves * 1000,
        base / moves * 1000, commits / taken, moves / max(commits, 1), notices / taken, conflicts,
    )  # fmt: skip


async def sit_down(evening: Evening, first: int, processes: int) -> None:
    """Open a table and sit down where its id says."""
    table = await asyncio.to_thread(open_table, first, evening.tokens[0])
    await evening.sit_down(table, "127.0.0.1", first + zlib.crc32(table.encode()) % processes)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description="Measure several processes on one PostgreSQL.")
    options.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4, 8])
    options.add_argument("--tables", type=int, default=64)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--pause", type=float, default=0, help="seconds between moves at a table")
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    before = os.getloadavg()[0]
    found = [uvloop.run(measure(count, given.tables, given.seconds, given.pause)) for count in given.processes]
    if given.json:
        print(json.dumps([asdict(one) for one in found], indent=1))
        return
    shown = Table(*(name.replace("_", " ") for name in asdict(found[0])), title=f"load before: {before:.1f}")
    for one in found:
        shown.add_row(*(f"{value:,.2f}" if isinstance(value, float) else str(value) for value in asdict(one).values()))
    Console(width=200).print(shown)


if __name__ == "__main__":
    main()
