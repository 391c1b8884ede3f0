"""A table in memory with those who watch it.

What is said to a table is carried out at once but told to nobody until it is stored. Each room has at most one commit
on its way; whatever is said meanwhile waits for the next. So everybody hears the same things in the same order, and
nothing that a crash could take back.
"""

import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from foxdice.server.rates import Bucket
from foxdice.server.wire import Presence, Reaction, Update, Yours, encode
from foxdice.table import Change, Table
from foxdice.table import events as ev
from foxdice.table.arena_look import ArenaLook, look_at_arena

NOT_YET = sys.maxsize
REACTIONS_PER_SECOND, REACTION_BURST = 0.3, 3
_SEATING = (ev.Joined, ev.Left, ev.Arranged, ev.Started, ev.Reopened)  # after these other seats may be one's own

Act = Callable[[Table, int], Change]


def no_op(table: Table, now: int) -> Change:  # noqa: ARG001  # every `Act` is given both
    """Do nothing."""
    return Change([], [])


def yours_at(table: Table, who: str) -> Yours:
    """Return what is somebody's own at a table."""
    return Yours(table.seats_of(who), table.is_host(who))


class Watcher(Protocol):
    """Somebody at the other end of a connection."""

    who: str
    joined: int  # steps up to this one are part of what the watcher was shown at first; until then NOT_YET
    language: str

    def send(self, frame: bytes) -> None:
        """Send a frame, now or as soon as the connection can take it."""
        ...

    def drop(self, reason: str) -> None:
        """End the connection after what was sent."""
        ...

    def charge(self, cost: float) -> bool:
        """Tell whether the client may have something of this cost; an ordinary request costs 1."""
        ...


class Step(msgspec.Struct):
    """Something that was done at a table and waits to be stored and told."""

    number: int
    act: Act
    change: Change
    version: int
    yours: "dict[Watcher, Yours]"  # where seats changed hands
    arena: ArenaLook | None
    watcher: "Watcher | None" = None  # who did it
    id: int | None = None  # and what the watcher calls it
    held: list[ev.Chosen] = []  # of the watcher
    then: "Callable[[Step | None], None] | None" = None  # once it is stored and told; with None if it never will be


@dataclass(eq=False, slots=True)
class Room:
    """One table."""

    table: Table
    stored: int  # facts
    clock: Callable[[], int]
    ahead: int = 0  # milliseconds by which the time at the table is ahead of the clock
    watchers: "list[Watcher]" = field(default_factory=list)
    waiting: list[Step] = field(default_factory=list)
    in_flight: list[Step] = field(default_factory=list)
    steps: int = 0
    listed_game: int = 0  # the list of somebody's tables says that this one is being played, and was at this time
    listed_at: int = 0
    needs_reload: bool = False  # another process stored something
    is_lost: bool = False  # something could not be stored; whoever comes back finds what was
    thoughts: set[tuple[int, ...]] = field(default_factory=set)  # that bots are thinking now, by seat and stamp
    elsewhere: dict[tuple[str, str], int] = field(default_factory=dict)  # connections at other processes, by who
    was_idle: bool = False  # when somebody last looked
    dice_in_flight: bool = False  # a throw is being simulated
    reactions: dict[int, Bucket] = field(default_factory=dict)  # by seat
    deferred: deque[Callable[[], None]] = field(default_factory=deque)

    def now(self) -> int:
        """Return the time at the table."""
        return self.clock() + self.ahead

    def keep_time(self) -> None:
        """Go on from the time of the latest fact if the clock has been set back since: nobody wins time by that."""
        latest = self.table.events[-1].at if self.table.events else 0
        self.ahead = max(self.ahead, latest - self.clock())

    def is_of(self, who: str) -> bool:
        """Tell whether somebody opened the table or sits at it."""
        return self.table.is_host(who) or bool(self.table.seats_of(who))

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody would miss the room if it left memory."""
        return not (self.watchers or self.waiting or self.in_flight or self.thoughts or self.dice_in_flight)

    def note(self, act: Act, change: Change, watcher: Watcher | None = None, id: int | None = None) -> Step:
        """Keep something that was done until it is stored."""
        self.steps += 1
        changed_seats = any(isinstance(event, _SEATING) for event in change.events)
        yours = {one: yours_at(self.table, one.who) for one in self.watchers} if changed_seats else {}
        held = self.table.held_by(watcher.who) if watcher else []
        arena = look_at_arena(self.table) if change.events else None
        step = Step(self.steps, act, change, len(self.table.events), yours, arena, watcher, id, held)
        self.waiting.append(step)
        return step

    def tell(self, step: Step) -> None:
        """Tell everybody what was done."""
        number, version, events = step.number, step.version, ev.public(step.change.events)
        answered = step.watcher if step.id is not None else None
        plain = b""  # for everybody else
        for watcher in self.watchers:
            if watcher.joined >= number:
                continue
            own = step.yours.get(watcher)
            if watcher is answered:
                frame = encode(Update(version, events, step.id, step.held, own, step.arena))
            elif not events:
                continue
            elif own:
                frame = encode(Update(version, events, None, [], own, step.arena))
            else:
                frame = plain = plain or encode(Update(version, events, arena=step.arena))
            watcher.send(frame)
        if step.yours:  # whoever sits down was there before, and is not away
            self.tell_presence()
        if step.then:
            step.then(step)

    def count_elsewhere(self, process: str, who: str, count: int, now: int) -> None:
        """Take note of how many connections of somebody another process has."""
        before = self.elsewhere.pop((process, who), 0)
        if count:
            self.elsewhere[process, who] = count
        for _ in range(count - before):
            self.table.arrive(who)
        for _ in range(before - count):
            self.table.disconnect(who, now)
        self.tell_presence()

    def may_react(self, seat: int) -> bool:
        """Tell whether a seat has not shown too many faces lately."""
        now = self.clock() / 1000
        bucket = self.reactions.setdefault(seat, Bucket(REACTIONS_PER_SECOND, REACTION_BURST, now))
        return bucket.take(now)

    def tell_reaction(self, reaction: Reaction) -> None:
        """Show everybody a face."""
        frame = encode(reaction)
        for watcher in self.watchers:
            if watcher.joined != NOT_YET:
                watcher.send(frame)

    def tell_presence(self) -> None:
        """Tell everybody who is connected."""
        frame = encode(Presence(tuple(self.table.is_online(seat) for seat in range(len(self.table.seats)))))
        for watcher in self.watchers:
            if watcher.joined != NOT_YET:
                watcher.send(frame)
