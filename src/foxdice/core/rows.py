"""Rows of small numbers, which scene functions write to a flat buffer, and numbers that mean the same in all games."""

from typing import Any, Final

NONE: Final = -1
WIDTH: Final = 4
ROOM: Final = 1024  # numbers in a buffer: no game ever writes more

# ------------------------------------------------------------------ what the game waits for
NODES: Final = ("decision", "throw", "over")
DECISION: Final = 0
THROW: Final = 1
OVER: Final = 2

# ------------------------------------------------------------------ what the pen leaves on a sheet
INKS: Final = (
    "cross", "number", "struck", "line", "step", "circle", "used", "now", "over", "unplayed",
    "points", "count", "row", "closed",
)  # fmt: skip
CROSS: Final = 0  # cell
NUMBER: Final = 1  # cell, number
STRUCK: Final = 2  # cell, number; the cell's bonus was given up and struck out
LINE: Final = 3  # line (counted through all areas): all of its cells are marked
STEP: Final = 4  # area, crosses: how far its scale is reached
CIRCLE: Final = 5  # slot (counted through all rows of actions) that was earned
USED: Final = 6  # slot that was used
NOW: Final = 7  # round, from 1
ROUND_OVER: Final = 8  # round, from 1
UNPLAYED: Final = 9  # round that so many do not play, from 1
POINTS: Final = 10  # area (one past the last: what counts apart; then: the total), points
COUNT: Final = 11  # 0, how many of what counts apart
ROW: Final = 12  # row (counted through all areas), points
CLOSED: Final = 13  # area that nobody may mark any more

# ------------------------------------------------------------------ what a move brings
BROUGHT: Final = ("points", "bonus", "left")
MORE_POINTS: Final = 0  # area (one past the last: what counts apart), points
BONUS: Final = 1  # bonus, how many
LEFT: Final = 2  # die, face: it is left to the others


def put(rows: Any, n: int, a: int, b: int, c: int, d: int) -> int:
    """Write row n; return the number of rows."""
    rows[4 * n] = a
    rows[4 * n + 1] = b
    rows[4 * n + 2] = c
    rows[4 * n + 3] = d
    return n + 1
