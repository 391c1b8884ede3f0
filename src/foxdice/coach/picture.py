"""The curve of a game: what was to be expected, throws as dots, errors as drops; below it the chance of winning."""

from collections.abc import Callable

from foxdice.coach.review import PlayerReview
from foxdice.coach.told import identity, percent, plain, race
from foxdice.draw.svg import Element, element, number
from foxdice.texts import say

WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 36, 28
RACE = 110  # the height of the chance of winning, where that stands beside points
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.grid{stroke:#ccc}.line{fill:none;stroke:#555;stroke-width:1.5}"
    ".lucky{fill:#1b6e3c}.unlucky{fill:#fff;stroke:#8a3b12;stroke-width:2}.error{stroke:#a31515;stroke-width:4}.race{fill:#2b5d8a22;stroke:#2b5d8a;stroke-width:1.5}"
)


def curve(found: PlayerReview, table: bool, language: str = "en") -> str:
    """Return the curve as SVG; what it shows is also its description in words."""
    values = [value for _, value in found.curve]
    low, high = min(values), max(values)
    room = max(high - low, 1.0)
    low, high = low - 0.05 * room, high + 0.05 * room
    last = max(found.curve[-1][0], 1)

    def x(event: float) -> float:
        return LEFT + event / last * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - BOTTOM - TOP)

    steps = " L".join(f"{number(x(event))} {number(y(value))}" for event, value in found.curve)
    height = HEIGHT + (RACE if found.winning else 0)
    drawing = element(
        "svg",
        element("title", say("coach-curve", language)),
        element("desc", f"{identity(found, table, language)} {race(found, language)}".rstrip()),
        element("style", STYLE),
        element("rect", width=WIDTH, height=height, fill="#fff"),
        element("text", say("coach-curve", language), x=LEFT, y=20),
        *_grid(low, high, y, language),
        element("path", d=f"M{steps}", class_="line"),
        *(
            element("circle", cx=x(throw.event), cy=y(throw.expected + throw.luck), r=4, class_=_luck(throw.luck))
            for throw in found.throws
        ),
        *(
            element(
                "line",
                x1=x(choice.event),
                x2=x(choice.event),
                y1=y(choice.appraisal.best.value),
                y2=y(choice.played.value),
                class_="error",
            )
            for choice in found.choices
            if choice.verdict != "fine"
        ),
        *(_race(found, x, language) if found.winning else ()),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
    )
    return f"{drawing}\n"


def _race(found: PlayerReview, x: Callable[[float], float], language: str) -> list[Element]:
    """Return the chance of winning, from 0 to 100 %, below the curve."""
    top, bottom = HEIGHT + 12, HEIGHT + RACE - 16

    def y(chance: float) -> float:
        return bottom - chance / 100 * (bottom - top)

    grid = [
        part
        for chance in (0, 50, 100)
        for part in (
            element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y(chance), y2=y(chance), class_="grid"),
            element("text", f"{percent(chance)} %", x=4, y=y(chance) + 4),
        )
    ]
    steps = " L".join(f"{number(x(event))} {number(y(chance))}" for event, chance in found.winning)
    first, last = x(found.winning[0][0]), x(found.winning[-1][0])
    area = f"M{number(first)} {number(bottom)} L{steps} L{number(last)} {number(bottom)}Z"
    title = element("text", say("coach-chance", language), x=LEFT, y=HEIGHT)
    return [*grid, title, element("path", d=area, class_="race")]


def _luck(luck: float) -> str:
    return "lucky" if luck >= 0 else "unlucky"


def _grid(low: float, high: float, y: Callable[[float], float], language: str) -> list[Element]:
    marks = []
    for part in range(5):
        value = low + (high - low) * part / 4
        marks += [
            element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y(value), y2=y(value), class_="grid"),
            element("text", plain(value, language), x=4, y=y(value) + 4),
        ]
    return marks
