"""A parent and its processes: one takes over from another and nobody notices, one that ends is followed by another."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import threading
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENCE, Client, Json, Lost, open_table, play_seat, request, watching
from tests.server.test_serve import Program, running

ANNA, BORIS = "anna" * 10, "boris" * 8


class Visitor(threading.Thread):
    """Asks for something again and again, on a connection of its own each time, and remembers what went wrong."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self._address = address
        self._is_over = threading.Event()
        self.answers = 0
        self.wrong: list[str] = []
        self.longest = 0.0

    def run(self) -> None:
        """Ask."""
        while not self._is_over.is_set():
            begun = time.monotonic()
            try:
                status = request(self._address, "GET", "/ready")[0]
            except OSError as error:
                self.wrong.append(repr(error))
                continue
            self.answers += 1
            self.longest = max(self.longest, time.monotonic() - begun)
            if status != 200:
                self.wrong.append(str(status))

    def leave(self) -> None:
        """Ask no more."""
        self._is_over.set()
        self.join()


@contextlib.contextmanager
def visited(address: str) -> Iterator[Visitor]:
    visitor = Visitor(address)
    visitor.start()
    try:
        yield visitor
    finally:
        visitor.leave()


class Page:
    """Somebody at a table who comes back at once whenever the server says goodbye, as the page does."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self._at = (address, table, token)
        self.heard: list[Json] = []
        self.away: list[float] = []

    @contextlib.asynccontextmanager
    async def _line(self) -> AsyncIterator[Client]:
        begun = time.monotonic()
        async with watching(*self._at, self.heard) as client:
            self.away.append(time.monotonic() - begun)
            yield client

    async def play(self, seat: int, chance: random.Random) -> None:
        """Play until the game is over, however often one has to come back."""
        while not self.heard or self.heard[-1]["type"] != "ended":
            with contextlib.suppress(Lost):  # also before anything was said
                async with self._line() as client:
                    with contextlib.suppress(ConnectionError, ConnectionClosed):
                        await play_seat(client, seat, chance)
                        return
                    closed = client.connection.close_code
                    assert closed in (None, 1001), closed


def replace(program: Program) -> None:
    """Let new processes take over, and return when they have."""
    program.process.send_signal(signal.SIGHUP)
    program.wait_for('"replaced"')


def test_a_new_process_takes_over_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def evening(program: Program, address: str) -> list[Page]:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("start")
        pages = [Page(address, table, token) for token in (ANNA, BORIS)]
        playing = [asyncio.create_task(page.play(seat, random.Random(seat))) for seat, page in enumerate(pages)]
        for _ in range(2):
            await asyncio.to_thread(replace, program)
        await asyncio.gather(*playing)
        return pages

    with running("serve", "--workers", 1, "--port", 0, "--data", tmp_path) as program:
        address = program.address()
        program.wait_until_ready()
        with visited(address) as visitor:
            pages = asyncio.run(evening(program, address))
        code, log = program.stop(signal.SIGTERM)
    assert code == 0
    assert not any(line["level"] in ("error", "critical") for line in log), log
    assert visitor.answers
    assert visitor.wrong == []
    assert pages[0].heard == pages[1].heard
    assert pages[0].heard[-1]["type"] == "ended"


def test_a_process_that_is_killed_is_followed_by_another(tmp_path: Path) -> None:
    with running("serve", "--workers", 1, "--port", 0, "--data", tmp_path) as program:
        address = program.address()
        program.wait_until_ready()
        table = asyncio.run(open_table(address, ANNA))
        children = Path(f"/proc/{program.process.pid}/task/{program.process.pid}/children").read_text().split()
        os.kill(int(children[0]), signal.SIGKILL)
        assert request(address, "GET", f"/api/tables/{table}", token=ANNA)[0] == 200  # waits until one is there
        assert program.stop(signal.SIGTERM)[0] == 0


def test_settings_that_have_become_useless_leave_the_old_process_where_it_is(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("bot_pause = 1\nworkers = 1\n")
    with running("serve", "--settings", settings, "--port", 0, "--data", tmp_path) as program:
        address = program.address()
        program.wait_until_ready()
        settings.write_text("bot_pause = -1\n")
        program.process.send_signal(signal.SIGHUP)
        program.wait_for('"not replaced"')
        assert request(address, "GET", "/ready")[0] == 200
        assert program.stop(signal.SIGTERM)[0] == 0


def test_systemd_hears_when_it_is_ready_and_when_it_stops(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(PATIENCE)
        words = ("serve", "--workers", 1, "--port", 0, "--data", tmp_path / "data")
        with running(*words, NOTIFY_SOCKET=str(tmp_path / "notify")) as program:
            assert systemd.recv(100) == b"READY=1"
            program.stop(signal.SIGTERM)
            assert systemd.recv(100) == b"STOPPING=1"


def test_several_processes_on_sqlite_are_refused_in_words(tmp_path: Path) -> None:
    with running("serve", "--workers", 2, "--port", 0, "--data", tmp_path) as program:
        said, more = program.process.communicate(timeout=PATIENCE)
    assert program.process.returncode not in (0, None)
    assert "PostgreSQL" in said + more
    assert "Traceback" not in said + more


def test_figures_have_an_address_of_their_own(tmp_path: Path) -> None:
    with running("serve", "--port", 0, "--data", tmp_path, "--metrics", "127.0.0.1:0") as program:
        address = program.address()
        figures = program.wait_for('"figures"')
        with urllib.request.urlopen(f"http://127.0.0.1:{figures['port']}/metrics") as answer:
            text = answer.read().decode()
        assert "foxdice_commit_seconds_bucket" in text
        assert request(address, "GET", "/api/metrics")[0] == 404
