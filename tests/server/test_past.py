"""Going through games long past keeps nobody waiting who plays now."""

import asyncio
from collections.abc import Iterable
from typing import cast

import pytest

from foxdice.server import wire
from foxdice.server.realtime.directory import FACTS_PER_TURN, Directory
from foxdice.server.storage.seal import Seal
from foxdice.server.storage.store import Store, Stored
from foxdice.table import Table
from foxdice.table import events as ev
from foxdice.table import messages as msg

ANNA = "a" * 64
TURNS = 20


class OnePast:
    """A store in which every table has the same facts."""

    def __init__(self, facts: list[bytes]) -> None:
        self._facts = facts

    async def load(self, id: str) -> Stored:  # noqa: ARG002  # there is only one
        return Stored(self._facts, {})


@pytest.fixture
def facts() -> list[ev.AnyEvent]:
    table, change = Table.open("pine", msg.Open(game="clever", seats=1), ANNA, 0)
    facts = [*change.facts, *table.handle(msg.Join(0, "Anna"), ANNA, 0).facts]
    while len(facts) < TURNS * FACTS_PER_TURN:
        facts += table.handle(msg.Mix(0, "fox"), ANNA, 0).facts
    return facts


@pytest.fixture
def directory(facts: list[ev.AnyEvent]) -> Directory:
    store = cast("Store", OnePast([wire.encode(fact) for fact in facts]))
    return Directory(store, Seal(bytes(32)), lambda: 0)


def test_others_have_their_turn_while_a_long_past_is_gone_through(
    facts: list[ev.AnyEvent], directory: Directory
) -> None:

    async def evening() -> int:
        loading = asyncio.ensure_future(directory.room("pine"))
        reading = asyncio.ensure_future(directory.past_game("pine", 1))
        turns = 0
        while not (loading.done() and reading.done()):
            turns += 1
            await asyncio.sleep(0)
        assert (await reading).version == (await loading).table.version == len(facts)
        return turns

    assert asyncio.run(evening()) >= TURNS


def test_of_tables_with_a_long_past_one_is_gone_through_at_a_time(
    directory: Directory, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed = 0
    follow = Table.follow

    def count(table: Table, facts: Iterable[ev.AnyEvent]) -> object:
        nonlocal followed
        given = list(facts)
        followed += len(given)
        return follow(table, given)

    monkeypatch.setattr(Table, "follow", count)

    async def evening() -> list[int]:
        nonlocal followed
        loading = asyncio.gather(*(directory.room(f"pine{number}") for number in range(3)))
        of_turns = []
        while not loading.done():
            followed = 0
            await asyncio.sleep(0)
            of_turns.append(followed)
        assert len({room.table.id for room in await loading}) == 3
        return of_turns

    of_turns = asyncio.run(evening())
    assert sum(of_turns) == 3 * TURNS * FACTS_PER_TURN
    assert max(of_turns) <= 2 * FACTS_PER_TURN  # where one ends the next begins
