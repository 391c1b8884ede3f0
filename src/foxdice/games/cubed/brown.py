"""Brown: each number twice in one row, crossed to the right only."""

from typing import Final

from foxdice.core.bits import count_bits
from foxdice.games.cubed.bonuses import NAMES, gain
from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.state import Sheet
from foxdice.games.cubed.targets import BROWN_FARTHER, BROWN_NEARER, NUMBERS

_BROWN = SHEET.areas[3]
_PAIRS: Final = {line.cells[0]: NAMES[line.bonus] for line in _BROWN.lines}

BROWN_CELLS: Final = tuple(  # the nearer cell of numbers 0, 1, … 6, then the farther ones
    [place for place, cell in enumerate(_BROWN.cells) if cell.number == number][which] if number else 0
    for which in (0, 1)
    for number in range(NUMBERS + 1)
)
FARTHER: Final = NUMBERS + 1
BROWN_LAST: Final = 1 << len(_BROWN.cells) - 1
BROWN_BETWEEN: Final = tuple(_PAIRS.get(cell.id, NAMES[None]) for cell in _BROWN.cells)  # with the cell to the right
BROWN_POINTS: Final = _BROWN.points


def fitting_brown(sheet: Sheet, number: int) -> int:
    """Return whether the nearer and the farther cell of a number are still to the right of all crosses (bits)."""
    crossed = sheet.brown
    if 1 << BROWN_CELLS[number] > crossed:
        return 1 << BROWN_NEARER | 1 << BROWN_FARTHER
    if 1 << BROWN_CELLS[FARTHER + number] > crossed:
        return 1 << BROWN_FARTHER
    return 0


def cross_brown(sheet: Sheet, cell: int) -> None:
    """Cross a brown cell; with a cross to the left of it, gain the bonus between them."""
    if cell and sheet.brown >> cell - 1 & 1:
        gain(sheet, BROWN_BETWEEN[cell - 1])
    sheet.brown |= 1 << cell


def brown_points(sheet: Sheet) -> int:
    """Return the points of the brown crosses."""
    return BROWN_POINTS[count_bits(sheet.brown)]
