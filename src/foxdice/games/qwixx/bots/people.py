"""How people misjudge Qwixx, the less the better they play: what they overlook, fear, grab, and do not look at.

Interpreted at a table, and in the brain of browsers. All is in percent of winning, or in ALONE so many points alone.
"""

from typing import Any, Final

from foxdice.core.bits import count_bits
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.rules import ALL_NUMBERS, PASS, PENALTY_COSTS
from foxdice.games.qwixx.sheet import ROW_BITS, ROWS

# Who judges: the places in the tables.
NOBODY: Final = 0
BEGINNER: Final = 1
CAUTIOUS: Final = 2
SKILLED: Final = 3

OVERLOOKS: Final = (0, 280, 195, 100)  # of a thousand crosses; on another's turn twice as many
FEARS: Final = (0, 125, 100, 60)  # tenths: how much worse a penalty seems than it is
LIKES: Final = (0, 27, 20, 9)  # tenths: how much a point that is there at once seems to be worth beside what it is
SHUNS: Final = (0, 0, 20, 15)  # tenths: how much worse each number seems that is left out, from the second on
WATCHES: Final = (1, 0, 0, 1)  # whether somebody thinks of what the others will cross

ALONE: Final = 0.8  # points, for a percent of winning
UNSEEN: Final = -1000.0  # what nobody chooses
THOUSAND: Final = 1000
BITS: Final = 0xFFFFFFFF
STEP: Final = 0x9E3779B1
TIMES: Final = 48271
PRIME: Final = 2147483647


def seems(before: Any, after: Any, player: int, who: int) -> float:
    """Return how much better the end of a turn seems to somebody than it is."""
    hurt = after.sheets[player].penalties - before.sheets[player].penalties
    gain = rules.total(after, player) - rules.total(before, player) + PENALTY_COSTS * hurt
    shunned = max(0, left_out(before.sheets[player].crosses, after.sheets[player].crosses) - 1)
    return float(LIKES[who] * gain - FEARS[who] * hurt - SHUNS[who] * shunned) / 10.0


def left_out(before: int, after: int) -> int:
    """Return how many numbers new crosses leave out."""
    numbers = 0
    for row in range(ROWS):
        old = before >> ROW_BITS * row & ALL_NUMBERS
        new = after >> ROW_BITS * row & ALL_NUMBERS
        numbers += reached(new) - reached(old) - count_bits(new) + count_bits(old)
    return numbers


def reached(row: int) -> int:
    """Return how far the crosses of a row have come."""
    place = 0
    while row >> place:
        place += 1
    return place


def overlooks(drawn: int, move: int, waiting: int, who: int) -> bool:
    """Tell whether somebody overlooks a cross: always the same ones in the same position, from which `drawn` comes.

    Whoever waits for another's turn to end looks less.
    """
    if move >= PASS:
        return False
    mixed = ((drawn ^ (move + 1) * STEP & BITS) * TIMES % PRIME) % THOUSAND
    return bool(mixed < OVERLOOKS[who] * (1 + waiting))
