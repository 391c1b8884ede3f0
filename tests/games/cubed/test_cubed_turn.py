"""The rulings of a turn of Clever hoch Drei: what the active player and the passive ones may take."""

import pytest
from tests.games.cubed.arrange import (
    after_active_turn,
    brown,
    fill,
    turquoise,
)
from tests.games.tables import Table

from foxdice.games import IllegalMove
from foxdice.games.cubed.turquoise import TURQUOISE_ALL

# ------------------------------------------------------------------ the active player


def test_a_usable_roll_may_be_refused() -> None:
    """Nothing goes to the tray, the slot stays empty, the same dice are thrown next, and yellow goes one row down."""
    table = Table("cubed", 1).throw("w1 y2 t3 b4 n5 p6").move("let-go")
    assert (table.state.tray, table.state.slots, table.due()) == (0, 0, "wytbnp")
    table.throw("w1 y2 t3 b4 n5 p6").move("y2>y2.2")
    assert table.state.slots == 2 << 3


def test_a_roll_that_cannot_be_used_is_let_go() -> None:
    table = Table("cubed", 1)
    fill(table.sheet())
    assert table.throw("w1 y2 t3 b4 n5 p6").legal() == {"let-go", "reroll"}


def test_a_third_roll_that_is_refused_still_serves_the_tray() -> None:
    table = Table("cubed", 2)
    for _ in range(3):
        table.throw("w1 y2 t3 b4 n5 p6").move("let-go")
    assert table.state.tray == 0b111111
    assert {move[0] for move in table.legal(2)} == set("wytnpd")  # blue 4 and white 1 make 5, which fits nowhere yet


def test_only_strictly_lower_dice_go_to_the_tray() -> None:
    assert Table("cubed", 1).throw("w4 y3 t1 b4 n3 p3").move("p3>p1").due() == "wybn"


def test_after_the_third_roll_all_other_dice_go_to_the_tray() -> None:
    table = Table("cubed", 2).throw("w1 y1 t1 b1 n1 p1").move("w1>p1").throw("y1 t1 b1 n1 p1").move("y1>y2.1")
    table.throw("t6 b6 n1 p6").move("n1>n1")
    assert table.state.tray == 0b101100


def test_no_dice_left_ends_the_rolls() -> None:
    assert Table("cubed", 2).throw("w6 y1 t1 b1 n1 p1").move("w6>p1").waits_for() == {2}


def test_reroll_throws_what_was_just_thrown_again_and_nothing_else() -> None:
    table = Table("cubed", 1).throw("w4 y3 t1 b4 n3 p3").move("p3>p1").throw("w1 y1 b1 n1").move("reroll")
    assert table.due() == "wybn"
    assert (table.sheet().rerolls, table.sheet().rerolls_used, table.state.roll) == (1, 1, 1)


def test_as_many_rerolls_as_one_has_for_the_active_player_only() -> None:
    table = Table("cubed", 1)
    table.sheet().rerolls = 3
    for _ in range(3):
        table.throw("w4 y3 t3 b1 n4 p3").move("reroll")
    assert "reroll" not in table.throw("w4 y3 t3 b1 n4 p3").legal()
    passive = after_active_turn()
    passive.sheet(2).rerolls = 3
    with pytest.raises(IllegalMove, match="Only the active player"):
        passive.move("reroll", player=2)


# ------------------------------------------------------------------ the passive players


def test_passive_players_choose_at_once_and_one_die_serves_several() -> None:
    table = after_active_turn(players=3)
    assert table.waits_for() == {2, 3}
    table.move("p2>p1", player=3).move("p2>p1", player=2)
    assert table.sheet(2).pink == table.sheet(3).pink == 1


def test_a_passive_player_may_decline_but_not_to_reach_the_slots() -> None:
    table = after_active_turn()
    assert {move[0] for move in table.legal(2)} == set("tpd")  # blue 2 and white 5 make 7, which fits nowhere yet
    with pytest.raises(IllegalMove, match="brown die is not on the tray"):
        table.move("n6>n6", player=2)
    table.move("decline", player=2)
    assert table.state.active == 1


def test_when_no_tray_die_fits_as_it_lies_the_slots_are_open() -> None:
    table = after_active_turn()
    fill(table.sheet(2))
    table.sheet(2).brown = brown(1)
    assert table.legal(2) == {"n6>n6", "n6>n11", "w5>n2", "w5>n8", "decline"}


def test_a_joker_does_not_close_the_slots() -> None:
    """Pink 2 and white 5 would only fit turquoise with a joker, so the slots are open, with and without a joker."""
    table = after_active_turn(jokers=1)
    fill(table.sheet(2))
    table.sheet(2).turquoise = TURQUOISE_ALL & ~turquoise("5.3", "5.5")
    assert table.legal(2) == {"t2j3>t5.3", "w5>t5.5", "w5j3>t5.3", "decline"}


def test_a_die_that_fits_as_it_lies_closes_the_slots_for_jokers_too() -> None:
    table = after_active_turn(jokers=1)
    fill(table.sheet(2))
    table.sheet(2).turquoise = TURQUOISE_ALL & ~turquoise("5.2", "5.3")
    assert table.legal(2) == {"t2>t5.2", "t2j3>t5.3", "decline"}
