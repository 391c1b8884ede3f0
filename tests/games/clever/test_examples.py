"""The worked examples of the two rule books of Ganz schön clever."""

import pytest
from tests.games.tables import Table

from foxdice.games import IllegalMove


def test_the_example_turn() -> None:
    """Purple 3, then white 4 as purple, then the last die: orange 3; the tray serves blue 3, yellow 3 and green 1."""
    table = Table("clever", 2).throw("w4 y3 b5 g1 o4 p3").move("p3>p1")
    assert table.due() == "wybo"  # the green die shows less than 3 and lies on the tray
    table.throw("w4 y3 b3 o5").move("w4>p2")
    assert table.due() == "o"
    table.throw("o3").move("o3>o1")
    assert table.waits_for() == {2}
    assert table.legal(2) == {"b3>b7", "y3>y1.1", "y3>y4.2", "g1>g1", "decline"}
    assert (table.points("purple"), table.points("orange")) == (7, 3)


def test_yellow_3_crosses_one_of_two() -> None:
    table = Table("clever", 1).throw("w1 y3 b1 g1 o1 p1")
    assert {move for move in table.legal() if move.startswith("y")} == {"y3>y1.1", "y3>y4.2"}


def test_blue_3_and_white_4_make_7() -> None:
    table = Table("clever", 1).throw("w4 y1 b3 g1 o1 p1")
    assert {move for move in table.legal() if ">b" in move} == {"b3>b7", "w4>b7"}
    table.move("b3>b7")
    assert table.points("blue") == 1


def test_blue_then_white_cross_two_blue_cells_in_one_turn() -> None:
    table = Table("clever", 1).throw("w4 y4 b3 g4 o4 p4").move("b3>b7")
    table.throw("w5 y1 g1 o1 p1").move("w5>b8")  # the blue die keeps its 3 on its slot
    assert table.sheet().blue == 1 << 5 | 1 << 6


def test_five_green_cells_are_worth_15() -> None:
    table = Table("clever", 1)
    table.sheet().green = 5
    assert table.points("green") == 15


def test_orange_4_times_2_is_8() -> None:
    table = Table("clever", 1)
    table.sheet().orange, table.sheet().orange_dice = 3, 0o111
    table.throw("w1 y1 b1 g1 o4 p1").move("o4>o4")
    assert table.points("orange") == 3 + 8


def test_orange_5_2_3_12_is_22() -> None:
    table = Table("clever", 1)
    table.sheet().orange, table.sheet().orange_dice = 4, 0o6325  # the 6 lies on a doubled cell
    assert table.points("orange") == 22


def test_purple_2_5_6_3_is_allowed_and_worth_16() -> None:
    table = Table("clever", 1)
    table.sheet().purple, table.sheet().purple_dice = 3, 0o652  # 2, 5, 6
    table.throw("w1 y1 b1 g1 o1 p3").move("p3>p4", "X>b5")
    assert table.points("purple") == 16


def test_purple_must_rise() -> None:
    table = Table("clever", 1)
    table.sheet().purple, table.sheet().purple_dice = 1, 4
    table.throw("w1 y1 b1 g1 o1 p4")
    with pytest.raises(IllegalMove, match="must be higher than 4"):
        table.move("p4>p2")


def test_the_weakest_area_counts_for_every_fox() -> None:
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.orange, sheet.orange_dice = 1, 5
    sheet.purple, sheet.purple_dice = 2, 0o65
    sheet.green, sheet.blue, sheet.yellow, sheet.foxes = 7, 0xFF, 0xFFFF, 3
    assert table.points("bonus") == 3 * 5
    sheet.orange, sheet.orange_dice = 0, 0
    assert table.points("bonus") == 0


def test_two_extra_dice_white_as_yellow_4_then_blue_with_white() -> None:
    """The white die may be used again with +1; the second +1 must take another die, and blue still adds white."""
    table = Table("clever", 2)
    table.sheet().extras = 2
    table.throw("w4 y3 b5 g1 o4 p3").move("p3>p1").throw("w4 y3 b3 o5").move("w4>p2").throw("o3").move("o3>o1")
    table.move("+w4>y3.4")
    assert not {move for move in table.legal() if move.startswith("+w")}
    with pytest.raises(IllegalMove, match="white die has been taken with \\+1"):
        table.move("+w4>y4.3")
    table.move("+b3>b7")
    assert table.sheet().extras_used == 2
    assert table.waits_for() == {2}


def test_alone_the_third_die_is_the_nearest_of_equals() -> None:
    table = Table("clever", 1)
    for text, move in (("w6 y6 b6 g6 o6 p6", "w6>o1"), ("y6 b6 g6 o6 p6", "y6>y1.2"), ("b6 g6 o6 p6", "p6>p1")):
        table.throw(text).move(move)
    table.throw("b1 o3 p2 w3 y3 g5")  # orange lies nearer than white and yellow
    assert {move[0] for move in table.legal()} == {"b", "o", "p", "d"}


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (281, 1),
        (280, 2),
        (260, 2),
        (259, 3),
        (240, 3),
        (220, 4),
        (200, 5),
        (180, 6),
        (160, 7),
        (140, 8),
        (139, 9),
        (0, 9),
    ],
)
def test_ranks(total: int, rank: int) -> None:
    assert Table("clever", 1).game.rank(total) == rank
