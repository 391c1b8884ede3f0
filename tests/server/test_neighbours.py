"""What another process says of a table while this one is still reading it."""

import asyncio
from typing import cast

import pytest

from foxdice.server import wire
from foxdice.server.realtime.directory import Directory
from foxdice.server.realtime.neighbours import Neighbours
from foxdice.server.realtime.room import Room
from foxdice.server.storage.seal import Seal
from foxdice.server.storage.store import Store, Stored
from foxdice.table import Table
from foxdice.table import messages as msg


class SlowlyRead:
    """A store whose tables are read at once, and arrive when they are let go."""

    def __init__(self) -> None:
        _, change = Table.open("pine", msg.Open(game="clever", seats=1), "a" * 64, 0)
        self._facts = [wire.encode(fact) for fact in change.facts]
        self.heard = 0
        self.is_read = asyncio.Event()
        self.goes = asyncio.Event()

    async def load(self, id: str) -> Stored:  # noqa: ARG002  # there is only one
        self.is_read.set()
        await self.goes.wait()
        return Stored(self._facts, {})


@pytest.mark.parametrize(
    ("news", "is_outdated"), [(["pine"], True), (["oak"], False), (["pine ?"], False), ([], False)]
)
def test_what_is_stored_while_a_table_is_being_read_is_read_afterwards(news: list[str], is_outdated: bool) -> None:
    async def evening() -> bool:
        store = SlowlyRead()
        directory = Directory(cast("Store", store), Seal(bytes(32)), lambda: 0)
        looked_for: list[Room] = []
        neighbours = Neighbours(directory, cast("Store", store), looked_for.append)
        loading = asyncio.ensure_future(directory.room("pine"))
        await store.is_read.wait()
        neighbours.hear("another", news)
        store.goes.set()
        assert looked_for == [], "it is not here yet"
        return (await loading).needs_reload

    assert asyncio.run(evening()) == is_outdated


def test_after_a_lost_connection_tables_that_are_being_read_are_read_again() -> None:
    async def evening() -> bool:
        store = SlowlyRead()
        directory = Directory(cast("Store", store), Seal(bytes(32)), lambda: 0)
        neighbours = Neighbours(directory, cast("Store", store), lambda room: None)  # noqa: ARG005
        loading = asyncio.ensure_future(directory.room("pine"))
        await store.is_read.wait()
        neighbours.hear_everything()
        store.goes.set()
        return (await loading).needs_reload

    assert asyncio.run(evening())
