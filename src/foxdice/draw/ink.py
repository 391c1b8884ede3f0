"""What a pen leaves on paper: crosses, rings and numbers, each a little different, each always the same.

The irregularity comes from the id of the place, so that a cross looks the same whenever its sheet is drawn. Strokes
have a path length of one: a page lets them be drawn by moving the dash offset from one to zero.
"""

import json
import math
from dataclasses import replace
from random import Random

from foxdice.draw.svg import Element, group, number, path

Point = tuple[float, float]

# Digits as strokes in a box of 10 by 14; a point given twice is a corner.
_DIGITS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "0": (((5.6, 1), (2.6, 3), (1.6, 7.5), (3, 12), (5.4, 13), (8, 10.8), (8.6, 6.5), (7.2, 2.4), (5, 1.2)),),
    "1": (((2.6, 4.2), (5.8, 1), (5.8, 1), (5.2, 13)),),
    "2": (
        ((1.8, 3.8), (3.4, 1.4), (6.4, 1.2), (7.8, 3.6), (6.6, 6.8), (1.6, 12.8), (1.6, 12.8), (5, 12.4), (9, 12.8)),
    ),
    "3": (
        ((2, 2.4), (4.8, 1), (7.4, 2.6), (6.8, 5.4), (4.2, 6.6), (4.2, 6.6), (7.4, 7.6), (8, 10), (5, 13), (1.6, 12)),
    ),
    "4": (((5.4, 1), (1.4, 8.8), (1.4, 8.8), (9, 8.4)), ((6.8, 5), (6, 13.4))),
    "5": (
        ((8, 1.4), (3, 1.4), (3, 1.4), (2.4, 6.4), (2.4, 6.4), (5.4, 5.6), (8, 8), (7.2, 11.6), (4.4, 13.2), (1.4, 12)),
    ),
    "6": (((7.2, 1), (3.8, 4), (1.8, 8.6), (3, 12.4), (6, 13), (8, 10.4), (6.8, 7.4), (4, 7.4), (2, 9.6)),),
    "7": (((1.6, 1.8), (8.6, 1.4), (8.6, 1.4), (5.6, 7), (4.2, 13.2)), ((3, 7.2), (7.6, 6.8))),
    "8": (
        (
            (7.6, 2.8), (5.2, 1), (2.6, 2.6), (3.4, 5.4), (6.8, 8), (8, 10.8),
            (5.2, 13.2), (2.2, 11), (3.4, 8), (6.8, 5), (7.6, 2.8),
        ),
    ),
    "9": (((7.8, 3.6), (5.4, 1), (2.4, 2.8), (2.4, 6), (5, 7.2), (7.6, 5), (7.8, 3.6), (7.6, 8), (5.4, 13.2)),),
    "-": (((2, 7.6), (8, 7)),),
}  # fmt: skip
_DIGIT_WIDTH = 10
_DIGIT_HEIGHT = 14


def cross(seed: str, x: float, y: float, width: float, height: float, class_: str = "mark") -> Element:
    """Return two strokes across a place."""
    hand = Random(seed)

    def near(value: float, size: float) -> float:
        return value + hand.uniform(-0.09, 0.09) * size

    strokes = []
    for side in (-1, 1):  # down to the right, then down to the left
        start = near(x + side * width / 2, width), near(y - height / 2, height)
        end = near(x - side * width / 2, width), near(y + height / 2, height)
        bow = hand.uniform(0.04, 0.13) * width
        bend = near(x + bow, width), near(y - side * bow, height)
        strokes.append((start, bend, end))
    return group(*map(_stroke, strokes), class_=class_)


def ring(seed: str, x: float, y: float, width: float, height: float, class_: str = "mark ring") -> Element:
    """Return a circle round a place, drawn in one go and closed with a small overlap."""
    hand = Random(seed)
    start = hand.uniform(-2.6, -1.8)
    turn = 2 * math.pi + hand.uniform(0.2, 0.5)
    steps = 10
    points = []
    for step in range(steps + 1):
        angle = start - turn * step / steps
        reach = 1 + hand.uniform(-0.045, 0.045) + (0.07 if step == 0 else 0)
        points.append((x + math.cos(angle) * reach * width / 2, y + math.sin(angle) * reach * height / 2))
    return group(_stroke(points), class_=class_)


def strike(seed: str, start: Point, end: Point, class_: str = "mark") -> Element:
    """Return one stroke from here to there."""
    hand = Random(seed)
    middle = tuple((a + b) / 2 + hand.uniform(-1.2, 1.2) for a, b in zip(start, end, strict=True))
    return group(_stroke((start, (middle[0], middle[1]), end)), class_=class_)


def written(seed: str, x: float, y: float, height: float, value: int, class_: str = "mark") -> Element:
    """Return a number written by hand in the middle of a place."""
    hand = Random(seed)
    size = height / _DIGIT_HEIGHT * hand.uniform(0.95, 1.05)
    slant = hand.uniform(-0.02, 0.14)
    wobble = hand.uniform(0.1, 0.45)
    phase = hand.uniform(0, 2 * math.pi)
    digits = str(value)
    pitch = _DIGIT_WIDTH * 0.92

    def place(point: Point, at: int) -> Point:
        across, down = point
        across += wobble * math.sin(down * 0.5 + phase + at) - slant * (down - _DIGIT_HEIGHT / 2)
        left = (at - (len(digits) - 1) / 2) * pitch - _DIGIT_WIDTH / 2
        return x + (left + across) * size, y + (down - _DIGIT_HEIGHT / 2) * size

    strokes = [[place(point, at) for point in stroke] for at, digit in enumerate(digits) for stroke in _DIGITS[digit]]
    return group(*map(_stroke, strokes), class_=class_)


def place_for_number(seed: str, x: float, y: float, heights: "list[float]", class_: str = "mark") -> Element:
    """Return the empty place of a number and how one is written there: its middle, its height by number of digits, and
    the whims of the hand, which come from the place and not from the number.
    """
    hand = Random(seed)
    whims = [hand.uniform(0.95, 1.05), hand.uniform(-0.02, 0.14), hand.uniform(0.1, 0.45), hand.uniform(0, 2 * math.pi)]
    pen = " ".join(repr(float(value)) for value in (x, y, *heights, *whims))
    return group(class_=class_, data_pen=pen, display="none")


def unseen(mark: Element) -> Element:
    """Return a mark that is on the sheet but not shown yet."""
    return replace(mark, attributes={**mark.attributes, "display": "none"})


def digits() -> str:
    """Return how digits are written, for whoever writes numbers on a sheet: JSON."""
    return json.dumps(_DIGITS, separators=(",", ":"))


def _stroke(points: "list[Point] | tuple[Point, ...]") -> Element:
    return path(_spline(points), pathLength=1)


def _spline(points: "list[Point] | tuple[Point, ...]") -> str:
    """Return a smooth path through the points (Catmull-Rom)."""
    before = [points[0], *points[:-1]]
    after = [*points[1:], points[-1]]
    shape = [f"M{_pair(points[0])}"]
    for place in range(len(points) - 1):
        here, there = points[place], points[place + 1]
        if here == there:
            continue
        out = here[0] + (there[0] - before[place][0]) / 6, here[1] + (there[1] - before[place][1]) / 6
        into = (
            there[0] - (after[place + 1][0] - here[0]) / 6,
            there[1] - (after[place + 1][1] - here[1]) / 6,
        )
        shape.append(f"C{_pair(out)} {_pair(into)} {_pair(there)}")
    return "".join(shape)


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
