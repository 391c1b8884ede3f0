"""Time that does not jump: the wall clock is read once, and from then on the time since then is counted."""

import time
from collections.abc import Callable


def steady_clock() -> Callable[[], int]:
    """Return what tells the time in milliseconds, whatever happens to the wall clock meanwhile."""
    offset = time.time_ns() - time.monotonic_ns()
    return lambda: (time.monotonic_ns() + offset) // 1_000_000
