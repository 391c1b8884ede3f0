"""What is marked on a sheet of Ganz schön clever, cell by cell."""

from foxdice.core.sheet import Cell, Mark, Marks
from foxdice.games.clever.sheet import SHEET
from foxdice.games.clever.state import Sheet


def marks(sheet: Sheet) -> Marks:
    """Return the marks, the cells that are crossed from the start included."""
    yellow, blue, green, orange, purple = SHEET.areas
    return {
        **{cell.id: Mark() for place, cell in enumerate(yellow.cells) if sheet.yellow >> place & 1},
        **{cell.id: Mark() for place, cell in enumerate(blue.cells) if sheet.blue >> place & 1},
        **{cell.id: Mark() for cell in green.cells[: sheet.green]},
        **_numbers(orange.cells[: sheet.orange], sheet.orange_dice),
        **_numbers(purple.cells[: sheet.purple], sheet.purple_dice),
    }


def _numbers(cells: tuple[Cell, ...], dice: int) -> Marks:
    return {cell.id: Mark((dice >> 3 * place & 7) * cell.times) for place, cell in enumerate(cells)}
