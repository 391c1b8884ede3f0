"""Storage: one thread, one connection, and as many games in a commit as are waiting for it.

`append` hands facts over and returns at once; the answer comes back to the event loop when they are on disk. While one
commit is on its way everything else that arrives waits for the next, so that a slow disk makes larger commits.

The facts of a table are numbered, and a number is given once: two processes on one PostgreSQL cannot both go on from
the same place. Who was too slow gets `Conflict` and reads what the other stored.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, bindparam, create_engine, event, insert, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import OperationalError

from foxdice.server import schema
from foxdice.server.errors import ServerError
from foxdice.server.journal import Journal, facts_of

CHANNEL = "foxdice"
GATHER_SECONDS = 0.003  # under load a commit waits so long for more to come: half the commits, half their cost
T = TypeVar("T")
log = logging.getLogger("foxdice.store")


class Conflict(Exception):
    """Another process stored facts of the same table first."""


@dataclass(slots=True)
class Append:
    """Facts of one table, and where they go."""

    table: str
    first: int  # so many facts are there already
    facts: Sequence[bytes]
    game: str
    phase: str | None  # where the list of somebody's tables has to change
    at: int
    sealed: Sequence[tuple[int, bytes]]  # secrets of new games, by number
    owners: Sequence[str]  # who has newly to do with the table
    done: Callable[[BaseException | None], None]  # called in the event loop


@dataclass(slots=True)
class _Ask:
    """A question to the database."""

    question: Callable[[Connection], Any]
    answer: "asyncio.Future[Any]"


@dataclass(frozen=True)
class Stored:
    """A table as it was stored."""

    facts: list[bytes]
    sealed: dict[int, bytes]


@dataclass(frozen=True)
class Mine:
    """A table somebody has to do with."""

    table: str
    game: str
    phase: str
    updated: int


_NEW_TABLE = insert(schema.tables)
_LIST = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(phase=bindparam("now_phase"), updated=bindparam("at"))
)
_FACTS = postgresql.insert(schema.facts).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
_NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


class Store:
    """The database of one server process."""

    def __init__(self, url: URL, process: str = "") -> None:
        self._engine = _engine(url)
        self._process = process
        self._queue: queue.SimpleQueue[list[Append] | _Ask | None] = queue.SimpleQueue()
        self._handing_over: list[Append] = []  # everything from one turn of the event loop goes over together
        self._thread = threading.Thread(target=self._work, name="foxdice-store", daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self.commits = 0
        self.stored_facts = 0
        self._connection = self._open()
        self._journal = None if self.is_shared else Journal(self._connection)

    @property
    def is_shared(self) -> bool:
        """Tell whether other processes may store to the same database."""
        return self._engine.dialect.name == "postgresql"

    def _open(self) -> Connection:
        try:
            connection = self._engine.connect()
            schema.migrate(connection)
            connection.commit()
        except OperationalError as error:
            reason = str(error.orig).strip().splitlines()[0]
            if self._engine.dialect.name == "sqlite" and "locked" in reason:
                raise ServerError("server-database-busy") from error
            raise ServerError("server-database", reason=reason) from error
        return connection

    def start(self) -> None:
        """Begin to work for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Store everything that was handed over, and stop."""
        if self._handing_over:
            self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        self._engine.dispose()

    # ------------------------------------------------------------------ from the event loop

    def append(self, append: Append) -> None:
        """Store facts of one table; `done` hears when they are on disk, or why they are not."""
        if not self._handing_over:
            self._loop.call_soon(self._hand_over)
        self._handing_over.append(append)

    def _hand_over(self) -> None:
        appends, self._handing_over = self._handing_over, []
        self._queue.put(appends)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Return the answer to a question."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Ask(question, answer))
        return await answer

    def tell(self, news: str) -> None:
        """Tell the other processes something about a table; alone there is nobody to tell."""
        if self.is_shared:
            self._queue.put(_Ask(partial(_notify, [f"{self._process} {news}"]), self._loop.create_future()))

    async def load(self, table: str, first: int = 0) -> Stored:
        """Return the facts of a table from a number on, and the secrets of its games; none for an unknown table."""

        def question(connection: Connection) -> Stored:
            facts = [bytes(row.data) for row in connection.execute(facts_of(table, first))]
            sealed = connection.execute(select(schema.secrets).where(schema.secrets.c.table_id == table))
            return Stored(facts, {row.game_number: bytes(row.sealed) for row in sealed})

        return await self.ask(question)

    async def check(self) -> None:
        """Raise what the database raises when it cannot be read."""
        await self.ask(lambda connection: connection.execute(select(schema.version.c.number)).scalar_one())

    async def mine(self, owner: str, most: int) -> list[Mine]:
        """Return the tables of a hashed token, the latest first."""

        def question(connection: Connection) -> list[Mine]:
            rows = connection.execute(
                select(schema.tables.c.id, schema.tables.c.game, schema.tables.c.phase, schema.tables.c.updated)
                .join(schema.members, schema.members.c.table_id == schema.tables.c.id)
                .where(schema.members.c.owner == owner)
                .order_by(schema.tables.c.updated.desc(), schema.tables.c.id)
                .limit(most)
            )
            return [Mine(*row) for row in rows]

        return await self.ask(question)

    # ------------------------------------------------------------------ in the thread

    def _work(self) -> None:
        stopping = False
        busy = False
        while not stopping:
            waiting = [self._queue.get()]
            if busy:
                time.sleep(GATHER_SECONDS)
            while not self._queue.empty():
                waiting.append(self._queue.get())
            stopping = None in waiting
            appends = [append for job in waiting if isinstance(job, list) for append in job]
            busy = len(appends) > 1
            results: list[tuple[Callable[[Any], None], Any]] = []
            if appends:
                results += self._store(appends)
            for job in waiting:
                if isinstance(job, _Ask):
                    results.append(self._answer(job))
            if results:
                self._loop.call_soon_threadsafe(_deliver, results)
            if self._journal and self._journal.is_full:
                self._sort_in(self._journal)

    def _sort_in(self, journal: Journal) -> None:
        try:
            journal.sort_in()
            self._connection.commit()
        except Exception as error:  # nothing is lost: it stays in the journal until it works again
            self._connection.rollback()
            log.error("not sorted in", extra={"reason": type(error).__name__})

    def _store(self, appends: list[Append]) -> list[tuple[Callable[[Any], None], Any]]:
        begun = time.perf_counter()
        appends.sort(key=lambda append: append.table)  # so that two processes never wait for each other's rows
        try:
            if self._try_all(appends):
                return [(append.done, None) for append in appends]
            return [(append.done, self._try_one(append)) for append in appends]
        except Exception as error:
            self._connection.rollback()
            log.error("not stored", extra={"facts": len(appends), "reason": type(error).__name__})
            return [(append.done, error) for append in appends]
        finally:
            log.debug("commit", extra={"tables": len(appends), "seconds": round(time.perf_counter() - begun, 4)})

    def _try_all(self, appends: list[Append]) -> bool:
        """Store everything in one commit; store nothing and return False when there is a conflict."""
        connection = self._connection
        new = [append for append in appends if append.first == 0]
        if new:
            connection.execute(_NEW_TABLE, [_table_row(append) for append in new])
        listed = [append for append in appends if append.first > 0 and append.phase]
        if listed:
            connection.execute(
                _LIST,
                [{"table": append.table, "now_phase": append.phase, "at": append.at} for append in listed],
            )
        rows = [
            (append.table, append.first + place, fact) for append in appends for place, fact in enumerate(append.facts)
        ]
        if self._journal:
            self._journal.write(rows)
        else:
            named = [{"table_id": table, "number": number, "data": fact} for table, number, fact in rows]
            if connection.execute(_FACTS, named).rowcount != len(rows):
                connection.rollback()
                return False
        for append in appends:
            if append.sealed or append.owners:
                self._store_beside(append)
        if self.is_shared:
            _notify([f"{self._process} {append.table}" for append in appends], connection)
        connection.commit()
        self.commits += 1
        self.stored_facts += len(rows)
        return True

    def _try_one(self, append: Append) -> BaseException | None:
        return None if self._try_all([append]) else Conflict(append.table)

    def _store_beside(self, append: Append) -> None:
        connection = self._connection
        for number, sealed in append.sealed:
            connection.execute(insert(schema.secrets).values(table_id=append.table, game_number=number, sealed=sealed))
        known = set(
            connection.execute(
                select(schema.members.c.owner).where(schema.members.c.table_id == append.table)
            ).scalars()
        )
        for owner in dict.fromkeys(append.owners):
            if owner not in known:
                connection.execute(insert(schema.members).values(owner=owner, table_id=append.table))

    def _answer(self, ask: _Ask) -> tuple[Callable[[Any], None], Any]:
        try:
            found = ask.question(self._connection)
            self._connection.commit()
        except Exception as error:
            self._connection.rollback()
            return _refuse(ask.answer), error
        return _accept(ask.answer), found


def _notify(news: list[str], connection: Connection) -> None:
    connection.execute(_NOTIFY, {"channel": CHANNEL, "news": news})


def _table_row(append: Append) -> dict[str, Any]:
    return {
        "id": append.table,
        "game": append.game,
        "phase": append.phase,
        "updated": append.at,
    }


def _engine(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False} if url.drivername == "sqlite" else {})
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, record: object) -> None:  # noqa: ARG001
            for pragma in schema.PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

    return engine


def _deliver(results: list[tuple[Callable[[Any], None], Any]]) -> None:
    for tell, result in results:
        tell(result)


def _accept(answer: "asyncio.Future[Any]") -> Callable[[Any], None]:
    return lambda found: None if answer.done() else answer.set_result(found)


def _refuse(answer: "asyncio.Future[Any]") -> Callable[[Any], None]:
    return lambda error: None if answer.done() else answer.set_exception(error)
