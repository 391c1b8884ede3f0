"""What is done at a table is stored first and told afterwards.

Each room has at most one commit in flight; what is done meanwhile waits for the next. When another process was faster,
what it stored is read, and what was not stored is done again on top of it.
"""

import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial

from foxdice.core import GameError
from foxdice.server import wire
from foxdice.server.realtime.directory import Directory
from foxdice.server.realtime.room import Room, Step, no_op
from foxdice.server.realtime.tasks import Tasks
from foxdice.server.storage.seal import Seal
from foxdice.server.storage.store import Append, Conflict, Listing, Store
from foxdice.table import Change, Table
from foxdice.table import events as ev

log = logging.getLogger("foxdice.commits")
LISTED_FOR = 60_000  # milliseconds; in the list of somebody's tables the time of the last move may be so old


class Commits:
    """Stores what is done at the tables of one server process."""

    def __init__(self, store: Store, seal: Seal, directory: Directory, tasks: Tasks) -> None:
        self._store = store
        self._seal = seal
        self._directory = directory
        self._tasks = tasks
        self.schedule_bots: Callable[[Room], None] = lambda room: None  # noqa: ARG005
        self.events = 0  # told

    def advance(self, room: Room) -> None:
        """Store what waits in a room, unless a commit is in flight."""
        if room.in_flight or not room.waiting:
            return
        steps, room.waiting = room.waiting, []
        facts = steps[0].change.facts
        if len(steps) > 1:
            facts = [fact for step in steps for fact in step.change.facts]
        if not facts:
            self._tell(room, steps)
            return
        room.in_flight = steps
        table, count = room.table, len(facts)
        is_listed = table.phase == "playing" and table.number == room.listed_game
        listing = None
        if not is_listed or facts[-1].at >= room.listed_at + LISTED_FOR:
            listing = self._listing(room, facts)
        done = partial(self._stored, room, count)
        self._store.append(Append(table.id, room.stored, count, wire.encode_facts(facts), done, listing))

    def _listing(self, room: Room, facts: Sequence[ev.AnyEvent]) -> Listing:
        """Return what is stored about a table beside these facts."""
        table, at = room.table, facts[-1].at
        room.listed_game, room.listed_at = table.number if table.phase == "playing" else 0, at
        opens_game = any(isinstance(fact, ev.Opened | ev.Reopened) for fact in facts)
        owners = [owner for fact in facts if (owner := _owner(fact))]
        sealed = self._sealed(table) if opens_game else ()
        return Listing(table.settings.game, table.phase, at, sealed, owners, _points(table, facts))

    def _sealed(self, table: Table) -> list[tuple[int, bytes]]:
        if table.secret is None:
            return []
        return [(table.number, self._seal.close(table.secret, f"{table.id}/{table.number}"))]

    def _stored(self, room: Room, count: int, error: BaseException | None) -> None:
        """Hear that a commit is done."""
        if error:
            self._tasks.spawn(self._start_over(room, error))
            return
        room.stored += count
        steps, room.in_flight = room.in_flight, []
        self._tell(room, steps)
        if room.waiting:
            self.advance(room)
        if room.needs_reload:
            self.look_for_news(room)

    def _tell(self, room: Room, steps: list[Step]) -> None:
        for step in steps:
            self.events += len(step.change.events)
            room.tell(step)
        if room.table.has_bots:
            self.schedule_bots(room)

    async def _start_over(self, room: Room, error: BaseException) -> None:
        """After a conflict: go on from what another process stored, and do again what was not stored.

        After anything worse nobody is told that something was done, and everybody has to connect again.
        """
        stored = fresh = None
        if isinstance(error, Conflict):
            with contextlib.suppress(Exception):  # whatever keeps the database from being read
                stored = await self._store.load(room.table.id)
                fresh = await self._directory.restore(room.table.id, stored)
        steps = [*room.in_flight, *room.waiting]
        if stored is None or fresh is None:
            self._give_up(room, steps)
            return
        room.in_flight, room.waiting = [], []
        version = len(room.table.events)
        fresh.take_presence_from(room.table)
        room.table = fresh
        room.keep_time()
        told = version - sum(len(step.change.events) for step in steps)
        self._tell_news(room, told)
        room.stored = len(stored.facts)
        for step in steps:
            self._do_again(room, step)
        self.advance(room)
        self.schedule_bots(room)
        self.look_for_news(room)

    def _give_up(self, room: Room, steps: list[Step]) -> None:
        self._directory.remove(room)
        room.is_lost, room.waiting = True, []  # with something in flight for ever it stores nothing more
        for watcher in list(room.watchers):
            watcher.drop("server-storage")
        for step in steps:
            if step.then:
                step.then(None)

    def _do_again(self, room: Room, step: Step) -> None:
        try:
            change = step.act(room.table, room.now())
        except GameError as error:
            if step.watcher and step.id is not None:
                refused = wire.Refused(error.code, error.say(step.watcher.language), step.id)
                step.watcher.send(wire.encode(refused))
            return
        room.note(step.act, change, step.watcher, step.id).then = step.then

    def _tell_news(self, room: Room, told: int) -> None:
        """Tell events that other processes stored; when they are too many, everybody connects again and asks."""
        if told < room.table.events.forgotten:
            for watcher in list(room.watchers):
                watcher.drop("server-too-slow")
            return
        events = room.table.events[told:]
        room.note(no_op, Change([], events))
        self._tell(room, [room.waiting.pop()])

    # ------------------------------------------------------------------ other processes

    def look_for_news(self, room: Room) -> None:
        if room.needs_reload and not (room.in_flight or room.waiting):
            self._tasks.spawn(self._reload_or_give_up(room))

    async def _reload_or_give_up(self, room: Room) -> None:
        try:
            await self.reload(room)
        except Exception as error:  # whatever keeps the database from being read
            log.error("not read", extra={"reason": type(error).__name__})
            self._give_up(room, [])

    async def reload(self, room: Room) -> None:
        """Read what other processes stored, unless something of our own is in flight: then look again afterwards."""
        while room.needs_reload and not (room.in_flight or room.waiting):
            room.needs_reload = False
            first = room.stored
            stored = await self._store.load(room.table.id, first)
            if room.stored != first or room.in_flight or room.waiting:
                room.needs_reload = True  # what was read is no longer news
                continue
            version = room.table.version
            facts = [wire.decode_fact(fact) for fact in stored.facts]
            room.table.follow(facts, self._directory.open_seal(room.table.id, stored.sealed))
            room.stored += len(facts)
            room.keep_time()
            if room.table.version > version:
                self._tell_news(room, version)
            self.schedule_bots(room)


def _points(table: Table, facts: Sequence[ev.AnyEvent]) -> int | None:
    """Return the points of a game on the dice of a day that has just ended, before everybody can know its seed."""
    ended = next((fact for fact in facts if isinstance(fact, ev.Ended)), None)
    return ended.scores[0] if ended and ended.at < table.settings.reveal_at else None


def _owner(fact: ev.AnyEvent) -> str:
    match fact:
        case ev.Opened():
            return fact.host
        case ev.Joined():
            return fact.owner
    return ""
