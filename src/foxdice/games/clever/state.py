"""The state of Ganz schön clever."""

from dataclasses import dataclass, field

from foxdice.games.family.state import FamilySheet, FamilyState


@dataclass(slots=True, eq=False)
class Sheet(FamilySheet):
    """What a player has marked."""

    yellow: int = 0  # crossed cells: bit row * 4 + column
    blue: int = 0  # crossed cells: bit sum - 2
    green: int = 0  # how many cells are crossed
    orange: int = 0  # how many cells are filled
    orange_dice: int = 0  # the dice written there, before multiplying: three bits a cell
    purple: int = 0  # how many cells are filled
    purple_dice: int = 0  # the numbers written there: three bits a cell


@dataclass(slots=True, eq=False)
class State(FamilyState):
    """The table and the sheets."""

    sheets: list[Sheet] = field(default_factory=list)
    shown: list[Sheet] = field(default_factory=list)
