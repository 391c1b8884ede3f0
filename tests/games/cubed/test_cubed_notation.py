"""Moves of Clever hoch Drei as text, and what they touch."""

import pytest
from tests.games.cubed.arrange import fill, write_pink
from tests.games.tables import Table

from foxdice.games import IllegalMove, InvalidMove, MoveInfo
from foxdice.texts import LANGUAGES


def thrown() -> Table:
    """Return a game with all jokers, the second pink cell next, and dice to choose from."""
    table = Table("cubed", 1)
    table.sheet().jokers = 7
    write_pink(table.sheet(), 1)
    return table.throw("w4 y3 t2 b2 n6 p5")


@pytest.mark.parametrize(
    ("text", "info"),
    [
        ("y3>y1.3", MoveInfo(die="y", number=3, cell="yellow-1-3")),
        ("w4>t2.4", MoveInfo(die="w", number=4, cell="turquoise-2-4")),
        ("b2>bl1", MoveInfo(die="b", number=2, cell="blue-l1")),
        ("w4j6>br1", MoveInfo(die="w", number=6, joker="6", cell="blue-r1")),
        ("n6>n11", MoveInfo(die="n", number=6, cell="brown-11")),
        ("p5>p2", MoveInfo(die="p", number=5, cell="pink-2")),
        ("p5>p2x", MoveInfo(die="p", number=5, cell="pink-2", multiplied=True)),
        ("y3j?1>y1.1", MoveInfo(die="y", number=1, joker="?", cell="yellow-1-1")),
        ("let-go", MoveInfo(action="let-go")),
    ],
)
def test_a_move_says_what_it_touches(text: str, info: MoveInfo) -> None:
    table = thrown()
    assert text in table.legal()
    assert table.game.info(table.state, 0, table.game.parse_move(table.state, 0, text)) == info


def test_a_bonus_says_what_it_touches() -> None:
    table = thrown()
    table.sheet().pending = 1 << 3 * 9 | 1 << 3 * 10  # ?(pink) and black
    infos = {
        text: table.game.info(table.state, 0, table.game.parse_move(table.state, 0, text)) for text in table.legal()
    }
    assert infos["?6>p2x"] == MoveInfo(number=6, cell="pink-2", multiplied=True, bonus="?")
    assert infos["#?8>br1"] == MoveInfo(number=8, cell="blue-r1", bonus="#?")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "y3",
        "y3>t1.3",  # not its colour
        "y3>y4.3",  # no such row
        "y3>y1",
        "b2>bl7",
        "b2>b1",
        "n6>n13",
        "n6>n6x",  # only pink is multiplied
        "p5>p13",
        "p5j1>p2",  # no joker prints a 1
        "p5j7>p2",
        "?>p2",  # blue and pink need the number
        "?7>p2",
        "?1>bl1",
        "?13>br1",
        "?3>y1.3",  # the cell says the number
        "&>n1",
        "&3>t1.3",
        "x5>p2",
    ],
)
def test_what_is_no_move_at_all(text: str) -> None:
    with pytest.raises(InvalidMove):
        thrown().move(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("w3>p2", "die-shows"),
        ("y3>y1.4", "wrong-number"),
        ("y3j4>y1.5", "joker-wrong-number"),
        ("n6>n1", "wrong-number"),
        ("p5>p3", "next-cell"),
        ("b2>bl2", "next-cell"),
        ("b2>br1", "blue-needs"),
        ("y3>y2.3", "yellow-row"),
        ("p5j5>p2", "joker-changes-nothing"),
        ("+p5>p2", "no-extra-now"),
        ("?>n1", "no-bonus-now"),
        ("&>t1.1", "no-further-cross"),
        ("enough", "no-further-cross"),
        ("decline", "nothing-to-decline"),
        ("stop", "nothing-to-stop"),
    ],
)
def test_a_wrong_move_has_its_reason_in_every_language(text: str, code: str) -> None:
    table = thrown()
    before = table.state.clone()
    with pytest.raises(IllegalMove) as caught:
        table.move(text)
    assert caught.value.code == code
    assert all(caught.value.say(language) for language in LANGUAGES)
    assert table.state == before


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("y3>y1.3", "already-crossed"),
        ("t2>t5.2", "already-crossed"),
        ("b2>bl6", "row-full"),
        ("n6>n6", "brown-passed"),
        ("p5>p12x", "row-full"),
    ],
)
def test_a_full_sheet_has_its_reasons(text: str, code: str) -> None:
    table = thrown()
    fill(table.sheet())
    with pytest.raises(IllegalMove) as caught:
        table.move(text)
    assert caught.value.code == code


def test_a_number_that_means_a_move_is_explained_too() -> None:
    """A die that counts as something it does not show, without a joker: no text says so, a number can."""
    table = thrown()
    move = table.game.parse_move(table.state, 0, "p5>p2") - (1 << 4)  # as a 4
    with pytest.raises(IllegalMove, match="pink die shows 5, not 4"):
        table.game.apply(table.state, 0, move)


def test_a_state_with_everything_in_it_survives_text() -> None:
    table = thrown()
    sheet = table.sheet()
    fill(sheet)
    sheet.jokers_used, sheet.pink_multiplied, sheet.pending, sheet.turquoise_column = 0b1010001, 0b110, 2 << 33, 6
    text = table.game.format_state(table.state)
    assert "left_numbers=654327" in text
    assert "right_numbers=89abc7" in text
    assert "jokers_used=157" in text
    assert table.game.parse_state(text) == table.state
