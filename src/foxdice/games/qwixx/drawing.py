"""The pads of Qwixx: four rows, penalties, what crosses are worth."""

from functools import partial

from foxdice.core.game import AnyGame
from foxdice.core.sheet import ActionRow, Area, Cell, Marks
from foxdice.draw import ink, parts, result
from foxdice.draw.icons import icon
from foxdice.draw.page import Frame, Page, columns, marks_of
from foxdice.draw.parts import BAND, INNER, MARGIN, PADDING, TOP, WIDTH, labelled
from foxdice.draw.svg import Element, box, element, group, words
from foxdice.games.qwixx.rules import NEEDED_FOR_THE_LAST, PENALTY_COSTS
from foxdice.games.qwixx.state import State

_CELL = 46
_ROW = BAND + _CELL + 2 * PADDING
_WORTH = 44
_PENALTIES = 44
_GAP = 5


def draw(game: AnyGame, state: State | None, player: int, page: Page) -> str:
    """Return the pad of a player, or a blank one, as SVG."""
    sheet = state.sheets[player] if state else None
    marks = marks_of(game, state, player)
    content = []
    y: float = TOP
    for row, area in enumerate(game.sheet.areas):
        closed = state is not None and bool(state.closed >> row & 1)
        content.append(_row(page, area, marks, closed, Frame(MARGIN, y, INNER, _ROW)))
        y += _ROW + _GAP
    content.append(_worth(page, game.sheet.areas[0], y))
    y += _WORTH + _GAP
    penalties = sheet.penalties if sheet else 0
    content.append(_penalties(page, game.sheet.actions[0], penalties, y))
    y += _PENALTIES + _GAP
    score = game.score(state, player) if state else None

    def penalty_field(frame: Frame) -> Element:
        points = score.bonus if score else None
        taken = penalties if score else None
        pen = parts.number(page, "penalties", frame.cx + 18, frame.y + 16, taken, lambda _length: 15, "mark small")
        cost = words(frame.cx - (8 if pen else 0), frame.y + 16, f"−{PENALTY_COSTS} ×", "print", 14)
        head = group(cost, *pen)
        name = result.points_name(page, page.say("action-penalty"), points)
        said = result.points_names(page, page.say("action-penalty"))
        return result.field(page, "penalty", name, frame, head, points, said)

    content.append(result.strip(page, game, score, y, penalty_field))
    y += result.HEIGHT + MARGIN
    return parts.sheet(page, game, player if state else None, y, content)


def _row(page: Page, area: Area, marks: Marks, closed: bool, frame: Frame) -> Element:
    places = columns(frame.x + PADDING, frame.width - 2 * PADDING, len(area.cells))
    top = frame.y + BAND + PADDING
    content = [
        _cell(page, area, cell, marks, Frame(x, top, width, _CELL))
        for (x, width), cell in zip(places, area.cells, strict=True)
    ]
    name = page.say(f"row-{area.id}")
    content += parts.pen(page, closed, lambda: _closed(page, area, frame))
    names = {"free": name, "closed": f"{name}, {page.say('draw-closed')}"}
    last = next(cell.number for cell in reversed(area.cells) if cell.number)
    hint = page.say("draw-hint-qwixx", last=last, crosses=NEEDED_FOR_THE_LAST)
    return parts.area(
        page,
        area,
        frame,
        names["closed" if closed else "free"],
        hint,
        *content,
        status="closed" if closed else None,
        names=page.names(**names),
    )


def _closed(page: Page, area: Area, frame: Frame) -> Element:
    """Return the badge of a row that is closed."""
    x, y = frame.x + frame.width - 14, frame.y + BAND / 2
    back = element("circle", cx=x, cy=y, r=9, class_=f"light line-{area.id}")
    return group(back, icon("lock", x, y - 0.5, 13), aria_hidden="true", data_ink=page.ink("closed"))


def _cell(page: Page, area: Area, cell: Cell, marks: Marks, hit: Frame) -> Element:
    """Return a number, or the lock at the end of its row."""
    frame = Frame(hit.x + 1.2, hit.y + 3, hit.width - 2.4, hit.height - 6)
    mark = marks.get(cell.id)
    name = page.cell(area, cell, page.say("draw-lock"), mark)
    if cell.number:
        printed = words(frame.cx, frame.cy, cell.number, "print", 18)
    else:
        printed = icon("lock", frame.cx, frame.cy, 18)
    return parts.cell(page, area, cell, name, mark, hit, frame, printed)


def _worth(page: Page, area: Area, y: float) -> Element:
    """Return what so many crosses in a row are worth: it is the same for every row."""
    frame = Frame(MARGIN + 1.5, y, INNER - 3, _WORTH)
    steps = area.points[1:]
    content = [box(frame.x, y, frame.width, frame.height, "field", round_=7)]
    for crosses, (x, width) in enumerate(columns(frame.x + 2, frame.width - 4, len(steps)), start=1):
        middle = x + width / 2
        content.append(words(middle - 3.5, y + 13, crosses, "quiet-word", 13))
        content.append(group(icon("cross", middle + 3 + 3.5 * len(str(crosses)), y + 13.5, 7), class_="quiet-sign"))
        content.append(words(middle, y + 31, steps[crosses - 1], "print", 16))
    return labelled(page.say("draw-scale", points=", ".join(map(str, steps))), *content, class_="scale")


def _penalties(page: Page, row: ActionRow, taken: int, y: float) -> Element:
    frame = Frame(MARGIN + 1.5, y, INNER - 3, _PENALTIES)
    content = [
        box(frame.x, y, frame.width, frame.height, "field", round_=7),
        element(
            "text",
            f"{page.say('action-penalty')} −{PENALTY_COSTS}",
            x=frame.x + 12,
            y=frame.cy + 5.5,
            class_="hint",
            font_size=15,
        ),
    ]
    for place, (x, width) in enumerate(columns(WIDTH / 2, WIDTH / 2 - MARGIN - 6, row.slots), start=1):
        status = "taken" if place <= taken else "free"
        middle = x + width / 2
        said = page.say("draw-penalty", place=place)
        names = {
            "free": f"{said}, {page.say('draw-penalty-free')}",
            "used": f"{said}, {page.say('draw-penalty-taken')}",
        }
        pen = parts.pen(page, status == "taken", partial(ink.cross, f"penalty-{place}", middle, frame.cy, 22, 22))
        content.append(
            labelled(
                names["free" if status == "free" else "used"],
                box(middle - 15, frame.cy - 15, 30, 30, "box"),
                *pen,
                id=page.id(f"penalty-{place}"),
                class_="slot crossed" if status == "taken" else "slot free",
                data_names=page.names(**names),
            )
        )
    return group(*content, id=page.id("action-penalty"), role="group", aria_label=page.say("action-penalty"))
