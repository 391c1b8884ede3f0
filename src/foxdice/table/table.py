"""A table: messages in, events out, nothing else. Server, terminal and tests drive the same object.

Time and secrets come from outside. What a message changes is returned as a `Change`:

- `facts` is what has to be stored; the facts of a table, in order, set it up again (`Table.restore`);
- `events` is what everybody may hear, once the facts are stored. Events are numbered from 1 without gaps, so a client
  that has seen n of them is told exactly those from n+1 on (`Table.since`).

The two differ where several choose at once: a choice is a fact at once, but an event only when all have chosen, and
then in the order of the seats. A choice taken back before that never was an event.

The table knows no bots. `needs` says for which seats a bot has to act, and whoever runs the bots hands their messages
to `play_for`.

Nor does it simulate anything: a throw into the physical arena is prepared (`due_cast`), made by whoever has the time,
and handed back (`land`). Until then nothing has happened.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Literal, NamedTuple

import msgspec

from foxdice import core
from foxdice.core import AnyGame
from foxdice.core.record import Event as Play
from foxdice.core.record import Record
from foxdice.core.record import Throw as Fall
from foxdice.dice.arena.casting import Landing
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.bits import Share, words_with_bits
from foxdice.dice.fair import Secret
from foxdice.table import events as ev
from foxdice.table import lobby, mixing, playing
from foxdice.table import messages as msg
from foxdice.table.clocks import Clocks
from foxdice.table.course import Course
from foxdice.table.errors import Refusal
from foxdice.table.event_log import EventLog
from foxdice.table.flights import Flights
from foxdice.table.mixing import Mixing
from foxdice.table.needs import Need, needs_of
from foxdice.table.presence import Presence
from foxdice.table.recording import record_of
from foxdice.table.said import Envelope, Said, stamp
from foxdice.table.seats import Seat, same
from foxdice.table.senders import PLAYS, check_sender
from foxdice.table.throws import (
    LONGEST_TEXT,
    Arena,
    DueCast,
    Throws,
    arena_of,
    check_length,
    throws,
)


class Change(NamedTuple):
    """What a message did."""

    facts: list[ev.AnyEvent]
    events: list[ev.AnyEvent]


class Table:
    """One table and the games played at it. Seats and players have the same numbers."""

    def __init__(self, id: str, now: int, new_secret: Callable[[], Secret] = Secret.new) -> None:
        self.id = id
        self.events = EventLog()  # of this game and of the one before it; those before are in the store
        self.phase: Literal["lobby", "playing", "over"] = "lobby"
        self.seats: list[Seat] = []
        self.has_bots = False  # on at least one seat, or standing in
        self.number = 1  # of the game at this table
        self.settings: ev.Opened
        self.game: AnyGame
        self.commitment = ""
        self.secret: Secret | None = None
        self._host = ""
        self._removed: set[str] = set()  # hashed tokens
        self._new_secret = new_secret
        self.mixing: Mixing
        self._throws: Throws
        self.course: Course
        self._flights = Flights(self.events)
        self._clocks = Clocks(None)
        self._presence = Presence(now)
        self._facts: list[ev.AnyEvent] = []  # of the message at hand
        self._end: ev.Ended | None = None
        self._said = Said()
        self._first_event = 0  # of this game
        self._window_version = 0  # with so many events began what there is to decide now

    # ------------------------------------------------------------------ open and restore

    @classmethod
    def open(
        cls, id: str, message: msg.Open, host: str, now: int, new_secret: Callable[[], Secret] = Secret.new
    ) -> tuple["Table", Change]:
        """Open a table; raise `Refusal`, `UnknownGame` or `WrongPlayers`."""
        fact = lobby.open_table(message, host, now)
        table = cls(id, now, new_secret)
        if fact.dice != "real":
            fact = msgspec.structs.replace(fact, commitment=table.commit())
        start = len(table.events)
        table._apply(fact)
        return table, table._change(start)

    @classmethod
    def restore(
        cls,
        id: str,
        facts: Iterable[ev.AnyEvent],
        secret: Secret | None,
        now: int,
        new_secret: Callable[[], Secret] = Secret.new,
    ) -> "Table":
        """Set a table up from its facts, with the secret of the game that is being played."""
        table = cls(id, now, new_secret)
        table.secret = secret
        table.follow(facts)
        return table

    def follow(self, facts: Iterable[ev.AnyEvent], secret: Secret | None = None) -> Change:
        """Take over facts that somebody else stored, with the secret where they open a game."""
        self.secret = secret or self.secret
        start = len(self.events)
        for fact in facts:
            self._apply(msgspec.structs.replace(fact, said="") if fact.said else fact)
            if fact.said:
                self._said.note(fact.said)
        return self._change(start)

    # ------------------------------------------------------------------ what comes in

    def handle(self, message: msg.AnyMessage, who: str, now: int, sent: Envelope | None = None) -> Change:
        """Do what the holder of a (hashed) token says; what was already done is not done again.

        Raises `Refusal`, or what the game raises, and leaves the table as it was.
        """
        if self._is_done(who, sent):
            return Change([], [])
        check_sender(self, message, who)
        self._check_fresh(message, sent)
        start = len(self.events)
        self._do(message, who, now)
        return self._change(start, who, sent)

    def play_for(self, message: msg.Throw | msg.Choose, now: int) -> Change:
        """Do what a bot decided for its seat; raise like `handle`."""
        check_sender(self, message, None)
        start = len(self.events)
        self._do(message, "", now)
        return self._change(start)

    def due_cast(self, message: msg.AnyMessage, who: str | None, sent: Envelope | None = None) -> DueCast | None:
        """Return what has to be simulated before a message (of a bot: `who` is None) can be carried out, if anything.

        Then the message goes to `land`, not to `handle` or `play_for`. Raises like `handle`.
        """
        if not isinstance(message, msg.Throw) or self.settings.dice != "physical" or self._is_done(who, sent):
            return None
        check_sender(self, message, who)
        self._check_fresh(message, sent)
        playing.check_dice(self)
        cast = self._throws.cast(self.course, message)
        return DueCast(message, who, cast, sent) if cast else None

    def land(self, due: DueCast, landing: Landing, now: int) -> Change:
        """Let the dice of a cast come to rest; raise like `handle`, also where the arena is no longer as it was."""
        if self._is_done(due.who, due.sent):
            return Change([], [])
        if self.due_cast(due.message, due.who, due.sent) != due:
            raise ArenaError("arena-changed")
        start = len(self.events)
        self._note(self._throws.land(self.course, due, landing, now))
        self._finish_if_due(now)
        return self._change(start, due.who, due.sent)

    def _check_fresh(self, message: msg.AnyMessage, sent: Envelope | None) -> None:
        """Raise `Refusal` for a play that was decided on before there was what it would decide now."""
        if sent and type(message) in PLAYS and sent.version < self._window_version:
            raise Refusal("table-stale")

    def _is_done(self, who: str | None, sent: Envelope | None) -> bool:
        return sent is not None and self._said.has(who or "", sent.id)

    def tick(self, now: int) -> Change:
        """Let time pass: clocks run out, bots stand in for those who left, and dice do not wait for bits for ever."""
        start = len(self.events)
        left_out = mixing.leave_out(self, now)
        if left_out:
            self._apply(left_out)
        for seat in range(len(self.seats)):
            for reason, due in self._dues(seat):
                if due <= now and not self.seats[seat].is_played_by_bot:
                    self._apply(ev.Replaced(now, seat, reason))
        return self._change(start)

    def deadline(self) -> int | None:
        """Return when `tick` will do something, as far as one can tell now."""
        dues = [due for seat in range(len(self.seats)) for _, due in self._dues(seat)]
        if self.is_mixing and self.mixing.due is not None:
            dues.append(self.mixing.due)
        return min(dues, default=None)

    def connect(self, who: str, now: int) -> Change:
        """Somebody is here; who was away gets the seat back."""
        self.arrive(who)
        return self.give_back(who, now)

    def arrive(self, who: str) -> None:
        """Count a connection of somebody."""
        self._presence.arrive(who)

    def give_back(self, who: str, now: int) -> Change:
        """Give seats of somebody who was away back."""
        start = len(self.events)
        for number, seat in enumerate(self.seats):
            if self.phase == "playing" and seat.replaced == "away" and seat.belongs_to(who):
                self._apply(ev.Returned(now, number))
        return self._change(start)

    def disconnect(self, who: str, now: int) -> None:
        """One connection of somebody is gone."""
        self._presence.leave(who, now)

    def take_presence_from(self, other: "Table") -> None:
        """Know who is here from the table this one replaces."""
        self._presence = other._presence

    # ------------------------------------------------------------------ what can be asked

    @property
    def version(self) -> int:
        """Return how many events there are."""
        return len(self.events)

    @property
    def state(self) -> Any:
        """Return the state of the game that is being played, with everything in it: `view` it before showing it."""
        return self.course.state

    @property
    def plays(self) -> list[Play]:
        """Return the throws and choices of this game that everybody may hear of."""
        return self.course.shown

    def is_host(self, who: str) -> bool:
        """Tell whether a hashed token opened the table."""
        return same(self._host, who)

    def is_removed(self, who: str) -> bool:
        """Tell whether the host removed a hashed token from the table."""
        return who in self._removed

    @property
    def end(self) -> ev.Ended | None:
        """Return how the game ended, once it has."""
        return self._end

    def since(self, version: int) -> list[ev.AnyEvent]:
        """Return the events a client that has seen `version` of them has missed, as everybody may see them.

        Those that were `forgotten` (`EventLog`) are not among them.
        """
        return ev.public(self.events[max(0, version) :])

    def seats_of(self, who: str) -> tuple[int, ...]:
        """Return the seats of a hashed token."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.belongs_to(who))

    def held_by(self, who: str) -> list[ev.Chosen]:
        """Return choices of a hashed token's seats that nobody else has heard of yet."""
        if self.phase != "playing" or not self.course.held:
            return []
        yours = self.seats_of(who)
        return [chosen for chosen in self.course.held if chosen.seat in yours]

    def is_online(self, seat: int) -> bool:
        """Tell whether the person on a seat is connected."""
        return self.seats[seat].kind == "person" and self._presence.is_online(self.seats[seat].owner)

    def time_left(self, seat: int, now: int, *, to_others: bool = False) -> int | None:
        """Return how many milliseconds a seat has left, or None without clocks.

        To others the clock of a seat that has chosen runs on until they may hear of it.
        """
        return self._clocks.left_to_others(seat, now) if to_others else self._clocks.left(seat, now)

    @property
    def is_mixing(self) -> bool:
        """Tell whether a game has begun, but its dice wait for the bits of some players."""
        return self.phase == "playing" and not self.mixing.is_over

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its last choice back."""
        if self.phase != "playing":
            return False
        try:
            self.course.plan_undo(seat, unlimited=playing.has_free_undo(self, seat))
        except Refusal:
            return False
        return True

    @property
    def arena(self) -> Arena | None:
        """Return how it looks in the arena, where the game has begun and is played in one."""
        return arena_of(self.course) if self.settings.dice == "physical" and self.phase != "lobby" else None

    @property
    def flight(self) -> tuple[int, ev.Thrown] | None:
        """Return the latest throw into the arena and its number in this game, from 1, unless it was taken back."""
        return self._flights.latest

    def needs(self) -> list[Need]:
        """Return the seats for which a bot has to act now."""
        return needs_of(self)

    def record(self) -> Record:
        """Return the game so far, without the choices that are still hidden; raise `Refusal` before it has begun."""
        return record_of(self, self._flights.arenas)

    # ------------------------------------------------------------------ during the game

    # A throw and a choice are carried out while they are checked: to do it once more for the fact would cost as much.

    def _throw(self, message: msg.Throw, now: int) -> None:
        playing.check_dice(self)
        self._note(self._throws.throw(self.course, message, now))

    def _choose(self, message: msg.Choose, now: int) -> None:
        playing.check_dice(self)
        check_length(message.move, LONGEST_TEXT)
        self.course.choose(message.seat, message.move)
        self._note(ev.Chosen(now, message.seat, message.move))

    def _do(self, message: msg.AnyMessage, who: str, now: int) -> None:
        """Decide what follows from a message, and carry it out."""
        if isinstance(message, msg.Choose):
            self._choose(message, now)
        elif isinstance(message, msg.Throw):
            self._throw(message, now)
        else:
            kind = type(message)
            if kind in _BEFORE_THE_GAME and self.phase != "lobby":
                raise Refusal("table-already-started")
            fact = _DECIDE[kind](self, message, who, now)
            if fact:
                self._apply(fact)
        self._finish_if_due(now)

    def _finish_if_due(self, now: int) -> None:
        end = playing.end_if_due(self, now)
        if end:
            self._apply(end)

    # ------------------------------------------------------------------ facts

    def _apply(self, fact: ev.AnyEvent) -> None:
        """Carry out a fact, new or stored."""
        if isinstance(fact, ev.Thrown):
            self.course.repeat(Fall(fact.text, fact.gesture, fact.rest) if fact.rest else Fall(fact.text))
            self._note(fact)
        elif isinstance(fact, ev.Chosen):
            self.course.choose(fact.seat, fact.move)
            self._note(fact)
        else:
            self._facts.append(fact)
            if isinstance(fact, ev.Undone):
                if self.course.take_back(fact.seat, unlimited=playing.has_free_undo(self, fact.seat)):
                    self.events.append(fact)
                self._flights.take_back(self.course.throws)
            else:
                if isinstance(fact, ev.Ended):
                    self.events += self.course.publish_held()
                self.events.append(fact)
                self._settle(fact)
                self.has_bots = any(seat.is_played_by_bot for seat in self.seats)
            self._run_clocks(fact.at)

    def _note(self, fact: ev.Thrown | ev.Chosen) -> None:
        """Keep a throw or a choice that was carried out; publish it, now or when all have chosen."""
        self._facts.append(fact)
        self.events += self.course.note(fact)
        if isinstance(fact, ev.Thrown) and fact.flight:
            self._flights.note(self.course.throws, fact)
        if self.settings.clock:
            self._clocks.decided(fact.seat, fact.at)
            if not self.course.held:
                self._clocks.reveal()
            self._run_clocks(fact.at)

    def _settle(self, fact: ev.AnyEvent) -> None:
        match fact:
            case ev.Opened():
                self.settings = fact
                self.game = core.get(fact.game)
                self.seats = [Seat() for _ in range(fact.seats)]
                self.commitment = fact.commitment
                self._host = fact.host
            case ev.Joined(seat=seat):
                self.seats[seat] = Seat("person", name=fact.name, owner=fact.owner, program=fact.program)
            case ev.Invited(seat=seat):
                self.seats[seat] = Seat("bot", bot=fact.bot)
            case ev.Left(seat=seat):
                if fact.removed:
                    self._removed.add(self.seats[seat].owner)
                self.seats[seat] = Seat()
            case ev.Mixed(seat=seat):
                self.seats[seat].words = fact.words
            case ev.Committed(seat=seat):
                self.seats[seat].share = Share(fact.hash)
            case ev.Revealed(seat=seat):
                self.seats[seat].share = replace(self.seats[seat].share or Share(), bits=fact.bits)
                self.mixing.look_around()
                self._take_dice()
            case ev.LeftOut():
                self.mixing.leave_out(fact)
            case ev.Started():
                self._begin(fact)
            case ev.Corrected():
                self.course.correct(fact.text)
            case ev.Resigned(seat=seat):
                self.seats[seat].resigned = True
            case ev.Replaced(seat=seat):
                self.seats[seat].replaced = fact.reason
            case ev.Returned(seat=seat):
                self.seats[seat].replaced = ""
            case ev.Ended():
                self.phase = "over"
                self._end = fact
            case ev.Reopened():
                self._reopen(fact)

    def _begin(self, fact: ev.Started) -> None:
        self.seats = [self.seats[seat] for seat in fact.seats]
        self.phase = "playing"
        self.course = Course(self.game, len(self.seats))
        self._clocks = Clocks(self.settings.clock)
        self.mixing = Mixing(self.seats, fact.at)
        self._take_dice()
        self._flights.begin()

    def _take_dice(self) -> None:
        """Take the dice that follow from everything that was mixed so far."""
        seed = self.secret.seed if self.secret else None
        words = words_with_bits([seat.words for seat in self.seats], self.mixing.rounds)
        self._throws = throws(self.settings.dice, seed, self.game_name, words)

    def _reopen(self, fact: ev.Reopened) -> None:
        self.seats = [self.seats[seat] for seat in fact.seats]
        for seat in self.seats:
            seat.words, seat.resigned, seat.replaced = "", False, ""
            seat.share = Share() if seat.share else None
        self.phase = "lobby"
        self.number += 1
        self.events.forget(self._first_event)
        self._first_event = len(self.events) - 1
        self._said.begin()
        self.commitment = fact.commitment
        self._end = None

    def _run_clocks(self, now: int) -> None:
        if self.settings.clock is None or self.phase == "lobby":
            return
        node = self.course.node
        waiting = node.players
        if node.kind == "throw":
            thrower = self.game.thrower(self.state)
            waiting = () if thrower is None else (thrower,)
        self._clocks.wait_for(waiting if self.phase == "playing" and self.mixing.is_over else (), now)

    # ------------------------------------------------------------------ small things

    def commit(self) -> str:
        """Draw the secret of the next game; return its commitment."""
        self.secret = self._new_secret()
        return self.secret.commitment

    def _change(self, start: int, who: str | None = None, sent: Envelope | None = None) -> Change:
        facts, self._facts = self._facts, []
        events = self.events[start:]
        for place in reversed(range(len(events))):
            if isinstance(events[place], _MOVES_ON):
                self._window_version = start + place + 1
                break
        if facts and sent:
            said = stamp(who or "", sent.id)
            self._said.note(said)
            facts[0] = msgspec.structs.replace(facts[0], said=said)
        return Change(facts, events)

    @property
    def game_name(self) -> str:
        """Return what the dice of this game call it."""
        return f"{self.id}/{self.number}"

    def _dues(self, number: int) -> list[tuple[str, int]]:
        """Return when a bot takes a seat over, and why."""
        seat = self.seats[number]
        if self.phase != "playing" or seat.is_played_by_bot:
            return []
        dues = []
        out_of_time = self._clocks.runs_out(number)
        if out_of_time is not None:
            dues.append(("clock", out_of_time))
        away, presence = self.settings.away_seconds, self._presence
        # Where nobody waits, nobody needs a bot to go on: the game is there when its players come back.
        waited_for = any(other.is_in_play and presence.is_online(other.owner) for other in self.seats)
        if away is not None and waited_for and not presence.is_online(seat.owner):
            dues.append(("away", presence.gone_since(seat.owner) + away * 1000))
        return dues


# Each is given table, message, who says it and when; each returns the fact that follows, if any, or raises.
_BEFORE_THE_GAME: dict[type, Callable[..., ev.AnyEvent | None]] = {
    msg.Join: lobby.join,
    msg.Invite: lobby.invite,
    msg.Leave: lobby.leave,
    msg.Mix: lobby.mix,
    msg.Start: lobby.start,
}
_DECIDE: dict[type, Callable[..., ev.AnyEvent | None]] = {
    **_BEFORE_THE_GAME,
    msg.Commit: mixing.commit,
    msg.Reveal: mixing.reveal,
    msg.Correct: playing.correct,
    msg.Undo: playing.undo,
    msg.Resign: playing.resign,
    msg.Back: playing.back,
    msg.Rematch: playing.rematch,
}
# After these there is something else to decide than before.
_MOVES_ON = (ev.Started, ev.Thrown, ev.Corrected, ev.Chosen, ev.Undone, ev.Reopened)
