"""When the disk, the key or the clock fails, and what must stay hidden while it does not."""

import asyncio
import json
import logging
import random
import shutil
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError

from foxdice.dice.fair import Secret
from foxdice.server.errors import ServerError
from foxdice.server.logs import JsonLines
from foxdice.server.realtime import clock
from foxdice.server.realtime.hub import Hub
from foxdice.server.settings import Settings
from foxdice.server.storage.seal import Seal
from foxdice.server.storage.store import Store
from foxdice.table import messages as msg
from tests.server.client import PATIENCE, Refused, open_table, play_seat, request, watching
from tests.server.conftest import Start, figures_of
from tests.server.raw import raw_socket

ANNA, BORIS, CLARA = "anna" * 10, "boris" * 8, "clara" * 8
TRY_LATER = 1013


def break_down(self: Store, *args: object) -> None:  # noqa: ARG001
    raise OperationalError("SELECT", {"owner": "f00"}, Exception("disk I/O error"))


def test_a_store_that_fails_while_somebody_enters_is_answered(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(address: str, table: str) -> int:
        async with raw_socket(address, table, ANNA) as unlucky:
            assert json.loads((await unlucky.receive())[1])["code"] == "server-storage"
            return await unlucky.close_code()

    with serving() as address:
        table = asyncio.run(open_table(address, ANNA))
    with serving() as address:
        with monkeypatch.context() as broken:
            broken.setattr(Store, "_facts", break_down)
            assert asyncio.run(asyncio.wait_for(evening(address, table), PATIENCE)) == TRY_LATER
            assert request(address, "GET", f"/api/tables/{table}")[0] == 503
        assert request(address, "GET", f"/api/tables/{table}")[0] == 200, "it never recovers"


def test_a_store_that_never_answers_is_given_up(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: Store, table: str, first: int = 0) -> None:  # noqa: ARG001
        await asyncio.get_running_loop().create_future()

    async def evening(address: str) -> int:
        async with raw_socket(address, "some-table", ANNA) as unlucky:
            return await unlucky.close_code()

    monkeypatch.setattr(Store, "load", never)
    with serving(enter_seconds=0.1) as address:
        assert asyncio.run(asyncio.wait_for(evening(address), PATIENCE)) == TRY_LATER


def test_a_hidden_choice_can_be_fetched_by_nobody_else(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="qwixx", clock={"per": "decision", "seconds": 600})
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("start")
            await anna.do("throw", seat=0)
            before = {who: seen(address, table, who) for who in (ANNA, CLARA)}
            await play_seat(boris, 1, random.Random(4), moves=1)
            assert boris.held, "nothing is hidden in this test"
            for who, shown in before.items():
                assert seen(address, table, who) == shown

    def seen(address: str, table: str, who: str) -> list[object]:
        paths = [f"/api/tables/{table}{path}" for path in ("", "/record", "/sheets/1", "/sheets/2")]
        answers = [request(address, "GET", path, token=who)[1] for path in paths]
        look = json.loads(answers[0])
        clocks = [seat.pop("clock") for seat in look["seats"]]
        assert len(set(clocks)) == 1, "a clock that stands tells who has chosen: all began with the throw"
        return [look, *answers[1:]]

    with serving() as address:
        asyncio.run(evening(address))


def test_each_game_of_a_table_has_its_own_seal(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    close = Seal.close

    def notice(self: Seal, secret: Secret, name: str) -> bytes:
        names.append(name)
        return close(self, secret, name)

    async def evening(address: str) -> str:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("start")
            await anna.do("resign", seat=0)
            await anna.do("rematch")
        return table

    async def next_morning(address: str, table: str) -> None:
        async with watching(address, table, ANNA) as anna:
            await anna.do("start")
            await play_seat(anna, 0, random.Random(1), moves=4)

    monkeypatch.setattr(Seal, "close", notice)
    with serving() as address:
        table = asyncio.run(evening(address))
    assert names == [f"{table}/1", f"{table}/2"]
    with serving() as address:
        asyncio.run(next_morning(address, table))


def test_with_the_key_lost_finished_games_can_still_be_read(serving: Start, tmp_path: Path) -> None:
    async def evening(address: str) -> tuple[str, str]:
        tables = []
        for again in (False, True):
            table = await open_table(address, ANNA)
            async with watching(address, table, ANNA) as anna:
                await anna.do("join", seat=0, name="Anna")
                await anna.do("start")
                await anna.do("resign", seat=0)
                if again:
                    await anna.do("rematch")
            tables.append(table)
        return tables[0], tables[1]

    with serving() as address:
        over, unfinished = asyncio.run(evening(address))
        records = [request(address, "GET", f"/api/tables/{table}/record?game=1") for table in (over, unfinished)]
    (tmp_path / "key").unlink()
    with serving() as address:
        for table, (_, record, _) in zip((over, unfinished), records, strict=True):
            assert request(address, "GET", f"/api/tables/{table}/record?game=1")[:2] == (200, record)
        assert request(address, "GET", f"/api/tables/{over}", token=ANNA)[0] == 200
        status, answer, _ = request(address, "GET", f"/api/tables/{unfinished}")
        assert (status, json.loads(answer)["code"]) == (409, "server-key")


def test_rooms_nobody_has_to_do_with_leave_memory(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foxdice.server.realtime.hub.TICK_SECONDS", 0.01)

    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA):
            assert "foxdice_tables 1\n" in figures_of(address)
        while "foxdice_tables 0\n" not in await asyncio.to_thread(figures_of, address):
            pass
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")

    with serving() as address:
        asyncio.run(asyncio.wait_for(evening(address), PATIENCE))


def test_a_jump_of_the_wall_clock_is_not_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock.steady_clock()
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= now() - before < 60_000


@pytest.mark.parametrize("jump", [-48 * 3_600_000, 0])
def test_a_clock_that_was_set_back_before_a_restart_gives_nobody_time(tmp_path: Path, jump: int) -> None:
    noon = 1_700_000_000_000

    async def evening(clock: Callable[[], int], table: str) -> tuple[str, int | None]:
        store = Store(make_url(f"sqlite:///{tmp_path / 'db'}"))
        store.start()
        hub = Hub(Settings(data=tmp_path), store, Seal(bytes(32)), clock)
        try:
            if not table:
                opening = msg.Open(game="clever", seats=2, clock=msg.Clock("game", 60))
                table = await hub.open(opening, ANNA)
                room = await hub.room(table)
                for said in (msg.Join(0, "Anna"), msg.Invite(1, "random"), msg.Start()):
                    hub._do(room, lambda at_table, now, said=said: at_table.handle(said, ANNA, now))  # type: ignore[misc]
                await hub.settled(room)
                return table, None
            room = await hub.room(table)
            return table, room.table.time_left(0, room.now())
        finally:
            await hub.close()
            await store.close()

    table, _ = asyncio.run(evening(lambda: noon, ""))
    _, left = asyncio.run(evening(lambda: noon + jump, table))
    assert left == 60_000


def test_a_spectator_without_a_token_keeps_nobodys_seat(tmp_path: Path) -> None:
    class Anonymous:
        who, joined, language = "", 0, "en"

        def send(self, frame: bytes) -> None:
            """Take a frame."""

        def drop(self, reason: str) -> None:
            """Never happens here."""

        def charge(self, cost: float) -> bool:
            """Pay."""
            return cost < 1

    async def evening() -> bool:
        store = Store(make_url(f"sqlite:///{tmp_path / 'db'}"))
        store.start()
        hub = Hub(Settings(data=tmp_path), store, Seal(bytes(32)))
        try:
            room = await hub.room(await hub.open(msg.Open(game="clever", seats=2), ANNA))
            hub._do(room, lambda table, now: table.handle(msg.Join(0, "Nobody"), "", now))  # as older servers let it be
            watcher = Anonymous()
            await hub.enter(room.table.id, watcher, 0)
            online = room.table.is_online(0)
            hub.leave(room, watcher)
            return online
        finally:
            await hub.close()
            await store.close()

    assert not asyncio.run(evening())


def test_nobody_else_on_the_machine_can_read_the_database(serving: Start, tmp_path: Path) -> None:
    with serving() as address:
        asyncio.run(open_table(address, ANNA))
        files = list(tmp_path.glob("foxdice.sqlite3*"))
        assert files
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_database_that_was_open_to_others_is_closed(serving: Start, tmp_path: Path) -> None:
    with serving():
        pass
    (tmp_path / "foxdice.sqlite3").chmod(0o644)
    with serving():
        assert stat.S_IMODE((tmp_path / "foxdice.sqlite3").stat().st_mode) == 0o600


def test_a_folder_that_cannot_be_written_is_said_in_words(tmp_path: Path) -> None:
    shutil.rmtree(tmp_path)
    with pytest.raises(ServerError, match="database"):
        Store(make_url(f"sqlite:///{tmp_path / 'foxdice.sqlite3'}"))


def test_the_words_of_libraries_stay_out_of_the_log() -> None:
    error = OperationalError("INSERT", {"owner": "5ec2e7"}, Exception("gone"))
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, "Task failed: %s\n5ec2e7", (error,), None)
    line = JsonLines().format(record)
    assert "5ec2e7" not in line
    assert json.loads(line)["event"] == "Task failed: %s"


def test_numbers_that_name_something_are_not_grouped() -> None:
    assert "127.0.0.1:18141" in ServerError("server-port", host="127.0.0.1", port=18141, reason="?").say("en")
    assert "70007" in ServerError("record-line", line=70007, text="x").say("de")


@pytest.mark.parametrize(
    "name",
    [
        *("\u3164", "a\u2800", "\uffa0", "\u115f", "\u200d", "a\u200db", "\u202eanna"),
        *("\u034f", "a\u034f", "a\ufe00", "\u17b4", "a\U000e0100", "\u0301", "a" + "\u0301" * 4),
    ],
)
def test_names_that_cannot_be_seen_are_refused(serving: Start, name: str) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            with pytest.raises(Refused, match="table-name"):
                await anna.do("join", seat=0, name=name)

    with serving() as address:
        asyncio.run(evening(address))


def test_emoji_are_names_and_the_same_name_twice_is_told_apart(serving: Start) -> None:
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"

    async def evening(address: str) -> list[str]:
        table = await open_table(address, ANNA, seats=4)
        async with watching(address, table, ANNA) as anna:
            for seat, name in enumerate((family, "Anna", "anna", "\uff21nna")):
                await anna.do("join", seat=seat, name=name)
            for name in ("A B", "A  B", "\u2764", "\u2764\ufe0f", "a\u0301", "\xe1"):  # each pair looks the same
                await anna.do("rename", seat=0 if len(anna.heard) % 2 else 1, name=name)
            return [event["name"] for event in anna.heard if event["type"] in ("joined", "renamed")]

    with serving() as address:
        names = asyncio.run(evening(address))
        assert names[:4] == [family, "Anna", "anna 2", "\uff21nna 3"]
        assert names[4:] == ["A B", "A  B 2", "\u2764", "\u2764\ufe0f 2", "a\u0301", "\xe1 2"]
