"""How long an innocent player waits while somebody at one address floods the server.

    python -m bench.server_flood            every kind of flood, some two minutes
    python -m bench.server_flood pings      the quiet server and one kind

For each kind of flood a real server process is started. One player asks for something again and again while four
sockets send as fast as they can, and connect again whenever they are cut off. The goal is a p99 under 100 ms. A quiet
server is measured twice as long before: what is slow there is the machine's, not the flood's.
"""

import asyncio
import contextlib
import json
import multiprocessing
import os
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.server.client import Client, open_table, watching
from tests.server.raw import CONTINUATION, EMPTY_TEXT_BEGIN, PING, PONG, TEXT, frame, raw_socket

from foxdice.server.serve import serve
from foxdice.server.settings import Settings

ANNA = "anna" * 10
QUIET_SECONDS = 40.0
FLOOD_SECONDS = 20.0
PAUSE = 0.06  # between questions; a person is slower, and the limit of messages is not what is measured
FLOODS = 4
GOAL = 0.1
BURST = 3_000_000  # bytes
START = json.dumps({"type": "do", "id": 7, "version": 0, "message": {"type": "start"}}).encode()
KINDS = {
    "nothing": b"",
    "pings": frame(PING),
    "pongs": frame(PONG),
    "empty fragments": frame(CONTINUATION),
    "messages": frame(TEXT, START),
    "nonsense": frame(TEXT, b"?"),
}


def run_server(data: str, bound: socket.socket) -> None:
    """Serve with the limits everybody has; runs in a process of its own."""
    serve(Settings(data=Path(data)), [bound], level=50)


async def flood(address: str, table: str, unit: bytes) -> None:
    """Send until cut off, and come back."""
    burst = (frame(EMPTY_TEXT_BEGIN) if unit == frame(CONTINUATION) else b"") + unit * (BURST // len(unit))
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            async with raw_socket(address, table) as one:
                await one.send(burst)
                await one.until_lost()
        await asyncio.sleep(0)


async def wait_times(anna: Client, seconds: float) -> list[float]:
    """Ask again and again; return how long each answer took."""
    waits: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        begun = time.perf_counter()
        await anna.do("mix", seat=0, words="fox")
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(PAUSE)
    return waits


async def measure(address: str, unit: bytes) -> list[float]:
    """Return the times an innocent waited."""
    table = await open_table(address, ANNA)
    async with watching(address, table, ANNA) as anna:
        await anna.do("join", seat=0, name="Anna")
        flooding = multiprocessing.get_context("spawn").Process(target=flood_for_ever, args=(address, table, unit))
        if unit:
            flooding.start()
        try:
            return await wait_times(anna, FLOOD_SECONDS if unit else QUIET_SECONDS)
        finally:
            if unit:
                flooding.kill()
                flooding.join()


def flood_for_ever(address: str, table: str, unit: bytes) -> None:
    """Flood from a process of its own, so that the innocent's clock is not disturbed."""

    async def all_of_them() -> None:
        await asyncio.gather(*(flood(address, table, unit) for _ in range(FLOODS)))

    asyncio.run(all_of_them())


def main() -> int:
    """Measure every kind of flood; fail when the goal is missed."""
    wanted = {"nothing", *sys.argv[1:]} if sys.argv[1:] else set(KINDS)
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    slowest = 0.0
    for name, unit in KINDS.items():
        if name not in wanted:
            continue
        with tempfile.TemporaryDirectory() as data, socket.create_server(("127.0.0.1", 0)) as bound:
            server = multiprocessing.get_context("fork").Process(target=run_server, args=(data, bound))
            server.start()
            try:
                waits = asyncio.run(measure(f"127.0.0.1:{bound.getsockname()[1]}", unit))
            finally:
                server.terminate()
                server.join()
        p50, p99 = statistics.median(waits), statistics.quantiles(waits, n=100)[98]
        slowest = max(slowest, p99)
        shown = "   ".join(
            f"{what} {1000 * wait:7.1f} ms" for what, wait in (("p50", p50), ("p99", p99), ("worst", max(waits)))
        )
        print(f"{name:16} {len(waits):4} answers   {shown}", flush=True)
    return int(slowest >= GOAL)


if __name__ == "__main__":
    sys.exit(main())
