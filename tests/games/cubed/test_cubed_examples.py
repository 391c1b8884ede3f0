"""The worked examples of the rule book of Clever hoch Drei."""

import pytest
from tests.games.cubed.arrange import brown, turquoise, write_left, write_pink, write_right, yellow
from tests.games.tables import Table

from foxdice.games import IllegalMove


def test_the_example_turn() -> None:
    """Pink 3, then white 4 as pink, then the last die: yellow 3, which the third roll puts into row III."""
    table = Table("cubed", 2).throw("w5 y3 t1 b4 n2 p3").move("p3>p1")
    assert table.due() == "wyb"  # brown 2 and turquoise 1 lie on the tray
    table.throw("w4 y4 b2").move("w4>p2x")
    assert table.due() == "y"
    table.throw("y3").move("y3>y3.3")
    assert (table.points("pink"), table.points("yellow")) == (2 + 4, 2)
    assert table.waits_for() == {2}
    # brown 2, turquoise 1 and blue 2 are on the tray; blue and white 4 make 6
    assert {move for move in table.legal(2) if move[0] in "bn"} == {"b2>bl1", "n2>n5", "n2>n9"}
    assert {move[0] for move in table.legal(2)} == {"t", "b", "n", "d"}


def test_yellow_2_in_the_first_roll_goes_into_the_top_row() -> None:
    table = Table("cubed", 1).throw("w1 y2 t1 b1 n1 p1")
    assert {move for move in table.legal() if move.startswith("y")} == {"y2>y1.2"}


def test_yellow_2_from_the_tray_goes_into_the_grey_cell() -> None:
    table = Table("cubed", 2).throw("w3 y2 t2 b2 n2 p3").move("w3>p1").throw("p1").move("p1>p2")
    assert {move for move in table.legal(2) if move.startswith("y")} == {"y2>y3.2"}


def test_three_two_and_two_yellow_crosses_are_worth_24() -> None:
    table = Table("cubed", 1)
    table.sheet().yellow = yellow("1.1", "1.2", "1.5", "2.3", "2.4", "3.1", "3.6")
    assert table.points("yellow") == 12 + 6 + 6 == 24


def test_turquoise_3_beside_a_yellow_3_makes_two_crosses() -> None:
    table = Table("cubed", 1).throw("w3 y3 t3 b3 n3 p3").move("y3>y1.3").throw("w4 t3 b4 n4 p4").move("t3>t1.3")
    assert table.legal() == {"&>t2.3", "&>t3.3", "&>t4.3", "&>t5.3", "enough"}
    table.move("&>t4.3")
    assert table.sheet().turquoise == turquoise("1.3", "4.3")
    assert table.kind() == "throw"


def test_three_4s_on_the_tray_make_three_turquoise_crosses() -> None:
    table = Table("cubed", 2).throw("w5 y5 t4 b4 n5 p4").move("n5>n2").throw("w1 y1").move("w1>n10").throw("y1")
    table.move("y1>y3.1")
    assert table.waits_for() == {2}
    table.move("t4>t2.4", "&>t1.4", "&>t5.4", player=2)
    assert table.sheet(2).turquoise == turquoise("1.4", "2.4", "5.4")
    assert table.sheet(2).jokers == 1  # rows 1 and 2 hold the coloured cells of column 4
    assert table.state.active == 1


def test_five_crosses_in_a_turquoise_row_are_worth_15() -> None:
    table = Table("cubed", 1)
    table.sheet().turquoise = turquoise("1.1", "1.2", "1.3", "1.4", "1.6")
    assert table.points("turquoise") == 15
    table.sheet().turquoise |= turquoise("2.1", "5.6")
    assert table.points("turquoise") == 17


def test_the_30_point_blue() -> None:
    """Three cells on the left, four on the right, 10 and 11 among them: 9 + 13 + 4 + 4."""
    table = Table("cubed", 1)
    write_left(table.sheet(), 6, 5, 7)
    write_right(table.sheet(), 8, 9, 10, 11)
    assert table.points("blue") == 30


@pytest.mark.parametrize(("side", "row"), [("r", (8, 9, 7, 8)), ("l", (6, 5, 7, 6))])
def test_a_7_resets_the_row(side: str, row: tuple[int, ...]) -> None:
    """7 < 8 < 9 < 7 < 8 to the right, 7 > 6 > 5 > 7 > 6 to the left."""
    for place, number in enumerate(row):
        table = Table("cubed", 1)
        (write_left if side == "l" else write_right)(table.sheet(), *row[:place])
        table.throw(f"w3 y1 t1 b{number - 3} n1 p1")
        assert f"b{number - 3}>b{side}{place + 1}" in table.legal()


def test_pink_halves_round_up_and_the_first_cell_leaves_no_choice() -> None:
    table = Table("cubed", 1).throw("w1 y1 t1 b1 n1 p3")
    assert {move for move in table.legal() if move.startswith("p")} == {"p3>p1"}
    with pytest.raises(IllegalMove, match="always takes the half"):
        table.move("p3>p1x")
    table.move("p3>p1")
    assert table.points("pink") == 2


def test_pink_half_with_the_bonus_or_multiplied_without() -> None:
    for text, points, rerolls in (("p5>p2", 3, 2), ("p5>p2x", 5, 1)):
        table = Table("cubed", 1)
        write_pink(table.sheet(), 1)
        table.throw("w1 y1 t1 b1 n1 p5").move(text)
        assert table.points("pink") == 1 + points
        assert table.sheet().rerolls == rerolls


def test_three_foxes_and_a_weakest_area_of_14_are_worth_42() -> None:
    """34, 44, 30, 14 and 24 points, and three foxes: 42 for them, 188 in all."""
    table = Table("cubed", 1)
    sheet = table.sheet()
    sheet.foxes = 3
    sheet.yellow = yellow("1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "3.1")  # 20 + 12 + 2
    two_rows = (f"{row}.{number}" for row in (1, 2) for number in range(1, 7))
    sheet.turquoise = turquoise(*two_rows, "3.1", "4.1")  # 21 + 21 + 1 + 1
    write_left(sheet, 6, 5, 7)
    write_right(sheet, 8, 9, 10, 11)
    sheet.brown = brown(1, 2, 3, 4)
    write_pink(sheet, 6, 6, 6, 5, multiplied=(2, 3))  # 3 + 6 + 12 + 3
    score = table.game.score(table.state, 0)
    assert score.areas == {"yellow": 34, "turquoise": 44, "blue": 30, "brown": 14, "pink": 24}
    assert (score.bonus, score.total) == (42, 188)


def test_the_seven_slots_of_an_action_end_in_a_bonus() -> None:
    table = Table("cubed", 1)
    sheet = table.sheet()
    sheet.rerolls = sheet.jokers = sheet.extras = 6
    write_pink(sheet, 1, 1, 1)
    table.throw("w4 y4 t4 b4 n4 p4").move("p4>p4")  # the seventh +1
    assert sheet.extras == 7
    assert {move[:3] for move in table.legal()} == {"?>n"}
    table.move("?>n1").throw("w1 y1 t1 b1 n1").move("w1>p5")  # the seventh joker
    assert sheet.jokers == 7
    assert {"?1>p6", "?6>p6x"} <= table.legal()
    table.move("?6>p6x")
    foxes = sheet.foxes
    table.throw("y1 t6 b1 n1").move("t6>t1.6")  # the seventh reroll
    assert (sheet.rerolls, sheet.foxes) == (7, foxes + 1)


def test_alone_the_third_die_is_the_nearest_of_equals_and_the_others_lie_in_order() -> None:
    """Blue 1 and pink 2 are the lowest, yellow 3 lies nearer than the other 3s."""
    table = Table("cubed", 1).throw("w6 y1 t1 b1 n1 p1").move("w6>p1")
    table.throw("y3 n5 t3 b1 p2 w3")
    assert table.state.tray == 0b101010  # yellow, blue, pink
    assert table.state.slots == 5 | 3 << 3 | 1 << 6  # brown on slot I, turquoise on II, white on III
    assert table.legal() == {"y3>y2.3", "p2>p2", "p2>p2x", "decline"}  # blue 1 and white 3 make 4, which fits nowhere


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (451, 1),
        (450, 2),
        (420, 2),
        (419, 3),
        (390, 3),
        (360, 4),
        (330, 5),
        (300, 6),
        (270, 7),
        (240, 8),
        (210, 9),
        (180, 10),
        (179, 11),
        (0, 11),
    ],
)
def test_ranks(total: int, rank: int) -> None:
    assert Table("cubed", 1).game.rank(total) == rank
