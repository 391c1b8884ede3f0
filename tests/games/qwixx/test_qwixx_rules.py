"""Qwixx: the rule book's examples, and every ruling."""

import pytest
from tests.games.qwixx.playing import QWIXX, legal, play, position, total, waiting

from foxdice.games import IllegalMove, NotYourTurn

FIVE_RED = "r2,r3,r4,r5,r6"
FIVE_YELLOW = "y2,y3,y4,y5,y6"
FIVE_GREEN = "g12,g11,g10,g9,g8"
FIVE_BLUE = "b12,b11,b10,b9,b8"


# ------------------------------------------------------------------ the rule book's examples


def test_only_what_lies_to_the_right_can_be_crossed() -> None:
    """Red 5 and 7, yellow up to 10, green down to 7, blue 11 and 10 are crossed."""
    sheet = "r5,r7,y10,g8,g7,b11,b10"
    still = {colour: set[int]() for colour in "rygb"}
    for white in range(2, 13):
        first = max(1, white - 6)
        state = play(position(sheet, ""), f"throw w{first} w{white - first} r1 y1 g1 b1")
        for cell in legal(state, 1) - {"pass"}:
            still[cell[0]].add(int(cell[1:]))
    assert still == {"r": {8, 9, 10, 11}, "y": {11}, "g": {6, 5, 4, 3}, "b": {9, 8, 7, 6, 5, 4, 3}}


def test_the_turn_of_max() -> None:
    """White 4 and 1: Emma crosses yellow 5, Max red 5, two others nothing; then Max takes 4 + 6 in blue."""
    max_, emma = 1, 2
    state = position("", "", "", "")
    play(state, "throw w4 w1 r3 y3 g3 b6; 4 pass; 2 y5; 3 pass; 1 r5")
    assert waiting(state) == ("decision", (max_,))
    assert legal(state, max_) == {"r7", "y7", "y4", "g7", "g4", "b10", "b7", "pass"}
    play(state, "1 b10")
    assert waiting(state) == ("throw", ())
    assert state.active + 1 == emma
    assert [QWIXX.score(state, player).total for player in range(4)] == [2, 1, 0, 0]


def test_laura_closes_green() -> None:
    state = play(position(FIVE_GREEN, ""), "throw w1 w1 r1 y1 g1 b1; 1 g2; 2 pass; 1 pass")
    assert QWIXX.request(state).dice == "wwryb"
    assert QWIXX.score(state, 0).areas["green"] == 28


def test_three_rows_closed_in_the_end() -> None:
    """Green is closed; with a white 12 Max closes red and Linus yellow, both at once."""
    emma, max_, linus = "", FIVE_RED, FIVE_YELLOW
    state = position(emma, max_, linus, closed="g")
    play(state, "throw w6 w6 r1 y1 b1; 1 pass; 2 r12; 3 y12")
    assert waiting(state) == ("over", ())
    assert state.closed == 0b0111
    assert QWIXX.winners(state) == (1, 2)
    assert state.sheets[0].penalties == 0


def test_laura_has_seventy_points() -> None:
    red, yellow = "r2,r3,r4,r5", "y2,y3,y4"
    green, blue = "g12,g11,g10,g9,g8,g7,g6", "b12,b11,b10,b9,b8,b7,b6,b5"
    state = position(f"{red},{yellow},{green},{blue} --")
    score = QWIXX.score(state, 0)
    assert score.areas == {"red": 10, "yellow": 6, "green": 28, "blue": 36}
    assert score.bonus == -10
    assert score.total == 70


@pytest.mark.parametrize(("crosses", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55])))
def test_points_of_a_row(crosses: int, points: int) -> None:
    assert total(position(",".join(f"r{number}" for number in range(2, 2 + crosses))), 1) == points


def test_a_full_row_with_its_lock_is_worth_78() -> None:
    assert total(position(",".join(f"r{number}" for number in range(2, 13)), closed="r"), 1) == 78


# ------------------------------------------------------------------ action 1


def test_everybody_chooses_at_once_and_nothing_happens_before_the_last() -> None:
    state = play(position("", "", ""), "throw w4 w1 r3 y3 g3 b6; 2 y5; 1 r5")
    assert waiting(state) == ("decision", (3,))
    assert [sheet.crosses for sheet in state.sheets] == [0, 0, 0]
    play(state, "3 b5")
    assert all(sheet.crosses for sheet in state.sheets)
    assert waiting(state) == ("decision", (1,))


def test_a_choice_is_final() -> None:
    state = play(position("", ""), "throw w4 w1 r3 y3 g3 b6; 1 r5")
    with pytest.raises(NotYourTurn):
        play(state, "1 y5")


def test_only_those_who_can_cross_the_white_sum_are_asked() -> None:
    late = "r10,y10,g4,b4"
    state = play(position("", late, ""), "throw w4 w1 r3 y3 g3 b6")
    assert waiting(state) == ("decision", (1, 3))
    state = play(position(late, late), "throw w4 w1 r6 y1 g1 b1")
    assert waiting(state) == ("decision", (1,))
    assert legal(state, 1) == {"penalty"}


def test_both_actions_may_go_into_one_row_in_order() -> None:
    state = play(position(""), "throw w2 w3 r6 y1 g1 b1; 1 r5")
    assert {"r8", "r9"} <= legal(state, 1)
    play(state, "1 r9")
    assert QWIXX.format_state(state).endswith("crosses=r5,r9")


def test_the_active_player_sees_the_sheet_as_action_1_left_it() -> None:
    state = play(position(""), "throw w4 w4 r1 y1 g1 b1; 1 r8")
    assert "r5" not in legal(state, 1)
    state = play(position(""), "throw w4 w4 r1 y1 g1 b1; 1 pass")
    assert "r5" in legal(state, 1)


# ------------------------------------------------------------------ the last number and the lock


def test_the_last_number_needs_five_crosses() -> None:
    four, five = "r2,r3,r4,r5", FIVE_RED
    state = play(position(four, five), "throw w6 w6 r6 y1 g1 b1")
    assert "r12" not in legal(state, 1)
    assert "r12" in legal(state, 2)


def test_four_crosses_are_not_enough_even_when_somebody_closes_the_row_now() -> None:
    state = play(position("r2,r3,r4,r5", FIVE_RED), "throw w6 w6 r6 y1 g1 b1; 2 r12")
    with pytest.raises(IllegalMove) as caught:
        play(state, "1 r12")
    assert caught.value.code == "needs-five"


def test_the_cross_of_action_1_counts_towards_the_five() -> None:
    state = play(position("r2,r3,r4,r5"), "throw w1 w6 r6 y1 g1 b1; 1 r7; 1 r12")
    assert QWIXX.score(state, 0).areas["red"] == 28
    assert waiting(state) == ("throw", ())


def test_the_lock_always_comes_with_the_last_number_and_counts() -> None:
    state = play(position(FIVE_RED, ""), "throw w6 w6 r1 y1 g1 b1; 1 r12; 2 pass")
    assert state.sheets[0].crosses >> 11 & 1
    assert QWIXX.score(state, 0).areas["red"] == 28


def test_everybody_with_five_may_lock_together() -> None:
    state = play(position(FIVE_RED, FIVE_RED, FIVE_RED), "throw w6 w6 r1 y1 g1 b1; 1 r12; 3 r12; 2 g12; 1 pass")
    assert [QWIXX.score(state, player).areas["red"] for player in range(3)] == [28, 15, 28]
    assert state.closed == 0b0001


def test_nobody_gets_the_lock_as_a_gift() -> None:
    state = play(position(FIVE_RED, FIVE_RED), "throw w6 w6 r1 y1 g1 b1; 1 r12; 2 pass; 1 pass")
    assert QWIXX.score(state, 1).areas["red"] == 15


def test_the_lock_is_not_only_for_the_first_who_takes_it() -> None:
    for order in ("1 r12; 2 r12", "2 r12; 1 r12"):
        state = play(position(FIVE_RED, FIVE_RED), f"throw w6 w6 r1 y1 g1 b1; {order}")
        assert [QWIXX.score(state, player).areas["red"] for player in range(2)] == [28, 28]


def test_nobody_joins_a_lock_of_action_2() -> None:
    state = play(position(FIVE_RED, FIVE_RED), "throw w6 w1 r6 y1 g1 b1; 1 pass; 2 pass")
    with pytest.raises(NotYourTurn):
        play(state, "2 r12")
    play(state, "1 r12")
    with pytest.raises(NotYourTurn):
        play(state, "2 r12")
    assert [QWIXX.score(state, player).areas["red"] for player in range(2)] == [28, 15]


def test_the_active_player_cannot_play_action_2_before_the_others_have_chosen() -> None:
    state = play(position("", ""), "throw w4 w1 r3 y3 g3 b6; 1 r5")
    for move in ("1 b10", "1 pass", "1 penalty"):
        with pytest.raises(NotYourTurn):
            play(state, move)


@pytest.mark.parametrize("closed", "rygb")
def test_nobody_crosses_anything_in_a_closed_row_with_the_white_dice(closed: str) -> None:
    others = [colour for colour in "rygb" if colour != closed]
    state = play(position("", "", closed=closed), "throw w3 w4" + "".join(f" {colour}1" for colour in others))
    for player in (1, 2):
        assert legal(state, player) == {f"{colour}7" for colour in others} | {"pass"}


def test_a_row_closed_in_action_1_is_closed_in_action_2() -> None:
    state = play(position(FIVE_RED, FIVE_RED), "throw w6 w6 r1 y1 g1 b1; 1 g12; 2 r12")
    assert not any(cell.startswith("r") for cell in legal(state, 1))
    with pytest.raises(IllegalMove) as caught:
        play(state, "1 r7")
    assert caught.value.code == "row-closed"


def test_the_die_of_a_closed_row_is_gone_at_once() -> None:
    state = play(position(FIVE_RED, ""), "throw w6 w6 r4 y1 g1 b1; 2 pass; 1 r12")
    assert QWIXX.format_state(state).startswith("qwixx players=2 phase=colour deciding=1 faces=660111 closed=r")
    play(state, "1 pass")
    assert QWIXX.request(state).dice == "wwygb"


def test_a_row_that_somebody_else_closed_keeps_its_points() -> None:
    state = position(FIVE_RED, f"{FIVE_RED},r12", closed="r")
    assert [total(state, player) for player in (1, 2)] == [15, 28]


# ------------------------------------------------------------------ penalties


def test_a_turn_without_a_cross_costs_five_points() -> None:
    state = play(position("", ""), "throw w4 w1 r3 y3 g3 b6; 1 pass; 2 pass")
    assert "pass" not in legal(state, 1)
    play(state, "1 penalty")
    assert QWIXX.score(state, 0).bonus == -5
    assert QWIXX.score(state, 1).bonus == 0
    assert state.active == 1


def test_one_cross_in_either_action_saves_from_the_penalty() -> None:
    state = play(position("", ""), "throw w4 w1 r3 y3 g3 b6; 1 r5; 2 pass")
    assert "penalty" not in legal(state, 1)
    play(state, "1 pass")
    state = play(state, "throw w4 w1 r3 y3 g3 b6; 1 pass; 2 pass; 2 b10")
    assert [QWIXX.score(state, player).bonus for player in range(2)] == [0, 0]


def test_where_nothing_can_be_crossed_the_penalty_is_still_a_move_of_its_own() -> None:
    state = play(position("r11,y11,g3,b3", ""), "throw w1 w1 r1 y1 g5 b5; 2 r2")
    assert legal(state, 1) == {"penalty"}


def test_nobody_is_asked_for_an_action_2_that_offers_nothing() -> None:
    state = play(position("r11,y11,g3,b4", ""), "throw w1 w2 r1 y1 g5 b5; 2 pass; 1 b3")
    assert waiting(state) == ("throw", ())
    assert state.active == 1


# ------------------------------------------------------------------ the end


def test_the_fourth_penalty_ends_the_game_at_once() -> None:
    state = play(position("---", ""), "throw w4 w1 r3 y3 g3 b6; 1 pass; 2 r5; 1 penalty")
    assert waiting(state) == ("over", ())
    assert total(state, 1) == -20


def test_penalties_of_different_players_do_not_add_up() -> None:
    state = play(position("--", "---"), "throw w4 w1 r3 y3 g3 b6; 1 pass; 2 pass; 1 penalty")
    assert waiting(state) == ("throw", ())


def test_two_rows_closed_by_different_players_end_the_game() -> None:
    state = position(f"{FIVE_RED},r12", FIVE_BLUE, closed="r")
    play(state, "throw w1 w1 y1 g1 b1; 1 pass; 2 b2")
    assert waiting(state) == ("over", ())


def test_a_second_closing_in_action_1_leaves_no_action_2_and_no_penalty() -> None:
    state = position("---", FIVE_BLUE, closed="r")
    play(state, "throw w1 w1 y1 g1 b1; 1 pass; 2 b2")
    assert waiting(state) == ("over", ())
    assert total(state, 1) == -15


def test_two_rows_closed_together_end_the_game() -> None:
    state = play(position(FIVE_RED, FIVE_YELLOW), "throw w6 w6 r1 y1 g1 b1; 1 r12; 2 y12")
    assert waiting(state) == ("over", ())


def test_a_second_closing_in_action_2_ends_the_game() -> None:
    state = play(position(FIVE_RED, FIVE_YELLOW), "throw w6 w6 r6 y1 g1 b1; 1 pass; 2 y12; 1 r12")
    assert waiting(state) == ("over", ())
    assert total(state, 1) == 28


def test_one_closing_does_not_end_the_game() -> None:
    state = play(position(FIVE_RED, ""), "throw w6 w6 r1 y1 g1 b1; 1 r12; 2 pass; 1 pass")
    assert waiting(state) == ("throw", ())


def test_the_best_share_the_win() -> None:
    state = play(
        position("r2 ---", "r2,r3,g12", "g12,r2,r3"), "throw w1 w1 r3 y3 g3 b6; 1 pass; 2 pass; 3 pass; 1 penalty"
    )
    assert QWIXX.winners(state) == (1, 2)


# ------------------------------------------------------------------ alone


def test_alone_every_turn_has_both_actions() -> None:
    state = play(position(""), "throw w4 w1 r3 y3 g3 b6; 1 r5; 1 b10; throw w4 w1 r3 y3 g3 b6; 1 y5; 1 b7")
    assert total(state, 1) == 1 + 1 + 3
    assert state.active == 0


def test_alone_the_ends_are_the_same() -> None:
    state = position(f"{FIVE_RED},{FIVE_YELLOW},y12", closed="y")
    play(state, "throw w6 w6 r1 g1 b1; 1 r12")
    assert waiting(state) == ("over", ())
    state = play(position("---"), "throw w4 w1 r3 y3 g3 b6; 1 pass; 1 penalty")
    assert waiting(state) == ("over", ())


def test_there_is_no_fixed_number_of_rounds() -> None:
    assert [QWIXX.rounds(players) for players in QWIXX.players] == [None] * 5
