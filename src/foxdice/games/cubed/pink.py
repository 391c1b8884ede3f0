"""Pink: one row, in which a number is written halved with the bonus, or multiplied without."""

from typing import Final

from foxdice.games.cubed.bonuses import NAMES, gain
from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.state import Sheet
from foxdice.games.cubed.targets import PINK_HALF, PINK_TIMES

_PINK = SHEET.areas[4]

PINK_END: Final = len(_PINK.cells)
PINK_FACTORS: Final = tuple(cell.times for cell in _PINK.cells)
PINK_BONUS: Final = tuple(NAMES[cell.bonus] for cell in _PINK.cells)


def fitting_pink(sheet: Sheet) -> int:
    """Return the ways to write in the next cell, if there is one left (bits)."""
    if sheet.pink == PINK_END:
        return 0
    if PINK_FACTORS[sheet.pink]:
        return 1 << PINK_HALF | 1 << PINK_TIMES
    return 1 << PINK_HALF


def write_pink(sheet: Sheet, number: int, multiplied: bool) -> None:
    """Write in the next pink cell: multiplied and without its bonus, or halved and with it."""
    cell = sheet.pink
    sheet.pink_dice |= number << 3 * cell
    sheet.pink += 1
    if multiplied:
        sheet.pink_multiplied |= 1 << cell
    else:
        gain(sheet, PINK_BONUS[cell])


def pink_points(sheet: Sheet) -> int:
    """Return the sum of the numbers written in pink."""
    points = 0
    for cell in range(sheet.pink):
        points += pink_number(sheet, cell)
    return points


def pink_number(sheet: Sheet, cell: int) -> int:
    """Return the number written in a filled pink cell."""
    number = sheet.pink_dice >> 3 * cell & 7
    if sheet.pink_multiplied >> cell & 1:
        return number * PINK_FACTORS[cell]
    return (number + 1) // 2
