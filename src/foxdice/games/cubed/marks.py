"""What is marked on a sheet of Clever hoch Drei, cell by cell."""

from foxdice.core.sheet import Area, Mark, Marks
from foxdice.games.cubed.pink import pink_number
from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.state import Sheet
from foxdice.games.cubed.turquoise import TURQUOISE_ROWS
from foxdice.games.cubed.yellow import YELLOW_ROWS


def marks(sheet: Sheet) -> Marks:
    """Return the marks."""
    yellow, turquoise, blue, brown, pink = SHEET.areas
    return {
        **_grid(yellow, sheet.yellow, YELLOW_ROWS),
        **_grid(turquoise, sheet.turquoise, TURQUOISE_ROWS),
        **_side(blue, 0, sheet.left, sheet.left_numbers),
        **_side(blue, 1, sheet.right, sheet.right_numbers),
        **{cell.id: Mark() for place, cell in enumerate(brown.cells) if sheet.brown >> place & 1},
        **{
            cell.id: Mark(pink_number(sheet, place), struck=bool(sheet.pink_multiplied >> place & 1))
            for place, cell in enumerate(pink.cells[: sheet.pink])
        },
    }


def _grid(area: Area, crosses: int, rows: int) -> Marks:
    return {
        cell.id: Mark()
        for row, cells in enumerate(area.rows)
        for column, cell in enumerate(cells)
        if crosses >> rows * column + row & 1
    }


def _side(blue: Area, side: int, filled: int, numbers: int) -> Marks:
    cells = blue.rows[side][:filled]
    return {cell.id: Mark(numbers >> 4 * place & 15) for place, cell in enumerate(cells)}
