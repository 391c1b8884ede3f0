"""All tables of one server process."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from foxdice import bots
from foxdice.bots.guests import Guests
from foxdice.core import AnyGame, GameError
from foxdice.dice.fair import Secret
from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.realtime.bot_seats import BotSeats
from foxdice.server.realtime.clock import steady_clock
from foxdice.server.realtime.commits import Commits
from foxdice.server.realtime.directory import Directory
from foxdice.server.realtime.flying import fly
from foxdice.server.realtime.neighbours import Neighbours
from foxdice.server.realtime.room import NOT_YET, Act, Room, Step, Watcher, no_op, yours_at
from foxdice.server.realtime.sweeping import Sweeping
from foxdice.server.realtime.tasks import Tasks
from foxdice.server.rules import rules_hash
from foxdice.server.settings import Settings
from foxdice.server.storage.seal import Seal
from foxdice.server.storage.store import Store
from foxdice.server.tokens import new_table_id
from foxdice.server.workers.arena import Arena
from foxdice.server.workers.coaching import Coaching
from foxdice.table import Change, DueCast, Envelope, Table
from foxdice.table import messages as msg
from foxdice.table.arena_look import look_at_arena
from foxdice.table.lobby import SameDice

TICK_SECONDS = 0.5
EVENTS_HEARD = 200  # of those that somebody is told who comes to a table, for the cost of one request
_ENDING = (msg.Resign, msg.Leave, msg.Back, msg.Rematch)
SETTLE_SECONDS = 5  # at the end; a disk that needs longer will never take it


class Hub:
    """Opens, loads, changes and forgets tables."""

    def __init__(self, settings: Settings, store: Store, seal: Seal, clock: Callable[[], int] | None = None) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock = clock or steady_clock()
        self._tasks = Tasks()
        self.arena = Arena()
        self.coaching = Coaching()
        self.directory = Directory(store, seal, clock)
        self._commits = Commits(store, seal, self.directory, self._tasks)
        self.guests = Guests(settings.bots)
        self._bots = BotSeats(settings.bot_pause, self.arena, self.spawn, self._do, self.guests)
        self.neighbours = Neighbours(self.directory, store, self._commits.look_for_news)
        self._commits.schedule_bots = self._bots.schedule
        self.directory.loaded = self._welcome_back
        self._sweeping = Sweeping(settings, store, self.directory, clock)
        self.refusals = 0

    # ------------------------------------------------------------------ from start to end

    def start(self) -> None:
        """Let time pass at the tables."""
        self.spawn(self._let_time_pass())
        self.spawn(self._sweeping.go_on())

    async def close(self) -> None:
        """Stop bots, dice and clocks, and return once what was done is stored, if it can be."""
        for room in self.directory:
            room.deferred.clear()
        await self._tasks.close()
        self._bots.close()
        self.arena.close()
        self.coaching.close()
        unsettled = [self.settled(room) for room in self.directory if room.waiting or room.in_flight]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_SECONDS):
                await asyncio.gather(*unsettled, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that ends with the server at the latest."""
        self._tasks.spawn(work)

    def _welcome_back(self, room: Room) -> None:
        """Bring a room from the store up to date."""
        self._commits.look_for_news(room)
        self.neighbours.ask_who_is_there(room)
        self._bots.schedule(room)

    @property
    def events(self) -> int:
        """Return how many events were told."""
        return self._commits.events

    @property
    def rooms(self) -> int:
        """Return how many tables are in memory."""
        return len(self.directory)

    @property
    def watchers(self) -> int:
        """Return how many connections watch a table."""
        return sum(len(room.watchers) for room in self.directory)

    # ------------------------------------------------------------------ tables

    async def open(self, message: msg.Open, host: str) -> str:
        """Open a table; return its id once it is stored; raise what the table raises."""
        table, change = Table.open(new_table_id(), message, host, self._clock())
        self._check_bot(message.stand_in, table.game)
        if table.settings.dice == "physical":
            self.arena.warm_up()
        room = self.directory.add(table)
        room.note(no_op, change)
        await self.settled(room)
        return table.id

    async def begin_alone(self, id: str, game: str, name: str, who: str, same_dice: SameDice, secret: Secret) -> None:
        """Begin a game for one player on dice that others have too; return once it is stored."""
        opening = msg.Open(game=game, seats=1, rated=True)
        table, change = Table.open(id, opening, who, self._clock(), lambda: secret, same_dice)
        room = self.directory.add(table)
        room.note(no_op, change)
        for message in (msg.Join(0, name), msg.Start()):
            room.note(no_op, table.handle(message, who, room.now()))
        await self.settled(room)

    def now(self) -> int:
        """Return the time, in milliseconds."""
        return self._clock()

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
        room.note(no_op, Change([], [])).then = then
        self._commits.advance(room)

    def once_answered(self, room: Room, then: Callable[[], None]) -> None:
        """Do something once everything that was said to a table is answered; dice that fly land first."""
        if room.dice_in_flight:
            room.deferred.append(partial(self.once_answered, room, then))
        else:
            self._once_settled(room, lambda _: then())

    async def room(self, id: str) -> Room:
        """Return the room of a table, from memory or from the store; raise `ServerError`."""
        return await self.directory.room(id)

    # ------------------------------------------------------------------ what is done at them

    def say(self, room: Room, watcher: Watcher, sent: Envelope, message: msg.AnyMessage) -> None:
        """Do what a watcher says; the answer follows once it is stored, a refusal at once."""
        if room.dice_in_flight:
            room.deferred.append(partial(self.say, room, watcher, sent, message))
            return
        try:
            if not watcher.who:
                raise ServerError("server-token-missing")
            self._check_not_worn(room, message)
            if isinstance(message, msg.Invite):
                self._check_bot(message.bot, room.table.game)
            due = room.table.due_cast(message, watcher.who, sent) if isinstance(message, msg.Throw) else None
            if due:
                room.dice_in_flight = True
                self.spawn(self._cast(room, due, watcher, sent.id))
            else:
                change = room.table.handle(message, watcher.who, room.now(), sent)
                room.note(partial(_handle, message, watcher.who, sent), change, watcher, sent.id)
                self._commits.advance(room)
        except GameError as error:
            self._refuse(watcher, sent.id, error)

    def react(self, room: Room, watcher: Watcher, said: wire.React) -> None:
        """Show everybody a face, if the seat is the watcher's own and has not shown too many."""
        if said.seat in room.table.seats_of(watcher.who) and room.may_react(said.seat):
            reaction = wire.Reaction(said.seat, said.face)
            room.tell_reaction(reaction)
            self.neighbours.tell_reaction(room, reaction)

    def _refuse(self, watcher: Watcher, id: int, error: GameError) -> None:
        self.refusals += 1
        watcher.send(wire.encode(wire.Refused(error.code, error.say(watcher.language), id)))

    async def _cast(self, room: Room, due: DueCast, watcher: Watcher, id: int) -> None:
        """Let dice fly; what is said to the table meanwhile waits until they lie."""
        try:
            self._do(room, await fly(self.arena, due), watcher, id)
        except GameError as error:
            self._refuse(watcher, id, error)
        finally:
            room.dice_in_flight = False
            while room.deferred and not room.dice_in_flight:
                room.deferred.popleft()()

    async def enter(self, id: str, watcher: Watcher, since: int) -> Room:
        """Let somebody watch: first the game so far or what was missed of it, then everything that happens from now on.

        Raises `ServerError`.
        """
        since = max(0, since)
        room = await self._fresh_room(id, since)
        while self.directory.get(id) is not room:  # it left memory just now
            room = await self._fresh_room(id, since)
        if not self._has_place(room, watcher.who):
            raise ServerError("server-table-full")
        if not watcher.charge((room.table.version - max(since, room.table.first_event)) / EVENTS_HEARD):
            raise ServerError("server-too-fast")
        first_frame = b""

        def welcome(table: Table, now: int) -> Change:
            nonlocal first_frame
            change = table.give_back(watcher.who, now)
            held = table.held_by(watcher.who)
            missed = table.told_from(since)
            own, arena, rules = yours_at(table, watcher.who), look_at_arena(table), rules_hash(table.game)
            first_frame = wire.encode(wire.Update(table.version, missed, None, held, own, arena, rules))
            return change

        def begin(step: Step | None) -> None:
            if step:
                watcher.joined = step.number
                watcher.send(first_frame)
                self.neighbours.tell_presence(room, watcher.who)

        watcher.joined = NOT_YET
        room.watchers.append(watcher)
        if watcher.who:
            room.table.arrive(watcher.who)
        room.note(welcome, welcome(room.table, room.now())).then = begin
        self._commits.advance(room)
        return room

    def _has_place(self, room: Room, who: str) -> bool:
        """Tell whether somebody may come: those who have to do with the table always, of spectators only so many."""
        if room.is_of(who):
            return True
        spectators = sum(not room.is_of(watcher.who) for watcher in room.watchers)
        return spectators < self._settings.limits.spectators_per_table

    async def _fresh_room(self, id: str, since: int) -> Room:
        """Return a room that knows at least what a client heard, maybe from another process a moment ago."""
        room = await self.room(id)
        if since > room.table.version and self._store.is_shared:
            await self.settled(room)
            room.needs_reload = True
            await self._commits.reload(room)
        return room

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Let somebody go."""
        room.watchers.remove(watcher)
        if watcher.who:
            room.table.disconnect(watcher.who, room.now())
        self.neighbours.tell_presence(room, watcher.who)

    def _do(self, room: Room, act: Act, watcher: Watcher | None = None, id: int | None = None) -> None:
        change = act(room.table, room.now())
        if not change.facts and id is None:
            return
        room.note(act, change, watcher, id)
        self._commits.advance(room)

    def _check_not_worn(self, room: Room, message: msg.AnyMessage) -> None:
        """Raise `ServerError` when a table, or the game at it, has gone on for so long that it takes no more."""
        limits, table = self._settings.limits, room.table
        if room.stored >= limits.facts_per_table:
            raise ServerError("server-table-worn")
        if table.version - table.first_event >= limits.events_per_game and not isinstance(message, _ENDING):
            raise ServerError("server-game-worn")

    def _check_bot(self, name: str, game: AnyGame) -> None:
        """Raise `UnknownBot` unless there is such a bot for the game."""
        there = (*bots.names(game), *self.guests.names(game))
        if name not in there:
            raise bots.UnknownBot("unknown-bot", text=name, bots=", ".join(there))

    # ------------------------------------------------------------------ time

    async def _let_time_pass(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            for room in self.directory:
                due = room.table.deadline()
                if due is not None and due <= room.now():
                    self._do(room, _tick)
            self.directory.forget_idle()


def _handle(message: msg.AnyMessage, who: str, sent: Envelope, table: Table, now: int) -> Change:
    return table.handle(message, who, now, sent)


def _tick(table: Table, now: int) -> Change:
    return table.tick(now)
