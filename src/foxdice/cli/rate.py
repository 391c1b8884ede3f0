"""`foxdice rate`: a rating list from tournaments."""

import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from foxdice.cli.options import Json, plain, read_file, write_file
from foxdice.core import InvalidText
from foxdice.draw.svg import Element, element, words

if TYPE_CHECKING:
    from foxdice.bots.rating import Meeting, Rating

LEFT, WIDTH, ROW, TOP = 190, 640, 34, 56
STYLE = "text{font-family:sans-serif;text-anchor:middle;fill:#222}"


def rate(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Tournaments with --json; - for standard input.")
    ],
    as_json: Json = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Draw the list as SVG.")] = None,
) -> None:
    """Rate bots from tournaments: Bradley–Terry on the Elo scale, with 95 % intervals.

    Of a tournament played with --luck the score without luck is taken.
    """
    # Imported here, as in `_meeting`: the other commands can do without NumPy.
    from foxdice.bots.rating import rate as rate_meetings

    ratings = rate_meetings([meeting for file in files for meeting in read_tournament(file)])
    if output is not None:
        write_file(output, as_svg(ratings))
    if as_json:
        print(json.dumps([rating.numbers() for rating in ratings], indent=1))
        return
    table = Table("", "bot", "rating", "95 %", "games", "score")
    for place, rating in enumerate(ratings, start=1):
        interval = f"{rating.low:.0f} – {rating.high:.0f}"
        share = f"{rating.score:.1%}"
        table.add_row(str(place), Text(plain(rating.bot)), f"{rating.rating:.0f}", interval, str(rating.games), share)
    Console(highlight=False).print(table)


def read_tournament(file: Path) -> "list[Meeting]":
    """Return the pairings that a tournament wrote as JSON.

    Raises `InvalidText`.
    """
    text = typer.get_text_stream("stdin").read() if str(file) == "-" else read_file(file).decode(errors="replace")
    try:
        meetings = [_meeting(pairing) for pairing in json.loads(text)]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise InvalidText("not-a-tournament", file=str(file)) from error
    if not meetings:
        raise InvalidText("not-a-tournament", file=str(file))
    return meetings


def _meeting(pairing: dict[str, Any]) -> "Meeting":
    from foxdice.bots.rating import Meeting

    games = int(pairing["games"])
    score = games * (float(pairing["win_rate"]) + float(pairing["draw_rate"]) / 2)
    if games < 1 or not 0 <= score <= games or pairing["a"] == pairing["b"]:
        raise ValueError(games)
    return Meeting(str(pairing["a"]), str(pairing["b"]), games, score, _without_luck(pairing.get("without_luck")))


def _without_luck(told: dict[str, Any] | None) -> tuple[float, float] | None:
    if told is None:
        return None
    share, sure = float(told["win_rate"]["mean"]), float(told["win_rate"]["sure"])
    if not math.isfinite(share) or not 0 <= sure < math.inf:
        raise ValueError(told)
    return share, sure


def as_svg(ratings: "list[Rating]") -> str:
    """Return the list as a drawing: a dot for each bot, and a line where it lies with 95 % confidence."""
    lowest, highest = min(rating.low for rating in ratings), max(rating.high for rating in ratings)

    def x(rating: float) -> float:
        return LEFT + (rating - lowest) / (highest - lowest) * (WIDTH - LEFT - 40) + 10

    marks: list[Element] = []
    for place, rating in enumerate(ratings):
        y = TOP + ROW * (place + 0.5)
        marks.append(words(LEFT / 2, y + 5, rating.bot, size=14))
        line = {"x1": x(rating.low), "x2": x(rating.high), "y1": y, "y2": y}
        marks.append(element("line", stroke="#2d7d46", stroke_width=3, **line))
        marks.append(element("circle", cx=x(rating.rating), cy=y, r=6, fill="#2d7d46"))
        marks.append(words(x(rating.rating), y - 9, f"{rating.rating:.0f}", size=13))
    height = TOP + ROW * len(ratings) + 16
    drawing = element(
        "svg",
        element("style", STYLE),
        element("rect", width=WIDTH, height=height, fill="#fff"),
        words(WIDTH / 2, 26, "Rating (Elo), 95 %", size=15),
        *marks,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
    )
    return f"{drawing}\n"
