"""Opponents of different tempers, each a few rules of thumb; interpreted at a table, compiled to learn from.

They look at their own sheet, at everybody's points and at the rows that are closed, never at what others choose.
"""

from typing import Any, Final

from foxdice.core.bits import count_bits
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.bots.patient import WORTH
from foxdice.games.qwixx.exact.positions import row_state
from foxdice.games.qwixx.rules import ALL_NUMBERS, CLOSED_ROWS_END, LAST, PASS, PENALTY, PENALTY_COSTS
from foxdice.games.qwixx.sheet import PENALTY_BOXES, ROW_BITS, ROWS

GREEDY: Final = 0  # takes what gives most points now
CAREFUL: Final = 1  # skips at most one number
OPPORTUNIST: Final = 2  # skips at most two
RACER: Final = 3  # closes rows, and ends the game when ahead
PATIENT: Final = 4  # plays for its own points, and nothing else
KINDS: Final = 5

NEVER: Final = -100_000
PENALTY_SKIPS: Final = 2  # so many more are skipped where the alternative is a penalty
RACING_SKIPS: Final = 3


def choose(s: Any, player: int, kind: int, moves: Any, n: int) -> int:
    """Return the place of the chosen one of `n` legal moves; of equal ones, the first."""
    best = 0
    highest = 0
    for place in range(n):
        likes = liking(s, player, kind, moves[place])
        if place == 0 or likes > highest:
            best = place
            highest = likes
    return best


def liking(s: Any, player: int, kind: int, move: int) -> int:
    """Return how much a kind of player likes a move."""
    if kind == PATIENT:
        return patient(s, player, move)
    if kind == RACER:
        return racer(s, player, move)
    if kind == GREEDY:
        return points_after(s, player, move)
    return skipper(s, player, kind, move)


def skipper(s: Any, player: int, max_skips: int, move: int) -> int:
    """Cross what skips least; rather nothing than skip too much, but a penalty is worth a few more."""
    if move == PASS:
        return 0
    if move == PENALTY:
        return -10 * PENALTY_SKIPS - 5
    crosses = s.sheets[player].crosses
    if move % ROW_BITS == LAST:
        return 100
    return 10 * (max_skips - skipped(crosses, move)) + 1 + crossed_in_row(crosses, move) // 2


def racer(s: Any, player: int, move: int) -> int:
    """Cross where a row is nearest to its end; end the game when ahead, never when behind."""
    mine = points_after(s, player, move)
    best = best_of_others(s, player)
    if ends(s, player, move):
        return 10_000 + mine - best if mine > best else NEVER + mine - best
    if move == PASS:
        return 0
    if move == PENALTY:
        return -40
    crosses = s.sheets[player].crosses
    if move % ROW_BITS == LAST:
        return 1000
    likes = 10 * (RACING_SKIPS - 1 - skipped(crosses, move)) + 4 * crossed_in_row(crosses, move)
    return likes if skipped(crosses, move) <= RACING_SKIPS else likes - 30


def patient(s: Any, player: int, move: int) -> int:
    """Play for most points in the end, as if nobody else were there."""
    sheet = s.sheets[player]
    if move == PENALTY:
        return -10 * PENALTY_COSTS if sheet.penalties + 1 < PENALTY_BOXES else NEVER
    if move == PASS:
        return 0
    before = sheet.crosses
    after = rules.cross(before, move)
    row = move // ROW_BITS
    gain = 10 * (rules.row_points(after, row) - rules.row_points(before, row))
    return gain + WORTH[row_state(after, s.closed, row)] - WORTH[row_state(before, s.closed, row)]


# ------------------------------------------------------------------ what they look at


def skipped(crosses: int, move: int) -> int:
    """Return how many numbers a cross would leave out."""
    cells = crosses >> ROW_BITS * (move // ROW_BITS) & ALL_NUMBERS
    place = move % ROW_BITS
    skips = 0
    while place > 0 and not cells >> place - 1:
        skips += 1
        place -= 1
    return skips


def crossed_in_row(crosses: int, move: int) -> int:
    """Return how many numbers of the row of a move are crossed."""
    return count_bits(crosses >> ROW_BITS * (move // ROW_BITS) & ALL_NUMBERS)


def points_after(s: Any, player: int, move: int) -> int:
    """Return the player's points after a move."""
    sheet = s.sheets[player]
    if move == PENALTY:
        return rules.total(s, player) - PENALTY_COSTS
    if move == PASS:
        return rules.total(s, player)
    row = move // ROW_BITS
    gain = rules.row_points(rules.cross(sheet.crosses, move), row) - rules.row_points(sheet.crosses, row)
    return rules.total(s, player) + gain


def best_of_others(s: Any, player: int) -> int:
    """Return the most points that anybody else has on the sheet, whatever they are choosing now."""
    best = NEVER
    for other in range(s.players):
        if other != player:
            sheet = s.sheets[other]
            total = -PENALTY_COSTS * sheet.penalties
            for row in range(ROWS):
                total += rules.row_points(sheet.crosses, row)
            best = max(best, total)
    return best


def ends(s: Any, player: int, move: int) -> bool:
    """Tell whether a move ends the game."""
    if move == PENALTY:
        return bool(s.sheets[player].penalties + 1 == PENALTY_BOXES)
    return move != PASS and move % ROW_BITS == LAST and count_bits(s.closed) + 1 >= CLOSED_ROWS_END
