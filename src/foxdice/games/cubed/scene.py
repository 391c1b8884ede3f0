"""What a page shows of Clever hoch Drei: `foxdice.core.scene`.

Cells are numbered through the areas: yellow, turquoise, blue (left, then right), brown, pink.
"""

from typing import Any, Final

from foxdice.core.bits import count_bits
from foxdice.core.rows import CROSS, NUMBER, ROW, STEP, STRUCK, put
from foxdice.games.cubed import areas, bonuses, pink
from foxdice.games.cubed.areas import ENOUGH
from foxdice.games.cubed.blue import SIDE_END
from foxdice.games.cubed.bonuses import BLACK, FIRST_QUESTION, FURTHER
from foxdice.games.cubed.brown import BROWN_CELLS, FARTHER
from foxdice.games.cubed.jokers import FREE_JOKER, NO_JOKER
from foxdice.games.cubed.pink import PINK_END
from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.state import Sheet, State
from foxdice.games.cubed.targets import (
    BLUE_LEFT,
    BLUE_RIGHT,
    BROWN_NEARER,
    MAX_SUM,
    NUMBERS,
    PINK_HALF,
    PINK_TIMES,
    QUESTION,
    TURQUOISE_ROW_1,
)
from foxdice.games.cubed.turquoise import TURQUOISE_POINTS, TURQUOISE_ROW_CELLS, TURQUOISE_ROWS
from foxdice.games.cubed.yellow import YELLOW_POINTS, YELLOW_ROW_CELLS, YELLOW_ROWS
from foxdice.games.family import scene as family
from foxdice.games.family.dice import DICE as ALL
from foxdice.games.family.dice import face
from foxdice.games.family.scene import (
    FACES,
    PHASES,
    PLACES,
    STEPS,
    chosen,
    dice,
    may_fall,
    moment,
    phase,
    read_throw,
    table,
    throw_words,
    winners,
)
from foxdice.games.family.turns import DECLINE, FIRST_MARK, FIRST_OWN_ACTION, LET_GO, REROLL, STOP

__all__ = [
    "PHASES", "PLACES", "STEPS",
    "chosen", "dice", "may_fall", "moment", "phase", "read_throw", "table", "throw_words", "winners",
]  # fmt: skip

# ------------------------------------------------------------------ names of the numbers
DICE: Final = "wytbnp"
COLOURS: Final = ("white", "yellow", "turquoise", "blue", "brown", "pink")
STOCK: Final = (*family.STOCK, "joker")
ACTIONS: Final = {REROLL: "reroll", LET_GO: "let-go", DECLINE: "decline", STOP: "stop", ENOUGH: "enough"}
JOKERS: Final = ("?", *(str(number) for number in range(1, NUMBERS + 1)))
BONUSES: Final = ("?", "#?", "&")
EARNED: Final = (
    "", "reroll", "extra", "joker", "fox", *(f"question-{area.id}" for area in SHEET.areas), "black", "further",
)  # fmt: skip

_FACES: Final = tuple(f"{letter}{shown}" for letter in DICE for shown in range(1, FACES + 1))
_NUMBERS: Final = tuple(str(number) for number in range(MAX_SUM + 1))
_TARGETS: Final = tuple(area.letter + ".".join(cell.id.split("-")[1:]) for area in SHEET.areas for cell in area.cells)
THROW_WORDS: Final = _FACES
WORDS: Final = (*_FACES, *BONUSES, "+", ">", "x", "j", "j?", *ACTIONS.values(), *_NUMBERS, *_TARGETS)
BONUS_WORD: Final = len(_FACES)
PLUS: Final = BONUS_WORD + len(BONUSES)
ARROW: Final = PLUS + 1
TIMES: Final = PLUS + 2
JOKER_WORD: Final = PLUS + 3
FREE_JOKER_WORD: Final = PLUS + 4
ACTION_WORD: Final = PLUS + 5
OWN_ACTION_WORD: Final = ACTION_WORD + len(ACTIONS) - 1
NUMBER_WORD: Final = ACTION_WORD + len(ACTIONS)
TARGET_WORD: Final = NUMBER_WORD + len(_NUMBERS)

# ------------------------------------------------------------------ where things are on the sheet
TURQUOISE_1: Final = YELLOW_ROWS * NUMBERS
LEFT_1: Final = TURQUOISE_1 + TURQUOISE_ROWS * NUMBERS
RIGHT_1: Final = LEFT_1 + SIDE_END
BROWN_1: Final = RIGHT_1 + SIDE_END
PINK_1: Final = BROWN_1 + len(SHEET.areas[3].cells)
BROWN_AREA: Final = 3
JOKER_SLOTS: Final = SHEET.actions[0].slots
EXTRA_SLOTS: Final = JOKER_SLOTS + SHEET.actions[1].slots

# The cells that lines consist of, as bits: yellow and turquoise as the rules keep them, by column, then brown.
TURQUOISE_BITS: Final = TURQUOISE_1
BROWN_BITS: Final = TURQUOISE_BITS + TURQUOISE_ROWS * NUMBERS
_BITS: Final = {
    **{
        cell.id: first + len(area.rows) * column + row
        for first, area in zip((0, TURQUOISE_BITS), SHEET.areas, strict=False)
        for row, cells in enumerate(area.rows)
        for column, cell in enumerate(cells)
    },
    **{cell.id: BROWN_BITS + place for place, cell in enumerate(SHEET.areas[3].cells)},
}
LINES: Final = tuple(sum(1 << _BITS[cell] for cell in line.cells) for area in SHEET.areas for line in area.lines)


def marks(s: State, player: int, rows: Any) -> int:
    """Write a row for all that the pen has left on a player's sheet: ink, where, number, 0."""
    sheet = s.sheets[player]
    n = grid_marks(rows, 0, 0, YELLOW_ROWS, sheet.yellow)
    n = grid_marks(rows, n, TURQUOISE_1, TURQUOISE_ROWS, sheet.turquoise)
    for place in range(sheet.left):
        n = put(rows, n, NUMBER, LEFT_1 + place, sheet.left_numbers >> 4 * place & 15, 0)
    for place in range(sheet.right):
        n = put(rows, n, NUMBER, RIGHT_1 + place, sheet.right_numbers >> 4 * place & 15, 0)
    for place in range(PINK_1 - BROWN_1):
        if sheet.brown >> place & 1:
            n = put(rows, n, CROSS, BROWN_1 + place, 0, 0)
    for place in range(sheet.pink):
        ink = STRUCK if sheet.pink_multiplied >> place & 1 else NUMBER
        n = put(rows, n, ink, PINK_1 + place, pink.pink_number(sheet, place), 0)
    crossed = sheet.yellow | sheet.turquoise << TURQUOISE_BITS | sheet.brown << BROWN_BITS
    n = family.line_marks(rows, n, LINES, crossed)
    if sheet.brown:
        n = put(rows, n, STEP, BROWN_AREA, count_bits(sheet.brown), 0)
    for row in range(YELLOW_ROWS):
        n = row_points(rows, n, row, YELLOW_POINTS, sheet.yellow & YELLOW_ROW_CELLS[row])
    for row in range(TURQUOISE_ROWS):
        n = row_points(rows, n, YELLOW_ROWS + row, TURQUOISE_POINTS, sheet.turquoise & TURQUOISE_ROW_CELLS[row])
    n = family.slot_marks(rows, n, 0, sheet.rerolls, (1 << sheet.rerolls_used) - 1)
    n = family.slot_marks(rows, n, JOKER_SLOTS, sheet.jokers, sheet.jokers_used)
    n = family.slot_marks(rows, n, EXTRA_SLOTS, sheet.extras, (1 << sheet.extras_used) - 1)
    return family.table_marks(s, player, rows, n)


def grid_marks(rows: Any, n: int, first: int, height: int, crosses: int) -> int:
    """Append the crosses of a grid that is kept by column; its cells are counted row by row."""
    for row in range(height):
        for column in range(NUMBERS):
            if crosses >> height * column + row & 1:
                n = put(rows, n, CROSS, first + NUMBERS * row + column, 0, 0)
    return n


def row_points(rows: Any, n: int, row: int, points: Any, crosses: int) -> int:
    """Append the points of a row once something is crossed in it."""
    return put(rows, n, ROW, row, points[count_bits(crosses)], 0) if crosses else n


def stock(s: State, player: int, rows: Any) -> int:
    """Write a row for each kind of stock: which, had, used, 0."""
    sheet = s.sheets[player]
    n = family.stock(s, player, rows)
    return put(rows, n, n, sheet.jokers, count_bits(sheet.jokers_used), 0)


def cell_of(sheet: Sheet, move: int) -> int:
    """Return the cell that a move's target and number mean now; of a full row the last one."""
    target = move & 15
    number = move >> 4 & 15
    if target < TURQUOISE_ROW_1:
        return NUMBERS * target + number - 1
    if target < BLUE_LEFT:
        return TURQUOISE_1 + NUMBERS * (target - TURQUOISE_ROW_1) + number - 1
    if target == BLUE_LEFT:
        return LEFT_1 + min(sheet.left, SIDE_END - 1)
    if target == BLUE_RIGHT:
        return RIGHT_1 + min(sheet.right, SIDE_END - 1)
    if target < PINK_HALF:
        return BROWN_1 + BROWN_CELLS[number if target == BROWN_NEARER else FARTHER + number]
    return PINK_1 + min(sheet.pink, PINK_END - 1)


def option(s: State, player: int, move: int, row: Any) -> int:
    """Write two rows as one: die, number it counts as, joker, cell, multiplied, action, bonus that is used up, 0."""
    family.no_option(row)
    if move < FIRST_MARK:
        row[5] = move
        return 2
    source = areas.die_of(move)
    number = move >> 4 & 15
    joker = move >> 8 & 3
    row[1] = number
    row[3] = cell_of(s.sheets[player], move)
    row[4] = 1 if move & 15 == PINK_TIMES else 0
    if source < ALL:
        row[0] = source
        if joker != NO_JOKER:
            row[2] = 0 if joker == FREE_JOKER else number
    else:
        row[6] = (move >> 10) - QUESTION
    return 2


def brings(states: Any, player: int, move: int, rows: Any) -> int:
    """Write what a legal move in states[0] brings at once, tried out in states[1]: what, which, how much, 0."""
    used = family.bonus_or_none(states[0], player, move)
    family.try_move(states, player, move)
    old = states[0].sheets[player]
    new = states[1].sheets[player]
    n = family.more_points(states, player, rows, 0)
    n = family.earned(rows, n, bonuses.REROLL, new.rerolls - old.rerolls)
    n = family.earned(rows, n, bonuses.EXTRA_DIE, new.extras - old.extras)
    n = family.earned(rows, n, bonuses.JOKER, new.jokers - old.jokers)
    n = family.earned(rows, n, bonuses.FOX, new.foxes - old.foxes)
    n = family.earned_marks(states, player, rows, n, (FIRST_QUESTION, BLACK), used)
    further = (new.pending >> 3 * FURTHER & 7) - (old.pending >> 3 * FURTHER & 7)
    n = family.earned(rows, n, FURTHER, further)
    return family.left_to_others(states, rows, n)


def move_words(s: State, player: int, move: int, words: Any) -> int:
    """Write the words that a move's text consists of: an action, or source and target; return how many."""
    if move < FIRST_MARK:
        words[0] = ACTION_WORD + move if move < FIRST_OWN_ACTION else OWN_ACTION_WORD
        return 1
    n = 0
    if family.takes_extra(s, player):
        words[0] = PLUS
        n = 1
    n = source_words(s, move, words, n)
    words[n] = ARROW
    words[n + 1] = TARGET_WORD + cell_of(s.sheets[player], move)
    if move & 15 != PINK_TIMES:
        return n + 2
    words[n + 2] = TIMES
    return n + 3


def source_words(s: State, move: int, words: Any, n: int) -> int:
    """Append the die and its joker, or the bonus, which says its number where the cell does not."""
    source = areas.die_of(move)
    target = move & 15
    number = move >> 4 & 15
    joker = move >> 8 & 3
    if source < ALL:
        words[n] = FACES * source + face(s, source) - 1
        if joker == NO_JOKER:
            return n + 1
        words[n + 1] = FREE_JOKER_WORD if joker == FREE_JOKER else JOKER_WORD
        words[n + 2] = NUMBER_WORD + number
        return n + 3
    words[n] = BONUS_WORD + (move >> 10) - QUESTION
    if target == BLUE_LEFT or target == BLUE_RIGHT or target >= PINK_HALF:
        words[n + 1] = NUMBER_WORD + number
        return n + 2
    return n + 1
