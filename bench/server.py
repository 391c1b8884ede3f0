"""`make bench-server`: durable moves per CPU-second of the server, how long they take, and what many tables cost.

Every table is a game of Ganz schön clever for two with fair dice, each player on a WebSocket of their own; moves are
drawn from the legal ones. A move is done when its player has the answer: checked, on disk (SQLite, WAL, full sync) and
sent to both. A player sends and hears what a page does, so that the same run measures pages (`pages: …`). `--json`
prints the results for programs, `--plot FILE` draws the servers beside each other,
`--scale 0.1` takes a tenth of the time and of the many tables.

Machines differ, and so do their hours: the ratio to a peer in the same run says more than a number. What it should be
is the goal over what the peer made where the goal was set.
"""

import argparse
import asyncio
import json
import resource
import statistics
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench import server_peers
from bench.result import Result
from bench.server_load import Evening
from bench.server_plot import draw_bars
from bench.server_process import Server, running

PAGES = 2  # at each table
AT_ONCE = 50  # tables that sit down together
GOAL = 15_000  # durable moves per CPU-second
TITLE = "Moves per CPU-second of the server, 50 tables of two"


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
    bytes_a_page: float  # that a move took, to each of the two who play

    def percentile(self, percent: int) -> float:
        """Return how long so many percent of the moves took at most, in milliseconds."""
        return statistics.quantiles(self.latencies, n=100)[percent - 1] * 1000


async def load(server: Server, tables: int, seconds: float, pause: float) -> Load:
    """Play at so many tables for a while, each making a move about every `pause` seconds."""
    evenings = [Evening((f"host-{number:028d}", f"guest-{number:027d}"), number) for number in range(tables)]
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(_sit_down(evening, server.port) for evening in evenings[start : start + AT_ONCE]))
    heard, cpu, begun = _heard(evenings), server.cpu(), time.perf_counter()
    await asyncio.gather(*(evening.play(begun + seconds, pause) for evening in evenings))
    spent, taken = server.cpu() - cpu, time.perf_counter() - begun
    latencies = [latency for evening in evenings for latency in evening.latencies]
    bytes_a_page = (_heard(evenings) - heard) / max(len(latencies), 1) / PAGES
    for evening in evenings:
        for player in evening.players:
            player.connection.transport.abort()
    return Load(len(latencies), taken, spent, server.megabytes(), latencies, bytes_a_page)


def _heard(evenings: list[Evening]) -> int:
    return sum(player.bytes_heard for evening in evenings for player in evening.players)


async def _sit_down(evening: Evening, port: int) -> None:
    table = await asyncio.to_thread(open_table, port, evening.tokens[0])
    await evening.sit_down(table, "127.0.0.1", port)


def measure(scale: float) -> Iterator[Result]:
    """Measure everything; a scale below 1 takes fewer tables and less time."""
    with running() as server:
        yield Result("start-up", server.start_seconds, "s", max=1.5)
        yield Result("start-up, CPU", server.cpu(), "s")
        full = uvloop.run(load(server, 50, 10 * scale, 0))
        yield Result("50 tables: durable moves per CPU-second", full.moves / full.cpu, "moves", min=GOAL)
        yield Result("50 tables: durable moves a second", full.moves / full.seconds, "moves")
        yield Result("pages: moves per CPU-second", full.moves / full.cpu, "moves")
        yield Result("pages: bytes per move", full.bytes_a_page, "bytes", max=300)
    for peer in server_peers.measure(50, 10 * scale):
        yield Result(f"{peer.name}: moves per CPU-second, in memory only", peer.moves_per_cpu_second, "moves")
        ratio = full.moves / full.cpu / peer.moves_per_cpu_second
        yield Result(f"Foxdice to {peer.name}", ratio, "times", min=GOAL / peer.elsewhere)
        if peer.name.startswith("Colyseus"):
            yield Result("pages: to Colyseus", ratio, "times", min=0.5)
    with running() as server:
        half = uvloop.run(load(server, 50, 10 * scale, 0.1))
        yield Result("50 tables, a move every 0.1 s each: p99", half.percentile(99), "ms", max=60)
    with running() as server:
        tables = int(1000 * scale)
        many = uvloop.run(load(server, tables, 30 * scale, 5))
        yield Result(f"{tables} tables, a move every 5 s each: p99", many.percentile(99), "ms", max=50)
        yield Result("pages: p99", many.percentile(99), "ms", max=50)
        yield Result(f"{tables} tables: share of a core", 100 * many.cpu / many.seconds, "%", max=25)
        yield Result(f"{tables} tables: memory", many.megabytes, "MB", max=150)


def plot(results: list[Result]) -> str:
    """Draw the servers beside each other."""
    counted = [one for one in results if "moves per CPU-second" in one.what and not one.what.startswith("pages")]
    found = {one.what.partition(":")[0]: one.value for one in counted}
    return draw_bars(TITLE, {"Foxdice, on disk" if name == "50 tables" else name: found[name] for name in found})


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description="Measure the server beside its peers.")
    options.add_argument("--json", action="store_true", help="print the results for programs")
    options.add_argument("--plot", type=Path, help="draw the servers beside each other into this file (SVG)")
    options.add_argument("--scale", type=float, default=1.0, help="of the time and of the many tables")
    given = options.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # 2,000 players sit in this process
    results = list(measure(given.scale))
    if given.plot:
        given.plot.write_text(plot(results), encoding="utf-8")
    if given.json:
        print(json.dumps([result.as_dict() for result in results], indent=1))
        return
    table = Table("what", "measured", "goal", "", title="Server")
    for result in results:
        reached = "" if not result.goal_text() else "ok" if result.reached() else "below"
        table.add_row(result.what, result.value_text(), result.goal_text(), reached)
    Console().print(table)


if __name__ == "__main__":
    main()
