"""The areas of Clever hoch Drei: what may be marked where, and what that gives.

A move that marks is `source << 10 | joker << 8 | number << 4 | target`. Sources are the six dice (1 + die), the
bonuses with a question mark, and further turquoise crosses. The number is what the die counts as, or what was chosen;
in yellow, turquoise and brown it is the number of the cell. Targets are the rows of yellow and of turquoise, the next
cell on the left and on the right of blue, the nearer and the farther brown cell of the number, and the next pink cell,
halved or multiplied.
"""

from typing import Final

from foxdice.core.bits import append_places
from foxdice.games.cubed.blue import SIDE_END, blue_sum, fitting_blue, side_points, write_left, write_right
from foxdice.games.cubed.bonuses import BLACK, FIRST_QUESTION, FURTHER, round_bonus
from foxdice.games.cubed.brown import BROWN_CELLS, BROWN_LAST, FARTHER, brown_points, cross_brown, fitting_brown
from foxdice.games.cubed.jokers import (
    FREE_JOKER,
    FREE_JOKERS,
    PRINTED_JOKER,
    PRINTED_JOKERS,
    cross_joker,
    unused_jokers,
)
from foxdice.games.cubed.pink import PINK_END, fitting_pink, pink_points, write_pink
from foxdice.games.cubed.state import Sheet, State
from foxdice.games.cubed.targets import (
    ANYWHERE,
    BLACK_QUESTION,
    BLUE,
    BLUE_LEFT,
    BLUE_RIGHT,
    BROWN_FARTHER,
    BROWN_NEARER,
    FURTHER_CROSS,
    IN_BLUE,
    IN_BROWN,
    IN_PINK,
    IN_TURQUOISE,
    IN_YELLOW,
    MAX_SUM,
    MIN_SUM,
    NUMBERS,
    PINK_TIMES,
    QUESTION,
    TURQUOISE_ROW_1,
    WHITE,
    YELLOW,
)
from foxdice.games.cubed.turquoise import (
    TURQUOISE_ALL,
    TURQUOISE_ROWS,
    cross_turquoise,
    fitting_turquoise,
    turquoise_points,
)
from foxdice.games.cubed.yellow import (
    ALL_ROWS,
    GREY,
    GREY_ROWS,
    YELLOW_ALL,
    YELLOW_ROWS,
    cross_yellow,
    fitting_yellow,
    yellow_points,
    yellow_rows,
)
from foxdice.games.family.dice import DICE, face, on_slots, tray_is_served
from foxdice.games.family.turns import FIRST_OWN_ACTION

__all__ = ["round_bonus"]  # the interface asks for it here

MAY_REFUSE_A_ROLL: Final = True

ENOUGH: Final = FIRST_OWN_ACTION  # no further turquoise crosses  # no further turquoise crosses

AREA_OF: Final = (0,) * YELLOW_ROWS + (1,) * TURQUOISE_ROWS + (2, 2, 3, 3, 4, 4)  # by target  # by target
AREAS_OF_DIE: Final = (ANYWHERE, IN_YELLOW, IN_TURQUOISE, IN_BLUE, IN_BROWN, IN_PINK)
AREAS_OF_QUESTION: Final = (*(0,) * FIRST_QUESTION, IN_YELLOW, IN_TURQUOISE, IN_BLUE, IN_BROWN, IN_PINK, ANYWHERE)
# Blue holds what two dice can make together, the others what one die can show.
AREAS_OF_NUMBER: Final = tuple(
    (ANYWHERE & ~IN_BLUE if 1 <= number <= NUMBERS else 0) | (IN_BLUE if number >= MIN_SUM else 0)
    for number in range(MAX_SUM + 1)
)


def start_sheet(sheet: Sheet) -> None:
    """Leave the sheet empty: nothing is crossed from the start."""


def fitting(sheet: Sheet, areas: int, number: int, rows: int, blue_number: int) -> int:
    """Return the targets in these areas (bits) that take the number; yellow in `rows` (bits), blue the other number."""
    targets = 0
    if areas & IN_YELLOW:
        targets = fitting_yellow(sheet, number, rows)
    if areas & IN_TURQUOISE:
        targets |= fitting_turquoise(sheet, number)
    if areas & IN_BLUE:
        targets |= fitting_blue(sheet, blue_number)
    if areas & IN_BROWN:
        targets |= fitting_brown(sheet, number)
    if areas & IN_PINK:
        targets |= fitting_pink(sheet)
    return targets


# ------------------------------------------------------------------ what a die may be used for


def die_targets(s: State, sheet: Sheet, die: int, number: int) -> int:
    """Return the targets a die can mark when it counts as this number (bits)."""
    rows = GREY
    both = 0
    if die == WHITE or die == YELLOW:
        rows = yellow_rows(s, sheet, die)
        if rows == GREY:
            rows = GREY_ROWS[number]
    if die == WHITE or die == BLUE:
        both = blue_sum(s, die, number)
    return fitting(sheet, AREAS_OF_DIE[die], number, rows, both)


def die_moves(s: State, player: int, dice: int, moves: list[int], n: int) -> int:
    """Append every way to use one of `dice` (bits) to moves[n:]; return the new length."""
    sheet = s.sheets[player]
    faces = s.faces
    unused = unused_jokers(sheet)
    for die in range(DICE):
        if dice >> die & 1:
            shown = faces >> 3 * die & 7
            n = append_places(die + 1 << 10 | shown << 4, die_targets(s, sheet, die, shown), moves, n)
            if unused:
                n = joker_moves(s, sheet, die, unused, moves, n)
    return n


def joker_moves(s: State, sheet: Sheet, die: int, unused: int, moves: list[int], n: int) -> int:
    """Append every way to use a die with one of the unused jokers (bits) to moves[n:]; return the new length."""
    shown = face(s, die)
    for number in range(1, NUMBERS + 1):
        if number != shown and unused & (PRINTED_JOKERS[number] | FREE_JOKERS):
            targets = die_targets(s, sheet, die, number)
            source = die + 1 << 10 | number << 4
            if unused & PRINTED_JOKERS[number]:
                n = append_places(source | PRINTED_JOKER << 8, targets, moves, n)
            if unused & FREE_JOKERS:
                n = append_places(source | FREE_JOKER << 8, targets, moves, n)
    return n


def can_use(s: State, player: int, dice: int) -> bool:
    """Tell whether one of `dice` (bits) can be marked, with the number it shows or with a joker."""
    sheet = s.sheets[player]
    if fits_as_it_lies(s, player, dice):
        return True
    unused = unused_jokers(sheet)
    for die in range(DICE):
        if dice >> die & 1:
            for number in range(1, NUMBERS + 1):
                if unused & (PRINTED_JOKERS[number] | FREE_JOKERS) and die_targets(s, sheet, die, number):
                    return True
    return False


def fits_as_it_lies(s: State, player: int, dice: int) -> bool:
    """Tell whether one of `dice` (bits) can be marked with the number it shows."""
    sheet = s.sheets[player]
    for die in range(DICE):
        if dice >> die & 1 and die_targets(s, sheet, die, face(s, die)):
            return True
    return False


def die_of(move: int) -> int:
    """Return the die that a move uses."""
    return (move >> 10) - 1


def use_die(s: State, player: int, move: int) -> None:
    """Mark the sheet with the die as the move says, and gain what that gives."""
    sheet = s.sheets[player]
    die = die_of(move)
    number = move >> 4 & 15
    target = move & 15
    cross_joker(sheet, move >> 8 & 3, number)
    if AREA_OF[target] == 1:
        allow_further_crosses(s, sheet, die, number)
    elif AREA_OF[target] == 2:
        number = blue_sum(s, die, number)
    mark(sheet, target, number)


def allow_further_crosses(s: State, sheet: Sheet, die: int, number: int) -> None:
    """Let the player go on in the column: once for each other die that shows its number.

    Those on the tray count for passive players, those on the slots for the active one.
    """
    others = (s.tray if tray_is_served(s) else on_slots(s)) & ~(1 << die)
    for other in range(DICE):
        if others >> other & 1 and face(s, other) == number:
            sheet.pending += 1 << 3 * FURTHER
            sheet.turquoise_column = number


# ------------------------------------------------------------------ what a bonus may be used for


def further_targets(sheet: Sheet) -> int:
    """Return the targets of further turquoise crosses (bits)."""
    return fitting(sheet, IN_TURQUOISE, sheet.turquoise_column, 0, 0)


def bonus_targets(sheet: Sheet, bonus: int, number: int) -> int:
    """Return the targets where a bonus can mark this number (bits)."""
    return fitting(sheet, AREAS_OF_QUESTION[bonus] & AREAS_OF_NUMBER[number], number, ALL_ROWS, number)


def bonus_of(move: int) -> int:
    """Return the bonus that a move uses."""
    source = move >> 10
    if source == QUESTION:
        return FIRST_QUESTION + AREA_OF[move & 15]
    return BLACK if source == BLACK_QUESTION else FURTHER


def bonus_moves(s: State, player: int, moves: list[int]) -> int:
    """Write every way to use one of the pending bonuses to moves; return their number."""
    sheet = s.sheets[player]
    if sheet.turquoise_column:
        source = FURTHER_CROSS << 10 | sheet.turquoise_column << 4
        n = append_places(source, further_targets(sheet), moves, 0)
        moves[n] = ENOUGH
        return n + 1
    n = 0
    for bonus in range(FIRST_QUESTION, BLACK + 1):
        if sheet.pending >> 3 * bonus & 7:
            source = (BLACK_QUESTION if bonus == BLACK else QUESTION) << 10
            highest = MAX_SUM if AREAS_OF_QUESTION[bonus] & IN_BLUE else NUMBERS
            for number in range(1, highest + 1):
                n = append_places(source | number << 4, bonus_targets(sheet, bonus, number), moves, n)
    return n


def use_bonus(s: State, player: int, move: int) -> None:
    """Mark the sheet with a pending bonus as the move says, and gain what that gives."""
    sheet = s.sheets[player]
    if move == ENOUGH:
        end_further_crosses(sheet)
    else:
        bonus = bonus_of(move)
        sheet.pending -= 1 << 3 * bonus
        if bonus == FURTHER and not sheet.pending >> 3 * FURTHER & 7:
            end_further_crosses(sheet)
        mark(sheet, move & 15, move >> 4 & 15)


def end_further_crosses(sheet: Sheet) -> None:
    """Go on from the crosses of one die."""
    sheet.pending &= ~(7 << 3 * FURTHER)
    sheet.turquoise_column = 0


def drop_lost_bonuses(sheet: Sheet) -> None:
    """Drop pending bonuses that have no target any more."""
    if sheet.turquoise_column and not further_targets(sheet):
        end_further_crosses(sheet)
    full = full_areas(sheet)
    for bonus in range(FIRST_QUESTION, BLACK + 1):
        if sheet.pending >> 3 * bonus & 7 and not AREAS_OF_QUESTION[bonus] & ~full:
            sheet.pending &= ~(7 << 3 * bonus)


def full_areas(sheet: Sheet) -> int:
    """Return the areas that take no number any more (bits)."""
    full = 0
    if sheet.yellow == YELLOW_ALL:
        full = IN_YELLOW
    if sheet.turquoise == TURQUOISE_ALL:
        full |= IN_TURQUOISE
    if sheet.left == SIDE_END and sheet.right == SIDE_END:
        full |= IN_BLUE
    if sheet.brown >= BROWN_LAST:
        full |= IN_BROWN
    if sheet.pink == PINK_END:
        full |= IN_PINK
    return full


# ------------------------------------------------------------------ marks and points


def mark(sheet: Sheet, target: int, number: int) -> None:
    """Cross the target, or write the number there, and gain what that gives."""
    if target < TURQUOISE_ROW_1:
        cross_yellow(sheet, target, number)
    elif target < BLUE_LEFT:
        cross_turquoise(sheet, target - TURQUOISE_ROW_1, number)
    elif target == BLUE_LEFT:
        write_left(sheet, number)
    elif target == BLUE_RIGHT:
        write_right(sheet, number)
    elif target == BROWN_NEARER:
        cross_brown(sheet, BROWN_CELLS[number])
    elif target == BROWN_FARTHER:
        cross_brown(sheet, BROWN_CELLS[FARTHER + number])
    else:
        write_pink(sheet, number, target == PINK_TIMES)


def area_points(sheet: Sheet, area: int) -> int:
    """Return the points of an area: yellow, turquoise, blue, brown, pink."""
    if area == 0:
        return yellow_points(sheet)
    if area == 1:
        return turquoise_points(sheet)
    if area == 2:
        return side_points(sheet.left, sheet.left_numbers) + side_points(sheet.right, sheet.right_numbers)
    if area == 3:
        return brown_points(sheet)
    return pink_points(sheet)
