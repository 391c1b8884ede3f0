"""The sheet of Ganz schön clever: yellow beside blue, the three long rows below."""

from foxdice.core.game import AnyGame
from foxdice.core.sheet import Area, Cell, Marks
from foxdice.draw import parts, result
from foxdice.draw.page import Frame, Page, columns, marks_of
from foxdice.draw.parts import BADGE, BAND, INNER, MARGIN, PADDING, TOP, badge
from foxdice.draw.svg import Element, path, words
from foxdice.games.clever.state import State
from foxdice.games.family import drawing as around

_GRID_ROW = 44  # height of a row of yellow and blue
_GRID_COLUMNS = 5  # four of cells, one of bonuses
_UNDER_GRID = 28
_ROW_CELL = 31  # height of a cell in a long row; its bonus is below
_GAP = 5


def draw(game: AnyGame, state: State | None, player: int, page: Page) -> str:
    """Return the sheet of a player, or a blank one, as SVG."""
    sheet = state.sheets[player] if state else None
    marks = marks_of(game, state, player)
    yellow, blue, *rows = game.sheet.areas
    y: float = TOP
    content = [around.rounds(page, game, state, y)]
    y += around.ROUND_HEIGHT + _GAP
    content.append(around.actions(page, game, around.used_actions(sheet), y))
    y += len(game.sheet.actions) * (around.ACTION_HEIGHT + 3) - 3 + _GAP + 1
    half = (INNER - _GAP) / 2
    height: float = BAND + 2 * PADDING + 4 * _GRID_ROW + _UNDER_GRID
    content.append(_yellow(page, yellow, marks, Frame(MARGIN, y, half, height)))
    content.append(_blue(page, blue, marks, Frame(MARGIN + half + _GAP, y, half, height)))
    y += height + _GAP
    for area in rows:
        height = _row_height(area)
        content.append(_row(page, area, marks, Frame(MARGIN, y, INNER, height)))
        y += height + _GAP
    content.append(around.result(page, game, state, player, y))
    y += result.HEIGHT + MARGIN
    return parts.sheet(page, game, player if state else None, y, content)


# ------------------------------------------------------------------ yellow and blue


def _yellow(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    top = frame.y + BAND + PADDING
    places = columns(frame.x + PADDING, frame.width - 2 * PADDING, _GRID_COLUMNS)
    last, _ = places[-1]
    below = top + len(area.rows) * _GRID_ROW + _UNDER_GRID / 2 - 2
    bonus_x = last + places[-1][1] / 2
    guide = path(f"M{places[0][0] + 16:g} {top + 22:g}L{bonus_x - 7:g} {below - 9:g}", f"guide line-{area.id}")
    content = [guide]
    for row, cells in enumerate(area.rows, start=1):
        y = top + (row - 1) * _GRID_ROW
        for (x, width), cell in zip(places, cells, strict=False):
            content.append(_grid_cell(page, area, cell, row, marks, Frame(x, y, width, _GRID_ROW)))
    for place, line in enumerate(parts.lines_of(area, "row"), start=1):
        content.append(parts.line_bonus(page, line, place, marks, bonus_x, top + (place - 0.5) * _GRID_ROW))
    for place, line in enumerate(parts.lines_of(area, "column"), start=1):
        x, width = places[place - 1]
        content.append(parts.line_points(page, line, place, marks, area.id, x + width / 2, below))
    for line in parts.lines_of(area, "diagonal"):
        content.append(parts.line_bonus(page, line, 1, marks, bonus_x, below))
    return _area(page, area, frame, content)


def _blue(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    top = frame.y + BAND + PADDING + _GRID_ROW  # the scale is above the cells
    places = columns(frame.x + PADDING, frame.width - 2 * PADDING, _GRID_COLUMNS)
    last, width = places[-1]
    below = top + len(area.rows) * _GRID_ROW + _UNDER_GRID / 2 - 2
    crosses = sum(cell.id in marks for cell in area.cells)
    strip = Frame(places[0][0] + 1.5, top - _GRID_ROW + 1, frame.width - 2 * PADDING - 3, _GRID_ROW - 6)
    content = [parts.scale(page, area, strip, lines=2, crosses=crosses)]
    for row, cells in enumerate(area.rows, start=1):
        y = top + (row - 1) * _GRID_ROW
        # A row with fewer cells has its gap on the left.
        for (x, width), cell in zip(places[-1 - len(cells) : -1], cells, strict=True):
            content.append(_grid_cell(page, area, cell, row, marks, Frame(x, y, width, _GRID_ROW)))
    for place, line in enumerate(parts.lines_of(area, "row"), start=1):
        y = top + (place - 0.5) * _GRID_ROW
        content.append(parts.line_bonus(page, line, place, marks, last + width / 2, y))
    for place, line in enumerate(parts.lines_of(area, "column"), start=1):
        x, width = places[place - 1]
        content.append(parts.line_bonus(page, line, place, marks, x + width / 2, below))
    return _area(page, area, frame, content)


def _grid_cell(page: Page, area: Area, cell: Cell, row: int, marks: Marks, hit: Frame) -> Element:
    box = Frame(hit.x + 1.5, hit.y + 2, hit.width - 3, hit.height - 4)
    mark = marks.get(cell.id)
    name = page.cell(area, cell, row, mark, page.say("draw-row", row=row))
    printed = [words(box.cx, box.cy, cell.number, "print", 20)] if cell.number else []
    return parts.cell(page, area, cell, name, mark, hit, box, *printed)


# ------------------------------------------------------------------ green, orange and purple


def _row_height(area: Area) -> float:
    return BAND + (18 if area.points else 3) + _ROW_CELL + BADGE + 3 * PADDING


def _row(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    top = frame.y + BAND + PADDING
    content = []
    places = columns(frame.x + PADDING, frame.width - 2 * PADDING, len(area.cells))
    for place, ((x, width), cell) in enumerate(zip(places, area.cells, strict=True), start=1):
        points = area.points[place] if area.points else None
        hit = Frame(x, top, width, frame.y + frame.height - PADDING / 2 - top)
        content.append(_row_cell(page, area, cell, place, points, marks, hit))
    return _area(page, area, frame, content)


def _row_cell(page: Page, area: Area, cell: Cell, place: int, points: int | None, marks: Marks, hit: Frame) -> Element:
    top = hit.y + (18 if points else 2)
    box = Frame(hit.x + 1.2, top, hit.width - 2.4, _ROW_CELL)
    mark = marks.get(cell.id)
    printed, details = [], []
    if points:
        printed.append(words(box.cx, hit.y + 8, points, f"over-{area.id}", 14))
    if cell.min:
        printed.append(words(box.cx, box.cy, f"≥{cell.min}", "print", 16))
    if cell.times > 1:
        printed.append(words(box.cx, box.cy, f"×{cell.times}", f"times word-{area.id}", 15))
        details.append(page.say("draw-times", number=cell.times))
    if cell.bonus:
        y = box.y + box.height + PADDING + BADGE / 2
        printed.append(badge(page, cell.bonus, box.cx, y, f"{cell.id}-bonus", mark is not None))
    name = page.cell(area, cell, place, mark, *details)
    takes = "crosses" if cell.min else "numbers"
    return parts.cell(page, area, cell, name, mark, hit, box, *printed, takes=takes)


def _area(page: Page, area: Area, frame: Frame, content: list[Element]) -> Element:
    hint = page.say(f"draw-hint-clever-{area.id}")
    return parts.area(page, area, frame, page.say(f"area-{area.id}"), hint, *content)
