"""All tables of one server process."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from foxdice import bots
from foxdice.core import AnyGame, GameError
from foxdice.dice.arena.casting import Landing
from foxdice.dice.fair import Secret
from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.realtime.bot_seats import BotSeats
from foxdice.server.realtime.neighbours import Neighbours
from foxdice.server.realtime.room import NOT_YET, Act, Room, Step, Watcher, no_op
from foxdice.server.settings import Settings
from foxdice.server.storage.seal import Seal
from foxdice.server.storage.store import Append, Conflict, Listing, Store, Stored
from foxdice.server.tokens import new_table_id
from foxdice.server.workers.arena import Arena
from foxdice.table import Change, DueCast, Table
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.look import look

TICK_SECONDS = 0.5
SETTLE_SECONDS = 5  # at the end; a disk that needs longer will never take it
LISTED_FOR = 60_000  # milliseconds; in the list of somebody's tables the time of the last move may be so old


def wall_clock() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Hub:
    """Opens, loads, changes and forgets tables."""

    def __init__(self, settings: Settings, store: Store, seal: Seal, clock: Callable[[], int] = wall_clock) -> None:
        self._settings = settings
        self._store = store
        self._seal = seal
        self._clock = clock
        self.arena = Arena(settings.limits.checks_at_once)
        self._bots = BotSeats(settings.bot_pause, self.arena, self.spawn, self._do)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self.neighbours = Neighbours(self._rooms, store, clock, self._look_for_news)
        self._tasks: set[asyncio.Task[None]] = set()
        self.messages = 0
        self.refusals = 0

    # ------------------------------------------------------------------ from start to end

    def start(self) -> None:
        """Let time pass at the tables."""
        self.spawn(self._let_time_pass())

    async def close(self) -> None:
        """Stop bots, dice and clocks, and return once what was done is stored, if it can be."""
        for room in self._rooms.values():
            room.deferred.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._bots.close()
        self.arena.close()
        unsettled = [self.settled(room) for room in self._rooms.values() if room.waiting or room.in_flight]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_SECONDS):
                await asyncio.gather(*unsettled, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside, and keep it from being forgotten half done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def now(self) -> int:
        """Return the time in milliseconds."""
        return self._clock()

    @property
    def rooms(self) -> int:
        """Return how many tables are in memory."""
        return len(self._rooms)

    @property
    def watchers(self) -> int:
        """Return how many connections watch a table."""
        return sum(len(room.watchers) for room in self._rooms.values())

    # ------------------------------------------------------------------ tables

    async def open(self, message: msg.Open, host: str) -> str:
        """Open a table; return its id once it is stored; raise what the table raises."""
        table, change = Table.open(new_table_id(), message, host, self._clock())
        check_bot(message.stand_in, table.game)
        if table.settings.dice == "physical":
            self.arena.warm_up()
        room = Room(table, stored=0)
        self._rooms[table.id] = room
        room.note(no_op, change, self._clock())
        await self.settled(room)
        return table.id

    async def settled(self, room: Room) -> None:
        """Return once everything that was done at a table is stored; raise `ServerError` if it cannot be."""
        settled = asyncio.get_running_loop().create_future()
        self._once_settled(room, settled.set_result)
        if not await settled:
            raise ServerError("server-storage")

    def _once_settled(self, room: Room, then: Callable[[Step | None], None]) -> None:
        if room.is_lost:
            then(None)
            return
        room.note(no_op, Change([], []), self._clock()).then = then
        self._go_on(room)

    def once_answered(self, room: Room, then: Callable[[], None]) -> None:
        """Do something once everything that was said to a table is answered; dice that fly land first."""
        if room.dice_in_flight:
            room.deferred.append(partial(self.once_answered, room, then))
        else:
            self._once_settled(room, lambda _: then())

    async def room(self, id: str) -> Room:
        """Return the room of a table, from memory or from the store; raise `ServerError`."""
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        stored = await self._store.load(id)
        if not stored.facts:
            raise ServerError("server-no-table")
        room = Room(self._restore(id, stored), len(stored.facts))
        self._rooms[id] = room
        self.neighbours.ask_who_is_there(room)
        self._bots.schedule(room)
        return room

    def _restore(self, id: str, stored: Stored) -> Table:
        facts = [wire.decode_fact(fact) for fact in stored.facts]
        return Table.restore(id, facts, self._open_seal(id, stored.sealed), self._clock())

    def _open_seal(self, id: str, sealed: dict[int, bytes]) -> Secret | None:
        if not sealed:
            return None
        number = max(sealed)
        return self._seal.open(sealed[number], f"{id}/{number}")

    async def past_game(self, id: str, number: int) -> Table:
        """Return a table as it stood in an earlier game; raise `ServerError`."""
        stored = await self._store.load(id)
        facts = [wire.decode_fact(fact) for fact in stored.facts]
        starts = [place for place, fact in enumerate(facts) if isinstance(fact, ev.Opened | ev.Reopened)]
        if not 1 <= number <= len(starts):
            raise ServerError("server-no-game", number=number)
        end = starts[number] if number < len(starts) else len(facts)
        return Table.restore(id, facts[:end], None, self._clock())

    # ------------------------------------------------------------------ what is done at them

    def say(self, room: Room, watcher: Watcher, id: int, message: msg.AnyMessage) -> None:
        """Do what a watcher says; the answer follows once it is stored, a refusal at once."""
        if room.dice_in_flight:
            room.deferred.append(partial(self.say, room, watcher, id, message))
            return
        self.messages += 1
        try:
            if isinstance(message, msg.Invite):
                check_bot(message.bot, room.table.game)
            due = room.table.due_cast(message, watcher.who) if isinstance(message, msg.Throw) else None
            if due:
                room.dice_in_flight = True
                self.spawn(self._cast(room, due, watcher, id))
            else:
                now = self._clock()
                change = room.table.handle(message, watcher.who, now)
                room.note(partial(_handle, message, watcher.who), change, now, watcher, id)
                self._go_on(room)
        except GameError as error:
            self._refuse(watcher, id, error)

    def _refuse(self, watcher: Watcher, id: int, error: GameError) -> None:
        self.refusals += 1
        watcher.send(wire.encode(wire.Refused(error.code, error.say(watcher.language), id)))

    async def _cast(self, room: Room, due: DueCast, watcher: Watcher, id: int) -> None:
        """Let dice fly beside the event loop; what is said to the table meanwhile waits until they lie."""
        try:
            landing = await self.arena.fly(due.cast)
            self._do(room, partial(_land, due, landing), watcher, id)
        except GameError as error:
            self._refuse(watcher, id, error)
        finally:
            room.dice_in_flight = False
            while room.deferred and not room.dice_in_flight:
                room.deferred.popleft()()

    async def enter(self, id: str, watcher: Watcher, since: int) -> Room:
        """Let somebody watch: first what was missed and how it looks, then everything that happens from now on.

        Raises `ServerError`.
        """
        room = await self._fresh_room(id, since)
        while self._rooms.get(id) is not room:  # it left memory just now
            room = await self._fresh_room(id, since)
        if len(room.watchers) >= self._settings.limits.watchers_per_table:
            raise ServerError("server-table-full")
        first_frame = b""

        def welcome(table: Table, now: int) -> Change:
            nonlocal first_frame
            change = table.give_back(watcher.who, now)
            shown = look(table, watcher.who, now) if watcher.looks else None
            held = table.held_by(watcher.who)
            first_frame = wire.encode(wire.Update(table.version, table.since(since), None, shown, held))
            return change

        def begin(step: Step | None) -> None:
            if step:
                watcher.joined = step.number
                watcher.send(first_frame)
                self.neighbours.tell_presence(room, watcher.who)

        watcher.joined = NOT_YET
        room.watchers.append(watcher)
        room.table.arrive(watcher.who)
        now = self._clock()
        room.note(welcome, welcome(room.table, now), now).then = begin
        self._go_on(room)
        return room

    async def _fresh_room(self, id: str, since: int) -> Room:
        """Return a room that knows at least what a client heard, maybe from another process a moment ago."""
        room = await self.room(id)
        if since > room.table.version and self._store.is_shared:
            await self.settled(room)
            room.needs_reload = True
            await self._catch_up(room)
        return room

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Let somebody go."""
        room.watchers.remove(watcher)
        room.table.disconnect(watcher.who, self._clock())
        self.neighbours.tell_presence(room, watcher.who)

    def _do(self, room: Room, act: Act, watcher: Watcher | None = None, id: int | None = None) -> None:
        now = self._clock()
        change = act(room.table, now)
        if not change.facts and id is None:
            return
        room.note(act, change, now, watcher, id)
        self._go_on(room)

    # ------------------------------------------------------------------ stored, then told

    def _go_on(self, room: Room) -> None:
        """Store what waits in a room, unless a commit is on its way."""
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
        return Listing(table.settings.game, table.phase, at, self._sealed(table) if opens_game else (), owners)

    def _sealed(self, table: Table) -> list[tuple[int, bytes]]:
        if table.secret is None:
            return []
        return [(table.number, self._seal.close(table.secret, f"{table.id}/{table.number}"))]

    def _stored(self, room: Room, count: int, error: BaseException | None) -> None:
        """Hear that a commit is done."""
        if error:
            self.spawn(self._start_over(room, error))
            return
        room.stored += count
        steps, room.in_flight = room.in_flight, []
        self._tell(room, steps)
        if room.waiting:
            self._go_on(room)
        if room.needs_reload:
            self._look_for_news(room)

    def _tell(self, room: Room, steps: list[Step]) -> None:
        for step in steps:
            room.tell(step)
        if room.table.has_bots:
            self._bots.schedule(room)

    async def _start_over(self, room: Room, error: BaseException) -> None:
        """After a conflict: go on from what another process stored, and do again what was not stored.

        After anything worse nobody is told that something was done, and everybody has to connect again.
        """
        table, stored = room.table, None
        if isinstance(error, Conflict):
            with contextlib.suppress(Exception):  # whatever keeps the database from being read
                stored = await self._store.load(table.id)
        steps = [*room.in_flight, *room.waiting]
        if stored is None:
            self._give_up(room, steps)
            return
        room.in_flight, room.waiting = [], []
        version = len(room.table.events)
        room.table = self._restore(table.id, stored)
        room.table.take_presence_from(table)
        told = version - sum(len(step.change.events) for step in steps)
        self._tell_news(room, told)
        room.stored = len(stored.facts)
        for step in steps:
            self._do_again(room, step)
        self._go_on(room)
        self._bots.schedule(room)
        self._look_for_news(room)

    def _give_up(self, room: Room, steps: list[Step]) -> None:
        self._rooms.pop(room.table.id, None)
        room.is_lost, room.waiting = True, []  # with something on its way for ever it stores nothing more
        for watcher in list(room.watchers):
            watcher.drop("server-storage")
        for step in steps:
            if step.then:
                step.then(None)

    def _do_again(self, room: Room, step: Step) -> None:
        now = self._clock()
        try:
            change = step.act(room.table, now)
        except GameError as error:
            if step.watcher and step.id is not None:
                refused = wire.Refused(error.code, error.say(step.watcher.language), step.id)
                step.watcher.send(wire.encode(refused))
            return
        room.note(step.act, change, now, step.watcher, step.id).then = step.then

    def _tell_news(self, room: Room, told: int) -> None:
        """Tell events that other processes stored."""
        events = room.table.events[told:]
        now = self._clock()
        room.note(no_op, Change([], events), now)
        self._tell(room, [room.waiting.pop()])

    # ------------------------------------------------------------------ other processes

    def _look_for_news(self, room: Room) -> None:
        if room.needs_reload and not (room.in_flight or room.waiting):
            self.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        """Read what other processes stored, unless something of our own is on its way: then look again afterwards."""
        while room.needs_reload and not (room.in_flight or room.waiting):
            room.needs_reload = False
            first = room.stored
            stored = await self._store.load(room.table.id, first)
            if room.stored != first or room.in_flight or room.waiting:
                room.needs_reload = True  # what was read is no longer news
                continue
            version = room.table.version
            facts = [wire.decode_fact(fact) for fact in stored.facts]
            room.table.follow(facts, self._open_seal(room.table.id, stored.sealed))
            room.stored += len(facts)
            if room.table.version > version:
                self._tell_news(room, version)
            self._bots.schedule(room)

    # ------------------------------------------------------------------ time

    async def _let_time_pass(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = self._clock()
            for room in list(self._rooms.values()):
                due = room.table.deadline()
                if due is not None and due <= now:
                    self._do(room, _tick)
                self._forget_if_idle(room)

    def _forget_if_idle(self, room: Room) -> None:
        """Free the memory of a table nobody has had to do with since the last look."""
        if room.is_idle and room.was_idle:
            del self._rooms[room.table.id]
        room.was_idle = room.is_idle


def _owner(fact: ev.AnyEvent) -> str:
    match fact:
        case ev.Opened():
            return fact.host
        case ev.Joined():
            return fact.owner
    return ""


def check_bot(name: str, game: AnyGame) -> None:
    """Raise `UnknownBot` unless there is such a bot for the game."""
    if name not in bots.names(game):
        raise bots.UnknownBot("unknown-bot", text=name, bots=", ".join(bots.names(game)))


def _handle(message: msg.AnyMessage, who: str, table: Table, now: int) -> Change:
    return table.handle(message, who, now)


def _land(due: DueCast, landing: Landing, table: Table, now: int) -> Change:
    return table.land(due, landing, now)


def _tick(table: Table, now: int) -> Change:
    return table.tick(now)
