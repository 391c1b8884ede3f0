"""The rulings of question marks and chains of bonuses in Clever hoch Drei."""

from collections import Counter

import pytest
from tests.games.cubed.arrange import (
    brown,
    write_left,
    write_pink,
    write_right,
    yellow,
)
from tests.games.tables import Table

from foxdice.games import IllegalMove


def with_question(area: int) -> Table:
    """Return a game in which a bonus of this area (5: black) waits to be used."""
    table = Table("cubed", 1)
    table.sheet().pending = 1 << 3 * (5 + area)
    table.sheet().step, table.state.deciding = 1, 1
    return table


def test_a_question_mark_in_yellow_takes_any_free_cell() -> None:
    table = with_question(0)
    table.sheet().yellow = yellow("1.1")
    assert table.legal() == {f"?>y{row}.{number}" for row in (1, 2, 3) for number in range(1, 7)} - {"?>y1.1"}


def test_a_question_mark_in_blue_takes_any_number_that_fits() -> None:
    table = with_question(2)
    assert table.legal() == {"?6>bl1", "?8>br1"}
    write_left(table.sheet(), 6)
    write_right(table.sheet(), 8, 9, 10, 11, 12)
    assert table.legal() == {"?5>bl2", "?7>bl2", "?7>br6"}
    table.move("?7>br6")
    assert table.sheet().right_numbers >> 20 == 7


def test_a_question_mark_in_brown_takes_any_cell_to_the_right() -> None:
    table = with_question(3)
    table.sheet().brown = brown(9)
    assert table.legal() == {"?>n10", "?>n11", "?>n12"}
    table.move("?>n10")
    assert table.sheet().brown == brown(9, 10)


def test_a_question_mark_in_pink_is_halved_or_multiplied() -> None:
    table = with_question(4)
    write_pink(table.sheet(), 1)
    assert table.legal() == {f"?{number}>p2{times}" for number in range(1, 7) for times in ("", "x")}
    table.move("?6>p2x")
    assert table.points("pink") == 1 + 6


def test_the_black_question_mark_goes_anywhere() -> None:
    table = with_question(5)
    areas = Counter(move.split(">")[1][0] for move in table.legal())
    assert areas == {"y": 18, "t": 30, "b": 2, "n": 12, "p": 6}
    assert all(move.startswith("#?") for move in table.legal())


def test_the_black_bonus_of_round_4_is_chosen_by_all_at_once() -> None:
    table = Table("cubed", 2)
    table.state.round_number, table.state.active = 3, 1
    table.throw("w6 y1 t1 b1 n1 p1").move("w6>p1", player=2).move("decline", player=1)
    assert table.waits_for() == {1, 2}
    table.move("#?6>p2x", player=2).move("#?>n1", player=1)
    assert table.kind() == "throw"


def test_chains_and_free_order() -> None:
    """Yellow 3 in row II lies between two crosses: ?(pink) above, ?(blue) below; each may come first."""
    table = Table("cubed", 1)
    sheet = table.sheet()
    sheet.yellow = yellow("1.3", "3.3")
    write_right(sheet, 8, 9)
    table.throw("w1 y1 t1 b1 n1 p1").move("let-go").throw("w3 y3 t3 b3 n3 p3").move("y3>y2.3")
    assert {move.split(">")[1] for move in table.legal()} == {"p1", "bl1", "br3"}
    table.move("?10>br3")  # gives ?(brown)
    assert {move.split(">")[1][0] for move in table.legal()} == {"p", "n"}
    table.move("?>n12", "?6>p1")
    assert table.kind() == "throw"


def test_a_bonus_without_a_target_is_lost() -> None:
    table = Table("cubed", 1)
    sheet = table.sheet()
    sheet.brown = brown(12)
    write_right(sheet, 8, 9)
    table.throw("w5 y1 t1 b5 n1 p1").move("b5>br3")  # ?(brown), where nothing is left
    assert sheet.pending == 0


def test_a_bonus_comes_before_everything_else() -> None:
    table = with_question(4)
    table.state.faces = 0o111111
    with pytest.raises(IllegalMove, match="bonus has to be used first"):
        table.move("let-go")
    with pytest.raises(IllegalMove, match="not among those waiting"):
        table.move("?>n1")
    with pytest.raises(IllegalMove, match="No further turquoise cross"):
        table.move("enough")
    with pytest.raises(IllegalMove, match="No further turquoise cross"):
        table.move("&>t1.1")


def test_no_bonus_without_one() -> None:
    table = Table("cubed", 1).throw("w1 y1 t1 b1 n1 p1")
    with pytest.raises(IllegalMove, match="No bonus is waiting"):
        table.move("?>n1")
    with pytest.raises(IllegalMove, match="No further turquoise cross"):
        table.move("&>t1.1")
