"""Qwixx scored the slow way: by hand, from the marks in a record."""

import re

LAST = {"r12", "y12", "g2", "b2"}  # these bring the lock
ROWS = ("red", "yellow", "green", "blue")


def score(record: str) -> list[dict[str, int]]:
    """Return everybody's points by row and minus the penalties."""
    players = int(re.search(r"^players (\d)$", record, re.MULTILINE)[1])  # type: ignore[index]  # always there
    points = []
    for player in range(1, players + 1):
        marks = re.findall(rf"^{player} (\w+)$", record, re.MULTILINE)
        crosses = [mark for mark in marks if re.fullmatch(r"[rygb]\d+", mark)]
        rows = {}
        for row in ROWS:
            mine = [mark for mark in crosses if mark[0] == row[0]]
            count = len(mine) + len(LAST.intersection(mine))
            rows[row] = sum(range(count + 1))
        points.append({**rows, "bonus": -5 * marks.count("penalty")})
    return points
