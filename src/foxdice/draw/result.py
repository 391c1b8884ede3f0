"""The strip with the points: each area, what counts apart, and all together."""

from collections.abc import Callable

from foxdice.core.game import AnyGame, Score
from foxdice.draw.page import Frame, Page, columns
from foxdice.draw.parts import INNER, MARGIN, WIDTH, labelled, letter, number
from foxdice.draw.svg import Element, box, group, words

HEIGHT = 62
_BONUS_WIDTH = 66
_TOTAL_WIDTH = 68


def strip(page: Page, game: AnyGame, score: Score | None, y: float, bonus: Callable[[Frame], Element]) -> Element:
    """Return the strip; `bonus` draws the box of what counts apart."""
    areas = game.sheet.areas
    boxes = []
    for area, (x, width) in zip(areas, columns(MARGIN, INNER - _BONUS_WIDTH - _TOTAL_WIDTH, len(areas)), strict=True):
        frame = Frame(x + 1.5, y, width - 3, HEIGHT)
        points = score.areas[area.id] if score else None
        head = letter(page, area, frame.cx, y + 16, f"solid-{area.id}", f"on-{area.id}")
        name = points_name(page, page.say("draw-area", area=area.id), points)
        said = points_names(page, page.say("draw-area", area=area.id))
        boxes.append(field(page, area.id, name, frame, head, points, said))
    right = WIDTH - MARGIN - _TOTAL_WIDTH
    boxes.append(bonus(Frame(right - _BONUS_WIDTH + 1.5, y, _BONUS_WIDTH - 3, HEIGHT)))
    total = Frame(right + 1.5, y, _TOTAL_WIDTH - 3, HEIGHT)
    word = page.say("total")
    points = score.total if score else None
    head = words(total.cx, y + 16, word, "print", 14)
    said = points_names(page, word)
    boxes.append(field(page, "total", points_name(page, word, points), total, head, points, said))
    return group(*boxes, id=page.id("result"), role="group", aria_label=page.say("draw-result"))


def field(
    page: Page, id: str, name: str, frame: Frame, head: Element, points: int | None, names: str | None = None
) -> Element:
    """Return one box of the strip: what it is for, and the points once there are any; `names` are a blank sheet's."""
    pen = number(
        page, f"score-{id}", frame.cx, frame.y + 43, points, lambda length: min(21, frame.width * 1.25 / length)
    )
    return labelled(
        name,
        box(frame.x, frame.y, frame.width, frame.height, "field", round_=7),
        head,
        *pen,
        id=page.id(f"score-{id}"),
        class_="score",
        data_names=names,
    )


def points_names(page: Page, what: str) -> str | None:
    """Return how points are named on a blank sheet, however many they will be."""
    name = page.say("draw-points-of", what=what, points="{points}")
    return page.names(name=name, points=page.counted("count-points"))


def points_name(page: Page, what: str, points: int | None) -> str:
    """Name points: `yellow: 24 points`."""
    if points is None:
        return page.say("draw-points-open", what=what)
    return page.say("draw-points-of", what=what, points=page.say("count-points", count=points))
