"""What the turns of a Clever game ask of its areas. Each game has a module that stands for this one."""

from typing import Final

from foxdice.games.family.state import FamilySheet, FamilyState

# May the active player let a roll go to waste although a die could be used?
MAY_REFUSE_A_ROLL: Final[bool] = False


def start_sheet(sheet: FamilySheet) -> None:
    """Put on an empty sheet what is crossed from the start."""
    raise NotImplementedError


def round_bonus(sheet: FamilySheet, round_number: int) -> None:
    """Give what the round track prints for this round."""
    raise NotImplementedError


def die_moves(s: FamilyState, player: int, dice: int, moves: list[int], n: int) -> int:
    """Append every way to use one of `dice` (bits) to moves[n:]; return the new length."""
    raise NotImplementedError


def can_use(s: FamilyState, player: int, dice: int) -> bool:
    """Tell whether one of `dice` (bits) can be marked in any way that is open to the player."""
    raise NotImplementedError


def fits_as_it_lies(s: FamilyState, player: int, dice: int) -> bool:
    """Tell whether one of `dice` (bits) can be marked with the number it shows."""
    raise NotImplementedError


def die_of(move: int) -> int:
    """Return the die that a move uses."""
    raise NotImplementedError


def use_die(s: FamilyState, player: int, move: int) -> None:
    """Mark the sheet with the die as the move says, and gain what that gives."""
    raise NotImplementedError


def bonus_moves(s: FamilyState, player: int, moves: list[int]) -> int:
    """Write every way to use one of the pending bonuses to moves; return their number."""
    raise NotImplementedError


def bonus_of(move: int) -> int:
    """Return the bonus that a move uses."""
    raise NotImplementedError


def use_bonus(s: FamilyState, player: int, move: int) -> None:
    """Mark the sheet with a pending bonus as the move says, and gain what that gives."""
    raise NotImplementedError


def drop_lost_bonuses(sheet: FamilySheet) -> None:
    """Drop pending bonuses that have no target any more."""
    raise NotImplementedError


def area_points(sheet: FamilySheet, area: int) -> int:
    """Return the points of an area, 0 to 4."""
    raise NotImplementedError
