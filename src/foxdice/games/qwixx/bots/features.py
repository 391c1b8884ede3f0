"""What a learned bot sees of Qwixx between two turns: everybody's sheet, the player's own first.

Red and yellow are alike, so are green and blue, and the two pairs mirror each other: a place from the left is as likely
to be thrown in any row. So rows are written by how far the player's own have come, and eight sheets become one.
"""

from typing import Any, Final

from foxdice.games.qwixx import rules
from foxdice.games.qwixx.rules import ALL_NUMBERS, PENALTY_COSTS
from foxdice.games.qwixx.sheet import NUMBERS_IN_A_ROW, PENALTY_BOXES, ROW_BITS, ROWS

MAX_PLAYERS: Final = 5
MAX_POINTS: Final = 255
POINTS: Final = MAX_PLAYERS + 2  # everybody's, how far the player leads, how far it trails
NO_MINUS: Final = PENALTY_COSTS * PENALTY_BOXES

SHEET_SIZE: Final = 2 * NUMBERS_IN_A_ROW * ROWS + PENALTY_BOXES - 1 + MAX_PLAYERS + 1
SIZE: Final = POINTS + ROWS + MAX_PLAYERS * SHEET_SIZE

# Whether rows may change places: on a pad whose rows are not alike they are written as they are printed.
ROWS_ARE_ALIKE: Final = 1
AS_PRINTED: Final = 0 | 1 << 2 | 2 << 4 | 3 << 6

REACHED: Final = tuple(row.bit_length() for row in range(ALL_NUMBERS + 1))  # by the crossed numbers of a row
CROSSED: Final = tuple(row.bit_count() for row in range(ALL_NUMBERS + 1))


def write(s: Any, player: int, out: Any, at: int) -> None:
    """Write what a player sees when the next throw is due to out[at : at + SIZE]."""
    order = order_of_rows(s.sheets[player].crosses, s.closed) if ROWS_ARE_ALIKE else AS_PRINTED
    write_closed(s.closed, order, out, at + POINTS)
    write_sheet(s, player, order, out, at + POINTS + ROWS)
    mine = rules.total(s, player)
    out[at] = mine + NO_MINUS
    best = -NO_MINUS
    seen = 0
    for place in range(1, s.players):
        other = next_best(s, player, seen)
        seen |= 1 << other
        total = rules.total(s, other)
        best = max(best, total)
        out[at + place] = total + NO_MINUS
        write_sheet(s, other, order, out, at + POINTS + ROWS + place * SHEET_SIZE)
    if s.players > 1:
        out[at + MAX_PLAYERS] = min(max(mine - best, 0), MAX_POINTS)
        out[at + MAX_PLAYERS + 1] = min(max(best - mine, 0), MAX_POINTS)


def conceal(s: Any, player: int) -> None:
    """Leave in the state what a player may see: nothing of what the others have chosen, nor who of them has."""
    for other in range(s.players):
        if other != player and s.sheets[other].choice:
            s.sheets[other].choice = 0
            s.deciding |= 1 << other


def next_best(s: Any, player: int, seen: int) -> int:
    """Return who has most points of the others that were not seen yet; of equal ones, whoever throws sooner."""
    best = -1
    highest = 0
    for step in range(s.players):
        other = (s.active + step) % s.players
        if other != player and not seen >> other & 1:
            total = rules.total(s, other)
            if best < 0 or total > highest:
                best = other
                highest = total
    return best


def write_closed(closed: int, order: int, out: Any, at: int) -> None:
    """Write which rows are closed."""
    for place in range(ROWS):
        if closed >> (order >> 2 * place & 3) & 1:
            out[at + place] = 1


def write_sheet(s: Any, player: int, order: int, out: Any, at: int) -> None:
    """Write the open rows of a sheet (how far and how many crosses), its penalties, and how soon its player throws."""
    sheet = s.sheets[player]
    for place in range(ROWS):
        row = order >> 2 * place & 3
        if not s.closed >> row & 1:
            crossed = sheet.crosses >> ROW_BITS * row & ALL_NUMBERS
            for number in range(REACHED[crossed]):
                out[at + number] = 1
            for number in range(CROSSED[crossed]):
                out[at + NUMBERS_IN_A_ROW + number] = 1
        at += 2 * NUMBERS_IN_A_ROW
    for box in range(min(sheet.penalties, PENALTY_BOXES - 1)):
        out[at + box] = 1
    at += PENALTY_BOXES - 1
    out[at + (player - s.active) % s.players] = 1
    out[at + MAX_PLAYERS] = 1  # somebody sits here


def order_of_rows(crosses: int, closed: int) -> int:
    """Return the rows, two bits each: in each pair the one that has come farther first, then the pairs likewise."""
    red = come_so_far(crosses, closed, 0)
    yellow = come_so_far(crosses, closed, 1)
    green = come_so_far(crosses, closed, 2)
    blue = come_so_far(crosses, closed, 3)
    one = 0 | 1 << 2 if red >= yellow else 1 | 0 << 2
    other = 2 | 3 << 2 if green >= blue else 3 | 2 << 2
    ahead = max(red, yellow) - max(green, blue)
    if ahead == 0:
        ahead = min(red, yellow) - min(green, blue)
    return one | other << 4 if ahead >= 0 else other | one << 4


def come_so_far(crosses: int, closed: int, row: int) -> int:
    """Return a number that grows with the crosses of a row; a closed row has come farthest."""
    if closed >> row & 1:
        return ALL_NUMBERS + 1
    crossed = crosses >> ROW_BITS * row & ALL_NUMBERS
    return REACHED[crossed] << 4 | CROSSED[crossed]
