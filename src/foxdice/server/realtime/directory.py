"""Which tables are in memory, and how they come there from the store."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence

from foxdice.dice.fair import Secret
from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.realtime.room import Room
from foxdice.server.storage.seal import Seal
from foxdice.server.storage.store import Store, Stored
from foxdice.server.tokens import is_table_id
from foxdice.table import Table
from foxdice.table import events as ev

FACTS_PER_TURN = 100  # of games long past; then those who play now have their turn of the event loop
LONG_PAST = 1000  # facts; however many ask for tables with more of them, one is gone through at a time


class Directory:
    """The rooms of one server process, by the id of their table."""

    def __init__(self, store: Store, seal: Seal, clock: Callable[[], int]) -> None:
        self._store = store
        self._seal = seal
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._outdated: set[str] = set()  # of those: another process stored more, maybe after what is being read
        self._past = asyncio.Lock()  # of games long past one is read and gone through at a time
        self._long = asyncio.Lock()
        self.loaded: Callable[[Room], None] = lambda room: None  # noqa: ARG005  # told of every room from the store

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        """Yield all rooms; rooms may come and go meanwhile."""
        return iter(list(self._rooms.values()))

    def get(self, id: str) -> Room | None:
        """Return a room that is in memory."""
        return self._rooms.get(id)

    def outdate(self, id: str) -> None:
        """Hear that there is more of a table than a room that is still being loaded may have."""
        if id in self._loading:
            self._outdated.add(id)

    def outdate_all(self) -> None:
        """Hear that there may be more of every table that is still being loaded."""
        self._outdated.update(self._loading)

    def add(self, table: Table) -> Room:
        """Return the room of a new table."""
        room = self._rooms[table.id] = Room(table, 0, self._clock)
        return room

    def remove(self, room: Room) -> None:
        """Forget a room."""
        self._rooms.pop(room.table.id, None)

    def forget_idle(self) -> None:
        """Free the memory of tables nobody has had to do with since the last look."""
        for room in self:
            if room.is_idle and room.was_idle:
                self.remove(room)
            room.was_idle = room.is_idle

    async def room(self, id: str) -> Room:
        """Return the room of a table, from memory or from the store; raise `ServerError`."""
        if id in self._rooms:
            return self._rooms[id]
        if not is_table_id(id):
            raise ServerError("server-no-table")
        if id not in self._loading:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(self._loading[id])

    def _loaded(self, id: str, done: "asyncio.Future[Room]") -> None:
        self._loading.pop(id, None)
        self._outdated.discard(id)
        if not done.cancelled():
            done.exception()  # whoever asked was told, unless gone

    async def _load(self, id: str) -> Room:
        stored = await self._store.load(id)
        if not stored.facts:
            raise ServerError("server-no-table")
        room = Room(await self.restore(id, stored), len(stored.facts), self._clock)
        room.keep_time()
        room.needs_reload = id in self._outdated
        self._rooms[id] = room
        self.loaded(room)
        return room

    async def restore(self, id: str, stored: Stored) -> Table:
        """Return a table as it was stored; raise `ServerError` when the key to its dice is lost.

        However long its past is, others have their turn of the event loop meanwhile.
        """
        table = Table.restore(id, [], self._secret(id, stored), self._clock())
        await self._go_through(table, stored.facts)
        return table

    def _secret(self, id: str, stored: Stored) -> Secret | None:
        """Return the secret of the latest game; of one that has ended it is not needed any more."""
        try:
            return self.open_seal(id, stored.sealed)
        except ServerError:
            facts = map(wire.decode_fact, reversed(stored.facts))
            last = next((fact for fact in facts if isinstance(fact, ev.Ended | ev.Reopened)), None)
            if isinstance(last, ev.Ended):
                return None
            raise

    def open_seal(self, id: str, sealed: dict[int, bytes]) -> Secret | None:
        """Return the secret of the latest game; raise `ServerError` when the key is not the one it was closed with."""
        if not sealed:
            return None
        number = max(sealed)
        return self._seal.open(sealed[number], f"{id}/{number}")

    async def past_game(self, id: str, number: int) -> Table:
        """Return a table as it stood in an earlier game; raise `ServerError`."""
        async with self._past:
            facts = (await self._store.load(id)).facts
            table = Table(id, self._clock())
            for place, fact in enumerate(map(wire.decode_fact, facts), start=1):
                if isinstance(fact, ev.Reopened) and table.number == number:
                    break
                table.follow([fact])
                if place % FACTS_PER_TURN == 0:
                    await asyncio.sleep(0)
        if not facts or not 1 <= number <= table.number:
            raise ServerError("server-no-game", number=number)
        return table

    async def _go_through(self, table: Table, facts: Sequence[bytes]) -> None:
        """Let a table follow stored facts."""
        async with self._long if len(facts) > LONG_PAST else contextlib.nullcontext():
            for first in range(0, len(facts), FACTS_PER_TURN):
                table.follow(map(wire.decode_fact, facts[first : first + FACTS_PER_TURN]))
                await asyncio.sleep(0)
