"""The curve of a game: what was to be expected, throws as dots, errors as drops."""

from collections.abc import Callable

from foxdice.coach.review import PlayerReview
from foxdice.coach.told import identity, plain
from foxdice.draw.svg import Element, element, number
from foxdice.texts import say

WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 36, 28
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.grid{stroke:#ccc}.line{fill:none;stroke:#555;stroke-width:1.5}"
    ".lucky{fill:#1b6e3c}.unlucky{fill:#fff;stroke:#8a3b12;stroke-width:2}.error{stroke:#a31515;stroke-width:4}"
)


def curve(found: PlayerReview, table: bool, language: str = "en") -> str:
    """Return the curve as SVG; what it shows is also its description in words."""
    values = [value for _, value in found.curve]
    low, high = min(values), max(values)
    room = max(high - low, 1.0)
    low, high = low - 0.05 * room, high + 0.05 * room
    last = max(found.curve[-1][0], 1)

    def x(event: int) -> float:
        return LEFT + event / last * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - BOTTOM - TOP)

    steps = " L".join(f"{number(x(event))} {number(y(value))}" for event, value in found.curve)
    drawing = element(
        "svg",
        element("title", say("coach-curve", language)),
        element("desc", identity(found, table, language)),
        element("style", STYLE),
        element("rect", width=WIDTH, height=HEIGHT, fill="#fff"),
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
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
    )
    return f"{drawing}\n"


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
