"""What a learned bot sees of Ganz schön clever."""

from typing import Any, Final

from foxdice.bots.features import family
from foxdice.bots.features.family import ACTIONS_SIZE, DICE_SIZE, TABLE_SIZE, write_count
from foxdice.games.bits import count_bits
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
from foxdice.games.family import areas, turns
from foxdice.games.family.turns import AREAS

MOST: Final = 255  # what a number may be at most
NEAR: Final = 3  # lines are told apart that miss 0, 1, 2 or more cells
ROWS: Final = 3
KINDS: Final = BLACK + 1 - YELLOW_X
MOST_OF_A_KIND: Final = 2
MOST_FOXES: Final = 5

CELLS_SIZE: Final = 16 + 11 + ROWS * (ROW_END + 1) + 6
LINES_SIZE: Final = NEAR * (len(YELLOW_LINES) + len(YELLOW_COLUMNS) + len(BLUE_LINES)) + 2 * 6
BONUS_SIZE: Final = MOST_OF_A_KIND * KINDS
POINTS: Final = AREAS + 3
SIZE: Final = POINTS + MOST_FOXES + TABLE_SIZE + DICE_SIZE + ACTIONS_SIZE + CELLS_SIZE + LINES_SIZE + BONUS_SIZE


def write(s: Any, player: int, out: Any, at: int) -> None:
    """Write what a player sees to out[at : at + SIZE]."""
    sheet = s.sheets[player]
    at = write_points(sheet, out, at)
    at = family.write_table(s, player, out, at)
    at = family.write_dice(s, player, out, at)
    at = family.write_actions(s, player, out, at)
    at = write_cells(sheet, out, at)
    at = write_lines(sheet, out, at)
    write_bonuses(sheet, out, at)


def conceal(s: Any, player: int) -> None:
    """Leave in the state what a player may see."""
    turns.conceal(s, player)


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
        at = write_count(count_bits(YELLOW_SHOWING[number] & missing), 2, out, at)
    missing = BLUE_ALL & ~sheet.blue
    for line in range(len(BLUE_LINES)):
        at = write_distance(BLUE_LINES[line] & missing, out, at)
    return at


def write_bonuses(sheet: Any, out: Any, at: int) -> int:
    """Write which bonuses wait to be used."""
    for kind in range(YELLOW_X, BLACK + 1):
        at = write_count(sheet.pending >> 3 * kind & 7, MOST_OF_A_KIND, out, at)
    return at


def write_points(sheet: Any, out: Any, at: int) -> int:
    """Write the points of the areas, of the two weakest, and of the foxes."""
    weakest = MOST
    second = MOST
    for area in range(AREAS):
        points = areas.area_points(sheet, area)
        out[at] = points
        at += 1
        if points < weakest:
            second = weakest
            weakest = points
        elif points < second:
            second = points
    out[at] = weakest
    out[at + 1] = second
    out[at + 2] = min(sheet.foxes * weakest, MOST)
    return write_count(sheet.foxes, MOST_FOXES, out, at + 3)


def write_bits(bits: int, size: int, out: Any, at: int) -> int:
    """Write each bit."""
    for place in range(size):
        if bits >> place & 1:
            out[at + place] = 1
    return at + size


def write_distance(missing: int, out: Any, at: int) -> int:
    """Write whether no cell, one or two are missing."""
    n = count_bits(missing)
    if n < NEAR:
        out[at + n] = 1
    return at + NEAR
