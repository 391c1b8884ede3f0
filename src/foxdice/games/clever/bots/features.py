"""What a learned bot sees of Ganz schön clever."""

from typing import Any, Final

from foxdice.games.clever.areas import (
    BLACK,
    BLUE_ALL,
    BLUE_LINES,
    ROW_END,
    YELLOW_ALL,
    YELLOW_COLUMNS,
    YELLOW_LINES,
    YELLOW_SHOWING,
    YELLOW_X,
    purple_needs_more_than,
)
from foxdice.games.family import features as family
from foxdice.games.family import turns
from foxdice.games.family.features import (
    ACTIONS_SIZE,
    DICE_SIZE,
    MAX_OF_A_KIND,
    NEAR,
    POINTS,
    TABLE_SIZE,
    write_bits,
    write_distance,
    write_pair,
)

ROWS: Final = 3
KINDS: Final = BLACK + 1 - YELLOW_X
HELD: Final = (0, 1, 2, 3, 4, POINTS - 1)  # the areas and the foxes
MAX_FOXES: Final = 5

CELLS_SIZE: Final = 16 + 11 + ROWS * (ROW_END + 1) + 6
LINES_SIZE: Final = NEAR * (len(YELLOW_LINES) + len(YELLOW_COLUMNS) + len(BLUE_LINES)) + 2 * 6
BONUS_SIZE: Final = MAX_OF_A_KIND * KINDS
SIZE: Final = POINTS + MAX_FOXES + TABLE_SIZE + DICE_SIZE + ACTIONS_SIZE + CELLS_SIZE + LINES_SIZE + BONUS_SIZE


def write(s: Any, player: int, out: Any, at: int) -> None:
    """Write what a player sees to out[at : at + SIZE]."""
    sheet = s.sheets[player]
    at = family.write_points(sheet, MAX_FOXES, out, at)
    at = family.write_table(s, player, out, at)
    at = family.write_dice(s, player, out, at)
    at = family.write_actions(s, player, out, at)
    at = write_cells(sheet, out, at)
    at = write_lines(sheet, out, at)
    family.write_bonuses(sheet, YELLOW_X, KINDS, out, at)


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


def write_cells(sheet: Any, out: Any, at: int) -> int:
    """Write which cells are marked, and what purple needs."""
    at = write_bits(sheet.yellow, 16, out, at)
    at = write_bits(sheet.blue, 11, out, at)
    out[at + sheet.green] = 1
    at += ROW_END + 1
    out[at + sheet.orange] = 1
    at += ROW_END + 1
    out[at + sheet.purple] = 1
    at += ROW_END + 1
    out[at + purple_needs_more_than(sheet)] = 1
    return at + 6


def write_lines(sheet: Any, out: Any, at: int) -> int:
    """Write how near each line is to its bonus or points, and how many yellow cells are open for each number."""
    missing = YELLOW_ALL & ~sheet.yellow
    for line in range(len(YELLOW_LINES)):
        at = write_distance(YELLOW_LINES[line] & missing, out, at)
    for line in range(len(YELLOW_COLUMNS)):
        at = write_distance(YELLOW_COLUMNS[line] & missing, out, at)
    for number in range(1, 7):
        at = write_pair(YELLOW_SHOWING[number] & missing, out, at)
    missing = BLUE_ALL & ~sheet.blue
    for line in range(len(BLUE_LINES)):
        at = write_distance(BLUE_LINES[line] & missing, out, at)
    return at
