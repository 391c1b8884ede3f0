"""Moves of Clever hoch Drei as text, and why they are not legal.

`y3>y1.3` the yellow 3 crosses the 3 in yellow row 1 · `w4>t2.4` the white 4 crosses the 4 in turquoise row 2 ·
`b5>bl1`, `w2>br3` blue and white together go to the first cell on the left, the third on the right · `n6>n11` the
brown 6 crosses brown cell 11 · `p5>p3` half of 5 in pink cell 3 · `p5>p3x` 5 multiplied, the bonus struck out ·
`y3j5>y1.5` with the printed joker 5 · `y3j?5>y1.5` with a joker that shows a question mark · `&>t4.5` a further
turquoise cross · `?>y1.3`, `?8>br1`, `?>n11`, `?5>p3x` a bonus with a question mark; blue and pink need the number ·
`#?>y1.3` the black one. `enough`: no further turquoise crosses.
"""

import re
from collections.abc import Callable

from foxdice.core.errors import IllegalMove, InvalidMove
from foxdice.games.cubed import areas, blue, jokers, pink, scene, targets, turquoise, yellow
from foxdice.games.cubed.areas import AREA_OF, AREAS_OF_DIE, AREAS_OF_NUMBER
from foxdice.games.cubed.brown import BROWN_CELLS, FARTHER
from foxdice.games.cubed.jokers import FREE_JOKER, FREE_JOKERS, NO_JOKER, PRINTED_JOKER, PRINTED_JOKERS
from foxdice.games.cubed.scene import COLOURS, DICE
from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.state import Sheet, State
from foxdice.games.cubed.targets import (
    ANYWHERE,
    BLACK_QUESTION,
    BLUE_LEFT,
    BLUE_RIGHT,
    BROWN_FARTHER,
    BROWN_NEARER,
    FURTHER_CROSS,
    IN_TURQUOISE,
    NUMBERS,
    PINK_HALF,
    PINK_TIMES,
    QUESTION,
    SOURCES,
    TARGETS,
    TURQUOISE_ROW_1,
    YELLOW_ROW_1,
)
from foxdice.games.family.dice import face
from foxdice.games.family.turns import FIRST_MARK
from foxdice.texts import Name

_BONUS_SOURCES = {"?": QUESTION, "#?": BLACK_QUESTION, "&": FURTHER_CROSS}
_CELLS = tuple(cell.id for area in SHEET.areas for cell in area.cells)
_AREA_LETTERS = "ytbnp"  # the area a die of the same letter belongs to; white goes anywhere
_ROW_ONE = {"y": YELLOW_ROW_1, "t": TURQUOISE_ROW_1}
_SIDES = {"l": BLUE_LEFT, "r": BLUE_RIGHT}
_TEXT = re.compile(
    r"(?:(?P<die>[wytbnp])(?P<face>[1-6])(?:j(?P<free>\??)(?P<joker>[1-6]))?|(?P<bonus>#?\?|&)(?P<number>[1-9]\d?)?)"
    r">(?P<area>[ytbnp])(?P<cell>[lr]?\d{1,2}(?:\.\d)?x?)",
    re.ASCII,
)


def source_of(move: int) -> int:
    """Return the source of a marking move."""
    return move >> 10


def joker_of(move: int) -> int:
    """Return which kind of joker a marking move uses."""
    return move >> 8 & 3


def number_of(move: int) -> int:
    """Return the number of a marking move."""
    return move >> 4 & 15


def target_of(move: int) -> int:
    """Return the target of a marking move."""
    return move & 15


def is_mark(move: int) -> bool:
    """Tell whether source, joker, number and target can go together at all."""
    source, joker, number, target = source_of(move), joker_of(move), number_of(move), target_of(move)
    if not 1 <= source < SOURCES or target >= TARGETS or number >= len(AREAS_OF_NUMBER):
        return False
    if source <= len(DICE):
        fits = AREAS_OF_DIE[source - 1] if 1 <= number <= NUMBERS else 0
        jokers = (1, PRINTED_JOKERS[number], FREE_JOKERS, 0)[joker] if fits else 0  # of no joker there is always one
        return bool(fits >> AREA_OF[target] & 1 and jokers)
    fits = IN_TURQUOISE if source == FURTHER_CROSS else ANYWHERE
    return joker == NO_JOKER and bool(fits & AREAS_OF_NUMBER[number] & 1 << AREA_OF[target])


def is_further_cross(move: int) -> bool:
    """Tell whether a marking move is a further turquoise cross."""
    return source_of(move) == FURTHER_CROSS


def is_bonus(move: int) -> bool:
    """Tell whether a marking move uses a bonus or a further cross, not a die."""
    return source_of(move) > len(DICE)


# ------------------------------------------------------------------ text


def parse_mark(state: State, sheet: Sheet, text: str) -> int:
    """Return the marking move a text means; raise `InvalidMove`, or `IllegalMove` where it contradicts the table."""
    match = _TEXT.fullmatch(text)
    if not match:
        raise InvalidMove("invalid-move", game="cubed", text=text)
    joker = NO_JOKER
    if match["die"]:
        source = 1 + DICE.index(match["die"])
        number = int(match["joker"] or match["face"])
        if match["joker"]:
            joker = FREE_JOKER if match["free"] else PRINTED_JOKER
        _check_face(state, source - 1, int(match["face"]))
    else:
        source = _BONUS_SOURCES[match["bonus"]]
        number = int(match["number"] or 0)
        if bool(match["number"]) != (match["area"] in "bp"):
            raise InvalidMove("invalid-move", game="cubed", text=text)
    number, target = _parse_target(sheet, match["area"], match["cell"], number, joker, text)
    move = source << 10 | joker << 8 | number << 4 | target
    if not is_mark(move):
        raise InvalidMove("invalid-move", game="cubed", text=text)
    return move


def _check_face(state: State, die: int, said: int) -> None:
    shown = face(state, die)
    if shown != said:
        raise IllegalMove("die-shows", die=Name(f"die-{COLOURS[die]}"), shown=shown, said=said)


def _parse_target(sheet: Sheet, area: str, cell: str, number: int, joker: int, text: str) -> tuple[int, int]:
    """Return number and target; a number that is not given (0) is the one printed in the cell."""
    name = f"{SHEET.areas[_AREA_LETTERS.index(area)].id}-{cell.removesuffix('x').replace('.', '-')}"
    place = next((place for place in SHEET.area(name.split("-")[0]).cells if place.id == name), None)
    if place is None or (cell.endswith("x") and area != "p"):
        raise InvalidMove("invalid-move", game="cubed", text=text)
    printed = place.number or 0
    if printed and number not in (0, printed):
        raise IllegalMove("wrong-number" if joker == NO_JOKER else "joker-wrong-number", cell=printed, shown=number)
    if area in _ROW_ONE:
        return printed, _ROW_ONE[area] + int(cell[0]) - 1
    if area == "n":
        return printed, BROWN_NEARER if int(cell) - 1 == BROWN_CELLS[printed] else BROWN_FARTHER
    target = _SIDES[cell[0]] if area == "b" else PINK_TIMES if cell.endswith("x") else PINK_HALF
    next_cell = cell_id(sheet, target).split("-")[1]
    if cell.removesuffix("x") != next_cell:
        raise IllegalMove("next-cell", area=_area_name(target), cell=cell.removesuffix("x"), next=next_cell)
    return number, target


def cell_id(sheet: Sheet, move: int) -> str:
    """Return the id of the cell that a move's target and number mean now."""
    return _CELLS[scene.cell_of(sheet, move)]


# ------------------------------------------------------------------ reasons


def why_not_joker(state: State, sheet: Sheet, move: int) -> IllegalMove | None:
    """Return why a die cannot count as the number of the move, or None when it can."""
    die, joker, number = areas.die_of(move), joker_of(move), number_of(move)
    shown = face(state, die)
    if joker == NO_JOKER:
        if shown != number:
            return IllegalMove("die-shows", die=Name(f"die-{COLOURS[die]}"), shown=shown, said=number)
        return None
    slots = PRINTED_JOKERS[number] if joker == PRINTED_JOKER else FREE_JOKERS
    if not slots & jokers.unused_jokers(sheet):
        return IllegalMove("no-such-joker", joker=str(number) if joker == PRINTED_JOKER else "?")
    if shown == number:
        return IllegalMove("joker-changes-nothing", die=Name(f"die-{COLOURS[die]}"), shown=shown)
    return None


def why_not_target(state: State, sheet: Sheet, move: int) -> IllegalMove:
    """Return why a die that may be chosen, as the number of the move, cannot mark its target."""
    target, number = target_of(move), number_of(move)
    reason = _why_not_cell(sheet, move)
    if reason:
        return reason
    if target < TURQUOISE_ROW_1:
        rows = yellow.yellow_rows(state, sheet, areas.die_of(move))
        return IllegalMove("yellow-row", row="I" * rows.bit_length()) if rows else IllegalMove("yellow-grey")
    return _why_not_blue(sheet, target, blue.blue_sum(state, areas.die_of(move), number))


def why_not_further(sheet: Sheet, move: int) -> IllegalMove:
    """Return why a cross is not one of the further ones that may follow now."""
    if not sheet.turquoise_column:
        return IllegalMove("no-further-cross")
    if number_of(move) != sheet.turquoise_column:
        return IllegalMove("further-column", column=sheet.turquoise_column)
    return _why_not_cell(sheet, move) or IllegalMove("no-further-cross")


def why_not_mark(
    state: State, sheet: Sheet, move: int, why_not_die: Callable[[int], IllegalMove | None]
) -> IllegalMove:
    """Return why a die cannot be used like this."""
    if is_further_cross(move):
        return why_not_further(sheet, move)
    if is_bonus(move):
        return IllegalMove("no-bonus-now")
    return why_not_die(areas.die_of(move)) or why_not_joker(state, sheet, move) or why_not_target(state, sheet, move)


def why_not_bonus(sheet: Sheet, move: int) -> IllegalMove:
    """Return why a move does not use a pending bonus."""
    if move >= FIRST_MARK and is_further_cross(move):
        return why_not_further(sheet, move)
    if sheet.turquoise_column:
        return IllegalMove("further-first")
    if move < FIRST_MARK or not is_bonus(move):
        return IllegalMove("bonus-first")
    if not sheet.pending >> 3 * areas.bonus_of(move) & 7:
        return IllegalMove("no-such-bonus")
    return _why_not_cell(sheet, move) or _why_not_blue(sheet, target_of(move), number_of(move))


def _why_not_cell(sheet: Sheet, move: int) -> IllegalMove | None:
    """Return why a cell takes no mark at all, whoever makes it, or None."""
    target, number = target_of(move), number_of(move)
    if target < TURQUOISE_ROW_1:
        crossed = sheet.yellow >> yellow.YELLOW_ROWS * (number - 1) + target & 1
    elif target < BLUE_LEFT:
        crossed = sheet.turquoise >> turquoise.TURQUOISE_ROWS * (number - 1) + target - TURQUOISE_ROW_1 & 1
    elif target in (BROWN_NEARER, BROWN_FARTHER):
        cell = _brown_cell(target, number)
        crossed = sheet.brown >> cell & 1
        if not crossed and 1 << cell < sheet.brown:
            return IllegalMove("brown-passed", last=sheet.brown.bit_length(), cell=cell + 1)
    else:
        return _why_full(sheet, target)
    return IllegalMove("already-crossed", area=_area_name(target), cell=number) if crossed else None


def _why_full(sheet: Sheet, target: int) -> IllegalMove | None:
    if target in (BLUE_LEFT, BLUE_RIGHT):
        filled, end = (sheet.left if target == BLUE_LEFT else sheet.right), blue.SIDE_END
    else:
        filled, end = sheet.pink, pink.PINK_END
    if filled == end:
        return IllegalMove("row-full", area=_area_name(target))
    if target == PINK_TIMES and not pink.PINK_FACTORS[sheet.pink]:
        return IllegalMove("pink-first")
    return None


def _why_not_blue(sheet: Sheet, target: int, number: int) -> IllegalMove:
    sums = range(targets.MIN_SUM, targets.MAX_SUM + 1)
    fits = ", ".join(str(fit) for fit in sums if blue.fitting_blue(sheet, fit) >> target & 1)
    side = (sheet.left, sheet.left_numbers) if target == BLUE_LEFT else (sheet.right, sheet.right_numbers)
    return IllegalMove("blue-needs", number=number, last=blue.outermost(*side), fits=fits)


def _area_name(target: int) -> Name:
    return Name(f"area-{SHEET.areas[AREA_OF[target]].id}")


def _brown_cell(target: int, number: int) -> int:
    return BROWN_CELLS[number if target == BROWN_NEARER else FARTHER + number]
