"""Who beats whom, as one table."""

from foxdice.bots.tournament import Pairing
from foxdice.draw.svg import Element, element, words

SIDE, LEFT, TOP = 92, 110, 84
STYLE = "text{font-family:sans-serif;text-anchor:middle;fill:#222}"


def rate(bot: str, other: str, pairings: list[Pairing]) -> float | None:
    """Return the share of games a bot won against another, or None where they did not meet."""
    for pairing in pairings:
        if (pairing.a, pairing.b) == (bot, other):
            return pairing.win_rate
        if (pairing.b, pairing.a) == (bot, other):
            return 1 - pairing.win_rate - pairing.draw_rate
    return None


def cell(bot: str, other: str, pairings: list[Pairing]) -> str:
    """Return that share as text."""
    share = rate(bot, other, pairings)
    return "" if share is None else f"{share:.1%}"


def as_svg(title: str, bots: list[str], pairings: list[Pairing]) -> str:
    """Return the table as a drawing: green where the bot of the row wins more, orange where it loses."""
    width, height = LEFT + SIDE * len(bots) + 16, TOP + SIDE // 2 * len(bots) + 16
    marks: list[Element] = []
    for row, bot in enumerate(bots):
        y = TOP + SIDE // 2 * row
        marks.append(words(LEFT / 2, y + SIDE / 4, bot, size=14))
        marks.append(words(LEFT + SIDE * (row + 0.5), TOP - 14, bot, size=14))
        for column, other in enumerate(bots):
            share = rate(bot, other, pairings)
            x = LEFT + SIDE * column
            marks.append(element("rect", x=x, y=y, width=SIDE - 2, height=SIDE // 2 - 2, fill=_colour(share)))
            marks.append(words(x + SIDE / 2, y + SIDE / 4, cell(bot, other, pairings), size=14))
    drawing = element(
        "svg",
        element("style", STYLE),
        element("rect", width=width, height=height, fill="#fff"),
        words(width / 2, 26, f"{title}: wins of the row against the column", size=15),
        *marks,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
    )
    return f"{drawing}\n"


def _colour(share: float | None) -> str:
    if share is None:
        return "#eee"
    strength = min(1.0, abs(share - 0.5) * 2)
    full = (66, 160, 90) if share >= 0.5 else (226, 132, 66)
    return "#" + "".join(f"{round(255 + (part - 255) * strength):02x}" for part in full)
