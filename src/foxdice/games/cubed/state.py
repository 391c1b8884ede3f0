"""The state of Clever hoch Drei."""

from dataclasses import dataclass, field

from foxdice.games.family.state import FamilySheet, FamilyState


@dataclass(slots=True, eq=False)
class Sheet(FamilySheet):
    """What a player has marked."""

    jokers: int = 0  # circled
    jokers_used: int = 0  # crossed slots (bits)
    yellow: int = 0  # crossed cells: bit (number - 1) * 3 + row
    turquoise: int = 0  # crossed cells: bit (number - 1) * 5 + row
    turquoise_column: int = 0  # while further crosses may follow: the number of their column
    left: int = 0  # how many blue cells are filled on the left
    left_numbers: int = 0  # the numbers written there, outwards: four bits a cell
    right: int = 0  # how many blue cells are filled on the right
    right_numbers: int = 0
    brown: int = 0  # crossed cells (bits)
    pink: int = 0  # how many cells are filled
    pink_dice: int = 0  # the dice written there, before halving or multiplying: three bits a cell
    pink_multiplied: int = 0  # cells that were multiplied, their bonus struck out (bits)


@dataclass(slots=True, eq=False)
class State(FamilyState):
    """The table and the sheets."""

    sheets: list[Sheet] = field(default_factory=list)
    shown: list[Sheet] = field(default_factory=list)
