"""Every row of the rulings that hold for Clever hoch Drei."""

from collections import Counter

import pytest
from tests.games.cubed.arrange import (
    after_active_turn,
    brown,
    fill,
    turquoise,
    write_left,
    write_pink,
    write_right,
    yellow,
)
from tests.games.tables import Table

from foxdice.games import IllegalMove, NotYourTurn
from foxdice.games.cubed.sheet import SHEET
from foxdice.games.cubed.turquoise import TURQUOISE_ALL
from foxdice.games.cubed.yellow import YELLOW_ALL

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


# ------------------------------------------------------------------ yellow


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


# ------------------------------------------------------------------ turquoise


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


# ------------------------------------------------------------------ blue


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


# ------------------------------------------------------------------ jokers


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


# ------------------------------------------------------------------ brown and pink


def test_brown_skips_and_never_goes_back() -> None:
    table = Table("cubed", 1).throw("w4 y4 t4 b4 n4 p4")
    assert {move for move in table.legal() if move[0] == "n"} == {"n4>n4", "n4>n7"}
    table.move("n4>n7").throw("w4 y4 t4 b4 p4")
    assert not {move for move in table.legal() if ">n" in move}
    with pytest.raises(IllegalMove, match="cell 4 lies to the left of the last cross, in cell 7"):
        table.move("w4>n4")
    with pytest.raises(IllegalMove, match="4 is already crossed"):
        table.move("w4>n7")


def test_a_brown_bonus_needs_both_neighbours() -> None:
    table = Table("cubed", 1)
    table.sheet().brown = brown(1)
    table.throw("w5 y5 t5 b5 n5 p5").move("n5>n2")
    assert table.sheet().jokers == 1
    table.throw("w3 y3 t3 b3 p3").move("w3>n3")
    assert {move[0] for move in table.legal()} == {"?"}
    skipped = Table("cubed", 1)
    skipped.sheet().brown = brown(1)
    skipped.throw("w3 y3 t3 b3 n3 p3").move("n3>n3")
    assert skipped.kind() == "throw"
    assert skipped.sheet().jokers == 0


@pytest.mark.parametrize(
    ("cell", "halved", "multiplied"),
    [(2, 3, 5), (3, 3, 10), (4, 3, 10), (5, 3, 5), (8, 3, 5), (9, 3, 15), (12, 3, 15)],
)
def test_pink_is_halved_or_multiplied(cell: int, halved: int, multiplied: int) -> None:
    for text, points in ((f"p5>p{cell}", halved), (f"p5>p{cell}x", multiplied)):
        table = Table("cubed", 1)
        write_pink(table.sheet(), *(1,) * (cell - 1))
        table.throw("w1 y1 t1 b1 n1 p5").move(text)
        assert table.points("pink") == cell - 1 + points
        assert (table.sheet().pink_multiplied > 0) == text.endswith("x")


# ------------------------------------------------------------------ question marks


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


# ------------------------------------------------------------------ +1


def test_extra_dice_at_the_end_of_ones_own_turn_each_die_once() -> None:
    table = after_active_turn(extras=3)
    assert table.waits_for() == {1}
    table.move("+p2>p2x", "+w5>p3x")  # from the tray, and one that was used already
    assert {move[1] for move in table.legal() if move[0] == "+"} == set("tn")
    with pytest.raises(IllegalMove, match="pink die has been taken with \\+1"):
        table.move("+p2>p4")
    table.move("stop")
    assert table.waits_for() == {2}
    assert table.sheet().extras_used == 2


def test_each_player_takes_each_die_once() -> None:
    table = after_active_turn(players=3, extras=1, passive_extras=1).move("+p2>p2")
    table.move("decline", "+p2>p1", player=2).move("decline", "+p2>p1", player=3)
    assert [table.sheet(player).extras_used for player in (1, 2, 3)] == [1, 1, 1]


# ------------------------------------------------------------------ rounds, end, ties, alone


@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_rounds_by_players_and_what_they_give(players: int, rounds: int) -> None:
    table = Table("cubed", players)
    assert table.game.rounds(players) == rounds
    gifts, turns = [], 0
    while table.kind() != "over":
        for player in sorted(table.waits_for()):
            legal = table.legal(player)
            table.move(*({"stop", "decline", "let-go", "#?1>p1"} & legal), player=player)
        if table.kind() == "throw":
            if table.state.roll == 0 and not table.game.request(table.state).ordered:
                turns += 1
                if table.state.active == 0:
                    gifts.append(
                        (table.sheet().rerolls, table.sheet().extras, table.sheet().jokers, table.sheet().pink)
                    )
            table.throw(" ".join(f"{die}1" for die in table.due()))
    assert turns == rounds * players
    all_gifts = [(1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1)]
    assert gifts == all_gifts[:rounds]


def test_extra_dice_and_jokers_may_be_used_at_the_very_end_and_rerolls_expire() -> None:
    table = after_active_turn(passive_extras=1, jokers=4)
    table.state.round_number, table.state.active = 6, 1  # as if it were the last turn of the game
    table.sheet(2).rerolls = 2
    table.move("decline", player=2)
    assert "reroll" not in table.legal(2)
    table.move("+p2j6>p1", player=2)
    assert table.kind() == "over"
    with pytest.raises(NotYourTurn, match="over"):
        table.game.apply(table.state, 0, 0)


def test_a_tie_goes_to_the_best_single_area_and_is_shared_otherwise() -> None:
    table = Table("cubed", 3)
    for player, (crosses, pink) in enumerate(((1, 6), (2, 0), (2, 0)), start=1):
        sheet = table.sheet(player)
        sheet.brown = brown(*range(1, crosses + 1))
        write_pink(sheet, *(pink,) * (pink > 0))
    assert [table.game.score(table.state, player).total for player in range(3)] == [5, 5, 5]
    assert table.game.winners(table.state) == (1, 2)


def test_a_fox_may_be_worth_nothing() -> None:
    table = Table("cubed", 1)
    table.sheet().foxes = 6
    table.sheet().brown = brown(1)
    assert table.points("bonus") == 0


def test_alone_the_other_three_dice_count_as_the_active_players() -> None:
    table = Table("cubed", 1).throw("w6 y1 t1 b1 n1 p1").move("w6>p1")
    fill(table.sheet())
    table.sheet().brown = brown(1)
    table.throw("p6 w5 t3 n4 b2 y1")
    assert "reroll" not in table.legal()
    assert table.legal() == {"w5>n2", "w5>n8", "n4>n4", "n4>n7", "decline"}


def test_alone_an_extra_yellow_die_goes_by_its_slot() -> None:
    table = Table("cubed", 1)
    table.throw("w6 y1 t1 b1 n1 p1").move("w6>p1")
    table.sheet().extras = 1
    table.throw("p6 y6 w5 n1 t1 b1").move("decline")
    assert {move for move in table.legal() if ">y" in move} == {"+y6>y2.6", "+w5>y3.5"}


# ------------------------------------------------------------------ the sheet


def test_there_are_seven_sources_of_each_action_and_six_foxes() -> None:
    cells = [cell.bonus for area in SHEET.areas for cell in area.cells]
    lines = [line.bonus for area in SHEET.areas for line in area.lines]
    rounds = [bonus for choices in SHEET.rounds for bonus in choices]
    ends = [row.end for row in SHEET.actions]
    kinds = Counter(bonus.kind for bonus in (*cells, *lines, *rounds, *ends) if bonus)
    assert (kinds["reroll"], kinds["joker"], kinds["extra"], kinds["fox"]) == (7, 7, 7, 6)
    assert [row.slots for row in SHEET.actions] == [7, 7, 7]


def test_every_cell_has_a_name_of_its_own() -> None:
    ids = [cell.id for area in SHEET.areas for cell in area.cells]
    assert len(set(ids)) == len(ids) == 18 + 30 + 12 + 12 + 12
    assert {"yellow-1-3", "turquoise-2-5", "blue-l3", "blue-r2", "brown-7", "pink-4"} <= set(ids)
