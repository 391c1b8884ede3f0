"""Number jokers: a circled one lets a die count as another number, once."""

from typing import Final

from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.state import Sheet
from foxdice.games.cubed.targets import NUMBERS

NO_JOKER: Final = 0
PRINTED_JOKER: Final = 1
FREE_JOKER: Final = 2  # a joker with a question mark  # a joker with a question mark

_JOKERS = SHEET.actions[1]
FREE_JOKERS: Final = sum(1 << slot for slot, printed in enumerate(_JOKERS.printed) if printed == "?")
PRINTED_JOKERS: Final = tuple(  # the slots that print 0, 1, … 6
    sum(1 << slot for slot, printed in enumerate(_JOKERS.printed) if printed == str(number))
    for number in range(NUMBERS + 1)
)


def unused_jokers(sheet: Sheet) -> int:
    """Return the joker slots that are circled and not crossed (bits)."""
    return (1 << sheet.jokers) - 1 & ~sheet.jokers_used


def cross_joker(sheet: Sheet, joker: int, number: int) -> None:
    """Cross the slot of a joker that is used; of several equal ones the first."""
    if joker != NO_JOKER:
        slots = PRINTED_JOKERS[number] if joker == PRINTED_JOKER else FREE_JOKERS
        slots &= unused_jokers(sheet)
        sheet.jokers_used |= slots & -slots
