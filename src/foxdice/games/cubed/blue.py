"""Blue: two sides that grow from the printed 7, one down, one up; white and blue count together."""

from typing import Final

from foxdice.games.cubed.bonuses import NAMES, gain
from foxdice.games.cubed.sheet import BLUE_EXTREME_POINTS, BLUE_HIGH, BLUE_LOW, BLUE_MIDDLE, SHEET
from foxdice.games.cubed.state import Sheet, State
from foxdice.games.cubed.targets import BLUE, BLUE_LEFT, BLUE_RIGHT, WHITE

_BLUE = SHEET.areas[2]

SIDE_END: Final = len(_BLUE.rows[0])
LEFT_BONUS: Final = tuple(NAMES[cell.bonus] for cell in _BLUE.rows[0])
RIGHT_BONUS: Final = tuple(NAMES[cell.bonus] for cell in _BLUE.rows[1])
BLUE_POINTS: Final = _BLUE.points


def fitting_blue(sheet: Sheet, number: int) -> int:
    """Return the sides of blue where a number can be written next (bits): one step on, or a 7 after anything else."""
    targets = 0
    if sheet.left < SIDE_END:
        last = outermost(sheet.left, sheet.left_numbers)
        if number == last - 1 or (number == BLUE_MIDDLE and last != BLUE_MIDDLE):
            targets = 1 << BLUE_LEFT
    if sheet.right < SIDE_END:
        last = outermost(sheet.right, sheet.right_numbers)
        if number == last + 1 or (number == BLUE_MIDDLE and last != BLUE_MIDDLE):
            targets |= 1 << BLUE_RIGHT
    return targets


def outermost(filled: int, numbers: int) -> int:
    """Return the outermost number on a side of blue."""
    return numbers >> 4 * (filled - 1) & 15 if filled else BLUE_MIDDLE


def blue_sum(s: State, die: int, number: int) -> int:
    """Return white and blue together, wherever they lie; `die` is the one that was picked and counts as `number`."""
    return number + (s.faces >> 3 * BLUE & 7 if die == WHITE else s.faces & 7)


def write_left(sheet: Sheet, number: int) -> None:
    """Write a number in the next cell on the left, and gain its bonus."""
    sheet.left_numbers |= number << 4 * sheet.left
    sheet.left += 1
    gain(sheet, LEFT_BONUS[sheet.left - 1])


def write_right(sheet: Sheet, number: int) -> None:
    """Write a number in the next cell on the right, and gain its bonus."""
    sheet.right_numbers |= number << 4 * sheet.right
    sheet.right += 1
    gain(sheet, RIGHT_BONUS[sheet.right - 1])


def side_points(filled: int, numbers: int) -> int:
    """Return the points of a side of blue: for how far it reaches, and for very low and very high numbers."""
    points = BLUE_POINTS[filled]
    for cell in range(filled):
        number = numbers >> 4 * cell & 15
        if number <= BLUE_LOW or number >= BLUE_HIGH:
            points += BLUE_EXTREME_POINTS
    return points
