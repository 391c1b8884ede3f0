"""What a filled sheet of Clever hoch Drei shows."""

import pytest
from tests.draw.drawings import Element, by_id, classes, has, parse

from foxdice import draw, games

CUBED = games.get("cubed")


def drawn(language: str = "en", **fields: int) -> Element:
    """Draw a sheet with these fields set."""
    state = CUBED.new(players=1)
    for name, value in fields.items():
        setattr(state.sheets[0], name, value)
    return parse(draw.sheet(CUBED, state, language=language))


@pytest.mark.parametrize(
    ("language", "cell", "name"),
    [
        ("en", "yellow-1-5", "yellow 5, row 1, grey, free"),
        ("en", "turquoise-1-2", "turquoise 2, row 1, coloured, crossed"),
        ("en", "blue-l2", "blue left 2, 6 points, gives a number joker, 5 written"),
        ("en", "blue-r1", "blue right 1, 3 points, free"),
        ("en", "brown-2", "brown 5, place 2, crossed"),
        ("en", "pink-1", "pink 1, 3 written"),
        ("en", "pink-2", "pink 2, times 1, gives a reroll, 2 written"),
        ("en", "pink-3", "pink 3, times 2, gives a number of your choice in blue, 8 written, its bonus struck out"),
        ("de", "blue-l1", "Blau links 1, 3 Punkte, 6 eingetragen"),
        ("ru", "pink-12", "розовая 12, умножить на 3, даёт любое число в любую область, свободна"),
    ],
)
def test_names_of_cells(language: str, cell: str, name: str) -> None:
    drawing = drawn(
        language, turquoise=1 << 5, left=2, left_numbers=0x56, brown=2, pink=3, pink_dice=0o436, pink_multiplied=4
    )
    assert by_id(drawing, cell).attrib["aria-label"] == name


def test_jokers_show_their_numbers_and_are_crossed_in_any_order() -> None:
    drawing = drawn(jokers=3, jokers_used=0b100)
    states = [classes(by_id(drawing, f"joker-{slot}"))[1:] for slot in (1, 2, 3, 4)]
    assert states == [["circled"], ["circled"], ["circled", "crossed"], ["free"]]
    assert by_id(drawing, "joker-3").attrib["aria-label"] == "Number joker 3, shows 5, used"


def test_the_last_circle_of_an_action_earns_its_bonus() -> None:
    assert not has(by_id(drawn(rerolls=6), "action-reroll"), "earned")
    assert has(by_id(drawn(rerolls=7), "action-reroll"), "earned")


def test_neighbours_earn_the_bonus_between_them() -> None:
    drawing = drawn(yellow=0b11)  # rows I and II of column 1
    earned = [part.attrib["aria-label"] for part in drawing.iter() if "line" in classes(part) and has(part, "earned")]
    assert earned == ["yellow 1 together with yellow 1 gives a reroll, earned"]


def test_only_coloured_cells_count_for_a_bonus_of_turquoise() -> None:
    drawing = drawn(turquoise=1 << 3 | 1 << 8)  # the two coloured cells of row 4
    earned = [part.attrib["aria-label"] for part in drawing.iter() if "line" in classes(part) and has(part, "earned")]
    assert earned == ["row 4 gives a number of your choice in turquoise, earned"]
