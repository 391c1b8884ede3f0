"""A learning curve as a drawing and as JSON."""

import json
from dataclasses import asdict
from typing import Any

import numpy as np

from foxdice.draw.svg import Element, element, number, path, words
from foxdice.train.train import Training

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 400, 56, 44, 40, 16
PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
STYLE = (
    "text{font-family:sans-serif;text-anchor:middle;fill:#333}.grid{stroke:#ddd}.line{fill:none;stroke:#c25a12;"
    "stroke-width:2}.end{stroke:#2a7a3a;stroke-dasharray:6 4}"
)


def numbers(training: Training) -> dict[str, Any]:
    """Return everything about a training, ready for JSON."""
    points = training.points
    return {
        **training.network.about,
        "evaluation": {
            "sheets": len(points),
            "mean": float(points.mean()),
            "standard_error": float(points.std() / len(points) ** 0.5),
            "sd": float(points.std()),
            "min": round(float(points.min())),
            "max": round(float(points.max())),
            "percentiles": {str(share): float(np.percentile(points, share)) for share in PERCENTILES},
        },
        "curve": [asdict(point) for point in training.curve],
    }


def as_json(training: Training) -> str:
    """Return everything about a training as JSON."""
    return json.dumps(numbers(training), indent=1) + "\n"


def as_svg(training: Training) -> str:
    """Return the curve: mean points, or wins, by minutes, and where the evaluation of the result lies."""
    minutes = [point.seconds / 60 for point in training.curve]
    means = [point.mean for point in training.curve]
    highest = 50 * (int(max([*means, training.mean]) / 50) + 1)
    longest = max(minutes[-1], 0.01)
    x = [LEFT + minute / longest * (WIDTH - LEFT - RIGHT) for minute in minutes]
    y = [_height(mean, highest) for mean in means]
    line = "M" + " L".join(f"{number(a)} {number(b)}" for a, b in zip(x, y, strict=True))
    end = _height(training.mean, highest)
    drawing = element(
        "svg",
        element("style", STYLE),
        element("rect", width=WIDTH, height=HEIGHT, fill="#fff"),
        words(WIDTH / 2, 20, _title(training), size=15),
        *_grid(highest, longest),
        path(line, "line"),
        path(f"M{LEFT} {number(end)} H{WIDTH - RIGHT}", "end"),
        words(WIDTH - RIGHT - 90, end - 10, f"evaluation {training.mean:.1f}", size=12),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )
    return f"{drawing}\n"


def _title(training: Training) -> str:
    about = training.network.about
    tables = ", ".join(map(str, about["recipe"]["players"]))
    what = f"% of games won against {opponents(training)}" if about["measures"] == "wins" else "mean points"
    return f"{about['game']}, {tables} players: {what} while learning"


def opponents(training: Training) -> str:
    """Return against whom a network was measured that plays for winning."""
    return "its rivals" if "rivals" in training.network.about else "the zoo"


def _grid(highest: int, longest: float) -> list[Element]:
    marks = []
    for points in range(0, highest + 1, 50):
        height = _height(points, highest)
        marks += [path(f"M{LEFT} {number(height)} H{WIDTH - RIGHT}", "grid"), words(LEFT - 22, height, points, size=12)]
    for part in range(6):
        at = LEFT + part / 5 * (WIDTH - LEFT - RIGHT)
        marks.append(words(min(at, WIDTH - RIGHT - 8), HEIGHT - BOTTOM + 16, f"{part / 5 * longest:.1f}", size=12))
    marks.append(words(WIDTH / 2, HEIGHT - 10, "minutes", size=12))
    return marks


def _height(points: float, highest: int) -> float:
    return HEIGHT - BOTTOM - points / highest * (HEIGHT - BOTTOM - TOP)
