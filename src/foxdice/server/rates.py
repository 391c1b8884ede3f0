"""Limits on how often and how many."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Bucket:
    """Lets `burst` through at once and then so many a second."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Tell whether something of this cost may pass now; what costs more than a burst passes a full bucket."""
        level = self._level + (now - self._at) * self._rate
        if level > self._burst:
            level = self._burst
        self._at = now
        if level < cost and level < self._burst:
            self._level = level
            return False
        self._level = level - cost
        return True

    def is_full(self, now: float) -> bool:
        """Tell whether nothing has passed for long enough that the bucket may be forgotten."""
        return self._level + (now - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each client; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1024

    def take(self, client: str, cost: float = 1) -> bool:
        """Tell whether a client may do one more thing of this cost now."""
        now = self._clock()
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full(now)}
            self._sweep_at = max(1024, 2 * len(self._buckets))
        if client not in self._buckets:
            self._buckets[client] = Bucket(self._rate, self._burst, now)
        return self._buckets[client].take(now, cost)


class Counts:
    """How many things each client holds."""

    def __init__(self, max_each: int) -> None:
        self._max_each = max_each
        self._counts: Counter[str] = Counter()

    def enter(self, client: str) -> bool:
        """Tell whether a client may hold one more, and count it."""
        if self._counts[client] >= self._max_each:
            return False
        self._counts[client] += 1
        return True

    def leave(self, client: str) -> None:
        """Count one less."""
        self._counts[client] -= 1
        if self._counts[client] <= 0:
            del self._counts[client]


class AtOnce:
    """How much of what takes long is done at once: for everybody together, and for each client.

    Whoever asks for more than a share is refused while the others are still served.
    """

    def __init__(self, max_all: int, max_each: int) -> None:
        self._left = max_all
        self._each = Counts(max_each)

    @contextmanager
    def one(self, client: str) -> Iterator[bool]:
        """Tell whether a client may have one more done meanwhile."""
        may = self._left > 0 and self._each.enter(client)
        self._left -= may
        try:
            yield may
        finally:
            if may:
                self._left += 1
                self._each.leave(client)
