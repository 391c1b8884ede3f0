"""Yellow: three rows of the numbers 1 to 6, kept by column so that the free rows of a number lie side by side."""

from typing import Final

from foxdice.core.bits import count_bits
from foxdice.games.cubed.bonuses import NAMES, gain
from foxdice.games.cubed.sheet import SHEET, bits_by_column
from foxdice.games.cubed.state import Sheet, State
from foxdice.games.cubed.targets import NUMBERS
from foxdice.games.family.dice import SLOTS
from foxdice.games.family.state import EXTRA, PICK

_YELLOW = SHEET.areas[0]
_BIT: Final = bits_by_column(_YELLOW)
_PAIRS: Final = {line.cells[0]: NAMES[line.bonus] for line in _YELLOW.lines}

YELLOW_ROWS: Final = len(_YELLOW.rows)
ALL_ROWS: Final = (1 << YELLOW_ROWS) - 1
GREY: Final = 0  # in place of rows: the grey cell of the number  # in place of rows: the grey cell of the number
GREY_ROWS: Final = (
    0,
    *(sum(1 << row for row in range(YELLOW_ROWS) if _YELLOW.rows[row][number].shaded) for number in range(NUMBERS)),
)
YELLOW_BETWEEN: Final = tuple(_PAIRS[cell.id] for row in _YELLOW.rows[:-1] for cell in row)
YELLOW_ROW_CELLS: Final = tuple(sum(1 << _BIT[cell.id] for cell in row) for row in _YELLOW.rows)
YELLOW_ALL: Final = (1 << len(_YELLOW.cells)) - 1
YELLOW_POINTS: Final = _YELLOW.points


def fitting_yellow(sheet: Sheet, number: int, rows: int) -> int:
    """Return which of these rows (bits) have the number free."""
    return ~sheet.yellow >> YELLOW_ROWS * (number - 1) & rows


def yellow_rows(s: State, sheet: Sheet, die: int) -> int:
    """Return the yellow rows a die can go to (bits), or GREY.

    In a roll of one's own the row of the roll, with +1 the row of the slot; from the tray and as a passive player
    the grey cells.
    """
    if sheet.step == PICK:
        return 1 << s.roll
    if sheet.step == EXTRA:
        for slot in range(SLOTS):
            if s.slots >> 3 * slot & 7 == die + 1:
                return 1 << slot
    return GREY


def cross_yellow(sheet: Sheet, row: int, number: int) -> None:
    """Cross a yellow cell; two crosses above each other give the bonus between them."""
    column = number - 1
    sheet.yellow |= 1 << YELLOW_ROWS * column + row
    crossed = sheet.yellow >> YELLOW_ROWS * column
    if row > 0 and crossed >> row - 1 & 1:
        gain(sheet, YELLOW_BETWEEN[(row - 1) * NUMBERS + column])
    if row < YELLOW_ROWS - 1 and crossed >> row + 1 & 1:
        gain(sheet, YELLOW_BETWEEN[row * NUMBERS + column])


def yellow_points(sheet: Sheet) -> int:
    """Return the points of the yellow rows."""
    points = 0
    for row in range(YELLOW_ROWS):
        points += YELLOW_POINTS[count_bits(sheet.yellow & YELLOW_ROW_CELLS[row])]
    return points
