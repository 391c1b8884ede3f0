"""What a filled sheet of Ganz schön clever shows."""

from typing import Any

import pytest
from tests.draw.drawings import by_id, cells, classes, has, parse

from foxdice import draw, games

CLEVER = games.get("clever")


def drawn(language: str = "en", **fields: int) -> Any:
    """Draw a sheet of two players' second round with these fields set."""
    state = CLEVER.new(players=2)
    state.round_number = 2
    for name, value in fields.items():
        setattr(state.sheets[0], name, value)
    return parse(draw.sheet(CLEVER, state, language=language))


@pytest.mark.parametrize(
    ("language", "cell", "name"),
    [
        ("en", "yellow-1-1", "yellow 3, row 1, crossed"),
        ("en", "yellow-1-2", "yellow 6, row 1, free"),
        ("en", "yellow-1-4", "yellow, row 1, crossed from the start"),
        ("en", "blue-12", "blue 12, row 3, free"),
        ("en", "green-4", "green 4, at least 4, gives an extra die, free"),
        ("en", "orange-4", "orange 4, times 2, 12 written"),
        ("en", "purple-10", "purple 10, gives a 6 in orange, free"),
        ("de", "yellow-1-1", "Gelb 3, Reihe 1, angekreuzt"),
        ("de", "green-6", "Grün 6, mindestens 1, bringt ein Kreuz in Blau, frei"),
        ("de", "orange-1", "Orange 1, 3 eingetragen"),
        ("ru", "yellow-1-1", "жёлтая 3, ряд 1, зачёркнута"),
        ("ru", "green-9", "зелёная 9, не меньше 4, даёт число 6 в фиолетовую область, свободна"),
        ("ru", "orange-4", "оранжевая 4, умножить на 2, вписано 12"),
    ],
)
def test_names_of_cells(language: str, cell: str, name: str) -> None:
    drawing = drawn(language, yellow=CLEVER.new(1).sheets[0].yellow | 1, orange=4, orange_dice=0o6113)
    assert by_id(drawing, cell).attrib["aria-label"] == name


def test_actions_are_circled_and_crossed() -> None:
    drawing = drawn(rerolls=3, rerolls_used=1, extras=1)
    assert [classes(by_id(drawing, f"reroll-{slot}")) for slot in (1, 2, 3, 4)] == [
        ["slot", "circled", "crossed"],
        ["slot", "circled"],
        ["slot", "circled"],
        ["slot", "free"],
    ]
    assert by_id(drawing, "reroll-1").attrib["aria-label"] == "Reroll 1, used"
    assert by_id(drawing, "reroll-3").attrib["aria-label"] == "Reroll 3, ready to use"
    assert by_id(drawing, "extra-2").attrib["aria-label"] == "Extra die (+1) 2, not earned yet"


def test_a_full_line_has_earned_its_bonus() -> None:
    top = drawn(blue=0b111)
    earned = [part.attrib["aria-label"] for part in top.iter() if "line" in classes(part) and has(part, "earned")]
    assert earned == ["row 1 gives a 5 in orange, earned"]
    column = drawn(yellow=0x1111)
    names = [part.attrib["aria-label"] for part in column.iter() if "line" in classes(part) and has(part, "mark")]
    assert names == ["column 1 gives 10 points, earned"]


def test_rounds_are_over_now_or_not_played() -> None:
    state = CLEVER.new(players=3)
    state.round_number = 4
    drawing = parse(draw.sheet(CLEVER, state))
    assert [classes(by_id(drawing, f"round-{number}"))[1:] for number in range(1, 7)] == [
        ["over"], ["over"], ["over"], ["now"], [], ["unplayed"],
    ]  # fmt: skip
    name = "round 4 gives a cross in any area or a 6 in any area, now"
    assert by_id(drawing, "round-4").attrib["aria-label"] == name


def test_the_result_is_told_by_area_with_foxes_apart() -> None:
    drawing = drawn(yellow=0xFFFF, blue=0b11, green=3, orange=1, orange_dice=5, purple=2, purple_dice=0o61, foxes=2)
    told = [by_id(drawing, f"score-{part}").attrib["aria-label"] for part in ("yellow", "orange", "fox", "total")]
    assert told == [
        "yellow: 60 points",
        "orange: 5 points",
        "2 foxes times the weakest area: 4 points",
        "Total: 84 points",
    ]


def test_numbers_are_written_multiplied() -> None:
    drawing = cells(drawn(orange=4, orange_dice=0o6113))
    assert [classes(drawing[f"orange-{place}"])[-1] for place in (1, 4, 5)] == ["written", "written", "free"]
