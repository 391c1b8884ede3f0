"""Turquoise: rows of the numbers 1 to 6, kept by column; a number crossed may let the player go on in its column."""

from typing import Final

from foxdice.core.bits import count_bits
from foxdice.games.cubed.bonuses import NAMES, gain
from foxdice.games.cubed.sheet import SHEET, bits_by_column
from foxdice.games.cubed.state import Sheet
from foxdice.games.cubed.targets import TURQUOISE_ROW_1

_TURQUOISE = SHEET.areas[1]
_BIT: Final = bits_by_column(_TURQUOISE)

TURQUOISE_ROWS: Final = len(_TURQUOISE.rows)
TURQUOISE_LINES: Final = tuple(sum(1 << _BIT[cell] for cell in line.cells) for line in _TURQUOISE.lines)
TURQUOISE_LINE_BONUS: Final = tuple(NAMES[line.bonus] for line in _TURQUOISE.lines)
TURQUOISE_ROW_CELLS: Final = tuple(sum(1 << _BIT[cell.id] for cell in row) for row in _TURQUOISE.rows)
TURQUOISE_COLUMN: Final = (1 << TURQUOISE_ROWS) - 1
TURQUOISE_ALL: Final = (1 << len(_TURQUOISE.cells)) - 1
TURQUOISE_POINTS: Final = _TURQUOISE.points


def fitting_turquoise(sheet: Sheet, number: int) -> int:
    """Return the targets where a number is free (bits)."""
    return (~sheet.turquoise >> TURQUOISE_ROWS * (number - 1) & TURQUOISE_COLUMN) << TURQUOISE_ROW_1


def cross_turquoise(sheet: Sheet, row: int, number: int) -> None:
    """Cross a turquoise cell; when all coloured cells of a row or column are crossed, they give its bonus."""
    cell = TURQUOISE_ROWS * (number - 1) + row
    sheet.turquoise |= 1 << cell
    for line in range(len(TURQUOISE_LINES)):
        cells = TURQUOISE_LINES[line]
        if cells >> cell & 1 and sheet.turquoise & cells == cells:
            gain(sheet, TURQUOISE_LINE_BONUS[line])


def turquoise_points(sheet: Sheet) -> int:
    """Return the points of the turquoise rows."""
    points = 0
    for row in range(TURQUOISE_ROWS):
        points += TURQUOISE_POINTS[count_bits(sheet.turquoise & TURQUOISE_ROW_CELLS[row])]
    return points
