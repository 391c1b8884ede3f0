"""The events of a table, numbered without gaps; those of games long past leave memory, and their numbers stay taken."""

from collections.abc import Iterable, Iterator
from typing import Self, overload

from foxdice.table import events as ev


class EventLog:
    """Events by number. The first `forgotten` ones are in the store alone."""

    def __init__(self) -> None:
        self.forgotten = 0
        self._kept: list[ev.AnyEvent] = []

    def __len__(self) -> int:
        return self.forgotten + len(self._kept)

    def __iter__(self) -> Iterator[ev.AnyEvent]:
        """Yield those in memory."""
        return iter(self._kept)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventLog) and (self.forgotten, self._kept) == (other.forgotten, other._kept)

    __hash__ = None  # type: ignore[assignment]  # it grows

    @overload
    def __getitem__(self, at: int) -> ev.AnyEvent: ...

    @overload
    def __getitem__(self, at: slice) -> list[ev.AnyEvent]: ...

    def __getitem__(self, at: int | slice) -> ev.AnyEvent | list[ev.AnyEvent]:
        if isinstance(at, int):
            return self._kept[self._place(at)]
        start, stop, step = at.indices(len(self))
        return self._kept[max(0, start - self.forgotten) : max(0, stop - self.forgotten) : step]

    def __setitem__(self, at: int, event: ev.AnyEvent) -> None:
        self._kept[self._place(at)] = event

    def _place(self, at: int) -> int:
        place = at - self.forgotten if at >= 0 else len(self._kept) + at
        if place < 0:
            raise IndexError(at)
        return place

    def append(self, event: ev.AnyEvent) -> None:
        """Add an event."""
        self._kept.append(event)

    def __iadd__(self, events: Iterable[ev.AnyEvent]) -> Self:
        self._kept += events
        return self

    def forget(self, number: int) -> None:
        """Let the first so many events leave memory."""
        del self._kept[: max(0, number - self.forgotten)]
        self.forgotten = max(self.forgotten, number)
