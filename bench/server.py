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


def main() -> None:
    """Measure and print."""
    scale = float(os.environ.get("BENCH_SCALE", "1"))
    with running() as server:
        print(f"start-up                     {server.start_seconds:8.2f} s        goal 1.5")
        full = asyncio.run(load(server, 50, 10 * scale, 0))
        print(f"50 tables, as fast as it goes: {full.moves / full.cpu:8.0f} durable moves per CPU-second, goal 15000")
        print(f"    {full.moves / full.seconds:.0f} a second, p50 {full.percentile(50):.1f} ms, {full.cpu:.1f} CPU-s")
    with running() as server:
        half = asyncio.run(load(server, 50, 10 * scale, 0.05))
        print(
            f"50 tables, not saturated: p99 {half.percentile(99):.1f} ms, goal 60 "
            f"({half.moves / half.seconds:.0f} a second)"
        )
    with running() as server:
        many = asyncio.run(load(server, int(1000 * scale), 30 * scale, 5))
        print(
            f"{int(1000 * scale)} tables, {int(2000 * scale)} sockets, a move every 5 s: "
            f"p99 {many.percentile(99):.1f} ms, goal 50;"
        )
        print(f"    {100 * many.cpu / many.seconds:.1f} % of a core, goal 25; {many.megabytes:.0f} MB, goal 150")


if __name__ == "__main__":
    main()
