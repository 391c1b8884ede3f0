"""The sheet of The Brook: flowers above, stones below, points at the foot."""

from foxdice.core.game import AnyGame
from foxdice.core.sheet import Area, Marks
from foxdice.draw import parts, result
from foxdice.draw.icons import icon
from foxdice.draw.page import Frame, Page, columns, marks_of
from foxdice.draw.parts import BADGE, BAND, INNER, MARGIN, PADDING, TOP
from foxdice.draw.svg import Element, words
from foxdice_brook.state import State

_CELL = 50
_SCALE = 22
_GAP = 5


def draw(game: AnyGame, state: State | None, player: int, page: Page) -> str:
    """Return the sheet of a player, or a blank one, as SVG."""
    marks = marks_of(game, state, player)
    content = []
    y: float = TOP
    for area in game.sheet.areas:
        bonuses = BADGE + 2 * PADDING if area.lines else 0
        frame = Frame(MARGIN, y, INNER, BAND + _CELL + bonuses + _SCALE + 3 * PADDING)
        content.append(_area(page, area, marks, frame))
        y += frame.height + _GAP
    score = game.score(state, player) if state else None

    def fox(frame: Frame) -> Element:
        points = score.bonus if score else None
        name = result.points_name(page, page.say("fox"), points)
        said = result.points_names(page, page.say("fox"))
        return result.field(page, "fox", name, frame, icon("fox", frame.cx, frame.y + 16, 22), points, said)

    content.append(result.strip(page, game, score, y, fox))
    return parts.sheet(page, game, player if state else None, y + result.HEIGHT + MARGIN, content)


def _area(page: Page, area: Area, marks: Marks, frame: Frame) -> Element:
    inner = frame.width - 2 * PADDING
    places = columns(frame.x + PADDING, inner, len(area.cells))
    y = frame.y + BAND + PADDING
    content: list[Element] = []
    for place, ((x, width), cell) in enumerate(zip(places, area.cells, strict=True), start=1):
        hit = Frame(x, y, width, _CELL)
        box = Frame(x + 2, y + 2, width - 4, _CELL - 4)
        printed = words(box.cx, box.cy, cell.number or f"≥{cell.min}", "print", 18)
        name = page.cell(area, cell, place, marks.get(cell.id))
        content.append(parts.cell(page, area, cell, name, marks.get(cell.id), hit, box, printed))
    y += _CELL + PADDING
    if area.lines:
        for place, ((x, width), line) in enumerate(
            zip(columns(frame.x + PADDING, inner, len(area.lines)), area.lines, strict=True), start=1
        ):
            content.append(parts.line_bonus(page, line, place, marks, x + width / 2, y + BADGE / 2))
        y += BADGE + 2 * PADDING
    done = sum(cell.id in marks for cell in area.cells)
    content.append(parts.scale(page, area, Frame(frame.x + PADDING, y, inner, _SCALE), crosses=done))
    name = page.say(f"area-{area.id}")
    return parts.area(page, area, frame, name, page.say(f"draw-hint-brook-{area.id}"), *content)
