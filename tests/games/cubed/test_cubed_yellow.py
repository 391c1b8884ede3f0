"""The rulings of the yellow area of Clever hoch Drei."""

import pytest
from tests.games.cubed.arrange import (
    after_active_turn,
    fill,
    yellow,
)
from tests.games.tables import Table

from foxdice.games import IllegalMove
from foxdice.games.cubed.yellow import YELLOW_ALL


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_roll_says_the_row_on_any_background(roll: int) -> None:
    for number in range(1, 7):
        table = Table("cubed", 1)
        for _ in range(roll - 1):
            table.throw("w1 y1 t1 b1 n1 p1").move("let-go")
        table.throw(f"w1 y{number} t1 b1 n1 p1")
        assert {move for move in table.legal() if move[0] == "y"} == {f"y{number}>y{roll}.{number}"}
        assert {move for move in table.legal() if move.startswith("w1>y")} == {f"w1>y{roll}.1"}


@pytest.mark.parametrize(("number", "row"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_passive_players_cross_grey_cells(number: int, row: int) -> None:
    table = Table("cubed", 1).throw("w6 y1 t1 b1 n1 p1").move("w6>p1")
    table.throw(f"y{number} w6 t6 b6 n6 p6")
    assert {move for move in table.legal() if move[0] == "y"} == {f"y{number}>y{row}.{number}"}


def test_a_die_taken_from_a_slot_in_the_passive_pick_goes_into_a_grey_cell() -> None:
    table = after_active_turn()  # yellow 4 lies on slot II, white 5 on slot I
    fill(table.sheet(2))
    table.sheet(2).yellow = YELLOW_ALL & ~yellow("1.4", "2.4", "3.4", "1.5", "2.5", "3.5")
    assert table.legal(2) == {"y4>y2.4", "w5>y1.5", "decline"}
    table.sheet(2).yellow |= yellow("2.4")
    assert table.legal(2) == {"w5>y1.5", "decline"}


def test_with_an_extra_die_the_place_says_the_row() -> None:
    table = after_active_turn(extras=1, passive_extras=1).move("stop").move("decline", player=2)
    # yellow 4 lies on slot II, white 5 on slot I
    assert {move for move in table.legal(2) if ">y" in move} == {"+y4>y2.4", "+w5>y1.5"}


def test_with_an_extra_die_from_the_tray_yellow_is_grey_for_everybody() -> None:
    table = Table("cubed", 2)
    table.sheet(1).extras = table.sheet(2).extras = 1
    table.throw("w3 y2 t3 b3 n3 p3").move("p3>p1").throw("w5 t5 b5 n5").move("t5>t1.5").throw("w2 b2 n2").move("n2>n5")
    assert {move for move in table.legal() if ">y" in move} == {"+y2>y3.2", "+w2>y3.2"}  # both lie on the tray
    table.move("stop").move("decline", player=2)
    assert {move for move in table.legal(2) if ">y" in move} == {"+y2>y3.2", "+w2>y3.2"}


def test_a_wrong_yellow_row_is_explained() -> None:
    table = Table("cubed", 2).throw("w1 y2 t1 b1 n1 p3")
    with pytest.raises(IllegalMove, match="row I of yellow"):
        table.move("y2>y2.2")
    table.move("p3>p1")
    with pytest.raises(IllegalMove, match="grey cell"):
        table.move("y2>y1.2", player=2)
