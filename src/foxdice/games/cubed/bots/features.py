"""What a learned bot sees of Clever hoch Drei."""

from typing import Any, Final

from foxdice.core.bits import count_bits
from foxdice.games.cubed.blue import SIDE_END, outermost
from foxdice.games.cubed.bonuses import FIRST_QUESTION, FURTHER
from foxdice.games.cubed.jokers import unused_jokers
from foxdice.games.cubed.pink import PINK_END
from foxdice.games.cubed.targets import MAX_SUM, MIN_SUM, NUMBERS
from foxdice.games.cubed.turquoise import TURQUOISE_LINES, TURQUOISE_ROW_CELLS, TURQUOISE_ROWS
from foxdice.games.cubed.yellow import YELLOW_ROW_CELLS, YELLOW_ROWS
from foxdice.games.family import features as family
from foxdice.games.family import turns
from foxdice.games.family.features import (
    ACTIONS_SIZE,
    DICE_SIZE,
    MAX_ACTIONS,
    MAX_OF_A_KIND,
    NEAR,
    POINTS,
    TABLE_SIZE,
    write_bits,
    write_count,
    write_distance,
)

MAX_FOXES: Final = 6
KINDS: Final = FURTHER + 1 - FIRST_QUESTION
HELD: Final = (0, 1, 2, 3, 4, POINTS - 1)  # the areas and the foxes
BROWN_CELLS: Final = 12

CROSSES_SIZE: Final = 2 * NUMBERS * (YELLOW_ROWS + TURQUOISE_ROWS)  # the cells, and how many in each row
LINES_SIZE: Final = NEAR * len(TURQUOISE_LINES)
BLUE_SIZE: Final = 2 * (SIDE_END + 1 + MAX_SUM + 1 - MIN_SUM)
BROWN_SIZE: Final = 2 * BROWN_CELLS + 1
GAINED_SIZE: Final = 4 * MAX_ACTIONS
BONUS_SIZE: Final = MAX_OF_A_KIND * KINDS + NUMBERS + 1
SIZE: Final = (
    POINTS + MAX_FOXES + TABLE_SIZE + DICE_SIZE + ACTIONS_SIZE + CROSSES_SIZE + LINES_SIZE + BLUE_SIZE + BROWN_SIZE
) + (PINK_END + 1 + GAINED_SIZE + BONUS_SIZE)


def write(s: Any, player: int, out: Any, at: int) -> None:
    """Write what a player sees to out[at : at + SIZE]."""
    sheet = s.sheets[player]
    at = family.write_points(sheet, MAX_FOXES, out, at)
    at = family.write_table(s, player, out, at)
    at = family.write_dice(s, player, out, at)
    at = family.write_actions(s, player, out, at)
    at = write_crosses(sheet, out, at)
    at = write_side(sheet.left, sheet.left_numbers, out, at)
    at = write_side(sheet.right, sheet.right_numbers, out, at)
    at = write_brown(sheet.brown, out, at)
    out[at + sheet.pink] = 1
    at = write_gained(sheet, out, at + PINK_END + 1)
    at = family.write_bonuses(sheet, FIRST_QUESTION, KINDS, out, at)
    out[at + sheet.turquoise_column] = 1


def concerns_others(s: Any, player: int) -> bool:
    """Tell whether what the player chooses now changes what the others can do: they use what is left on the tray."""
    return family.concerns_others(s, player)


def conceal(s: Any, player: int) -> None:
    """Leave in the state what a player may see."""
    turns.conceal(s, player)


def moment(s: Any) -> int:
    """Return a number below 1024 that tells the throws of a game apart."""
    return family.moment(s)


def is_near_the_end(s: Any) -> bool:
    """Tell whether the end is so near that games are played out."""
    return family.is_near_the_end(s)


def write_crosses(sheet: Any, out: Any, at: int) -> int:
    """Write the crosses in yellow and turquoise: each, how many in a row, how near a line is to its bonus."""
    at = write_bits(sheet.yellow, NUMBERS * YELLOW_ROWS, out, at)
    for row in range(YELLOW_ROWS):
        at = write_count(count_bits(sheet.yellow & YELLOW_ROW_CELLS[row]), NUMBERS, out, at)
    at = write_bits(sheet.turquoise, NUMBERS * TURQUOISE_ROWS, out, at)
    for row in range(TURQUOISE_ROWS):
        at = write_count(count_bits(sheet.turquoise & TURQUOISE_ROW_CELLS[row]), NUMBERS, out, at)
    for line in range(len(TURQUOISE_LINES)):
        at = write_distance(TURQUOISE_LINES[line] & ~sheet.turquoise, out, at)
    return at


def write_side(filled: int, numbers: int, out: Any, at: int) -> int:
    """Write how far a side of blue reaches and its outermost number."""
    out[at + filled] = 1
    at += SIDE_END + 1
    out[at + outermost(filled, numbers) - MIN_SUM] = 1
    return at + MAX_SUM + 1 - MIN_SUM


def write_brown(crossed: int, out: Any, at: int) -> int:
    """Write the brown crosses and how far they reach."""
    at = write_bits(crossed, BROWN_CELLS, out, at)
    reached = 0
    while crossed >> reached:
        reached += 1
    out[at + reached] = 1
    return at + BROWN_CELLS + 1


def write_gained(sheet: Any, out: Any, at: int) -> int:
    """Write how much of each action row is circled, which ends in a bonus, and which jokers are left."""
    at = write_count(sheet.rerolls, MAX_ACTIONS, out, at)
    at = write_count(sheet.extras, MAX_ACTIONS, out, at)
    at = write_count(sheet.jokers, MAX_ACTIONS, out, at)
    return write_bits(unused_jokers(sheet), MAX_ACTIONS, out, at)
