"""How long players may think. Time comes from outside, in milliseconds."""

from collections.abc import Iterable

from foxdice.table.messages import Clock


class Clocks:
    """The clocks of one game; without a setting they never run out."""

    def __init__(self, clock: Clock | None) -> None:
        self._clock = clock
        self._since: dict[int, int] = {}  # seats the game waits for
        self._used: dict[int, int] = {}
        self._hidden: dict[int, tuple[int, int]] = {}  # how both stood before a choice the others have not heard of

    def wait_for(self, seats: Iterable[int], now: int) -> None:
        """Run the clocks of these seats and stop all others."""
        waiting = set(seats)
        for seat in self._since.keys() - waiting:
            self._used[seat] = self._used.get(seat, 0) + now - self._since.pop(seat)
        for seat in waiting - self._since.keys():
            self._since[seat] = now

    def decided(self, seat: int, now: int) -> None:
        """Begin a new decision of a seat."""
        if seat in self._since:
            self._hidden.setdefault(seat, (self._since[seat], self._used.get(seat, 0)))
            self._used[seat] = self._used.get(seat, 0) + now - self._since[seat]
            self._since[seat] = now

    def reveal(self) -> None:
        """Hear that everybody knows of all choices."""
        self._hidden.clear()

    def runs_out(self, seat: int) -> int | None:
        """Return when the time of a seat is over, or None where no clock runs."""
        if self._clock is None or seat not in self._since:
            return None
        used = self._used.get(seat, 0) if self._clock.per == "game" else 0
        return self._since[seat] + self._clock.seconds * 1000 - used

    def left(self, seat: int, now: int) -> int | None:
        """Return how many milliseconds a seat has left, or None without clocks."""
        if self._clock is None:
            return None
        used = self._used.get(seat, 0) if self._clock.per == "game" else 0
        if seat in self._since:
            used += now - self._since[seat]
        return max(0, self._clock.seconds * 1000 - used)

    def left_to_others(self, seat: int, now: int) -> int | None:
        """Return what the others see: the clock of a choice that they have not heard of runs on."""
        if self._clock is None or seat not in self._hidden:
            return self.left(seat, now)
        since, before = self._hidden[seat]
        used = before if self._clock.per == "game" else 0
        return max(0, self._clock.seconds * 1000 - used - (now - since))
