"""Every row of the rulings for Ganz schön clever."""

import pytest
from tests.games.tables import Table

from foxdice.games import IllegalMove, NotYourTurn
from foxdice.games.clever.areas import BLUE_ALL, YELLOW_ALL
from foxdice.games.clever.sheet import SHEET

FULL_ROW = 0o33333333333


def full_sheet(table: Table, player: int = 1) -> None:
    """Leave nothing to mark."""
    sheet = table.sheet(player)
    sheet.yellow, sheet.blue, sheet.green = YELLOW_ALL, BLUE_ALL, 11
    sheet.orange, sheet.orange_dice, sheet.purple, sheet.purple_dice = 11, FULL_ROW, 11, FULL_ROW


def after_active_turn(players: int = 2, extras: int = 0, passive_extras: int = 0) -> Table:
    """White 5, yellow 4 and green 6 lie on the first player's slots; blue 2, orange 2 and purple 2 on the tray."""
    table = Table("clever", players)
    table.sheet(1).extras = extras
    for player in range(2, players + 1):
        table.sheet(player).extras = passive_extras
    table.throw("w5 y5 b5 g5 o5 p5").move("w5>o1").throw("y4 b4 g4 o4 p4").move("y4>y3.4")
    return table.throw("b2 g6 o2 p2").move("g6>g1")


# ------------------------------------------------------------------ the active player


@pytest.mark.parametrize(("shown", "fits"), [(2, False), (3, True), (6, True)])
def test_green_needs_at_least_the_printed_number(shown: int, fits: bool) -> None:
    table = Table("clever", 1)
    table.sheet().green = 2  # the next cell asks for 3
    table.throw(f"w1 y1 b1 g{shown} o1 p1")
    assert (f"g{shown}>g3" in table.legal()) is fits


def test_a_usable_roll_may_not_be_refused() -> None:
    table = Table("clever", 1).throw("w1 y1 b1 g1 o1 p1")
    assert "let-go" not in table.legal()
    with pytest.raises(IllegalMove, match="one has to be used"):
        table.move("let-go")


def test_a_roll_without_a_usable_die_is_burnt() -> None:
    """Nothing goes to the tray, the slot stays empty, the same dice are thrown next."""
    table = Table("clever", 1)
    full_sheet(table)
    table.sheet().green = 10  # asks for a 6
    table.throw("w5 y1 b1 g1 o1 p1")
    assert table.legal() == {"let-go", "reroll"}  # round 1 gave a reroll
    table.move("let-go")
    assert (table.state.tray, table.state.slots) == (0, 0)
    assert table.due() == "wybgop"


def test_only_strictly_lower_dice_go_to_the_tray() -> None:
    table = Table("clever", 1).throw("w4 y3 b3 g1 o4 p3").move("p3>p1")
    assert table.due() == "wybo"


def test_after_the_third_roll_all_other_dice_go_to_the_tray() -> None:
    table = Table("clever", 2).throw("w1 y1 b1 g1 o1 p1").move("w1>o1").throw("y1 b1 g1 o1 p1").move("y1>y2.2")
    table.throw("b6 g1 o6 p6").move("g1>g1")
    assert {move[0] for move in table.legal(2)} == {"b", "o", "p", "d"}


def test_no_dice_left_ends_the_rolls() -> None:
    table = Table("clever", 2).throw("w6 y1 b1 g1 o1 p1").move("w6>o1")
    assert table.waits_for() == {2}


def test_reroll_throws_what_was_just_thrown_again_and_nothing_else() -> None:
    table = Table("clever", 1).throw("w4 y3 b3 g1 o4 p3").move("p3>p1").throw("w1 y1 b1 o1").move("reroll")
    assert table.due() == "wybo"
    assert (table.sheet().rerolls, table.sheet().rerolls_used, table.state.roll) == (1, 1, 1)


def test_rerolls_are_for_the_active_player() -> None:
    table = after_active_turn()
    table.sheet(2).rerolls = 3
    with pytest.raises(IllegalMove, match="Only the active player"):
        table.move("reroll", player=2)


def test_as_many_rerolls_as_one_has() -> None:
    table = Table("clever", 1)
    table.sheet().rerolls = 3
    for _ in range(3):
        table.throw("w4 y3 b3 g1 o4 p3").move("reroll")
    table.throw("w4 y3 b3 g1 o4 p3")
    assert "reroll" not in table.legal()


# ------------------------------------------------------------------ the passive players


def test_passive_players_choose_at_once_and_one_die_serves_several() -> None:
    table = after_active_turn(players=3)
    assert table.waits_for() == {2, 3}
    table.move("p2>p1", player=3).move("p2>p1", player=2)
    assert table.sheet(2).purple == table.sheet(3).purple == 1


def test_a_passive_player_may_decline() -> None:
    table = after_active_turn().move("decline", player=2)
    assert table.kind() == "throw"
    assert table.state.active == 1


def test_a_passive_player_may_not_take_from_the_slots_while_the_tray_serves() -> None:
    table = after_active_turn()
    assert {move[0] for move in table.legal(2)} == {"b", "o", "p", "d"}
    with pytest.raises(IllegalMove, match="white die is not on the tray"):
        table.move("w5>o1", player=2)


def test_when_no_tray_die_fits_the_slots_are_open() -> None:
    table = after_active_turn()
    full_sheet(table, 2)
    table.sheet(2).yellow = YELLOW_ALL & ~(1 << 11)  # a free yellow 4
    assert table.legal(2) == {"y4>y3.4", "decline"}


# ------------------------------------------------------------------ blue


def test_blue_adds_white_wherever_the_two_lie() -> None:
    table = after_active_turn()  # white 5 on a slot, blue 2 on the tray
    assert "b2>b7" in table.legal(2)


# ------------------------------------------------------------------ +1


def test_the_active_player_uses_extra_dice_before_the_tray_is_served() -> None:
    table = after_active_turn(extras=1)
    assert table.waits_for() == {1}
    assert {move[1] for move in table.legal() if move.startswith("+")} == set("wybgop")
    table.move("stop")
    assert table.waits_for() == {2}


def test_a_passive_player_uses_extra_dice_after_the_pick_or_the_decline() -> None:
    for first in ("o2>o1", "decline"):
        table = after_active_turn(passive_extras=2).move(first, player=2)
        table.move("+o2>o2" if first != "decline" else "+o2>o1", player=2)  # also the one already used
        assert not {move for move in table.legal(2) if move.startswith("+o")}
        table.move("stop", player=2)
        assert table.sheet(2).extras_used == 1


def test_extra_dice_need_a_plus_in_the_text_and_an_action_in_hand() -> None:
    table = after_active_turn()
    with pytest.raises(IllegalMove, match="at the end of a turn only"):
        table.move("+o2>o1", player=2)


def test_each_player_takes_each_die_once() -> None:
    table = after_active_turn(players=3, extras=1, passive_extras=1).move("+p2>p1")
    table.move("decline", "+p2>p1", player=2).move("decline", "+p2>p1", player=3)
    assert [table.sheet(player).extras_used for player in (1, 2, 3)] == [1, 1, 1]


# ------------------------------------------------------------------ bonuses


def test_chains_and_free_order() -> None:
    """Blue 12 completes a row and a column: fox and +1. Yellow row 1 and blue row 1 wait together, in any order."""
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.blue = 0b110  # 3 and 4: the 2 completes the first row → orange 5
    sheet.green = 5  # the next green cell gives an X in blue
    sheet.blue |= 1 << 4 | 1 << 8  # 6 and 10: the 2 completes the second column → X in green
    table.throw("w1 y1 b1 g1 o1 p1").move("b1>b2")
    assert {move[0] for move in table.legal()} == {"X", "5"}
    assert {"X>g6", "5>o1"} <= table.legal()
    table.move("X>g6")
    assert {"5>o1", "X>b5"} <= table.legal()
    table.move("X>b5", "5>o1")
    assert table.kind() == "throw"
    assert table.points("orange") == 5


def test_two_numbers_for_orange_wait_together() -> None:
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.pending = 1 << 3 * 7 | 1 << 3 * 8  # orange 4 and orange 5
    sheet.step, table.state.deciding = 1, 1
    assert table.legal() == {"4>o1", "5>o1"}
    table.move("5>o1")
    assert table.legal() == {"4>o2"}


def test_a_bonus_without_a_target_is_lost() -> None:
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.blue = BLUE_ALL
    sheet.green = 5  # gives an X in blue, which is full
    table.throw("w1 y1 b1 g1 o1 p1").move("g1>g6")
    assert sheet.pending == 0
    assert table.kind() == "throw"


def test_a_bonus_comes_before_everything_else() -> None:
    table = Table("clever", 1)
    table.sheet().green = 5
    table.throw("w1 y1 b1 g1 o1 p1").move("g1>g6")
    assert {move[:3] for move in table.legal()} == {"X>b"}
    with pytest.raises(IllegalMove, match="bonus has to be used first"):
        table.move("reroll")


def test_orange_numbers_given_as_a_bonus_are_multiplied() -> None:
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.orange, sheet.orange_dice, sheet.blue = 3, 0o111, 0b110
    table.throw("w1 y1 b1 g1 o1 p1").move("b1>b2", "5>o4")
    assert table.points("orange") == 3 + 10


def test_green_x_ignores_the_threshold() -> None:
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.green, sheet.purple, sheet.purple_dice = 10, 8, 0o66666666  # purple 9 gives an X in green; green asks for a 6
    table.throw("w1 y1 b1 g1 o1 p1").move("p1>p9", "X>g11")
    assert table.points("green") == 66


def test_the_eleventh_purple_takes_any_die_after_a_6() -> None:
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.purple = 10
    sheet.purple_dice = sum(number << 3 * place for place, number in enumerate((1, 2, 3, 4, 5, 6, 6, 6, 6, 6)))
    before = table.points("purple")
    table.throw("w1 y2 b2 g2 o2 p1").move("p1>p11")
    assert table.points("purple") == before + 1


def test_the_eleventh_purple_is_higher_than_a_5() -> None:
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.purple = 10
    sheet.purple_dice = sum(number << 3 * place for place, number in enumerate((6, 6, 6, 6, 6, 1, 2, 3, 4, 5)))
    table.throw("w5 y2 b2 g2 o2 p4")
    assert not any(move.endswith(">p11") for move in table.legal())


def test_purple_6_always_fits() -> None:
    table = Table("clever", 1)
    sheet = table.sheet()
    sheet.purple, sheet.purple_dice, sheet.green = 1, 5, 8  # green 9 gives a purple 6
    table.throw("w4 y1 b1 g4 o1 p1").move("g4>g9", "6>p2")
    assert table.points("purple") == 11


def test_the_black_bonus_of_round_4_is_chosen_by_all_at_once() -> None:
    table = Table("clever", 2)
    table.state.round_number = 3
    table.state.active = 1
    table.throw("w6 y1 b1 g1 o1 p1").move("w6>o1", player=2).move("decline", player=1)
    assert table.waits_for() == {1, 2}
    assert {move[:3] for move in table.legal(2)} == {"#X>", "#6>"}
    assert {"#6>o2", "#6>p1"} <= table.legal(2)
    assert {"#X>g1", "#X>b2", "#X>y1.1", "#6>o1"} <= table.legal(1)
    table.move("#6>p1", player=2).move("#X>b12", player=1)
    assert table.kind() == "throw"


def test_what_the_rounds_give() -> None:
    table = Table("clever", 1)
    seen = []
    for _ in range(6):
        seen.append((table.sheet().rerolls, table.sheet().extras))
        if table.kind() == "decision":
            table.move("#6>p2")
        table.throw("w6 y1 b1 g1 o1 p1").move(f"w6>o{table.sheet().orange + 1}")
        while table.kind() == "decision":
            moves = table.legal()
            table.move("stop" if "stop" in moves else sorted(moves)[0])
        table.throw("w1 y1 b1 g1 o1 p1").move("decline")
        if "stop" in table.legal():
            table.move("stop")
        table.sheet().purple, table.sheet().purple_dice = 1, 6
        table.sheet().orange = table.sheet().orange_dice = 0
        if table.kind() == "over":
            break
    assert seen == [(1, 0), (1, 1), (2, 1), (2, 1), (2, 1), (2, 1)]


# ------------------------------------------------------------------ rounds, end, ties, alone


@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_rounds_by_players(players: int, rounds: int) -> None:
    table = Table("clever", players)
    assert table.game.rounds(players) == rounds
    turns = 0
    while table.kind() != "over":
        for player in sorted(table.waits_for()):
            moves = table.legal(player)
            table.move(
                "stop" if "stop" in moves else "decline" if "decline" in moves else sorted(moves)[0], player=player
            )
        if table.kind() == "throw":
            turns += len(table.due()) == 6 and not table.game.request(table.state).ordered and table.state.roll == 0
            table.throw(" ".join(f"{die}{6 if die == 'w' else 5}" for die in table.due()))
    assert turns == rounds * players


def test_extra_dice_may_be_used_at_the_very_end_and_rerolls_expire() -> None:
    table = after_active_turn(passive_extras=1)
    table.state.round_number, table.state.active = 6, 1  # as if it were the last turn of the game
    table.sheet(2).rerolls = 2
    table.state.sheets[0], table.state.sheets[1] = table.sheet(1), table.sheet(2)
    table.move("decline", player=2)
    assert "reroll" not in table.legal(2)
    table.move("+o2>o1", player=2)
    assert table.kind() == "over"
    with pytest.raises(NotYourTurn, match="over"):
        table.game.apply(table.state, 0, 0)


def test_a_tie_goes_to_the_best_single_area_and_is_shared_otherwise() -> None:
    table = Table("clever", 3)
    for player, (green, purple) in enumerate(((3, 0o54), (4, 0o5), (4, 0o5)), start=1):
        sheet = table.sheet(player)
        sheet.green, sheet.purple, sheet.purple_dice = green, 2, purple
    assert [table.game.score(table.state, player).total for player in range(3)] == [15, 15, 15]
    assert table.game.winners(table.state) == (1, 2)


def test_alone_the_three_lowest_go_to_the_tray_and_rerolling_is_not_possible() -> None:
    table = Table("clever", 1).throw("w6 y1 b1 g1 o1 p1").move("w6>o1")
    assert table.game.request(table.state).ordered
    table.throw("p6 w5 o4 g3 b2 y1")
    assert table.state.tray == 0b001110
    assert "reroll" not in table.legal()
    assert {move[0] for move in table.legal()} == {"y", "b", "g", "d"}


def test_alone_the_other_three_dice_count_as_the_active_players() -> None:
    table = Table("clever", 1).throw("w6 y1 b1 g1 o1 p1").move("w6>o1")
    full_sheet(table)
    table.sheet().orange = 4
    table.throw("p6 w5 o4 g3 b2 y1")
    assert table.legal() == {"o4>o5", "w5>o5", "decline"}


def test_there_are_seven_sources_of_each_action() -> None:
    for kind in ("reroll", "extra"):
        cells = [cell.bonus for area in SHEET.areas for cell in area.cells]
        lines = [line.bonus for area in SHEET.areas for line in area.lines]
        rounds = [bonus for choices in SHEET.rounds for bonus in choices]
        assert sum(1 for bonus in (*cells, *lines, *rounds) if bonus and bonus.kind == kind) == 7
