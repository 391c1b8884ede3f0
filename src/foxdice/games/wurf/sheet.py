"""What lies in the box of Der große Wurf: there is no paper, so the sheet has no areas."""

from typing import Final

from foxdice.core.sheet import Sheet

DICE: Final = 31
FACES: Final = (2, 3, 4, 5, 6)  # the sixth face is an X in place of the 1
DICE_EACH: Final = (0, 0, 9, 8, 7, 6)  # by number of players; one more die starts in the arena

SHEET: Final = Sheet("wurf", ())
