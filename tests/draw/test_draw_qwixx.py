"""What a filled pad of Qwixx shows."""

import pytest
from tests.draw.drawings import by_id, cells, classes, has, parse

from foxdice import draw, games

QWIXX = games.get("qwixx")


def test_crosses_locks_closed_rows_and_penalties() -> None:
    state = QWIXX.new(players=2)
    state.sheets[1].crosses = 0b11 | 1 << 12 + 11
    state.sheets[1].penalties = 2
    state.closed = 0b10
    drawing = parse(draw.sheet(QWIXX, state, 1))
    crossed = [id for id, group in cells(drawing).items() if "crossed" in classes(group)]
    assert crossed == ["red-2", "red-3", "yellow-lock"]
    assert by_id(drawing, "red-2").attrib["aria-label"] == "red 2, crossed"
    assert by_id(drawing, "yellow-lock").attrib["aria-label"] == "yellow lock, crossed"
    assert "closed" in classes(by_id(drawing, "area-yellow"))
    assert by_id(drawing, "area-yellow").attrib["aria-label"] == "Yellow row, closed"
    assert "closed" not in classes(by_id(drawing, "area-red"))
    assert [has(by_id(drawing, f"penalty-{place}"), "mark") for place in (1, 2, 3, 4)] == [True, True, False, False]
    assert by_id(drawing, "score-penalty").attrib["aria-label"] == "Penalty: -10 points"


def test_a_pad_keeps_its_own_order() -> None:
    order = list(cells(parse(draw.sheet(games.get("qwixx:mixx-b")))))
    assert order[:3] == ["red-10", "red-6", "red-2"]


@pytest.mark.parametrize(("language", "lock"), [("en", "blue lock, free"), ("de", "Blau Schloss, frei")])
def test_names_of_cells(language: str, lock: str) -> None:
    assert by_id(parse(draw.sheet(QWIXX, language=language)), "blue-lock").attrib["aria-label"] == lock
