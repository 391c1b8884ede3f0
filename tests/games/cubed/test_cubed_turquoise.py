"""The rulings of the turquoise area of Clever hoch Drei."""

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


def test_further_crosses_are_optional_and_stay_in_the_column() -> None:
    table = Table("cubed", 1).throw("w3 y3 t3 b3 n3 p3").move("p3>p1").throw("w4 y4 t3 b4 n4").move("t3>t5.3")
    with pytest.raises(IllegalMove, match="column 3"):
        table.move("&>t1.4")
    with pytest.raises(IllegalMove, match="already crossed"):
        table.move("&>t5.3")
    with pytest.raises(IllegalMove, match="First make further turquoise crosses"):
        table.move("let-go")
    table.move("enough")
    assert table.sheet().turquoise == turquoise("5.3")
    assert table.kind() == "throw"


def test_only_dice_on_the_slots_count_for_the_active_player() -> None:
    table = Table("cubed", 1).throw("w3 y3 t3 b3 n3 p3").move("t3>t1.3")
    assert table.kind() == "throw"
    table.throw("w3 y3 b3 n3 p3").move("w3>t2.3")  # the turquoise 3 on slot I counts for white
    assert "&>t1.3" not in table.legal()
    assert {"&>t3.3", "enough"} <= table.legal()


def test_only_dice_on_the_tray_count_for_passive_players() -> None:
    """Turquoise 2, blue 2 and pink 2 lie on the tray; what lies on the slots does not count."""
    table = after_active_turn().move("t2>t1.2", player=2)
    assert table.sheet(2).pending
    table.move("&>t2.2", "&>t3.2", player=2)
    assert table.kind() == "throw"


def test_a_passive_player_who_takes_a_die_from_a_slot_counts_the_tray() -> None:
    table = Table("cubed", 2).throw("w5 y5 t5 b5 n5 p5").move("t5>t1.5").throw("w5 y5 b5 n5 p5").move("w5>p1")
    table.throw("y3 b5 n5 p5").move("y3>y3.3")
    fill(table.sheet(2))
    table.sheet(2).turquoise = TURQUOISE_ALL & ~turquoise("1.5", "3.5", "4.5", "5.5")
    assert {move for move in table.legal(2) if move[0] == "t"} == {"t5>t1.5", "t5>t3.5", "t5>t4.5", "t5>t5.5"}
    table.move("t5>t1.5", "&>t3.5", "&>t4.5", "&>t5.5", player=2)  # blue, brown and pink, not the white one


def test_an_extra_die_in_turquoise_counts_like_the_turn_it_ends() -> None:
    table = after_active_turn(extras=1, passive_extras=1).move("+t2>t1.2")
    assert table.waits_for() == {2}  # on the active player's slots nothing else shows 2
    table.move("decline", "+t2>t1.2", player=2)
    assert table.legal(2) >= {"&>t2.2", "enough"}


def test_further_crosses_end_when_the_column_is_full() -> None:
    table = after_active_turn()
    table.sheet(2).turquoise = turquoise("2.2", "3.2", "4.2", "5.2")
    table.move("t2>t1.2", player=2)
    assert table.sheet(2).turquoise_column == 0
    assert table.legal(2) >= {"?1>p1"}  # the column gives its bonus


def test_bonuses_wait_for_the_further_crosses() -> None:
    table = after_active_turn()
    table.sheet(2).turquoise = turquoise("1.2", "2.2", "4.2")
    table.move("t2>t3.2", player=2)  # completes the coloured cells of column 2
    assert table.legal(2) == {"&>t5.2", "enough"}
    table.move("enough", player=2)
    assert {move.split(">")[1] for move in table.legal(2)} == {"p1"}


def test_a_bonus_in_turquoise_is_one_cross() -> None:
    table = Table("cubed", 1)
    table.sheet().yellow = yellow("3.2")
    table.throw("w2 y2 t2 b2 n2 p2").move("p2>p1").throw("w2 y2 t2 b2 n2").move("y2>y2.2", "?>t1.2")
    assert table.kind() == "throw"  # though pink 2 and yellow 2 lie on the slots


@pytest.mark.parametrize(
    ("crossed", "last", "gain"),
    [
        (("1.1", "1.2", "1.3", "1.4", "1.5"), "1.6", "fox"),
        (("2.1", "2.2", "2.3", "2.4"), "2.5", "extra"),
        (("3.1", "3.2"), "3.3", "n"),
        (("4.1",), "4.2", "t"),
        (("1.1", "2.1", "3.1", "4.1"), "5.1", "n"),
        (("1.2", "2.2", "3.2"), "4.2", "p"),
        (("1.3", "2.3"), "3.3", "y"),
        (("1.4",), "2.4", "joker"),
        (("1.5",), "2.5", "b"),
        ((), "1.6", "reroll"),
    ],
)
def test_only_coloured_cells_are_needed(crossed: tuple[str, ...], last: str, gain: str) -> None:
    table = Table("cubed", 1)
    sheet = table.sheet()
    sheet.turquoise = turquoise(*crossed)
    sheet.rerolls = 0
    number = last[2]
    table.throw(f"w{number} y{number} t{number} b{number} n{number} p{number}").move(f"t{number}>t{last}")
    gained = {"fox": sheet.foxes, "extra": sheet.extras, "joker": sheet.jokers, "reroll": sheet.rerolls}
    if gain in gained:
        assert gained[gain] == 1
    else:  # a question mark in the area with this letter
        assert {move.split(">")[1][0] for move in table.legal()} == {gain}


def test_a_white_cell_gives_points_but_no_bonus() -> None:
    table = Table("cubed", 1)
    table.sheet().turquoise = turquoise("2.1", "2.2", "2.3", "2.4")
    table.throw("w1 y1 t6 b1 n1 p1").move("t6>t2.6")
    assert table.sheet().extras == 0
    assert table.points("turquoise") == 15
