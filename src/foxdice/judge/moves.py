"""The moves of a player compared: what each leads to, misjudged a little, and what it leaves to the others."""

from typing import Any, Final

from foxdice.core import parts, rules
from foxdice.judge import chains, position
from foxdice.judge import rows as features
from foxdice.judge.layout import (
    BEST,
    FOUND,
    FRONT,
    LINK_KIND,
    MOVES,
    SEEN,
    SETTLED,
    TRIED,
    TRY,
    VALUES,
    WIDTH,
    WORTH,
)

HALF: Final = 2147483648.0  # of what a CRC-32 can be


def try_all(states: Any, longs: Any, rows: Any, floats: Any, player: int, slip: float, seed: int) -> int:
    """Put what the moves lead to at the front, and by how much each is misjudged beside it; return how many there are.

    A position is always misjudged in the same way, so that the same view gives the same move.
    """
    n = rules.legal(states[SEEN], player, longs)
    for place in range(n):
        longs[TRIED + place] = longs[MOVES + place]
    for place in range(n):
        at = FRONT + place * WIDTH
        parts.copy_part(states, SEEN, states, at)
        rules.apply(states[at], player, longs[TRIED + place])
        floats[WORTH + place] = 0.0
        if slip > 0:
            features.clear(rows, 0, position.SIZE)
            position.write(states[at], player, rows, 0)
            floats[WORTH + place] = (features.crc(rows, 0, position.SIZE, seed) / HALF - 1.0) * slip
    return int(n)


def add_lines(floats: Any, n: int) -> None:
    """Add what was found at the end of the chains."""
    for place in range(n):
        floats[WORTH + place] += floats[BEST + place]


def put_left(states: Any, longs: Any, rows: Any, player: int, place: int) -> int:
    """Write what the others see of what a move leaves to them; return how many they are, 0 where it concerns nobody."""
    longs[FOUND] = 0
    if not position.concerns_others(states[SEEN], player):
        return 0
    parts.copy_part(states, SEEN, states, TRY)
    rules.apply(states[TRY], player, longs[TRIED + place])
    parts.copy_part(states[SEEN].sheets, player, states[TRY].sheets, player)
    n = 0
    for other in range(states[SEEN].players):
        if other != player:
            longs[LINK_KIND + n] = SETTLED
            chains.put_row(states[TRY], longs, rows, other, n)
            n += 1
    longs[FOUND] = n
    return n


def add_envy(longs: Any, floats: Any, place: int, envy: float) -> None:
    """Take off what the others expect on average, as far as it counts."""
    theirs = 0.0
    for other in range(longs[FOUND]):
        theirs += floats[VALUES + other]
    floats[WORTH + place] -= envy * theirs / longs[FOUND]


def add_glance(states: Any, floats: Any, player: int, n: int, impatience: float) -> None:
    """Add what moves lead to at once, where points that are on the sheet count so much more than those to come."""
    for place in range(n):
        held = rules.total(states[FRONT + place * WIDTH], player)
        floats[WORTH + place] += floats[VALUES + place] + impatience * held
