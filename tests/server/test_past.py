"""Going through games long past keeps nobody waiting who plays now."""

import asyncio
from typing import cast

from foxdice.server import wire
from foxdice.server.realtime.directory import FACTS_PER_TURN, Directory
from foxdice.server.storage.seal import Seal
from foxdice.server.storage.store import Store, Stored
from foxdice.table import Table
from foxdice.table import messages as msg

ANNA = "a" * 64
TURNS = 20


class OneTable:
    """A store with the facts of one table."""

    def __init__(self, facts: list[bytes]) -> None:
        self._facts = facts

    async def load(self, id: str) -> Stored:  # noqa: ARG002  # there is only one
        return Stored(self._facts, {})


def test_others_have_their_turn_while_a_long_past_is_gone_through() -> None:
    table, change = Table.open("pine", msg.Open(game="clever", seats=1), ANNA, 0)
    facts = [*change.facts, *table.handle(msg.Join(0, "Anna"), ANNA, 0).facts]
    while len(facts) < TURNS * FACTS_PER_TURN:
        facts += table.handle(msg.Mix(0, "fox"), ANNA, 0).facts
    store = cast("Store", OneTable([wire.encode(fact) for fact in facts]))
    directory = Directory(store, Seal(bytes(32)), lambda: 0)

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
