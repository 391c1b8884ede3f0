"""Clever hoch Drei scored the slow way: by hand, from the throws and marks in a record and the printed sheet."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

_SHEET = json.loads((Path(__file__).parents[2] / "data" / "sheets.json").read_text(encoding="utf-8"))["clever_cubed"]
AREAS = _SHEET["areas"]
MARK = re.compile(r"(\d) \+?(?:([wytbnp])(\d)(?:j\??(\d))?|#?\?(\d*)|&)>([ytbnp])([lr]?\d+(?:\.\d)?)(x?)")
Marks = dict[str, dict[str, tuple[int, bool]]]  # by area and cell: the number, and whether it is multiplied


def score(record: str) -> list[dict[str, int]]:
    """Return everybody's points by area and for foxes."""
    players = int(re.search(r"^players (\d)$", record, re.MULTILINE)[1])  # type: ignore[index]  # always there
    marks: list[Marks] = [{letter: {} for letter in "ytbnp"} for _ in range(players)]
    faces: dict[str, int] = {}
    for line in record.splitlines():
        if line.startswith("throw"):
            faces.update((word[0], int(word[1])) for word in line.split()[1:])
        elif match := MARK.fullmatch(line):
            player, die, face, joker, chosen, area, cell, times = match.groups()
            number = int(joker or face or chosen or 0)
            if area == "b" and die:
                number += faces["b" if die == "w" else "w"]
            assert cell not in marks[int(player) - 1][area]
            marks[int(player) - 1][area][cell] = (number, bool(times))
    return [_points(sheet) for sheet in marks]


def _points(marks: Marks) -> dict[str, int]:
    points = {
        "yellow": _rows(marks["y"], AREAS["yellow"]["points_by_count_per_row"]),
        "turquoise": _rows(marks["t"], AREAS["turquoise"]["points_by_count_per_row"]),
        "blue": _blue(marks["b"]),
        "brown": AREAS["brown"]["points_by_count"][len(marks["n"])],
        "pink": sum(
            number * AREAS["pink"]["multiplier"][int(cell) - 1] if times else -(-number // 2)
            for cell, (number, times) in marks["p"].items()
        ),
    }
    earned = Counter(bonus["t"] for bonus in _earned(marks) if bonus)
    rerolls = earned["reroll"] + 1  # one comes with round 1
    return {**points, "bonus": (earned["fox"] + (rerolls == 7)) * min(points.values())}


def _rows(marks: dict[str, tuple[int, bool]], points: list[int]) -> int:
    return sum(points[count] for count in Counter(cell[0] for cell in marks).values())


def _blue(marks: dict[str, tuple[int, bool]]) -> int:
    reached = (max((int(cell[1:]) for cell in marks if cell[0] == side), default=0) for side in "lr")
    extreme = sum(4 for number, _ in marks.values() if number <= 4 or number >= 10)
    points: list[int] = AREAS["blue"]["points_by_distance"]
    return sum(points[distance] for distance in reached) + extreme


def _earned(marks: Marks) -> list[dict[str, Any] | None]:
    """Return every bonus printed beside, between or under what is marked."""
    earned = []
    for gap, row in enumerate(AREAS["yellow"]["gap_bonus"], start=1):
        for number, bonus in enumerate(row, start=1):
            if {f"{gap}.{number}", f"{gap + 1}.{number}"} <= marks["y"].keys():
                earned.append(bonus)
    coloured = {
        f"{row}.{number}"
        for row, count in enumerate(AREAS["turquoise"]["colored_prefix"], start=1)
        for number in range(1, count + 1)
    }
    for row, bonus in enumerate(AREAS["turquoise"]["row_bonus"], start=1):
        if {cell for cell in coloured if cell.startswith(str(row))} <= marks["t"].keys():
            earned.append(bonus)
    for number, bonus in enumerate(AREAS["turquoise"]["column_bonus"], start=1):
        if {cell for cell in coloured if cell.endswith(str(number))} <= marks["t"].keys():
            earned.append(bonus)
    for side, name in (("l", "left"), ("r", "right")):
        for distance, bonus in AREAS["blue"][f"bonus_{name}_by_distance"].items():
            if f"{side}{distance}" in marks["b"]:
                earned.append(bonus)
    for gap, bonus in enumerate(AREAS["brown"]["gap_bonus"], start=1):
        if {str(gap), str(gap + 1)} <= marks["n"].keys():
            earned.append(bonus)
    for cell, (_, times) in marks["p"].items():
        if not times:
            earned.append(AREAS["pink"]["bonus"][int(cell) - 1])
    return earned
