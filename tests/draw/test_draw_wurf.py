"""What the table of Der große Wurf shows."""

import math

import pytest
from tests.draw.drawings import SVG, Element, by_id, classes, ids, parse, recorded

from foxdice import draw, games
from foxdice.texts import LANGUAGES

WURF = games.get("wurf")


def drawn(arena: int, player: int = 0, language: str = "en") -> Element:
    """Draw the table of three with these dice in the arena."""
    state = WURF.new(players=3)
    state.arena = arena
    state.coming = 4
    state.lost = 2
    state.hands[2].dice = 0
    state.hands[2].points = 2
    return parse(draw.sheet(WURF, state, player, language=language))


def lying(drawing: Element) -> list[Element]:
    return [part for part in drawing.iter() if "lying" in classes(part)]


def test_the_dice_hands_and_losses_are_named() -> None:
    drawing = drawn(arena=1 | 1 << 15)
    assert by_id(drawing, "arena").attrib["aria-label"] == "arena: 2 dice"
    assert [die.attrib["aria-label"] for die in lying(drawing)] == ["a die shows 2", "a die shows 5"]
    assert by_id(drawing, "hand-1").attrib["aria-label"] == "player 1: 8 dice, throws now"
    assert by_id(drawing, "hand-2").attrib["aria-label"] == "player 2: 8 dice"
    assert by_id(drawing, "hand-3").attrib["aria-label"] == "player 3: 0 dice, out, 2 points"
    assert by_id(drawing, "lost").attrib["aria-label"] == "out of the game: 2 dice"


@pytest.mark.parametrize("dice", [1, 5, 8, 9, 31])
def test_dice_lie_on_the_felt_and_do_not_touch(dice: int) -> None:
    places = []
    drawing = drawn(arena=dice)
    felt = next(part for part in drawing.iter() if "felt" in classes(part))
    for die in lying(drawing):
        square = next(part for part in die.iter(f"{SVG}rect"))
        x, y, size = (float(square.attrib[name]) for name in ("x", "y", "width"))
        places.append((x + size / 2, y + size / 2, size))
    assert len(places) == dice
    for place, (x, y, size) in enumerate(places):
        from_the_middle = math.hypot(x - float(felt.attrib["cx"]), y - float(felt.attrib["cy"]))
        assert from_the_middle + size / math.sqrt(2) <= float(felt.attrib["r"])
        assert all(math.hypot(x - other_x, y - other_y) >= size for other_x, other_y, _ in places[:place])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_draws_the_same_table(language: str) -> None:
    game = recorded("wurf")
    drawing = parse(draw.sheet(game.game, game.state, language=language))
    assert len(set(ids(drawing))) == len(ids(drawing))
    assert by_id(drawing, "arena").attrib["role"] == "group"


def test_a_match_and_an_empty_table_have_a_picture_too() -> None:
    assert "Strike, a match" in draw.sheet(games.get("wurf:match"))
    assert not lying(parse(draw.sheet(WURF)))
