"""The sheet of Clever hoch Drei: two grids, and three long rows below."""

from foxdice.core.game import AnyGame
from foxdice.core.sheet import Area, Cell, Line, Marks
from foxdice.draw import ink, parts, result
from foxdice.draw.page import Frame, Page, columns, marks_of
from foxdice.draw.parts import BADGE, BAND, INNER, MARGIN, PADDING, TOP, WIDTH, badge
from foxdice.draw.spread import two_columns
from foxdice.draw.svg import Element, element, group, words
from foxdice.games.cubed.sheet import BLUE_EXTREME_POINTS, BLUE_HIGH, BLUE_LOW, BLUE_MIDDLE
from foxdice.games.cubed.state import State
from foxdice.games.family import drawing as around

_GRID_ROW = 44
_BETWEEN = 21  # height of the bonuses between two rows
_UNDER_GRID = 24
_SCALE = 22
_POINTS = 18  # height of points above a cell
_ROW_CELL = 31
_GAP = 5
_ROMAN = ("I", "II", "III")


def draw(game: AnyGame, state: State | None, player: int, page: Page) -> str:
    """Return the sheet of a player, or a blank one, as SVG."""
    sheet = state.sheets[player] if state else None
    marks = marks_of(game, state, player)
    y: float = TOP
    content = [(y, around.rounds(page, game, state, y))]
    y += around.ROUND_HEIGHT + _GAP
    jokers = {"joker": (sheet.jokers, sheet.jokers_used)} if sheet else {}
    content.append((y, around.actions(page, game, {**around.used_actions(sheet), **jokers}, y)))
    y += len(game.sheet.actions) * (around.ACTION_HEIGHT + 3) - 3 + _GAP + 1
    for area, (draw_area, height_of) in zip(game.sheet.areas, _AREAS, strict=True):
        height = height_of(area)
        content.append((y, draw_area(page, area, marks, Frame(MARGIN, y, INNER, height))))
        y += height + _GAP
    content.append((y, around.result(page, game, state, player, y)))
    y += result.HEIGHT + MARGIN
    owner = player if state else None
    if page.spread:
        side_by_side, height = two_columns(content, y)
        return parts.sheet(page, game, owner, height, side_by_side, 2 * WIDTH)
    return parts.sheet(page, game, owner, y, [part for _, part in content])


# ------------------------------------------------------------------ yellow and turquoise


def _yellow(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    """Return three rows with bonuses between them; the roman numbers are those of the rolls."""
    first, *places, last = columns(frame.x + PADDING, frame.width - 2 * PADDING, len(area.rows[0]) + 2)
    top = frame.y + BAND + PADDING + _SCALE + 3
    content = [_scale(page, area, frame)]
    for row, cells in enumerate(area.rows, start=1):
        y = top + (row - 1) * (_GRID_ROW + _BETWEEN)
        content.append(words(first[0] + first[1] / 2, y + _GRID_ROW / 2, _ROMAN[row - 1], f"over-{area.id}", 18))
        for (x, width), cell in zip(places, cells, strict=True):
            content.append(_grid_cell(page, area, cell, row, marks, Frame(x, y, width, _GRID_ROW), "grey"))
        content.append(_row_points(page, area, row, marks, Frame(last[0], y, last[1], _GRID_ROW)))
    rows = {cell.id: row for row, cells in enumerate(area.rows) for cell in cells}
    numbers = {cell.id: place for cells in area.rows for place, cell in enumerate(cells)}
    for line in parts.lines_of(area, "pair"):
        above = line.cells[0]
        x, width = places[numbers[above]]
        y = top + rows[above] * (_GRID_ROW + _BETWEEN) + _GRID_ROW + _BETWEEN / 2
        content.append(_pair(page, area, line, marks, x + width / 2, y))
    return _area(page, area, frame, content)


def _turquoise(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    """Return five rows; the coloured cells of a row or column give its bonus."""
    *places, bonuses, last = columns(frame.x + PADDING, frame.width - 2 * PADDING, len(area.rows[0]) + 2)
    top = frame.y + BAND + PADDING + _SCALE + 3
    content = [_scale(page, area, frame)]
    for row, cells in enumerate(area.rows, start=1):
        y = top + (row - 1) * _GRID_ROW
        for (x, width), cell in zip(places, cells, strict=True):
            shade = f"shade-{area.id}"
            content.append(_grid_cell(page, area, cell, row, marks, Frame(x, y, width, _GRID_ROW), shade))
        content.append(_row_points(page, area, row, marks, Frame(last[0], y, last[1], _GRID_ROW)))
    for row, line in enumerate(parts.lines_of(area, "row"), start=1):
        y = top + (row - 0.5) * _GRID_ROW
        content.append(parts.line_bonus(page, line, row, marks, bonuses[0] + bonuses[1] / 2, y))
    below = top + len(area.rows) * _GRID_ROW + _UNDER_GRID / 2
    for column, line in enumerate(parts.lines_of(area, "column"), start=1):
        x, width = places[column - 1]
        content.append(parts.line_bonus(page, line, column, marks, x + width / 2, below))
    return _area(page, area, frame, content)


def _grid_cell(page: Page, area: Area, cell: Cell, row: int, marks: Marks, hit: Frame, shade: str) -> Element:
    box = Frame(hit.x + 2, hit.y + 2, hit.width - 4, hit.height - 4)
    mark = marks.get(cell.id)
    details = [page.say("draw-row", row=row)]
    if cell.shaded:
        details.append(page.say("draw-grey" if shade == "grey" else "draw-coloured"))
    name = page.cell(area, cell, row, mark, *details)
    number = words(box.cx, box.cy, cell.number or "", "print", 20)
    return parts.cell(page, area, cell, name, mark, hit, box, number, shade=shade)


def _scale(page: Page, area: Area, frame: Frame) -> Element:
    strip = Frame(frame.x + PADDING + 1.5, frame.y + BAND + PADDING, frame.width - 2 * PADDING - 3, _SCALE)
    return parts.scale(page, area, strip)


def _row_points(page: Page, area: Area, row: int, marks: Marks, frame: Frame) -> Element:
    """Return the field at the end of a row, with the points that its crosses bring."""
    crosses = sum(cell.id in marks for cell in area.rows[row - 1])
    points = area.points[crosses]
    line = page.say("draw-line-row", line=row)
    name = page.say("draw-points-of", what=line, points=page.say("count-points", count=points))
    id = f"{area.id}-{row}-points"
    pen = parts.number(page, id, frame.cx, frame.cy, points if crosses else None, lambda _length: 17, "mark small")
    circle = element("circle", cx=frame.cx, cy=frame.cy, r=16, class_=f"light line-{area.id} dashed")
    return parts.labelled(name, circle, *pen, data_ink=page.ink(id), data_names=result.points_names(page, line))


def _pair(page: Page, area: Area, line: Line, marks: Marks, x: float, y: float) -> Element:
    """Return the bonus of two neighbours."""
    one, other = (_cell_name(page, area, id) for id in line.cells)
    return parts.named_line_bonus(page, line, page.say("draw-line-pair", one=one, other=other), marks, x, y)


def _cell_name(page: Page, area: Area, id: str) -> str:
    cell = next(cell for cell in area.cells if cell.id == id)
    return page.say("draw-cell", area=page.say("draw-area", area=area.id), cell=cell.number or "")


# ------------------------------------------------------------------ blue, brown and pink


def _blue(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    """Return the two sides of the printed middle."""
    left, right = area.rows
    top = frame.y + BAND + PADDING
    places = columns(frame.x + PADDING, frame.width - 2 * PADDING, len(left) + 1 + len(right))
    content = []
    x, width = places[len(left)]
    middle = Frame(x, top + _POINTS, width, _ROW_CELL)
    content.append(
        group(
            element("circle", cx=middle.cx, cy=middle.cy, r=width / 2, class_=f"solid-{area.id}"),
            words(middle.cx, middle.cy, BLUE_MIDDLE, f"on-{area.id}", 18),
            aria_hidden="true",
        )
    )
    sides = [("draw-left", -1, left), ("draw-right", 1, right)]
    for side, direction, cells in sides:
        for distance, cell in enumerate(cells, start=1):
            x, width = places[len(left) + direction * distance]
            place = page.say(side, place=distance)
            hit = Frame(x, top, width, frame.height - BAND - 1.5 * PADDING)
            content.append(_row_cell(page, area, cell, place, marks, hit, area.points[distance]))
    return _area(page, area, frame, content, points=BLUE_EXTREME_POINTS, low=BLUE_LOW, high=BLUE_HIGH)


def _brown(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    """Return the cells with the bonuses of neighbours between and below them."""
    strip = Frame(frame.x + PADDING + 1.5, frame.y + BAND + PADDING, frame.width - 2 * PADDING - 3, _SCALE)
    content = [parts.scale(page, area, strip, crosses=sum(cell.id in marks for cell in area.cells))]
    top = strip.y + _SCALE + 3
    places = columns(frame.x + PADDING, frame.width - 2 * PADDING, len(area.cells))
    at = {cell.id: x for (x, _), cell in zip(places, area.cells, strict=True)}
    # The cells come after the bonuses: a finger on a bonus means the cell above it.
    for line in parts.lines_of(area, "pair"):
        y = top + _ROW_CELL + PADDING + BADGE / 2
        content.append(_pair(page, area, line, marks, at[line.cells[1]], y))
    for place, ((x, width), cell) in enumerate(zip(places, area.cells, strict=True), start=1):
        hit = Frame(x, top, width, _ROW_CELL + PADDING + BADGE)
        content.append(_row_cell(page, area, cell, place, marks, hit))
    return _area(page, area, frame, content)


def _pink(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    top = frame.y + BAND + PADDING + 2
    places = columns(frame.x + PADDING, frame.width - 2 * PADDING, len(area.cells))
    content = []
    for place, ((x, width), cell) in enumerate(zip(places, area.cells, strict=True), start=1):
        hit = Frame(x, top, width, _ROW_CELL + PADDING + BADGE)
        content.append(_row_cell(page, area, cell, place, marks, hit, factor=cell.times))
    return _area(page, area, frame, content)


def _row_cell(
    page: Page, area: Area, cell: Cell, place: int | str, marks: Marks, hit: Frame, points: int = 0, factor: int = 0
) -> Element:
    """Return a cell of a long row: points above it, its number or factor in it, its bonus below it."""
    box = Frame(hit.x + 1.2, hit.y + (_POINTS if points else 0), hit.width - 2.4, _ROW_CELL)
    mark = marks.get(cell.id)
    printed, details = [], []
    if points:
        printed.append(words(box.cx, hit.y + 8, points, f"over-{area.id}", 14))
        details.append(page.say("count-points", count=points))
    if cell.number:
        printed.append(words(box.cx, box.cy, cell.number, "print", 17))
        details.append(page.say("draw-place", place=place))
    if factor:
        printed.append(words(box.cx, box.cy, f"×{factor}", f"times word-{area.id}", 15))
        details.append(page.say("draw-times", number=factor))
    if cell.bonus:
        y = box.y + box.height + PADDING + BADGE / 2
        struck = mark is not None and mark.struck
        printed.append(badge(page, cell.bonus, box.cx, y, f"{cell.id}-bonus", mark is not None and not struck))
        if factor:
            ends = (box.cx - 12, y + 7), (box.cx + 12, y - 7)
            printed += parts.pen(page, struck, lambda: ink.strike(f"{cell.id}-struck", *ends))
    name = page.cell(area, cell, place, mark, *details)
    takes = "crosses" if cell.number else "numbers"
    return parts.cell(page, area, cell, name, mark, hit, box, *printed, takes=takes)


def _area(page: Page, area: Area, frame: Frame, content: list[Element], **hint: int) -> Element:
    text = page.say(f"draw-hint-cubed-{area.id}", **hint)
    return parts.area(page, area, frame, page.say(f"area-{area.id}"), text, *content)


# ------------------------------------------------------------------ heights

_GRID = BAND + _SCALE + 2 * PADDING + 3


def _yellow_height(area: Area) -> float:
    return _GRID + len(area.rows) * (_GRID_ROW + _BETWEEN) - _BETWEEN


def _turquoise_height(area: Area) -> float:
    return _GRID + len(area.rows) * _GRID_ROW + _UNDER_GRID


def _row_height(area: Area) -> float:
    scale = _POINTS if area.points_by_row else _SCALE + 3
    return BAND + _ROW_CELL + BADGE + 3 * PADDING + (scale if area.points else 2)


_AREAS = (
    (_yellow, _yellow_height),
    (_turquoise, _turquoise_height),
    (_blue, _row_height),
    (_brown, _row_height),
    (_pink, _row_height),
)
