"""What a value of Qwixx alone consists of: the points that rows usually come to, the penalties, and the rest.

What penalties and closed rows bring is known. Of an open row it is told what rows like it came to (`shares_table`),
whatever the others are like: so a move changes what is told of its own row, and the rest is what it means for all.
"""

from typing import Any, Final

from foxdice.games.qwixx import rules
from foxdice.games.qwixx.bots import features
from foxdice.games.qwixx.bots.shares_table import ROWS_COME_TO
from foxdice.games.qwixx.rules import ALL_NUMBERS
from foxdice.games.qwixx.sheet import NUMBERS_IN_A_ROW, ROW_BITS, ROWS
from foxdice.games.qwixx.state import OVER

SHARES: Final = ROWS + 1  # one past the rows: minus the penalties
PLACES: Final = NUMBERS_IN_A_ROW + 1
HUNDREDTHS: Final = 100


def share_out(s: Any, player: int, value: float, out: Any, at: int) -> None:
    """Write the points by area to out[at : at + SHARES], and after them the rest of a value."""
    rest = value
    for area in range(SHARES):
        out[at + area] = share(s, player, area)
        rest -= out[at + area]
    out[at + SHARES] = rest


def share(s: Any, player: int, area: int) -> float:
    """Return the points that an area is to end with."""
    if area == ROWS or s.phase == OVER or s.closed >> area & 1:
        return 1.0 * rules.points(s, player, area)
    crossed = s.sheets[player].crosses >> ROW_BITS * area & ALL_NUMBERS
    return ROWS_COME_TO[features.REACHED[crossed] * PLACES + features.CROSSED[crossed]] / HUNDREDTHS
