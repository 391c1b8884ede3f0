"""Chance in the browser: `draw` reads numbers from a buffer, and says there which ones it needs.

It stands for `foxdice.core.chance`, and the buffer for its `random`: how many numbers were asked for, then the limit of
each and the number itself. Whoever calls finds the limit of the first number that is missing, puts one there and calls
again, until none is missing. So the rules call nothing outside, and the page decides where the numbers come from.
"""

from typing import Any


def below(random: Any, limit: int) -> int:
    """Take the next number; where it is missing, zero stands in for it."""
    asked = random[0] + 1
    random[0] = asked
    random[2 * asked - 1] = limit
    return int(random[2 * asked])
