"""The areas of Ganz schön clever: what may be marked where, and what that gives.

A move that marks is `source << 5 | target`. Sources are the six dice (1 + die) and the bonuses; targets are the yellow
cells (row * 4 + column), the blue sums, and the next cell of green, orange and purple.
"""

from typing import Final

from foxdice.core.bits import append_places, count_bits
from foxdice.core.sheet import Bonus, Line
from foxdice.games.clever.sheet import SHEET
from foxdice.games.clever.state import Sheet, State
from foxdice.games.family.dice import DICE, face

MAY_REFUSE_A_ROLL: Final = False

# ------------------------------------------------------------------ dice, sources and targets
WHITE: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
ORANGE: Final = 4
PURPLE: Final = 5

CROSS: Final = 7  # a coloured X
NUMBER: Final = 4  # + 4, 5 or 6: a coloured number
BLACK_CROSS: Final = 11
BLACK_SIX: Final = 12
SOURCES: Final = 13

BLUE_2: Final = 16  # the blue cells 2 to 12
GREEN_NEXT: Final = 27
ORANGE_NEXT: Final = 28
PURPLE_NEXT: Final = 29
TARGETS: Final = 30
CROSSED_TARGETS: Final = (1 << ORANGE_NEXT) - 1  # in the other two areas numbers are written

# ------------------------------------------------------------------ bonuses
NOTHING: Final = 0
REROLL: Final = 1
EXTRA_DIE: Final = 2
FOX: Final = 3
YELLOW_X: Final = 4
BLUE_X: Final = 5
GREEN_X: Final = 6
ORANGE_4: Final = 7
ORANGE_5: Final = 8
ORANGE_6: Final = 9
PURPLE_6: Final = 10
BLACK: Final = 11  # an X in yellow, blue or green, or a 6 in orange or purple

# What a bonus of the sheet is called in the rules.
_NAMES: Final = {
    Bonus("reroll"): REROLL,
    Bonus("extra"): EXTRA_DIE,
    Bonus("fox"): FOX,
    Bonus("cross", "yellow"): YELLOW_X,
    Bonus("cross", "blue"): BLUE_X,
    Bonus("cross", "green"): GREEN_X,
    Bonus("write", "orange", 4): ORANGE_4,
    Bonus("write", "orange", 5): ORANGE_5,
    Bonus("write", "orange", 6): ORANGE_6,
    Bonus("write", "purple", 6): PURPLE_6,
    Bonus("cross", None): BLACK,
    None: NOTHING,
}

# ------------------------------------------------------------------ the sheet, as tables for the rules
_YELLOW, _BLUE, _GREEN, _ORANGE, _PURPLE = SHEET.areas
_YELLOW_PLACE: Final = {cell.id: place for place, cell in enumerate(_YELLOW.cells)}
_BLUE_PLACE: Final = {cell.id: place for place, cell in enumerate(_BLUE.cells)}


def _line_bits(line: Line, places: dict[str, int]) -> int:
    return sum(1 << places[cell] for cell in line.cells)


YELLOW_START: Final = sum(1 << place for place, cell in enumerate(_YELLOW.cells) if cell.crossed)
YELLOW_ALL: Final = (1 << len(_YELLOW.cells)) - 1
YELLOW_SHOWING: Final = tuple(  # the cells that show 0, 1, … 6
    sum(1 << place for place, cell in enumerate(_YELLOW.cells) if cell.number == number) if number else 0
    for number in range(7)
)
YELLOW_LINES: Final = tuple(_line_bits(line, _YELLOW_PLACE) for line in _YELLOW.lines if line.bonus)
YELLOW_LINE_BONUS: Final = tuple(_NAMES[line.bonus] for line in _YELLOW.lines if line.bonus)
YELLOW_COLUMNS: Final = tuple(_line_bits(line, _YELLOW_PLACE) for line in _YELLOW.lines if line.points)
YELLOW_COLUMN_POINTS: Final = tuple(line.points for line in _YELLOW.lines if line.points)
BLUE_ALL: Final = (1 << len(_BLUE.cells)) - 1
BLUE_LINES: Final = tuple(_line_bits(line, _BLUE_PLACE) for line in _BLUE.lines)
BLUE_LINE_BONUS: Final = tuple(_NAMES[line.bonus] for line in _BLUE.lines)
BLUE_POINTS: Final = _BLUE.points
ROW_END: Final = len(_GREEN.cells)  # green, orange and purple are equally long
NEVER: Final = 7
GREEN_MIN: Final = (*(cell.min or 0 for cell in _GREEN.cells), NEVER)  # no die reaches past the end
GREEN_BONUS: Final = tuple(_NAMES[cell.bonus] for cell in _GREEN.cells)
GREEN_POINTS: Final = _GREEN.points
ORANGE_TIMES: Final = tuple(cell.times for cell in _ORANGE.cells)
ORANGE_BONUS: Final = tuple(_NAMES[cell.bonus] for cell in _ORANGE.cells)
PURPLE_BONUS: Final = tuple(_NAMES[cell.bonus] for cell in _PURPLE.cells)
ROUND_BONUS: Final = (NOTHING, *(_NAMES[choices[0] if choices else None] for choices in SHEET.rounds))


def start_sheet(sheet: Sheet) -> None:
    """Cross the free yellow cells."""
    sheet.yellow = YELLOW_START


def round_bonus(sheet: Sheet, round_number: int) -> None:
    """Give what the round track prints for this round."""
    gain(sheet, ROUND_BONUS[round_number])


# ------------------------------------------------------------------ what a die may be used for


def purple_needs_more_than(sheet: Sheet) -> int:
    """Return the number that the next purple one must exceed; after a 6 anything goes."""
    if sheet.purple == 0:
        return 0
    last = sheet.purple_dice >> 3 * (sheet.purple - 1) & 7
    return 0 if last == 6 else last


def die_moves(s: State, player: int, dice: int, moves: list[int], n: int) -> int:
    """Append every way to use one of `dice` (bits) to moves[n:]; return the new length."""
    sheet = s.sheets[player]
    for die in range(DICE):
        if dice >> die & 1:
            n = append_places(die + 1 << 5, die_targets(s, sheet, die), moves, n)
    return n


def die_targets(s: State, sheet: Sheet, die: int) -> int:
    """Return the targets a die can mark (bits)."""
    faces = s.faces
    value = faces >> 3 * die & 7
    white = die == WHITE
    targets = 0
    if white or die == YELLOW:
        targets = YELLOW_SHOWING[value] & ~sheet.yellow
    if white or die == BLUE:
        both = (faces & 7) + (faces >> 3 * BLUE & 7)  # wherever the two dice lie
        targets |= (1 << both - 2 & ~sheet.blue) << BLUE_2
    if (white or die == GREEN) and value >= GREEN_MIN[sheet.green]:
        targets |= 1 << GREEN_NEXT
    if (white or die == ORANGE) and sheet.orange < ROW_END:
        targets |= 1 << ORANGE_NEXT
    if (white or die == PURPLE) and sheet.purple < ROW_END and value > purple_needs_more_than(sheet):
        targets |= 1 << PURPLE_NEXT
    return targets


def can_use(s: State, player: int, dice: int) -> bool:
    """Tell whether one of `dice` (bits) can be marked."""
    sheet = s.sheets[player]
    for die in range(DICE):
        if dice >> die & 1 and die_targets(s, sheet, die):
            return True
    return False


def fits_as_it_lies(s: State, player: int, dice: int) -> bool:
    """Tell whether one of `dice` (bits) can be marked with the number it shows, which is the only way here."""
    return can_use(s, player, dice)


def die_of(move: int) -> int:
    """Return the die that a move uses."""
    return (move >> 5) - 1


def use_die(s: State, player: int, move: int) -> None:
    """Mark the sheet with the die as the move says, and gain what that gives."""
    mark(s.sheets[player], move & 31, face(s, die_of(move)))


# ------------------------------------------------------------------ what a bonus may be used for


def bonus_targets(sheet: Sheet, bonus: int) -> int:
    """Return the targets a bonus can mark (bits)."""
    targets = 0
    if bonus == YELLOW_X or bonus == BLACK:
        targets = YELLOW_ALL & ~sheet.yellow
    if bonus == BLUE_X or bonus == BLACK:
        targets |= (BLUE_ALL & ~sheet.blue) << BLUE_2
    if (bonus == GREEN_X or bonus == BLACK) and sheet.green < ROW_END:
        targets |= 1 << GREEN_NEXT
    if (ORANGE_4 <= bonus <= ORANGE_6 or bonus == BLACK) and sheet.orange < ROW_END:
        targets |= 1 << ORANGE_NEXT
    if (bonus == PURPLE_6 or bonus == BLACK) and sheet.purple < ROW_END:
        targets |= 1 << PURPLE_NEXT
    return targets


def bonus_source(bonus: int, target: int) -> int:
    """Return the source of a move that uses a bonus for a target."""
    if bonus == BLACK:
        return BLACK_CROSS if target <= GREEN_NEXT else BLACK_SIX
    if bonus <= GREEN_X:
        return CROSS
    return NUMBER + bonus_number(bonus)


def bonus_number(bonus: int) -> int:
    """Return the number a bonus writes."""
    if bonus == ORANGE_4:
        return 4
    if bonus == ORANGE_5:
        return 5
    return 6


def bonus_of(move: int) -> int:
    """Return the bonus that a move uses."""
    source = move >> 5
    target = move & 31
    if source >= BLACK_CROSS:
        return BLACK
    if source == CROSS:
        if target < BLUE_2:
            return YELLOW_X
        return BLUE_X if target < GREEN_NEXT else GREEN_X
    if target == PURPLE_NEXT:
        return PURPLE_6
    return ORANGE_4 + source - NUMBER - 4


def bonus_moves(s: State, player: int, moves: list[int]) -> int:
    """Write every way to use one of the pending bonuses to moves; return their number."""
    sheet = s.sheets[player]
    n = 0
    for bonus in range(YELLOW_X, BLACK + 1):
        if sheet.pending >> 3 * bonus & 7:
            targets = bonus_targets(sheet, bonus)
            crosses = targets & CROSSED_TARGETS
            n = append_places(bonus_source(bonus, 0) << 5, crosses, moves, n)
            n = append_places(bonus_source(bonus, ORANGE_NEXT) << 5, targets ^ crosses, moves, n)
    return n


def use_bonus(s: State, player: int, move: int) -> None:
    """Mark the sheet with a pending bonus as the move says, and gain what that gives."""
    sheet = s.sheets[player]
    bonus = bonus_of(move)
    sheet.pending -= 1 << 3 * bonus
    mark(sheet, move & 31, bonus_number(bonus))


def drop_lost_bonuses(sheet: Sheet) -> None:
    """Drop pending bonuses that have no target any more."""
    for bonus in range(YELLOW_X, BLACK + 1):
        if sheet.pending >> 3 * bonus & 7 and not bonus_targets(sheet, bonus):
            sheet.pending &= ~(7 << 3 * bonus)


# ------------------------------------------------------------------ marking


def gain(sheet: Sheet, bonus: int) -> None:
    """Circle an action or a fox, or remember a bonus that is to be used at once."""
    if bonus == NOTHING:
        return
    if bonus == REROLL:
        sheet.rerolls += 1
    elif bonus == EXTRA_DIE:
        sheet.extras += 1
    elif bonus == FOX:
        sheet.foxes += 1
    else:
        sheet.pending += 1 << 3 * bonus


def mark(sheet: Sheet, target: int, number: int) -> None:
    """Cross the target, or write the number there, and gain what that gives."""
    if target < BLUE_2:
        cross_yellow(sheet, target)
    elif target < GREEN_NEXT:
        cross_blue(sheet, target - BLUE_2)
    elif target == GREEN_NEXT:
        sheet.green += 1
        gain(sheet, GREEN_BONUS[sheet.green - 1])
    elif target == ORANGE_NEXT:
        sheet.orange_dice |= number << 3 * sheet.orange
        sheet.orange += 1
        gain(sheet, ORANGE_BONUS[sheet.orange - 1])
    else:
        sheet.purple_dice |= number << 3 * sheet.purple
        sheet.purple += 1
        gain(sheet, PURPLE_BONUS[sheet.purple - 1])


def cross_yellow(sheet: Sheet, cell: int) -> None:
    """Cross a yellow cell; a full row and the diagonal give their bonus."""
    sheet.yellow |= 1 << cell
    for line in range(len(YELLOW_LINES)):
        cells = YELLOW_LINES[line]
        if cells >> cell & 1 and sheet.yellow & cells == cells:
            gain(sheet, YELLOW_LINE_BONUS[line])


def cross_blue(sheet: Sheet, cell: int) -> None:
    """Cross a blue cell; a full row or column gives its bonus."""
    sheet.blue |= 1 << cell
    for line in range(len(BLUE_LINES)):
        cells = BLUE_LINES[line]
        if cells >> cell & 1 and sheet.blue & cells == cells:
            gain(sheet, BLUE_LINE_BONUS[line])


# ------------------------------------------------------------------ points


def area_points(sheet: Sheet, area: int) -> int:
    """Return the points of an area: yellow, blue, green, orange, purple."""
    if area == 0:
        return yellow_points(sheet)
    if area == 1:
        return BLUE_POINTS[count_bits(sheet.blue)]
    if area == 2:
        return GREEN_POINTS[sheet.green]
    points = 0
    if area == 3:
        for cell in range(sheet.orange):
            points += (sheet.orange_dice >> 3 * cell & 7) * ORANGE_TIMES[cell]
    else:
        for cell in range(sheet.purple):
            points += sheet.purple_dice >> 3 * cell & 7
    return points


def yellow_points(sheet: Sheet) -> int:
    """Return the points of the full yellow columns."""
    points = 0
    for column in range(len(YELLOW_COLUMNS)):
        cells = YELLOW_COLUMNS[column]
        if sheet.yellow & cells == cells:
            points += YELLOW_COLUMN_POINTS[column]
    return points
