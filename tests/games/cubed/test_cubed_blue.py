"""The rulings of the blue area of Clever hoch Drei."""

import pytest
from tests.games.cubed.arrange import (
    after_active_turn,
    write_left,
    write_right,
)
from tests.games.tables import Table

from foxdice.games import IllegalMove


def test_blue_adds_white_wherever_the_two_lie() -> None:
    table = after_active_turn()  # white 5 on a slot, blue 2 on the tray
    write_left(table.sheet(2), 6)
    assert {move for move in table.legal(2) if move[0] == "b"} == {"b2>bl2"}  # 7 after a 6


def test_both_dice_may_write_in_blue_in_one_turn() -> None:
    table = Table("cubed", 1).throw("w4 y4 t4 b4 n4 p4").move("b4>br1").throw("w5 y5 t5 n5 p5").move("w5>br2")
    assert table.sheet().right_numbers == 8 | 9 << 4


@pytest.mark.parametrize(
    ("left", "right", "fits"),
    [
        ((), (), {6: "l", 8: "r"}),  # no 7 beside the printed 7
        ((6,), (), {5: "l", 7: "l", 8: "r"}),
        ((6, 7), (8, 7), {6: "l", 8: "r"}),  # no 7 after a 7
        ((6, 5, 4, 3, 2), (8, 9, 10, 11, 12), {7: "lr"}),  # nothing lies beyond 2 and 12
        ((6, 5, 4, 3, 2, 7), (8,), {7: "r", 9: "r"}),
    ],
)
def test_what_fits_in_blue(left: tuple[int, ...], right: tuple[int, ...], fits: dict[int, str]) -> None:
    for number in range(2, 13):
        table = Table("cubed", 1)
        write_left(table.sheet(), *left)
        write_right(table.sheet(), *right)
        white = max(1, number - 6)
        table.throw(f"w{white} y1 t1 b{number - white} n1 p1")
        found = "".join(sorted(move.split(">b")[1][0] for move in table.legal() if move[0] == "b"))
        assert found == fits.get(number, "")


def test_a_number_that_does_not_fit_in_blue_is_explained() -> None:
    table = Table("cubed", 1)
    write_right(table.sheet(), 8)
    table.throw("w5 y1 t1 b5 n1 p1")
    with pytest.raises(IllegalMove, match=r"10 does not fit beside 8\. What fits: 7, 9\."):
        table.move("b5>br2")
    with pytest.raises(IllegalMove, match="the next cell is r2, not r3"):
        table.move("b5>br3")


@pytest.mark.parametrize(
    ("left", "right", "points"),
    [
        ((), (), 0),
        ((6,), (8,), 6),
        ((6, 5, 4, 3, 2, 7), (8, 9, 10, 11, 12, 7), 22 + 22 + 6 * 4),
        ((6, 7, 6, 7), (), 13),
    ],
)
def test_points_of_blue(left: tuple[int, ...], right: tuple[int, ...], points: int) -> None:
    table = Table("cubed", 1)
    write_left(table.sheet(), *left)
    write_right(table.sheet(), *right)
    assert table.points("blue") == points
