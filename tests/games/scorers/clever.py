"""Ganz schön clever scored the slow way: by hand, from the marks in a record and the printed sheet."""

import json
import re
from pathlib import Path

_DATA = json.loads((Path(__file__).parents[2] / "data" / "sheets.json").read_text(encoding="utf-8"))
AREAS = _DATA["ganz_schoen_clever"]["areas"]
MARK = re.compile(r"(\d) \+?(?:[wybgop](\d)|#?(X|\d))>([ybgop])([\d.]+)")


def score(record: str) -> list[dict[str, int]]:
    """Return everybody's points by area and for foxes."""
    players = int(re.search(r"^players (\d)$", record, re.MULTILINE)[1])  # type: ignore[index]  # always there
    marks: list[dict[str, list[tuple[str, int]]]] = [{letter: [] for letter in "ybgop"} for _ in range(players)]
    for line in record.splitlines():
        if match := MARK.fullmatch(line):
            player, face, bonus, area, cell = match.groups()
            number = int(face or (bonus if bonus != "X" else 0))
            marks[int(player) - 1][area].append((cell, number))
    return [_points(sheet) for sheet in marks]


def _points(marks: dict[str, list[tuple[str, int]]]) -> dict[str, int]:
    yellow = {tuple(int(place) - 1 for place in cell.split(".")) for cell, _ in marks["y"]}
    cells = AREAS["yellow"]["cells"]
    full = [[cells[row][column] is None or (row, column) in yellow for column in range(4)] for row in range(4)]
    columns = zip(AREAS["yellow"]["column_points"], zip(*full, strict=True), strict=True)
    blue = {int(cell) for cell, _ in marks["b"]}
    green, orange, purple = (len(marks[letter]) for letter in "gop")
    points = {
        "yellow": sum(worth for worth, column in columns if all(column)),
        "blue": AREAS["blue"]["points_by_count"][len(blue)],
        "green": AREAS["green"]["points_at_last"][green - 1] if green else 0,
        "orange": sum(
            number * times for (_, number), times in zip(marks["o"], AREAS["orange"]["multiplier"], strict=False)
        ),
        "purple": sum(number for _, number in marks["p"]),
    }
    foxes = all(full[3]) + ({9, 10, 11, 12} <= blue) + (green >= 7) + (orange >= 8) + (purple >= 7)
    return {**points, "bonus": foxes * min(points.values())}
