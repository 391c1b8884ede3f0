"""Whether a sheet of Ganz schön clever can have been filled in like this."""

from itertools import pairwise

from foxdice.core.errors import InvalidText
from foxdice.games.clever.areas import YELLOW_START
from foxdice.games.clever.state import Sheet
from foxdice.games.family.validity import fills

FACES = range(1, 7)


def flaw(sheet: Sheet) -> InvalidText | None:
    """Return what is wrong with a sheet, or None."""
    if sheet.yellow & YELLOW_START != YELLOW_START:
        return InvalidText("state-value", name="yellow", text=str(sheet.yellow))
    return (
        fills("orange", sheet.orange, sheet.orange_dice, 3, FACES)
        or fills("purple", sheet.purple, sheet.purple_dice, 3, FACES)
        or _purple_rises(sheet)
    )


def _purple_rises(sheet: Sheet) -> InvalidText | None:
    """Every purple number is higher than the one before, except after a six."""
    numbers = [sheet.purple_dice >> 3 * place & 7 for place in range(sheet.purple)]
    rises = all(before == 6 or before < after for before, after in pairwise(numbers))
    return None if rises else InvalidText("state-written", name="purple")
