"""A disk that takes nothing more: nothing is acknowledged that is not stored, nobody waits for ever."""

import asyncio
import json
import threading

import pytest
from websockets.asyncio.client import connect

from foxdice.server.realtime.hub import Hub
from foxdice.server.realtime.room import Room, Watcher
from foxdice.server.storage.store import Append, Store
from tests.server.client import PATIENCE, open_table, request, watching
from tests.server.conftest import Start

ANNA, BORIS = "anna" * 10, "boris" * 8


class Disk:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        store = Store._try_all

        def try_all(one: Store, appends: list[Append]) -> bool:
            if self.is_full:
                raise OSError("no space left")
            return store(one, appends)

        monkeypatch.setattr(Store, "_try_all", try_all)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """A disk under every server of the test."""
    return Disk(monkeypatch)


def test_a_table_that_cannot_be_stored_is_not_opened(serving: Start, disk: Disk) -> None:
    with serving() as address:
        disk.is_full = True
        wanted = {"open": {"type": "open", "game": "clever", "seats": 2}}
        status, body, _ = request(address, "POST", "/api/tables", wanted, ANNA)
        assert (status, json.loads(body)["code"]) == (503, "server-storage")
        disk.is_full = False
        assert request(address, "POST", "/api/tables", wanted, ANNA)[0] == 201
        status, body, _ = request(address, "GET", "/api/tables", token=ANNA)
        assert len(json.loads(body)["tables"]) == 1


def test_a_move_that_cannot_be_stored_did_not_happen(serving: Start, disk: Disk) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("start")
            await boris.until(len(anna.heard))
            disk.is_full = True
            with pytest.raises(ConnectionError):
                await anna.do("throw", seat=0)
            with pytest.raises(ConnectionError):
                await boris.news()
            before = list(anna.heard)
            assert boris.heard == before
        disk.is_full = False
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS, boris.heard) as boris:
            assert anna.heard == before
            await anna.do("throw", seat=0)
            await boris.until(len(anna.heard))
            assert anna.heard == boris.heard
            assert anna.heard[-1]["type"] == "thrown"

    with serving() as address:
        asyncio.run(evening(address))


def test_who_comes_during_a_commit_is_first_shown_what_was_missed(
    serving: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above all one's own hidden choices, or one would choose again."""
    disk, store = threading.Event(), Store._try_all
    disk.set()

    def try_all(one: Store, appends: list[Append]) -> bool:
        disk.wait()
        return store(one, appends)

    monkeypatch.setattr(Store, "_try_all", try_all)
    boris_entered, enter = threading.Event(), Hub.enter

    async def enter_and_tell(hub: Hub, id: str, watcher: Watcher, since: int) -> Room:
        room = await enter(hub, id, watcher, since)
        if len(room.watchers) == 2:
            boris_entered.set()
        return room

    monkeypatch.setattr(Hub, "enter", enter_and_tell)

    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            disk.clear()
            joining = asyncio.create_task(anna.do("join", seat=1, name="Anna too"))
            async with connect(f"ws://{address}/ws/{table}", compression=None) as boris:
                await boris.send(json.dumps({"type": "hello", "token": BORIS}))
                assert await asyncio.to_thread(boris_entered.wait, PATIENCE)
                disk.set()
                await joining
                frames = [json.loads(await boris.recv()) for _ in range(2)]
                assert [frame["type"] for frame in frames] == ["update", "presence"]
                assert [event["type"] for event in frames[0]["events"]] == ["opened", "joined", "joined"]

    with serving() as address:
        try:
            asyncio.run(evening(address))
        finally:
            disk.set()
