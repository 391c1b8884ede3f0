"""How a table stands: all that follows from its facts, and from nothing else."""

from collections.abc import Callable
from typing import Any, Literal

from foxdice.core import AnyGame
from foxdice.core.record import Event as Play
from foxdice.dice.fair import Secret
from foxdice.table import events as ev
from foxdice.table.clocks import Clocks
from foxdice.table.event_log import EventLog
from foxdice.table.flights import Flights
from foxdice.table.history import History
from foxdice.table.mixing import Mixing
from foxdice.table.seats import Seat, same
from foxdice.table.throws import Arena, Throws, arena_of


class TableState:
    """A table and the game at it. Decisions read it, `foxdice.table.fold` alone changes it.

    Seats and players have the same numbers.
    """

    def __init__(self, id: str, new_secret: Callable[[], Secret] = Secret.new) -> None:
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
        self.drawn: Secret | None = None  # for a game that is not opened yet
        self.host = ""  # a hashed token
        self.removed: set[str] = set()  # hashed tokens
        self.mixing: Mixing
        self.throws: Throws
        self.history: History
        self.flights = Flights(self.events)
        self.clocks = Clocks(None)
        self.end: ev.Ended | None = None  # of this game, once it has ended
        self.first_event = 0  # of this game
        self.prologue: list[ev.AnyEvent] = []  # to this game, for newcomers; none to the first one
        self._new_secret = new_secret

    def commit(self) -> str:
        """Draw the secret of the next game, which begins with the fact that carries it; return its commitment."""
        self.drawn = self._new_secret()
        return self.drawn.commitment

    # ------------------------------------------------------------------ what can be asked

    @property
    def version(self) -> int:
        """Return how many events there are."""
        return len(self.events)

    @property
    def state(self) -> Any:
        """Return the state of the game that is being played, with everything in it: `view` it before showing it."""
        return self.history.state

    @property
    def plays(self) -> list[Play]:
        """Return the throws and choices of this game that everybody may hear of."""
        return self.history.shown

    @property
    def game_name(self) -> str:
        """Return what the dice of this game call it."""
        return self.settings.dice_name or f"{self.id}/{self.number}"

    @property
    def is_mixing(self) -> bool:
        """Tell whether a game has begun, but its dice wait for the bits of some players."""
        return self.phase == "playing" and not self.mixing.is_over

    @property
    def arena(self) -> Arena | None:
        """Return how it looks in the arena, where the game has begun and is played in one."""
        return arena_of(self.history) if self.settings.dice == "physical" and self.phase != "lobby" else None

    @property
    def flight(self) -> tuple[int, ev.Thrown] | None:
        """Return the latest throw into the arena and its number in this game, from 1, unless it was taken back."""
        return self.flights.latest

    def is_host(self, who: str) -> bool:
        """Tell whether a hashed token opened the table."""
        return same(self.host, who)

    def is_removed(self, who: str) -> bool:
        """Tell whether the host removed a hashed token from the table."""
        return who in self.removed

    def seats_of(self, who: str) -> tuple[int, ...]:
        """Return the seats of a hashed token."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.belongs_to(who))

    def held_by(self, who: str) -> list[ev.Chosen]:
        """Return choices of a hashed token's seats that nobody else has heard of yet."""
        if self.phase != "playing" or not self.history.held:
            return []
        yours = self.seats_of(who)
        return [chosen for chosen in self.history.held if chosen.seat in yours]

    def since(self, version: int) -> list[ev.AnyEvent]:
        """Return the events a client that has seen `version` of them has missed, as everybody may see them.

        Those that were `forgotten` (`EventLog`) are not among them.
        """
        return ev.public(self.events[max(0, version) :])

    def told_from(self, version: int) -> list[ev.AnyEvent]:
        """Return what somebody is told who has heard `version` events, and comes now.

        Newcomers hear this game and its prologue, and so does whoever was away for more than a game: it begins with
        `Opened`, and what was heard before does not count.
        """
        if self.prologue and (version == 0 or version < self.events.forgotten):
            return [*self.prologue, *ev.public(self.events[self.first_event + 1 :])]
        return self.since(version)

    def time_left(self, seat: int, now: int, *, to_others: bool = False) -> int | None:
        """Return how many milliseconds a seat has left, or None without clocks.

        To others the clock of a seat that has chosen runs on until they may hear of it.
        """
        return self.clocks.left_to_others(seat, now) if to_others else self.clocks.left(seat, now)
