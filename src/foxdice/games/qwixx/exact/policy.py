"""The move after which most points are to be expected, by the worth of every position (`sweep`).

It plays for points, not against anybody: others are there as the turns in which only the white sum counts.
"""

from typing import Any

from foxdice.core.bits import count_bits
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.exact.positions import position_of_sheet
from foxdice.games.qwixx.rules import CLOSED_ROWS_END, PASS, PENALTY, PENALTY_COSTS
from foxdice.games.qwixx.sheet import PENALTY_BOXES, ROW_BITS, ROWS
from foxdice.games.qwixx.state import COLOUR, State


def choose(s: State, player: int, worth: Any) -> int:
    """Return the best move of a player who has to choose."""
    sheet = s.sheets[player]
    if s.phase == COLOUR:
        return best_of_action_2(sheet.crosses, s.closed, s.faces, s.crossed, sheet.penalties, worth)[0]
    if player == s.active:
        return best_of_action_1(sheet.crosses, s.closed, s.faces, sheet.penalties, worth)[0]
    wait = (player - s.active) % s.players - 1
    return best_of_others_turn(sheet.crosses, s.closed, s.faces, sheet.penalties, wait, worth)[0]


def expected(crosses: int, closed: int, penalties: int, wait: int, worth: Any) -> float:
    """Return the points a player has and is to expect, after `wait` more turns of others."""
    points = -PENALTY_COSTS * penalties
    for row in range(ROWS):
        points += rules.row_points(crosses, row)
    if penalties == PENALTY_BOXES:
        return float(points)
    to_come: float = worth[position_of_sheet(crosses, closed), wait, penalties]
    return points + to_come


def best_of_others_turn(
    crosses: int, closed: int, faces: int, penalties: int, wait: int, worth: Any
) -> tuple[int, float]:
    """Return the best choice in action 1 of somebody else's turn, and the points to expect."""
    best, highest = PASS, expected(crosses, closed, penalties, wait, worth)
    cells = rules.open_cells(crosses, closed) & rules.white_cells(faces)
    for cell in range(ROWS * ROW_BITS):
        if not cells >> cell & 1:
            continue
        crossed = rules.cross(crosses, cell)
        value = expected(crossed, closed | rules.locked_rows(crossed), penalties, wait, worth)
        if value > highest:
            best, highest = cell, value
    return best, highest


def best_of_action_1(crosses: int, closed: int, faces: int, penalties: int, worth: Any) -> tuple[int, float]:
    """Return the best choice in action 1 of one's own turn, followed by the best action 2, and the points to expect."""
    best, highest = PASS, best_of_action_2(crosses, closed, faces, 0, penalties, worth)[1]
    cells = rules.open_cells(crosses, closed) & rules.white_cells(faces)
    for cell in range(ROWS * ROW_BITS):
        if not cells >> cell & 1:
            continue
        crossed = rules.cross(crosses, cell)
        closed_then = closed | rules.locked_rows(crossed)
        if count_bits(closed_then) >= CLOSED_ROWS_END:
            value = expected(crossed, closed_then, penalties, 0, worth)
        else:
            faces_then = rules.remaining_dice(faces, closed_then)
            value = best_of_action_2(crossed, closed_then, faces_then, 1, penalties, worth)[1]
        if value > highest:
            best, highest = cell, value
    return best, highest


def best_of_action_2(
    crosses: int, closed: int, faces: int, crossed_before: int, penalties: int, worth: Any
) -> tuple[int, float]:
    """Return the best choice in action 2, and the points to expect."""
    wait = worth.shape[1] - 1
    best, highest = PASS, 0.0
    if crossed_before:
        highest = expected(crosses, closed, penalties, wait, worth)
    else:
        best, highest = PENALTY, expected(crosses, closed, penalties + 1, wait, worth)
    cells = rules.open_cells(crosses, closed) & rules.colour_cells(faces)
    for cell in range(ROWS * ROW_BITS):
        if not cells >> cell & 1:
            continue
        crossed = rules.cross(crosses, cell)
        value = expected(crossed, closed | rules.locked_rows(crossed), penalties, wait, worth)
        if value > highest:
            best, highest = cell, value
    return best, highest
