"""Programs take seats of a running server: `foxdice connect`."""

import asyncio
import contextlib
import random
import subprocess
import sys
from pathlib import Path
from typing import Self
from unittest.mock import ANY

import pytest

from foxdice.core.record import parse
from foxdice.table.verify import verify
from tests.server.client import PATIENCE, look_at, open_table, play_seat, request, watching
from tests.server.conftest import Start

ANNA = "anna" * 10
LISTER = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples/engines/lister.py'}"


class Program:
    """A `foxdice connect` that runs beside the test."""

    def __init__(self, address: str, table: str, bot: str, *words: str) -> None:
        command = [sys.executable, "-c", "from foxdice.cli import main; main()"]
        said = ["connect", f"http://{address}/#/t/{table}", "--bot", bot, *words]
        self._process = subprocess.Popen(
            [*command, *said], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def end(self) -> tuple[int, str, str]:
        """Wait for its end; return exit code, output and complaints."""
        try:
            out, err = self._process.communicate(timeout=PATIENCE)
        finally:
            self._process.kill()
        return self._process.returncode, out, " ".join(err.split())


class Door:
    """A way to the server that can be shut: connections through it break."""

    def __init__(self, address: str) -> None:
        host, port = address.split(":")
        self._behind = host, int(port)
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._let_in, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Break all connections; new ones are let in."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind, to_server = await asyncio.open_connection(*self._behind)
        self._writers += writer, to_server
        await asyncio.gather(_carry(reader, to_server), _carry(behind, writer))


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


async def start_when_full(address: str, table: str, seats: int) -> list[dict[str, object]]:
    """Begin the game as its host as soon as everybody sits; return who does."""
    async with watching(address, table, ANNA) as host:
        while len(joined := [event for event in host.heard if event["type"] == "joined"]) < seats:
            await host.news()
        await host.do("start")
        return joined


@pytest.mark.parametrize("game", ["clever", "qwixx"])
def test_two_programs_play_a_game_to_its_end_and_everybody_sees_that_they_are_programs(
    serving: Start, game: str
) -> None:
    with serving() as address:
        table = asyncio.run(open_table(address, ANNA, game=game))
        programs = [Program(address, table, "greedy", "--seat", "2"), Program(address, table, LISTER, "--seat", "1")]
        joined = asyncio.run(start_when_full(address, table, seats=2))
        ends = [program.end() for program in programs]
        assert [(code, complaint) for code, _, complaint in ends] == [(0, "")] * 2
        look = asyncio.run(look_at(address, table))
        _, record, _ = request(address, "GET", f"/api/tables/{table}/record")
    assert {(event["seat"], event["name"], event["program"]) for event in joined} == {
        (0, "lister", True),
        (1, "greedy", True),
    }
    assert look["phase"] == "over"
    assert [(seat["name"], seat["program"]) for seat in look["seats"]] == [("lister", True), ("greedy", True)]
    assert all("The end." in out and "forfeit" not in out for _, out, _ in ends)
    assert all(str(score) in out for _, out, _ in ends for score in look["game"]["scores"])
    assert verify(parse(record.decode())).is_fair


def test_a_program_plays_on_under_the_limits_of_people(serving: Start) -> None:
    with serving(requests_per_second=60, request_burst=10) as address:
        table = asyncio.run(open_table(address, ANNA, game="qwixx"))
        programs = [Program(address, table, "random"), Program(address, table, "greedy", "--seat", "2")]
        asyncio.run(start_when_full(address, table, seats=2))
        assert [program.end()[0] for program in programs] == [0, 0]


def test_a_program_comes_back_when_its_line_is_cut(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with Door(address) as door, watching(address, table, ANNA) as host:
            await host.do("join", seat=0, name="Anna")
            program = Program(door.address, table, "greedy")
            while not any(event["type"] == "joined" and event["seat"] == 1 for event in host.heard):
                await host.news()
            await host.do("start")
            await play_seat(host, 0, random.Random(1), moves=10)
            door.cut()
            await host.until_online(True, False)
            await play_seat(host, 0, random.Random(2))
            assert await asyncio.to_thread(program.end) == (0, ANY, "")
            assert not any(event["type"] == "replaced" for event in host.heard)

    with serving() as address:
        asyncio.run(evening(address))


def test_a_program_that_stays_plays_the_rematch_until_it_is_sent_away(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="qwixx")
        async with watching(address, table, ANNA) as host:
            await host.do("join", seat=0, name="Anna")
            program = Program(address, table, "greedy", "--stay", "--name", "Minna")
            while not any(event.get("name") == "Minna" for event in host.heard):
                await host.news()
            for seat in (0, 1):  # of the host: the next player begins
                await host.do("start")
                await play_seat(host, seat, random.Random(1))
                await host.do("rematch")
            await host.do("leave", seat=1)
            code, out, complaint = await asyncio.to_thread(program.end)
            assert (code, out.count("The end.")) == (2, 2), complaint
            assert "seat was taken away" in complaint

    with serving() as address:
        asyncio.run(evening(address))


def refused(address: str, table: str, *words: str, bot: str = "greedy") -> str:
    code, _, complaint = Program(address, table, bot, *words).end()
    assert code == 2, complaint
    return complaint


def test_what_cannot_be_is_refused_in_words(serving: Start) -> None:
    async def seat_people(address: str) -> str:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("join", seat=1, name="Boris")
        return table

    with serving() as address:
        full = asyncio.run(seat_people(address))
        empty = asyncio.run(open_table(address, ANNA))
        arena = asyncio.run(open_table(address, ANNA, game="wurf"))
        real = asyncio.run(open_table(address, ANNA, dice="real"))
        assert "Every seat at this table is taken" in refused(address, full)
        assert "Seat 2 is taken" in refused(address, full, "--seat", "2")
        assert "alle Plätze besetzt" in refused(address, full, "--language", "de")
        assert "a seat that a person took" in refused(address, full, "--token", ANNA)
        assert "cannot do that yet" in refused(address, arena)
        assert "real dice" in refused(address, real)
        assert "There is no such table" in refused(address, "nowhere")
        assert "not the address of a table" in refused(address, "")
        assert "no bot" in refused(address, empty, bot="nobody").lower()
        assert "A name has" in refused(address, empty, "--name", "x" * 25)
    assert "No Foxdice server answers" in refused(address, empty)
