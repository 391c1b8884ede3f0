"""`make bench-server`: durable moves per CPU-second of the server, how long they take, and what many tables cost."""

import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.result import Result
from bench.server_load import Evening

TICKS = os.sysconf("SC_CLK_TCK")
PROGRAM = """
import sys
from pathlib import Path
from foxdice.server.serve import bind, serve
from foxdice.server.settings import Limits, Settings
wide = Limits(messages_per_second=1e9, message_burst=10**9, requests_per_second=1e9, request_burst=10**9,
              tables_per_hour=10**9, sockets_per_client=10**6)
settings = Settings(port=0, data=Path(sys.argv[1]), limits=wide)
bound = bind(settings)
print(bound.getsockname()[1], flush=True)
serve(settings, bound)
"""


@dataclass(frozen=True)
class Server:
    """A server in a process of its own."""

    process: "subprocess.Popen[str]"
    port: int
    start_seconds: float

    def cpu(self) -> float:
        """Return the CPU-seconds it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> float:
        """Return the memory it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


@contextlib.contextmanager
def running() -> Iterator[Server]:
    """Run a server on a fresh data folder."""
    with tempfile.TemporaryDirectory() as data:
        begun = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, data], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert process.stdout
        port = int(process.stdout.readline())
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=5).close()
                break
            time.sleep(0.01)
        try:
            yield Server(process, port, time.perf_counter() - begun)
        finally:
            process.terminate()
            process.wait()


def open_table(port: int, token: str) -> str:
    """Open a table over REST."""
    body = json.dumps({"open": {"type": "open", "game": "clever", "seats": 2, "away_seconds": None}}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"Authorization": f"Bearer {token}"}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["table"])


@dataclass(frozen=True)
class Load:
    """What a load did and cost."""

    moves: int
    seconds: float
    cpu: float
    megabytes: float
    latencies: list[float]

    def percentile(self, percent: int) -> float:
        """Return how long so many percent of the moves took at most, in milliseconds."""
        return statistics.quantiles(self.latencies, n=100)[percent - 1] * 1000


async def load(server: Server, tables: int, seconds: float, pause: float) -> Load:
    """Play at so many tables for a while."""
    evenings = []
    for number in range(tables):
        tokens = (f"host-{number:028d}", f"guest-{number:027d}")
        table = await asyncio.to_thread(open_table, server.port, tokens[0])
        evenings.append(Evening(table, tokens, number))
    for evening in evenings:
        await evening.sit_down("127.0.0.1", server.port)
    cpu, begun = server.cpu(), time.perf_counter()
    await asyncio.gather(*(evening.play(begun + seconds, pause) for evening in evenings))
    spent, taken = server.cpu() - cpu, time.perf_counter() - begun
    latencies = [latency for evening in evenings for latency in evening.latencies]
    for evening in evenings:
        for player in evening.players:
            player.connection.transport.abort()
    return Load(len(latencies), taken, spent, server.megabytes(), latencies)


def measure(scale: float) -> Iterator[Result]:
    """Measure everything; a scale below 1 takes fewer tables and less time."""
    with running() as server:
        yield Result("start-up", server.start_seconds, "s", most=1.5)
        full = asyncio.run(load(server, 50, 10 * scale, 0))
        yield Result("50 tables: durable moves per CPU-second", full.moves / full.cpu, "moves", least=15_000)
        yield Result("50 tables: moves a second", full.moves / full.seconds, "moves")
    with running() as server:
        half = asyncio.run(load(server, 50, 10 * scale, 0.1))
        yield Result("50 tables, not saturated: p99", half.percentile(99), "ms", most=60)
    with running() as server:
        tables = int(1000 * scale)
        many = asyncio.run(load(server, tables, 30 * scale, 5))
        yield Result(f"{tables} tables, a move every 5 s each: p99", many.percentile(99), "ms", most=50)
        yield Result(f"{tables} tables: share of a core", 100 * many.cpu / many.seconds, "%", most=25)
        yield Result(f"{tables} tables: memory", many.megabytes, "MB", most=150)


def main() -> None:
    """Measure and print."""
    table = Table("what", "measured", "goal", "", title="Server")
    for result in measure(float(os.environ.get("BENCH_SCALE", "1"))):
        table.add_row(result.what, result.value_text(), result.goal_text(), "ok" if result.reached() else "below")
    Console().print(table)


if __name__ == "__main__":
    main()
