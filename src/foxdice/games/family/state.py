"""The state of a Clever game: the table, and one sheet for each player."""

from dataclasses import dataclass, field
from typing import Any

from foxdice.core.flat import Flat

# ------------------------------------------------- what a player has to do (`Sheet.step`)
IDLE = 0
PICK = 1  # active: choose one of the dice just thrown
PASSIVE_PICK = 2  # passive: choose a die on the tray, or decline
EXTRA = 3  # at the end of one's turn: take more dice with +1, or stop

# ------------------------------------- what comes once nobody has anything left to choose (`State.coming`)
ROLL = 0  # the active player throws
ACTIVE_EXTRA = 1
PASSIVE = 2
SOLO_ROLL = 3  # playing alone: all dice are thrown for the passive turn
NEXT_TURN = 4
OVER = 5


@dataclass(slots=True, eq=False)
class FamilySheet(Flat):
    """What every Clever sheet has beside its areas."""

    step: int = 0
    pending: int = 0  # bonuses to be used at once: how many of each kind, three bits a kind
    extra_taken: int = 0  # dice taken with +1 this turn (bits)
    rerolls: int = 0  # circled
    rerolls_used: int = 0  # crossed
    extras: int = 0
    extras_used: int = 0
    foxes: int = 0


@dataclass(slots=True, eq=False)
class FamilyState(Flat):
    """The table. Subclasses say what a sheet is."""

    players: int = 0
    round_number: int = 0  # from 1
    active: int = 0
    coming: int = 0
    deciding: int = 0  # players who still have to choose (bits)
    hidden: int = 0  # several choose at once: what they do is hidden until all have done
    roll: int = 0  # throws of this turn that are used up, 0..3
    faces: int = 0  # three bits a die, white lowest
    rolled: int = 0  # dice thrown, or to be thrown, that are neither picked nor put away (bits)
    tray: int = 0  # dice on the tray (bits)
    slots: int = 0  # dice on slots I, II, III: three bits each, 1 + number of the die, 0 empty
    sheets: list[Any] = field(default_factory=list)
    shown: list[Any] = field(default_factory=list)  # while hidden: the sheets as everybody last saw them

    def key(self) -> tuple[Any, ...]:
        """Leave out `shown` when nothing is hidden: then it is only what some earlier window left behind."""
        *table, sheets, shown = self._values(self)
        hidden = tuple(sheet.key() for sheet in shown) if self.hidden else ()
        return (*table, tuple(sheet.key() for sheet in sheets), hidden)
