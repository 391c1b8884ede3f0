"""Whether a sheet of Clever hoch Drei can have been filled in like this."""

from foxdice.core.errors import InvalidText
from foxdice.games.cubed.state import Sheet
from foxdice.games.family.validity import fills

FACES, SUMS = range(1, 7), range(2, 13)


def flaw(sheet: Sheet) -> InvalidText | None:
    """Return what is wrong with a sheet, or None."""
    if sheet.jokers_used.bit_count() > sheet.jokers:
        return InvalidText("state-used", name="jokers")
    if sheet.pink_multiplied >> sheet.pink:
        return InvalidText("state-written", name="pink")
    return (
        fills("left", sheet.left, sheet.left_numbers, 4, SUMS)
        or fills("right", sheet.right, sheet.right_numbers, 4, SUMS)
        or fills("pink", sheet.pink, sheet.pink_dice, 3, FACES)
    )
