"""What a page shows of Ganz schön clever: `foxdice.core.scene`.

Cells are numbered through the areas: yellow, blue, green, orange, purple. In yellow and blue that is the target.
"""

from typing import Any, Final

from foxdice.core.bits import count_bits
from foxdice.core.rows import CROSS, NUMBER, STEP, put
from foxdice.games.clever import areas
from foxdice.games.clever.areas import BLUE_2, GREEN_NEXT, ORANGE_NEXT, ORANGE_TIMES, ROW_END
from foxdice.games.clever.sheet import SHEET
from foxdice.games.clever.state import Sheet, State
from foxdice.games.family import scene as family
from foxdice.games.family.dice import DICE as ALL
from foxdice.games.family.dice import face
from foxdice.games.family.scene import (
    FACES,
    PHASES,
    PLACES,
    STEPS,
    STOCK,
    chosen,
    dice,
    may_fall,
    moment,
    phase,
    read_throw,
    stock,
    table,
    throw_words,
    winners,
)
from foxdice.games.family.turns import DECLINE, FIRST_MARK, LET_GO, REROLL, STOP

__all__ = [
    "PHASES", "PLACES", "STEPS", "STOCK",
    "chosen", "dice", "may_fall", "moment", "phase", "read_throw", "stock", "table", "throw_words", "winners",
]  # fmt: skip

# ------------------------------------------------------------------ names of the numbers
DICE: Final = "wybgop"
COLOURS: Final = ("white", "yellow", "blue", "green", "orange", "purple")
ACTIONS: Final = {REROLL: "reroll", LET_GO: "let-go", DECLINE: "decline", STOP: "stop"}
JOKERS: Final = ()
BONUSES: Final = ("X", "4", "5", "6", "#X", "#6")
EARNED: Final = (
    "", "reroll", "extra", "fox", "cross-yellow", "cross-blue", "cross-green",
    "write-orange-4", "write-orange-5", "write-orange-6", "write-purple-6", "black",
)  # fmt: skip

_SOURCES: Final = (*(f"{letter}{shown}" for letter in DICE for shown in range(1, FACES + 1)), *BONUSES)
_TARGETS: Final = tuple(area.letter + ".".join(cell.id.split("-")[1:]) for area in SHEET.areas for cell in area.cells)
THROW_WORDS: Final = _SOURCES[: ALL * FACES]
WORDS: Final = (*_SOURCES, "+", ">", *ACTIONS.values(), *_TARGETS)
BONUS_WORD: Final = ALL * FACES
PLUS: Final = len(_SOURCES)
ARROW: Final = PLUS + 1
ACTION_WORD: Final = ARROW + 1
TARGET_WORD: Final = ACTION_WORD + len(ACTIONS)

# ------------------------------------------------------------------ where things are on the sheet
GREEN_1: Final = GREEN_NEXT
ORANGE_1: Final = GREEN_1 + ROW_END
PURPLE_1: Final = ORANGE_1 + ROW_END
_PLACES_OF_CELLS: Final = {cell.id: place for area in SHEET.areas[:2] for place, cell in enumerate(area.cells)}
LINES: Final = (
    *(sum(1 << _PLACES_OF_CELLS[cell] for cell in line.cells) for line in SHEET.areas[0].lines),
    *(sum(1 << BLUE_2 + _PLACES_OF_CELLS[cell] for cell in line.cells) for line in SHEET.areas[1].lines),
)
BLUE_AREA: Final = 1
EXTRA_SLOTS: Final = SHEET.actions[0].slots


def marks(s: State, player: int, rows: Any) -> int:
    """Write a row for all that the pen has left on a player's sheet: ink, where, number, 0."""
    sheet = s.sheets[player]
    crossed = sheet.yellow | sheet.blue << BLUE_2
    n = 0
    for cell in range(GREEN_1):
        if crossed >> cell & 1:
            n = put(rows, n, CROSS, cell, 0, 0)
    for place in range(sheet.green):
        n = put(rows, n, CROSS, GREEN_1 + place, 0, 0)
    for place in range(sheet.orange):
        n = put(rows, n, NUMBER, ORANGE_1 + place, (sheet.orange_dice >> 3 * place & 7) * ORANGE_TIMES[place], 0)
    for place in range(sheet.purple):
        n = put(rows, n, NUMBER, PURPLE_1 + place, sheet.purple_dice >> 3 * place & 7, 0)
    n = family.line_marks(rows, n, LINES, crossed)
    if sheet.blue:
        n = put(rows, n, STEP, BLUE_AREA, count_bits(sheet.blue), 0)
    n = family.slot_marks(rows, n, 0, sheet.rerolls, (1 << sheet.rerolls_used) - 1)
    n = family.slot_marks(rows, n, EXTRA_SLOTS, sheet.extras, (1 << sheet.extras_used) - 1)
    return family.table_marks(s, player, rows, n)


def cell_of(sheet: Sheet, target: int) -> int:
    """Return the cell that a target means now; of a full row the last one."""
    if target < GREEN_NEXT:
        return target
    if target == GREEN_NEXT:
        return GREEN_1 + min(sheet.green, ROW_END - 1)
    if target == ORANGE_NEXT:
        return ORANGE_1 + min(sheet.orange, ROW_END - 1)
    return PURPLE_1 + min(sheet.purple, ROW_END - 1)


def option(s: State, player: int, move: int, row: Any) -> int:
    """Write two rows as one: die, number it counts as, joker, cell, multiplied, action, bonus that is used up, 0."""
    family.no_option(row)
    if move < FIRST_MARK:
        row[5] = move
        return 2
    row[3] = cell_of(s.sheets[player], move & 31)
    source = areas.die_of(move)
    if source < ALL:
        row[0] = source
        row[1] = face(s, source)
    else:
        row[6] = source - ALL
    return 2


def brings(states: Any, player: int, move: int, rows: Any) -> int:
    """Write what a legal move in states[0] brings at once, tried out in states[1]: what, which, how much, 0."""
    used = family.bonus_or_none(states[0], player, move)
    family.try_move(states, player, move)
    old = states[0].sheets[player]
    new = states[1].sheets[player]
    n = family.more_points(states, player, rows, 0)
    n = family.earned(rows, n, areas.REROLL, new.rerolls - old.rerolls)
    n = family.earned(rows, n, areas.EXTRA_DIE, new.extras - old.extras)
    n = family.earned(rows, n, areas.FOX, new.foxes - old.foxes)
    n = family.earned_marks(states, player, rows, n, (areas.YELLOW_X, areas.BLACK), used)
    return family.left_to_others(states, rows, n)


def move_words(s: State, player: int, move: int, words: Any) -> int:
    """Write the words that a move's text consists of: an action, or source and target; return how many."""
    if move < FIRST_MARK:
        words[0] = ACTION_WORD + move
        return 1
    n = 0
    if family.takes_extra(s, player):
        words[0] = PLUS
        n = 1
    source = areas.die_of(move)
    words[n] = FACES * source + face(s, source) - 1 if source < ALL else BONUS_WORD + source - ALL
    words[n + 1] = ARROW
    words[n + 2] = TARGET_WORD + cell_of(s.sheets[player], move & 31)
    return n + 3
