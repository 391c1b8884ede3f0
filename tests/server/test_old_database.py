"""A database of version 0.1.0 is opened, shown and gone on with.

`version-0.1.0/` was stored by that version: a finished game of Ganz schön clever, and unfinished ones of Qwixx, Der
große Wurf and, against a bot, of Clever hoch Drei; `tables.json` says which is which, with the records it gave.
"""

import asyncio
import json
import random
import shutil
from pathlib import Path

import pytest

from foxdice.core.record import parse
from foxdice.table.verify import verify
from tests.server.client import open_table, play_seat, request, watching
from tests.server.conftest import Start

STORED = Path(__file__).parent / "version-0.1.0"
TABLES = json.loads((STORED / "tables.json").read_text(encoding="utf-8"))
ANNA, BORIS = "anna" * 10, "boris" * 10


@pytest.fixture(autouse=True)
def stored(tmp_path: Path) -> None:
    """Put the old database where the server looks for its own."""
    for name in ("foxdice.sqlite3", "key"):
        shutil.copy(STORED / name, tmp_path / name)


def record(address: str, name: str) -> str:
    """Return the record of one of the old tables, as Anna gets it now."""
    status, body, _ = request(address, "GET", f"/api/tables/{TABLES[name]['table']}/record", token=ANNA)
    assert status == 200, body
    return body.decode()


@pytest.mark.parametrize("name", TABLES)
def test_every_game_is_told_as_it_was(serving: Start, name: str) -> None:
    with serving() as address:
        now = parse(record(address, name))
    assert now.events == parse(TABLES[name]["record"]).events


def test_a_finished_game_is_still_fair(serving: Start) -> None:
    with serving() as address:
        assert verify(parse(record(address, "finished"))).is_fair


@pytest.mark.parametrize("name", ["qwixx", "wurf"])
def test_friends_go_on_to_the_end(serving: Start, name: str) -> None:
    async def evening(address: str) -> None:
        table = TABLES[name]["table"]
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await asyncio.gather(play_seat(anna, 0, random.Random(0)), play_seat(boris, 1, random.Random(1)))

    with serving() as address:
        asyncio.run(evening(address))
        told = record(address, name)
    assert verify(parse(told)).is_fair
    begun = parse(TABLES[name]["record"]).events
    assert parse(told).events[: len(begun)] == begun
    assert len(parse(told).events) > len(begun)


def test_the_bot_plays_on(serving: Start) -> None:
    async def evening(address: str) -> None:
        async with watching(address, TABLES["bot"]["table"], ANNA) as anna:
            await play_seat(anna, 0, random.Random(2))

    with serving() as address:
        asyncio.run(evening(address))
        assert verify(parse(record(address, "bot"))).is_fair


def test_new_tables_are_opened_beside_the_old(serving: Start) -> None:
    with serving() as address:
        table = asyncio.run(open_table(address, ANNA))
        status, body, _ = request(address, "GET", "/api/tables", token=ANNA)
    assert status == 200, body
    assert {table, *(one["table"] for one in TABLES.values())} == {one["table"] for one in json.loads(body)["tables"]}
