"""Everybody's chance of winning as plain loops, for a browser: the same as `race`."""

from typing import Any, Final

from foxdice.judge.layout import CHANCES, EXPECTED, SPREADS

EDGES: Final = 65  # so many
OUTPUTS: Final = 2  # of the layer, after the parts: the correction in points, and the logarithm of the spread
NARROWEST: Final = -1.0  # logarithm of a spread
WIDEST: Final = 5.5
HALVED: Final = 4  # times, so that a short series tells a power of e
TERMS: Final = 7


def power(z: float) -> float:
    """Return e to the power of `z`; a browser's code has no library that knows it."""
    z = min(max(z, NARROWEST), WIDEST)
    small = z / (1 << HALVED)
    found = 1.0
    for term in range(TERMS, 0, -1):
        found = 1.0 + small * found / term
    for _ in range(HALVED):
        found *= found
    return found


def below(edges: Any, at: float) -> float:
    """Return how likely a result is to lie below a place."""
    if at <= edges[0]:
        return 0.0
    if at >= edges[EDGES - 1]:
        return 1.0
    low = 0
    high = EDGES - 1
    while high - low > 1:
        middle = (low + high) // 2
        if edges[middle] <= at:
            low = middle
        else:
            high = middle
    inside = (at - edges[low]) / (edges[high] - edges[low])
    return float((low + inside) / (EDGES - 1))


def chances(floats: Any, edges: Any, seats: int) -> None:
    """Write how likely everybody is to win, by what they are expected to come to and how far that spreads."""
    whole = 0.0
    for seat in range(seats):
        wins = 0.0
        for place in range(EDGES - 1):
            middle = (edges[place] + edges[place + 1]) / 2
            mine = floats[EXPECTED + seat] + floats[SPREADS + seat] * middle
            beats = 1.0
            for other in range(seats):
                if other != seat:
                    beats *= below(edges, (mine - floats[EXPECTED + other]) / floats[SPREADS + other])
            wins += beats
        floats[CHANCES + seat] = wins
        whole += wins
    for seat in range(seats):
        floats[CHANCES + seat] /= whole
