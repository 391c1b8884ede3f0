"""A table: messages in, events out, nothing else. Server, terminal and tests drive the same object.

A message is **decided** (`foxdice.table.decide`), which changes nothing and gives a fact; the fact is **folded** into
how the table stands (`foxdice.table.fold`), as a stored one is. Time and secrets come from outside. What a message
changes is returned as a `Change`:

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
from typing import NamedTuple

import msgspec

from foxdice.core.record import Record
from foxdice.dice.arena.casting import Landing
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.fair import Secret
from foxdice.table import events as ev
from foxdice.table import lobby, playing, plays, shares
from foxdice.table import messages as msg
from foxdice.table.decide import decide
from foxdice.table.decision import Decision
from foxdice.table.errors import Refusal
from foxdice.table.fold import fold
from foxdice.table.needs import Need, needs_of
from foxdice.table.presence import Presence
from foxdice.table.recording import record_of
from foxdice.table.said import Envelope, Said, stamp
from foxdice.table.seats import Seat
from foxdice.table.senders import PLAYS, check_sender
from foxdice.table.state import TableState
from foxdice.table.takeover import dues_of
from foxdice.table.throws import DueCast

# After these there is something else to decide than before.
_MOVES_ON = (ev.Started, ev.Thrown, ev.Corrected, ev.Chosen, ev.Undone, ev.Redone, ev.Reopened)


class Change(NamedTuple):
    """What a message did."""

    facts: list[ev.AnyEvent]
    events: list[ev.AnyEvent]


class Table(TableState):
    """How one table stands, who is there, and what may be said to it."""

    def __init__(self, id: str, now: int, new_secret: Callable[[], Secret] = Secret.new) -> None:
        super().__init__(id, new_secret)
        self._presence = Presence(now)
        self._said = Said()
        self._facts: list[ev.AnyEvent] = []  # of the message at hand
        self._window_version = 0  # with so many events began what there is to decide now

    # ------------------------------------------------------------------ open and restore

    @classmethod
    def open(
        cls,
        id: str,
        message: msg.Open,
        host: str,
        now: int,
        new_secret: Callable[[], Secret] = Secret.new,
        same_dice: lobby.SameDice = lobby.OWN_DICE,
    ) -> tuple["Table", Change]:
        """Open a table, maybe for dice that others have too; raise `Refusal`, `UnknownGame` or `WrongPlayers`."""
        table = cls(id, now, new_secret)
        fact = lobby.open_table(table, message, host, now, same_dice)
        start = len(table.events)
        table._fold(fact)
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
            self._fold(Decision(msgspec.structs.replace(fact, said="") if fact.said else fact))
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
        self._fold(decide(self, message, who, now))
        self._fold(playing.end_if_due(self, now))
        return self._change(start, who, sent)

    def play_for(self, message: msg.Throw | msg.Choose, now: int, forfeit: str = "") -> Change:
        """Do what a bot decided for its seat, or what was chosen for it because it failed; raise like `handle`."""
        check_sender(self, message, None)
        start = len(self.events)
        if forfeit and forfeit not in self.seats[message.seat].forfeits:
            self._fold(Decision(ev.Forfeited(now, message.seat, forfeit)))
        self._fold(decide(self, message, "", now))
        self._fold(playing.end_if_due(self, now))
        return self._change(start)

    def due_cast(self, message: msg.AnyMessage, who: str | None, sent: Envelope | None = None) -> DueCast | None:
        """Return what has to be simulated before a message (of a bot: `who` is None) can be carried out, if anything.

        Then the message goes to `land`, not to `handle` or `play_for`. Raises like `handle`.
        """
        if not isinstance(message, msg.Throw) or self.settings.dice != "physical" or self._is_done(who, sent):
            return None
        check_sender(self, message, who)
        self._check_fresh(message, sent)
        plays.check_dice(self)
        cast = self.throws.cast(self.history, message)
        return DueCast(message, who, cast, sent) if cast else None

    def land(self, due: DueCast, landing: Landing, now: int) -> Change:
        """Let the dice of a cast come to rest; raise like `handle`, also where the arena is no longer as it was."""
        if self._is_done(due.who, due.sent):
            return Change([], [])
        if self.due_cast(due.message, due.who, due.sent) != due:
            raise ArenaError("arena-changed")
        start = len(self.events)
        self._fold(self.throws.land(self.history, due, landing, now))
        self._fold(playing.end_if_due(self, now))
        return self._change(start, due.who, due.sent)

    def tick(self, now: int) -> Change:
        """Let time pass: clocks run out, bots stand in for those who left, and dice do not wait for bits for ever."""
        start = len(self.events)
        self._fold(shares.leave_out(self, now))
        for seat in range(len(self.seats)):
            for reason, due in dues_of(self, self._presence, seat):
                if due <= now and not self.seats[seat].is_played_by_bot:
                    fact = ev.Absent(now, seat) if reason == "absent" else ev.Replaced(now, seat, reason)
                    self._fold(Decision(fact))
        return self._change(start)

    def deadline(self) -> int | None:
        """Return when `tick` will do something, as far as one can tell now."""
        dues = [due for seat in range(len(self.seats)) for _, due in dues_of(self, self._presence, seat)]
        if self.is_mixing and self.mixing.due is not None:
            dues.append(self.mixing.due)
        return min(dues, default=None)

    # ------------------------------------------------------------------ who is there

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
            if self.phase == "playing" and _is_missed(seat) and seat.belongs_to(who):
                self._fold(Decision(ev.Returned(now, number)))
        return self._change(start)

    def disconnect(self, who: str, now: int) -> None:
        """One connection of somebody is gone."""
        self._presence.leave(who, now)

    def take_presence_from(self, other: "Table") -> None:
        """Know who is here from the table this one replaces."""
        self._presence = other._presence

    def is_online(self, seat: int) -> bool:
        """Tell whether the person on a seat is connected."""
        return self.seats[seat].kind == "person" and self._presence.is_online(self.seats[seat].owner)

    # ------------------------------------------------------------------ what can be asked

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its last choice back."""
        return plays.can_undo(self, seat)

    def needs(self) -> list[Need]:
        """Return the seats for which a bot has to act now."""
        return needs_of(self)

    def record(self, now: int = 0) -> Record:
        """Return the game so far, without the choices that are still hidden; raise `Refusal` before it has begun.

        A seed that others must not know before its time is in it only `now` that this has come.
        """
        return record_of(self, now)

    # ------------------------------------------------------------------ once each, and in time

    def _check_fresh(self, message: msg.AnyMessage, sent: Envelope | None) -> None:
        """Raise `Refusal` for a play that was decided on before there was what it would decide now."""
        if sent and type(message) in PLAYS and sent.version < self._window_version:
            raise Refusal("table-stale")

    def _is_done(self, who: str | None, sent: Envelope | None) -> bool:
        return sent is not None and self._said.has(who or "", sent.id)

    def _fold(self, decision: Decision | None) -> None:
        if decision:
            fact, number = decision
            self._facts.append(fact)
            fold(self, fact, number)
            if isinstance(fact, ev.Reopened):
                self._said.begin()

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


def _is_missed(seat: Seat) -> bool:
    """Tell whether the others have noticed that somebody is away."""
    return seat.replaced == "away" or seat.absent
