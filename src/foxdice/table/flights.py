"""The throws into the physical arena of a table, as far as they are shown again."""

import msgspec

from foxdice.table import events as ev
from foxdice.table.event_log import EventLog


class Flights:
    """Keeps where dice came to rest and the way they went for the latest throw only: by far the most of all events."""

    def __init__(self, events: EventLog) -> None:
        self._events = events
        self._latest: tuple[int, int] | None = None  # the throw's number in its game, from 1, and its place in events
        self.arenas: list[str] = []  # in which the throws of this game were made

    def begin(self) -> None:
        """Begin a game."""
        self._forget()
        self.arenas = []

    def note(self, number: int, thrown: ev.Thrown) -> None:
        """Take note of a throw into the arena that just became the last event."""
        self._forget()
        self._latest = number, len(self._events) - 1
        if thrown.arena not in self.arenas:
            self.arenas.append(thrown.arena)

    def take_back(self, throws: int) -> None:
        """Forget the latest throw unless it is among so many that stand."""
        if self._latest and self._latest[0] > throws:
            self._forget()

    @property
    def latest(self) -> tuple[int, ev.Thrown] | None:
        """Return the latest throw with its number, unless it was taken back."""
        if self._latest is None:
            return None
        number, place = self._latest
        thrown = self._events[place]
        assert isinstance(thrown, ev.Thrown)
        return number, thrown

    def _forget(self) -> None:
        if self._latest:
            place = self._latest[1]
            self._events[place] = without_flight(self._events[place])
            self._latest = None


def without_flight(event: ev.AnyEvent) -> ev.AnyEvent:
    """Return an event as it is told later on: without the way that dice went."""
    if isinstance(event, ev.Thrown) and event.flight:
        return msgspec.structs.replace(event, rest="", flight="", arena="")
    return event
