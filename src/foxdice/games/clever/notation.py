"""Moves of Ganz schön clever as text, and why they are not legal.

`y3>y1.1` the yellow 3 crosses the yellow cell in row 1, column 1 · `w4>b9` white 4 and blue 5 cross the blue 9 ·
`g5>g7` · `o4>o3` · `p6>p5` the next cell of its row · `X>y1.1` a cross given as a bonus · `6>p5` a number given as
a bonus · `#X>b9`, `#6>o4` the black bonus of round 4.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from foxdice.core.errors import IllegalMove, InvalidMove
from foxdice.games.clever import areas, scene
from foxdice.games.clever.areas import (
    BLACK_CROSS,
    BLACK_SIX,
    BLUE_2,
    CROSS,
    GREEN_NEXT,
    NUMBER,
    ORANGE_NEXT,
    PURPLE_NEXT,
    ROW_END,
    SOURCES,
    TARGETS,
)
from foxdice.games.clever.scene import COLOURS, DICE
from foxdice.games.clever.sheet import SHEET
from foxdice.games.clever.state import Sheet, State
from foxdice.games.family.dice import face
from foxdice.games.family.turns import FIRST_MARK
from foxdice.texts import Name

_BONUS_SOURCES = {
    "X": CROSS,
    "4": NUMBER + 4,
    "5": NUMBER + 5,
    "6": NUMBER + 6,
    "#X": BLACK_CROSS,
    "#6": BLACK_SIX,
}
_AREA_LETTERS = "ybgop"  # the area a die of the same letter belongs to; white goes anywhere
_NEXT = {"g": GREEN_NEXT, "o": ORANGE_NEXT, "p": PURPLE_NEXT}
_CELLS = tuple(cell.id for area in SHEET.areas for cell in area.cells)
_TARGET_TEXTS = {  # of each cell, by its id
    cell.id: letter + ".".join(cell.id.split("-")[1:])
    for letter, area in zip(_AREA_LETTERS, SHEET.areas, strict=True)
    for cell in area.cells
}
_CELL_TARGETS = {  # of the cells that can be marked in any order, by their text
    _TARGET_TEXTS[cell.id]: place + first
    for first, area in zip((0, BLUE_2), SHEET.areas, strict=False)
    for place, cell in enumerate(area.cells)
    if not cell.crossed
}
_ROW_CELLS = {str(place + 1) for place in range(ROW_END)}  # of the rows that are filled from left to right
_TEXT = re.compile(r"(?:(?P<die>[wybgop])(?P<face>[1-6])|(?P<bonus>#?X|#6|[456]))>(?P<area>[ybgop])(?P<cell>[\d.]+)")


@lru_cache(SOURCES << 5)
def is_mark(move: int) -> bool:
    """Tell whether a source and a target can go together at all."""
    source, target = move >> 5, move & 31
    if not 1 <= source < SOURCES or target >= TARGETS or _is_free_cell(target):
        return False
    area = _area_letter(target)
    if source <= len(DICE):
        return DICE[source - 1] in ("w", area)
    if source in (CROSS, BLACK_CROSS):
        return area in "ybg"
    if source in (NUMBER + 4, NUMBER + 5):
        return area == "o"
    return area in "op"


def is_bonus(move: int) -> bool:
    """Tell whether a marking move uses a bonus, not a die."""
    return move >> 5 > len(DICE)


def parse_mark(state: State, sheet: Sheet, text: str) -> int:
    """Return the marking move a text means; raise `InvalidMove`, or `IllegalMove` where it contradicts the table."""
    move, shows, cell = _read(text)
    if cell:
        next_cell = cell_id(sheet, move & 31).rpartition("-")[2]
        if cell != next_cell:
            raise IllegalMove("next-cell", area=_area_name(move & 31), cell=cell, next=next_cell)
    if shows:
        die = areas.die_of(move)
        shown = face(state, die)
        if shown != shows:
            raise IllegalMove("die-shows", die=Name(f"die-{COLOURS[die]}"), shown=shown, said=shows)
    return move


@lru_cache(4096)
def _read(text: str) -> tuple[int, int, str]:
    """Return the marking move a text means, what the die shows (0: none is used), and the cell that has to be next."""
    match = _TEXT.fullmatch(text)
    if not match:
        raise InvalidMove("invalid-move", game="clever", text=text)
    area, cell = match["area"], match["cell"]
    target = _CELL_TARGETS.get(area + cell) if area in "yb" else _NEXT[area]
    if target is None or (area not in "yb" and cell not in _ROW_CELLS):
        raise InvalidMove("invalid-move", game="clever", text=text)
    source = _BONUS_SOURCES[match["bonus"]] if match["bonus"] else 1 + DICE.index(match["die"])
    move = source << 5 | target
    if not is_mark(move):
        raise InvalidMove("invalid-move", game="clever", text=text)
    return move, int(match["face"] or 0), "" if area in "yb" else cell


def cell_id(sheet: Sheet, target: int) -> str:
    """Return the id of the cell a target means now."""
    return _CELLS[scene.cell_of(sheet, target)]


def why_not_target(state: State, sheet: Sheet, move: int) -> IllegalMove:
    """Return why a die that may be chosen cannot mark this target."""
    target = move & 31
    value = face(state, areas.die_of(move))
    full = _why_full(sheet, target)
    if full:
        return full
    if target < BLUE_2:
        cell = SHEET.areas[0].cells[target]
        return IllegalMove("wrong-number", cell=cell.number or 0, shown=value)
    if target < GREEN_NEXT:
        white, blue = face(state, areas.WHITE), face(state, areas.BLUE)
        return IllegalMove("wrong-sum", white=white, blue=blue, sum=white + blue, cell=target - BLUE_2 + 2)
    if target == GREEN_NEXT:
        return IllegalMove("green-needs", min=areas.GREEN_MIN[sheet.green], shown=value)
    return IllegalMove("purple-needs", last=areas.purple_needs_more_than(sheet), shown=value)


def why_not_mark(
    state: State, sheet: Sheet, move: int, why_not_die: Callable[[int], IllegalMove | None]
) -> IllegalMove:
    """Return why a die cannot be used like this."""
    if is_bonus(move):
        return IllegalMove("no-bonus-now")
    return why_not_die(areas.die_of(move)) or why_not_target(state, sheet, move)


def why_not_bonus(sheet: Sheet, move: int) -> IllegalMove:
    """Return why a move does not use a pending bonus."""
    if move < FIRST_MARK or not is_bonus(move):
        return IllegalMove("bonus-first")
    if not sheet.pending >> 3 * areas.bonus_of(move) & 7:
        return IllegalMove("no-such-bonus")
    return _why_full(sheet, move & 31) or IllegalMove("no-such-bonus")


def _why_full(sheet: Sheet, target: int) -> IllegalMove | None:
    crossed = (sheet.yellow | sheet.blue << BLUE_2) >> target & 1
    if target < GREEN_NEXT:
        return (
            IllegalMove("already-crossed", area=_area_name(target), cell=_cell_number(sheet, target))
            if crossed
            else None
        )
    filled = (sheet.green, sheet.orange, sheet.purple)[target - GREEN_NEXT]
    return IllegalMove("row-full", area=_area_name(target)) if filled == ROW_END else None


def _area_name(target: int) -> Name:
    return Name(f"area-{SHEET.areas[_AREA_LETTERS.index(_area_letter(target))].id}")


def _cell_number(sheet: Sheet, target: int) -> int:
    area, cell = cell_id(sheet, target).split("-", 1)
    return next(candidate.number or 0 for candidate in SHEET.area(area).cells if candidate.id == f"{area}-{cell}")


def _is_free_cell(target: int) -> bool:
    return target < BLUE_2 and SHEET.areas[0].cells[target].crossed


def _area_letter(target: int) -> str:
    if target < BLUE_2:
        return "y"
    return "b" if target < GREEN_NEXT else _AREA_LETTERS[target - GREEN_NEXT + 2]
