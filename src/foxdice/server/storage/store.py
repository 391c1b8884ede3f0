"""Storage: one thread, one connection, and as many games in a commit as are waiting for it.

`append` hands facts over and returns at once; the answer comes back to the event loop when they are on disk. While one
commit is on its way everything else that arrives waits for the next, so that a slow disk makes larger commits. After a
commit of several tables the next one waits a little, as long as more keeps coming and not all of them are there again:
those who just got their answers answer, and go into the same commit as those who waited.

The facts of a table are numbered, and a number is given once: two processes on one PostgreSQL cannot both go on from
the same place. Who was too slow gets `Conflict` and reads what the other stored. Facts that come together share a row,
under the number of the first; whoever goes on from somewhere has read whole rows, so that is the number to collide on.
"""

import asyncio
import logging
import os
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, bindparam, create_engine, event, func, insert, select, text, update
from sqlalchemy.exc import OperationalError

from foxdice.server.errors import ServerError
from foxdice.server.storage import schema
from foxdice.server.storage.durations import Durations
from foxdice.server.storage.journal import Entry, Journal

CHANNEL = "foxdice"
GATHER_SECONDS = 0.002  # when nothing came for so long, nothing is waited for
LONGEST_GATHER_SECONDS = 0.010
NOTICE_BYTES = 7900  # of news in one notice; PostgreSQL takes less than 8000
TRIAL_SECONDS = 1.0  # so long what a trial of the database found is good for
T = TypeVar("T")
log = logging.getLogger("foxdice.store")


class Conflict(Exception):
    """Another process stored facts of the same table first."""


@dataclass(slots=True)
class Listing:
    """What is stored of a table beside its facts: how it stands among somebody's tables, new secrets, new owners."""

    game: str
    phase: str
    at: int
    sealed: Sequence[tuple[int, bytes]]  # by number of the game
    owners: Sequence[str]
    points: int | None = None  # with which somebody's game on the dice of a day has just ended


class Append(msgspec.Struct):
    """Facts of one table, and where they go."""

    table: str
    first: int  # so many facts are there already
    count: int  # of those that are new
    lines: bytes  # these, a line each
    done: Callable[[BaseException | None], None]  # called in the event loop
    listing: Listing | None = None  # where it changes


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


# Made once: to put a statement together costs more than to carry it out.
_FACTS = text(
    "INSERT INTO facts (table_id, number, data) VALUES (:table, :number, :data) ON CONFLICT DO NOTHING"
).execution_options(preserve_rowcount=True)
_NEW_TABLE = insert(schema.tables)
_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_SECRET = insert(schema.secrets)
_OWNER = text("INSERT INTO members (owner, table_id) VALUES (:owner, :table) ON CONFLICT DO NOTHING")
_DAILY = text("UPDATE dailies SET points = :points, ended = :at WHERE table_id = :table")
_TRIAL = update(schema.version).values(number=schema.version.c.number)  # changes nothing, but has to be stored
_NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")


class Store:
    """The database of one server process."""

    def __init__(self, url: URL, process: str = "") -> None:
        self._engine = _engine(url)
        self._process = process
        self._queue: queue.SimpleQueue[list[Append] | _Ask | None] = queue.SimpleQueue()
        self._waiting: list[Append] = []
        self._is_busy = False  # with a commit, or with gathering for the next
        self._expected = 0  # while it gathers: when so many wait, nobody else is likely to come
        self._gathering: asyncio.TimerHandle | None = None
        self._thread = threading.Thread(target=self._work, name="foxdice-store", daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self._news: list[str] = []  # for other processes, to be told together
        self._trial: asyncio.Future[object] | None = None
        self._tried = 0.0  # when, by the clock of the event loop
        self.commits = 0
        self.facts = 0
        self.conflicts = 0
        self.failures = 0
        self.heard = 0  # notices of other processes
        self.durations = Durations()  # of commits
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
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        self._engine.dispose()

    # ------------------------------------------------------------------ from the event loop

    def append(self, append: Append) -> None:
        """Store facts of one table; `done` hears when they are on disk, or why they are not."""
        self._waiting.append(append)
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._hand_over)  # everything from one turn of the event loop goes over together
        elif len(self._waiting) == self._expected:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._gathering:
            self._gathering.cancel()
        self._gathering, self._expected = None, 0
        appends, self._waiting = self._waiting, []
        self._is_busy = bool(appends)
        if appends:
            self._queue.put(appends)

    def _stored(self, results: list[tuple[Append, BaseException | None]]) -> None:
        """Pass on what became of a commit, and prepare the next."""
        for append, error in results:
            try:
                append.done(error)
            except Exception as broken:  # one table's trouble is not another's
                log.error("not told", extra={"table": append.table, "reason": type(broken).__name__})
        if len(results) > 1:
            self._expected = len(self._waiting) + len(results)
            self._gather(-1, self._loop.time() + LONGEST_GATHER_SECONDS)
        else:
            self._hand_over()

    def _gather(self, seen: int, until: float) -> None:
        count = len(self._waiting)
        if count == seen or self._loop.time() >= until:
            self._hand_over()
        else:
            self._gathering = self._loop.call_later(GATHER_SECONDS, self._gather, count, until)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Return the answer to a question."""
        return await self._asked(question)

    def _asked(self, question: Callable[[Connection], T]) -> "asyncio.Future[T]":
        answer: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Ask(question, answer))
        return answer

    def tell(self, news: str) -> None:
        """Tell the other processes something about a table; alone there is nobody to tell."""
        if self.is_shared:
            if not self._news:
                self._loop.call_soon(self._tell_news)  # everything from one turn of the event loop is told together
            self._news.append(news)

    def _tell_news(self) -> None:
        news, self._news = self._news, []
        told = self._loop.create_future()
        told.add_done_callback(_forget)
        self._queue.put(_Ask(partial(_notify, self._process, news), told))

    async def load(self, table: str, first: int = 0) -> Stored:
        """Return the facts of a table from a number on, and the secrets of its games; none for an unknown table."""

        def question(connection: Connection) -> Stored:
            sealed = connection.execute(select(schema.secrets).where(schema.secrets.c.table_id == table))
            secrets = {row.game_number: bytes(row.sealed) for row in sealed}
            return Stored(self._facts(connection, table, first), secrets)

        return await self.ask(question)

    def _facts(self, connection: Connection, table: str, first: int) -> list[bytes]:
        of_table = schema.facts.c.table_id == table
        number = schema.facts.c.number
        begin = select(func.max(number)).where(of_table, number <= first).scalar_subquery()
        found = select(number, schema.facts.c.data).where(of_table, number >= func.coalesce(begin, 0)).order_by(number)
        rows = [(row.number, bytes(row.data)) for row in connection.execute(found)]
        if self._journal:
            rows += self._journal.of(table)
        facts = [(number + place, fact) for number, lines in rows for place, fact in enumerate(lines.splitlines())]
        return [fact for number, fact in facts if number >= first]

    async def check(self) -> None:
        """Raise what the database raises when nothing can be stored.

        Everybody may ask, and a trial waits for the disk: however many ask, there is one a second.
        """
        if self._trial is None or (self._trial.done() and self._loop.time() > self._tried + TRIAL_SECONDS):
            self._tried = self._loop.time()
            self._trial = self._asked(lambda connection: connection.execute(_TRIAL).rowcount)
            self._trial.add_done_callback(_forget)  # where whoever asked has gone meanwhile
        await asyncio.shield(self._trial)

    async def mine(self, owner: str, limit: int) -> list[Mine]:
        """Return the tables of a hashed token, the latest first."""

        def question(connection: Connection) -> list[Mine]:
            rows = connection.execute(
                select(schema.tables.c.id, schema.tables.c.game, schema.tables.c.phase, schema.tables.c.updated)
                .join(schema.members, schema.members.c.table_id == schema.tables.c.id)
                .where(schema.members.c.owner == owner)
                .order_by(schema.tables.c.updated.desc(), schema.tables.c.id)
                .limit(limit)
            )
            return [Mine(*row) for row in rows]

        return await self.ask(question)

    async def waiting(self, code: str) -> str | None:
        """Return the table that waits for players and whose name begins like this, the latest of several."""
        tables = schema.tables.c
        found = select(tables.id).where(tables.id.startswith(code, autoescape=True), tables.phase == "lobby")
        latest = found.order_by(tables.updated.desc()).limit(1)
        return await self.ask(lambda connection: connection.execute(latest).scalar_one_or_none())

    # ------------------------------------------------------------------ in the thread

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            if isinstance(job, _Ask):
                tell, result = self._answer(job)
                self._loop.call_soon_threadsafe(tell, result)
            else:
                self._loop.call_soon_threadsafe(self._stored, self._store(job))
            if self._journal and self._journal.is_full:
                self._compact(self._journal)

    def _compact(self, journal: Journal) -> None:
        try:
            journal.compact()
            self._connection.commit()
        except Exception as error:  # nothing is lost: it stays in the journal until it works again
            self._connection.rollback()
            log.error("not compacted", extra={"reason": type(error).__name__})

    def _store(self, appends: list[Append]) -> list[tuple[Append, BaseException | None]]:
        begun = time.perf_counter()
        appends.sort(key=lambda append: append.table)  # so that two processes never wait for each other's rows
        try:
            if self._try_all(appends):
                return [(append, None) for append in appends]
            return [(append, self._try_one(append)) for append in appends]
        except Exception as error:
            self._connection.rollback()
            self.failures += 1
            log.error("not stored", extra={"facts": len(appends), "reason": type(error).__name__})
            return [(append, error) for append in appends]
        finally:
            self.durations.add(time.perf_counter() - begun)

    def _try_all(self, appends: list[Append]) -> bool:
        """Store everything in one commit; store nothing and return False when there is a conflict."""
        connection = self._connection
        self._list([append for append in appends if append.listing])
        entries: list[Entry] = [(append.table, append.first, append.lines) for append in appends]
        if self._journal:
            self._journal.write(entries)
        else:
            named = [{"table": table, "number": number, "data": lines} for table, number, lines in entries]
            if connection.execute(_FACTS, named).rowcount != len(entries):
                connection.rollback()
                return False
        if self.is_shared:
            _notify(self._process, [append.table for append in appends], connection)
        connection.commit()
        self.commits += 1
        self.facts += sum(append.count for append in appends)
        return True

    def _try_one(self, append: Append) -> BaseException | None:
        if self._try_all([append]):
            return None
        self.conflicts += 1
        return Conflict(append.table)

    def _list(self, appends: list[Append]) -> None:
        """Store what changed about tables beside their facts: each kind of row in one go."""
        new, old, secrets, owners, dailies = [], [], [], [], []
        for append in appends:
            table, listing = append.table, append.listing
            assert listing
            if append.first == 0:
                new.append({"id": table, "game": listing.game, "phase": listing.phase, "updated": listing.at})
            else:
                old.append({"table": table, "phase": listing.phase, "updated": listing.at})
            for number, sealed in listing.sealed:
                secrets.append({"table_id": table, "game_number": number, "sealed": sealed})
            owners += [{"owner": owner, "table": table} for owner in listing.owners]
            if listing.points is not None:
                dailies.append({"table": table, "points": listing.points, "at": listing.at})
        kinds = ((_NEW_TABLE, new), (_TABLE, old), (_SECRET, secrets), (_OWNER, owners), (_DAILY, dailies))
        for statement, rows in kinds:
            if rows:
                self._connection.execute(statement, rows)

    def _answer(self, ask: _Ask) -> tuple[Callable[[Any], None], Any]:
        try:
            found = ask.question(self._connection)
            self._connection.commit()
        except Exception as error:
            self._connection.rollback()
            return _refuse(ask.answer), error
        return _accept(ask.answer), found


def _make_private(file: Path) -> None:
    """Let nobody else on the machine read a database; the files SQLite puts beside it take after it."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        file.chmod(0o600)
    except OSError as error:
        raise ServerError("server-database", reason=error.strerror or "?") from error


def _notify(process: str, news: Sequence[str], connection: Connection) -> None:
    """Tell other processes news as part of the commit at hand: all in one notice, as far as one can hold them.

    PostgreSQL orders notices under a lock of the whole server, and each wakes every process that listens.
    """
    notices, size = [[process]], 0
    for one in news:
        size += len(one) + 1
        if size > NOTICE_BYTES:
            notices.append([process])
            size = len(one) + 1
        notices[-1].append(one)
    connection.execute(_NOTIFY, {"channel": CHANNEL, "notices": ["\n".join(notice) for notice in notices]})


def _engine(url: URL) -> Engine:
    is_file = url.drivername == "sqlite"
    if is_file and url.database:
        _make_private(Path(url.database))
    # Without `hide_parameters` an error would say what was stored, and so might a log.
    engine = create_engine(url, connect_args={"check_same_thread": False} if is_file else {}, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, record: object) -> None:  # noqa: ARG001
            for pragma in schema.PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

    return engine


def _forget(answer: "asyncio.Future[Any]") -> None:
    """Take what became of something that perhaps nobody waits for, so that it is not told as an accident."""
    if not answer.cancelled():
        answer.exception()


def _accept(answer: "asyncio.Future[Any]") -> Callable[[Any], None]:
    return lambda found: None if answer.done() else answer.set_result(found)


def _refuse(answer: "asyncio.Future[Any]") -> Callable[[Any], None]:
    return lambda error: None if answer.done() else answer.set_exception(error)
