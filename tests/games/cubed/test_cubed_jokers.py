"""The rulings of the number jokers of Clever hoch Drei."""

import pytest
from tests.games.cubed.arrange import (
    after_active_turn,
    fill,
    turquoise,
    yellow,
)
from tests.games.tables import Table

from foxdice.games import IllegalMove
from foxdice.games.cubed.turquoise import TURQUOISE_ALL
from foxdice.games.cubed.yellow import YELLOW_ALL


@pytest.mark.parametrize(
    ("circled", "used", "numbers"),
    [
        (0, "", ""),
        (1, "", "3"),
        (4, "", "3456"),
        (4, "13", "46"),
        (5, "1234", "?"),
        (7, "567", "3456"),
        (7, "1", "456?"),
    ],
)
def test_any_circled_joker_in_any_order(circled: int, used: str, numbers: str) -> None:
    table = Table("cubed", 1)
    table.sheet().jokers = circled
    table.sheet().jokers_used = sum(1 << int(slot) - 1 for slot in used)
    table.throw("w1 y1 t1 b1 n1 p1")
    expected = {f"j{number}" for number in numbers if number != "?"}
    expected |= {f"j?{number}" for number in range(2, 7)} if "?" in numbers else set()
    assert {move.split(">")[0][2:] for move in table.legal() if move.startswith("p")} - {""} == expected
    printed = [int(number) for number in numbers if number != "?"]
    for joker, slot in ((number, number - 2) for number in printed):
        after = Table("cubed", 1)
        after.sheet().jokers, after.sheet().jokers_used = circled, table.sheet().jokers_used
        after.throw("w1 y1 t1 b1 n1 p1").move(f"p1j{joker}>p1")
        assert after.sheet().jokers_used == table.sheet().jokers_used | 1 << slot - 1


def test_question_marks_are_crossed_from_left_to_right() -> None:
    table = Table("cubed", 1)
    table.sheet().jokers = 7
    table.throw("w1 y1 t1 b1 n1 p1").move("p1j?3>p1").throw("w1 y1 t1 b1 n1").move("w1j?3>p2")
    assert table.sheet().jokers_used == 0b110000


def test_a_joker_must_be_there_and_change_something() -> None:
    table = Table("cubed", 1)
    table.sheet().jokers = 1
    table.throw("w3 y1 t1 b1 n1 p1")
    with pytest.raises(IllegalMove, match="No unused joker “4” is circled"):
        table.move("p1j4>p1")
    with pytest.raises(IllegalMove, match="No unused joker “\\?” is circled"):
        table.move("p1j?3>p1")
    with pytest.raises(IllegalMove, match="white die shows 3 already"):
        table.move("w3j3>p1")
    with pytest.raises(IllegalMove, match="With the joker the die counts as 3; this cell needs a 4"):
        table.move("y1j3>y1.4")


def test_the_real_face_counts_for_the_tray_and_for_the_others() -> None:
    table = Table("cubed", 2)
    table.sheet(1).jokers = 4
    table.throw("w6 y2 t1 b3 n4 p5").move("y2j6>y1.6")
    assert table.due() == "wbnp"  # only the turquoise 1 shows less than 2
    table.throw("w6 b6 n1 p1").move("w6>p1").throw("b1").move("let-go")
    assert table.state.faces >> 3 & 7 == 2
    fill(table.sheet(2))
    table.sheet(2).yellow = YELLOW_ALL & ~yellow("3.2", "1.6")
    assert table.legal(2) == {"y2>y3.2", "w6>y1.6", "decline"}  # the tray serves nothing, so the slots are open


def test_a_joker_in_turquoise_is_compared_with_real_faces() -> None:
    table = Table("cubed", 1)
    table.sheet().jokers = 5
    table.throw("w5 y5 t5 b5 n5 p5").move("p5j6>p1").throw("w5 y5 t5 b5 n5").move("t5j?6>t1.6")
    assert table.kind() == "throw"  # the pink die still shows 5
    table.throw("w6 y6 b6 n6").move("w6j5>t1.5")
    assert table.legal() == {"&>t2.5", "&>t3.5", "&>t4.5", "&>t5.5", "enough"}
    assert table.sheet().pending >> 33 == 2  # pink 5 and turquoise 5


def test_a_joker_in_blue_replaces_the_face_of_the_picked_die() -> None:
    table = Table("cubed", 1)
    table.sheet().jokers = 1
    table.throw("w5 y1 t1 b2 n1 p1")
    assert {move for move in table.legal() if ">b" in move} == {"b2j3>br1"}  # 5 + 3; white as 3 makes 5
    table.move("b2j3>br1")
    assert table.sheet().right_numbers == 8


def test_a_passive_player_may_use_a_joker() -> None:
    table = after_active_turn(jokers=4)
    table.move("p2j6>p1", player=2)
    assert table.points("pink", 2) == 3
    assert table.sheet(2).jokers_used == 0b1000


def test_an_extra_die_may_be_used_with_a_joker() -> None:
    table = after_active_turn(passive_extras=1, jokers=4).move("decline", "+y4j6>y2.6", player=2)
    assert table.sheet(2).yellow == yellow("2.6")
    assert (table.sheet(2).extras_used, table.sheet(2).jokers_used) == (1, 0b1000)


def test_an_extra_die_that_fits_only_with_a_joker_is_offered() -> None:
    for jokers, legal in ((0, set()), (1, {"+t2j3>t4.3", "+w5j3>t4.3", "stop"})):
        table = after_active_turn(passive_extras=1, jokers=jokers)
        fill(table.sheet(2))
        table.sheet(2).turquoise = TURQUOISE_ALL & ~turquoise("4.3")
        assert table.move("decline", player=2).legal(2) == legal
