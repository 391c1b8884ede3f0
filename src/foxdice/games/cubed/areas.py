"""The areas of Clever hoch Drei: what may be marked where, and what that gives.

A move that marks is `source << 10 | joker << 8 | number << 4 | target`. Sources are the six dice (1 + die), the
bonuses with a question mark, and further turquoise crosses. The number is what the die counts as, or what was chosen;
in yellow, turquoise and brown it is the number of the cell. Targets are the rows of yellow and of turquoise, the next
cell on the left and on the right of blue, the nearer and the farther brown cell of the number, and the next pink cell,
halved or multiplied.
"""

from typing import Final

from foxdice.core.bits import append_places, count_bits
from foxdice.core.sheet import Bonus, Line
from foxdice.games.cubed.sheet import BLUE_EXTREME_POINTS, BLUE_HIGH, BLUE_LOW, BLUE_MIDDLE, SHEET
from foxdice.games.cubed.state import Sheet, State
from foxdice.games.family.dice import DICE, SLOTS, face, on_slots, tray_is_served
from foxdice.games.family.state import EXTRA, PICK
from foxdice.games.family.turns import FIRST_OWN_ACTION

MAY_REFUSE_A_ROLL: Final = True

ENOUGH: Final = FIRST_OWN_ACTION  # no further turquoise crosses

# ------------------------------------------------------------------ dice, sources, jokers and targets
WHITE: Final = 0
YELLOW: Final = 1
TURQUOISE: Final = 2
BLUE: Final = 3
BROWN: Final = 4
PINK: Final = 5

QUESTION: Final = 7  # a number of one's choice in the area of the bonus
BLACK_QUESTION: Final = 8
FURTHER_CROSS: Final = 9  # in turquoise, for another die of the same value
SOURCES: Final = 10

NO_JOKER: Final = 0
PRINTED_JOKER: Final = 1
FREE_JOKER: Final = 2  # a joker with a question mark

YELLOW_ROW_1: Final = 0
TURQUOISE_ROW_1: Final = 3
BLUE_LEFT: Final = 8
BLUE_RIGHT: Final = 9
BROWN_NEARER: Final = 10
BROWN_FARTHER: Final = 11
PINK_HALF: Final = 12
PINK_TIMES: Final = 13
TARGETS: Final = 14

# ------------------------------------------------------------------ areas (bits) and bonuses
IN_YELLOW: Final = 1
IN_TURQUOISE: Final = 2
IN_BLUE: Final = 4
IN_BROWN: Final = 8
IN_PINK: Final = 16
ANYWHERE: Final = 31

NOTHING: Final = 0
REROLL: Final = 1
EXTRA_DIE: Final = 2
JOKER: Final = 3
FOX: Final = 4
FIRST_QUESTION: Final = 5  # + area: a question mark in its colour
BLACK: Final = 10
FURTHER: Final = 11  # waits like a bonus, but before all others, and may be refused

# What a bonus of the sheet is called in the rules.
_NAMES: Final[dict[Bonus | None, int]] = {
    Bonus("reroll"): REROLL,
    Bonus("extra"): EXTRA_DIE,
    Bonus("joker"): JOKER,
    Bonus("fox"): FOX,
    **{Bonus("question", area.id): FIRST_QUESTION + place for place, area in enumerate(SHEET.areas)},
    Bonus("question", None): BLACK,
    None: NOTHING,
}

# ------------------------------------------------------------------ the sheet, as tables for the rules
_YELLOW, _TURQUOISE, _BLUE, _BROWN, _PINK = SHEET.areas
_REROLLS, _JOKERS, _EXTRAS = SHEET.actions
NUMBERS: Final = 6
LEAST_SUM: Final = 2
MOST_SUM: Final = 12
YELLOW_ROWS: Final = len(_YELLOW.rows)
TURQUOISE_ROWS: Final = len(_TURQUOISE.rows)

# Yellow and turquoise are kept by column, so that the free rows of a number lie side by side.
_BIT: Final = {
    cell.id: (number * len(area.rows) + row)
    for area in (_YELLOW, _TURQUOISE)
    for row, cells in enumerate(area.rows)
    for number, cell in enumerate(cells)
}
_PAIRS: Final = {line.cells[0]: _NAMES[line.bonus] for area in (_YELLOW, _BROWN) for line in area.lines}


def _line_bits(line: Line) -> int:
    return sum(1 << _BIT[cell] for cell in line.cells)


AREA_OF: Final = (0,) * YELLOW_ROWS + (1,) * TURQUOISE_ROWS + (2, 2, 3, 3, 4, 4)  # by target
AREAS_OF_DIE: Final = (ANYWHERE, IN_YELLOW, IN_TURQUOISE, IN_BLUE, IN_BROWN, IN_PINK)
AREAS_OF_QUESTION: Final = (*(0,) * FIRST_QUESTION, IN_YELLOW, IN_TURQUOISE, IN_BLUE, IN_BROWN, IN_PINK, ANYWHERE)
# Blue holds what two dice can make together, the others what one die can show.
AREAS_OF_NUMBER: Final = tuple(
    (ANYWHERE & ~IN_BLUE if 1 <= number <= NUMBERS else 0) | (IN_BLUE if number >= LEAST_SUM else 0)
    for number in range(MOST_SUM + 1)
)

ALL_ROWS: Final = (1 << YELLOW_ROWS) - 1
GREY: Final = 0  # in place of rows: the grey cell of the number
GREY_ROWS: Final = (
    0,
    *(sum(1 << row for row in range(YELLOW_ROWS) if _YELLOW.rows[row][number].shaded) for number in range(NUMBERS)),
)
YELLOW_BETWEEN: Final = tuple(_PAIRS[cell.id] for row in _YELLOW.rows[:-1] for cell in row)
YELLOW_ROW_CELLS: Final = tuple(sum(1 << _BIT[cell.id] for cell in row) for row in _YELLOW.rows)
YELLOW_ALL: Final = (1 << len(_YELLOW.cells)) - 1
YELLOW_POINTS: Final = _YELLOW.points

TURQUOISE_LINES: Final = tuple(_line_bits(line) for line in _TURQUOISE.lines)
TURQUOISE_LINE_BONUS: Final = tuple(_NAMES[line.bonus] for line in _TURQUOISE.lines)
TURQUOISE_ROW_CELLS: Final = tuple(sum(1 << _BIT[cell.id] for cell in row) for row in _TURQUOISE.rows)
TURQUOISE_COLUMN: Final = (1 << TURQUOISE_ROWS) - 1
TURQUOISE_ALL: Final = (1 << len(_TURQUOISE.cells)) - 1
TURQUOISE_POINTS: Final = _TURQUOISE.points

SIDE_END: Final = len(_BLUE.rows[0])
LEFT_BONUS: Final = tuple(_NAMES[cell.bonus] for cell in _BLUE.rows[0])
RIGHT_BONUS: Final = tuple(_NAMES[cell.bonus] for cell in _BLUE.rows[1])
BLUE_POINTS: Final = _BLUE.points

BROWN_CELLS: Final = tuple(  # the nearer cell of numbers 0, 1, … 6, then the farther ones
    [place for place, cell in enumerate(_BROWN.cells) if cell.number == number][which] if number else 0
    for which in (0, 1)
    for number in range(NUMBERS + 1)
)
FARTHER: Final = NUMBERS + 1
BROWN_LAST: Final = 1 << len(_BROWN.cells) - 1
BROWN_BETWEEN: Final = tuple(_PAIRS.get(cell.id, NOTHING) for cell in _BROWN.cells)  # with the cell to the right
BROWN_POINTS: Final = _BROWN.points

PINK_END: Final = len(_PINK.cells)
PINK_FACTORS: Final = tuple(cell.times for cell in _PINK.cells)
PINK_BONUS: Final = tuple(_NAMES[cell.bonus] for cell in _PINK.cells)

ACTION_SLOTS: Final = _REROLLS.slots
REROLL_END: Final = _NAMES[_REROLLS.end]
JOKER_END: Final = _NAMES[_JOKERS.end]
EXTRA_END: Final = _NAMES[_EXTRAS.end]
FREE_JOKERS: Final = sum(1 << slot for slot, printed in enumerate(_JOKERS.printed) if printed == "?")
PRINTED_JOKERS: Final = tuple(  # the slots that print 0, 1, … 6
    sum(1 << slot for slot, printed in enumerate(_JOKERS.printed) if printed == str(number))
    for number in range(NUMBERS + 1)
)
ROUND_BONUS: Final = (NOTHING, *(_NAMES[choices[0] if choices else None] for choices in SHEET.rounds))


def start_sheet(sheet: Sheet) -> None:
    """Leave the sheet empty: nothing is crossed from the start."""


def round_bonus(sheet: Sheet, round_number: int) -> None:
    """Give what the round track prints for this round."""
    gain(sheet, ROUND_BONUS[round_number])


# ------------------------------------------------------------------ what fits where


def fitting(sheet: Sheet, areas: int, number: int, rows: int, blue_number: int) -> int:
    """Return the targets in these areas (bits) that take the number; yellow in `rows` (bits), blue the other number."""
    targets = 0
    if areas & IN_YELLOW:
        targets = ~sheet.yellow >> YELLOW_ROWS * (number - 1) & rows
    if areas & IN_TURQUOISE:
        targets |= (~sheet.turquoise >> TURQUOISE_ROWS * (number - 1) & TURQUOISE_COLUMN) << TURQUOISE_ROW_1
    if areas & IN_BLUE:
        targets |= fitting_blue(sheet, blue_number)
    if areas & IN_BROWN:
        crossed = sheet.brown
        if 1 << BROWN_CELLS[number] > crossed:
            targets |= 1 << BROWN_NEARER | 1 << BROWN_FARTHER
        elif 1 << BROWN_CELLS[FARTHER + number] > crossed:
            targets |= 1 << BROWN_FARTHER
    if areas & IN_PINK and sheet.pink < PINK_END:
        targets |= 1 << PINK_HALF
        if PINK_FACTORS[sheet.pink]:
            targets |= 1 << PINK_TIMES
    return targets


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


# ------------------------------------------------------------------ what a die may be used for


def yellow_rows(s: State, sheet: Sheet, die: int) -> int:
    """Return the yellow rows a die can go to (bits), or GREY.

    In a roll of one's own the row of the roll, with +1 the row of the slot; from the tray and as a passive player
    the grey cells.
    """
    if sheet.step == PICK:
        return 1 << s.roll
    if sheet.step == EXTRA:
        for slot in range(SLOTS):
            if s.slots >> 3 * slot & 7 == die + 1:
                return 1 << slot
    return GREY


def blue_sum(s: State, die: int, number: int) -> int:
    """Return white and blue together, wherever they lie; `die` is the one that was picked and counts as `number`."""
    return number + (s.faces >> 3 * BLUE & 7 if die == WHITE else s.faces & 7)


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


def unused_jokers(sheet: Sheet) -> int:
    """Return the joker slots that are circled and not crossed (bits)."""
    return (1 << sheet.jokers) - 1 & ~sheet.jokers_used


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


def cross_joker(sheet: Sheet, joker: int, number: int) -> None:
    """Cross the slot of a joker that is used; of several equal ones the first."""
    if joker != NO_JOKER:
        slots = PRINTED_JOKERS[number] if joker == PRINTED_JOKER else FREE_JOKERS
        slots &= unused_jokers(sheet)
        sheet.jokers_used |= slots & -slots


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
            most = MOST_SUM if AREAS_OF_QUESTION[bonus] & IN_BLUE else NUMBERS
            for number in range(1, most + 1):
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


# ------------------------------------------------------------------ marking


def gain(sheet: Sheet, bonus: int) -> None:
    """Circle the next slot of an action, the last of which gives a bonus; or gain a fox or a question mark."""
    if bonus == NOTHING:
        return
    if bonus == REROLL:
        sheet.rerolls += 1
        if sheet.rerolls == ACTION_SLOTS:
            gain_fox_or_question(sheet, REROLL_END)
    elif bonus == EXTRA_DIE:
        sheet.extras += 1
        if sheet.extras == ACTION_SLOTS:
            gain_fox_or_question(sheet, EXTRA_END)
    elif bonus == JOKER:
        sheet.jokers += 1
        if sheet.jokers == ACTION_SLOTS:
            gain_fox_or_question(sheet, JOKER_END)
    else:
        gain_fox_or_question(sheet, bonus)


def gain_fox_or_question(sheet: Sheet, bonus: int) -> None:
    """Gain what is no action: a fox counts at the end, a question mark is to be used at once."""
    if bonus == FOX:
        sheet.foxes += 1
    else:
        sheet.pending += 1 << 3 * bonus


def mark(sheet: Sheet, target: int, number: int) -> None:
    """Cross the target, or write the number there, and gain what that gives."""
    if target < TURQUOISE_ROW_1:
        cross_yellow(sheet, target, number)
    elif target < BLUE_LEFT:
        cross_turquoise(sheet, target - TURQUOISE_ROW_1, number)
    elif target == BLUE_LEFT:
        sheet.left_numbers |= number << 4 * sheet.left
        sheet.left += 1
        gain(sheet, LEFT_BONUS[sheet.left - 1])
    elif target == BLUE_RIGHT:
        sheet.right_numbers |= number << 4 * sheet.right
        sheet.right += 1
        gain(sheet, RIGHT_BONUS[sheet.right - 1])
    elif target == BROWN_NEARER:
        cross_brown(sheet, BROWN_CELLS[number])
    elif target == BROWN_FARTHER:
        cross_brown(sheet, BROWN_CELLS[FARTHER + number])
    else:
        write_pink(sheet, number, target == PINK_TIMES)


def cross_yellow(sheet: Sheet, row: int, number: int) -> None:
    """Cross a yellow cell; two crosses above each other give the bonus between them."""
    column = number - 1
    sheet.yellow |= 1 << YELLOW_ROWS * column + row
    crossed = sheet.yellow >> YELLOW_ROWS * column
    if row > 0 and crossed >> row - 1 & 1:
        gain(sheet, YELLOW_BETWEEN[(row - 1) * NUMBERS + column])
    if row < YELLOW_ROWS - 1 and crossed >> row + 1 & 1:
        gain(sheet, YELLOW_BETWEEN[row * NUMBERS + column])


def cross_turquoise(sheet: Sheet, row: int, number: int) -> None:
    """Cross a turquoise cell; when all coloured cells of a row or column are crossed, they give its bonus."""
    cell = TURQUOISE_ROWS * (number - 1) + row
    sheet.turquoise |= 1 << cell
    for line in range(len(TURQUOISE_LINES)):
        cells = TURQUOISE_LINES[line]
        if cells >> cell & 1 and sheet.turquoise & cells == cells:
            gain(sheet, TURQUOISE_LINE_BONUS[line])


def cross_brown(sheet: Sheet, cell: int) -> None:
    """Cross a brown cell; with a cross to the left of it, gain the bonus between them."""
    if cell and sheet.brown >> cell - 1 & 1:
        gain(sheet, BROWN_BETWEEN[cell - 1])
    sheet.brown |= 1 << cell


def write_pink(sheet: Sheet, number: int, multiplied: bool) -> None:
    """Write in the next pink cell: multiplied and without its bonus, or halved and with it."""
    cell = sheet.pink
    sheet.pink_dice |= number << 3 * cell
    sheet.pink += 1
    if multiplied:
        sheet.pink_multiplied |= 1 << cell
    else:
        gain(sheet, PINK_BONUS[cell])


# ------------------------------------------------------------------ points


def area_points(sheet: Sheet, area: int) -> int:
    """Return the points of an area: yellow, turquoise, blue, brown, pink."""
    if area == 0:
        return yellow_points(sheet)
    if area == 1:
        return turquoise_points(sheet)
    if area == 2:
        return side_points(sheet.left, sheet.left_numbers) + side_points(sheet.right, sheet.right_numbers)
    if area == 3:
        return BROWN_POINTS[count_bits(sheet.brown)]
    return pink_points(sheet)


def yellow_points(sheet: Sheet) -> int:
    """Return the points of the yellow rows."""
    points = 0
    for row in range(YELLOW_ROWS):
        points += YELLOW_POINTS[count_bits(sheet.yellow & YELLOW_ROW_CELLS[row])]
    return points


def turquoise_points(sheet: Sheet) -> int:
    """Return the points of the turquoise rows."""
    points = 0
    for row in range(TURQUOISE_ROWS):
        points += TURQUOISE_POINTS[count_bits(sheet.turquoise & TURQUOISE_ROW_CELLS[row])]
    return points


def side_points(filled: int, numbers: int) -> int:
    """Return the points of a side of blue: for how far it reaches, and for very low and very high numbers."""
    points = BLUE_POINTS[filled]
    for cell in range(filled):
        number = numbers >> 4 * cell & 15
        if number <= BLUE_LOW or number >= BLUE_HIGH:
            points += BLUE_EXTREME_POINTS
    return points


def pink_points(sheet: Sheet) -> int:
    """Return the sum of the numbers written in pink."""
    points = 0
    for cell in range(sheet.pink):
        points += pink_number(sheet, cell)
    return points


def pink_number(sheet: Sheet, cell: int) -> int:
    """Return the number written in a filled pink cell."""
    number = sheet.pink_dice >> 3 * cell & 7
    if sheet.pink_multiplied >> cell & 1:
        return number * PINK_FACTORS[cell]
    return (number + 1) // 2
