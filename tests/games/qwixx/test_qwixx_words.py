"""Qwixx in words: reasons, texts, views."""

import pytest
from tests.games.qwixx.playing import QWIXX, play, position, total

from foxdice.games import GameError, InvalidMove, InvalidText, InvalidThrow
from foxdice.texts import LANGUAGES

THROW = "throw w4 w1 r3 y3 g3 b6"


@pytest.mark.parametrize(
    ("sheet", "script", "move", "reason"),
    [
        ("", "", "1 r6", "White 4 + white 1 = 5, not 6."),
        ("r5", "", "1 r5", "Red row: 5 is already crossed."),
        ("r7", "", "1 r5", "Red row: 5 lies to the left of 7, the last cross; rows go from left to right only."),
        ("g4", "", "1 g5", "Green row: 5 lies to the left of 4, the last cross; rows go from left to right only."),
        ("r2", "", "1 r12", "Red row: 12 needs at least 5 crosses before it; crosses so far: 1."),
        ("", "", "1 penalty", "A penalty is for the active player only, and only after both actions without a cross."),
        ("", "1 r5; 2 pass", "1 b8", "White die + blue die: 4 + 6 = 10 / 1 + 6 = 7, not 8."),
        ("", "1 r5; 2 pass", "1 penalty", "Something has been crossed in this turn, so there is no penalty."),
        (
            "",
            "1 pass; 2 pass",
            "1 pass",
            "Nothing has been crossed in this turn, so it ends with a penalty, not with a pass.",
        ),
        ("", "1 r5", "1 pass", "It is not this player's turn; the game waits for player 2."),
    ],
)
def test_a_move_that_is_not_legal_gets_its_reason(sheet: str, script: str, move: str, reason: str) -> None:
    state = play(position(sheet, ""), "; ".join(filter(None, (THROW, script))))
    before = state.clone()
    with pytest.raises(GameError) as caught:
        play(state, move)
    assert caught.value.say() == reason
    assert len({caught.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert state == before


def test_equal_white_dice_give_one_sum() -> None:
    state = play(position(""), "throw w4 w4 r3 y3 g3 b6; 1 pass")
    with pytest.raises(GameError, match=r"White die \+ blue die: 4 \+ 6 = 10, not 8\."):
        play(state, "1 b8")


def test_a_closed_row_is_named() -> None:
    state = play(position("", closed="r"), "throw w4 w1 y3 g3 b6")
    with pytest.raises(GameError, match=r"Red row: closed, nothing more can be crossed here\."):
        play(state, "1 r5")


@pytest.mark.parametrize("text", ["r1", "r13", "w5", "red-5", "r-lock", "", "5", "R5", "r05", "pass ", "skip"])
def test_what_is_no_move_at_all_is_said_to_be_none(text: str) -> None:
    state = play(position(""), THROW)
    with pytest.raises(InvalidMove):
        QWIXX.parse_move(state, 0, text)


@pytest.mark.parametrize("move", [-1, 11, 23, 35, 47, 50])
def test_a_lock_is_no_move_of_its_own(move: int) -> None:
    state = play(position(""), THROW)
    with pytest.raises(InvalidMove):
        QWIXX.apply(state, 0, move)


@pytest.mark.parametrize(
    "text",
    ["w4 r3 y3 g3 b6", "w4 w1 w2 r3 y3 g3 b6", "w4 w1 r3 y3 g3 b7", "w4 w1 r3 y3 g3 g6", "w4 w1 r3 y3 g3 p6", ""],
)
def test_a_throw_of_other_dice_is_refused(text: str) -> None:
    with pytest.raises(InvalidThrow):
        QWIXX.parse_throw(position(""), text)


def test_dice_may_be_named_in_any_order() -> None:
    state = position("")
    assert QWIXX.parse_throw(state, "b6 w4 g3 r3 w1 y3") == QWIXX.parse_throw(state, "w4 w1 r3 y3 g3 b6")


def test_the_die_of_a_closed_row_is_not_thrown() -> None:
    state = position("", closed="y")
    with pytest.raises(InvalidThrow, match="These dice are due: w w r g b; given were: w w r y g b"):
        QWIXX.parse_throw(state, "w4 w1 r3 y3 g3 b6")
    with pytest.raises(InvalidThrow):
        QWIXX.throw(state, QWIXX.parse_throw(position(""), "w4 w1 r3 y3 g3 b6"))


def test_a_move_tells_what_it_touches() -> None:
    state = play(position(""), THROW)
    info = QWIXX.info(state, 0, QWIXX.parse_move(state, 0, "r5"))
    assert (info.die, info.number, info.cell, info.action) == ("w", 5, "red-5", None)
    play(state, "1 pass")
    info = QWIXX.info(state, 0, QWIXX.parse_move(state, 0, "b10"))
    assert (info.die, info.number, info.cell, info.action) == ("b", 10, "blue-10", None)
    assert QWIXX.info(state, 0, QWIXX.parse_move(state, 0, "penalty")).action == "penalty"


@pytest.mark.parametrize(
    "text",
    [
        "clever players=1 | sheets",
        "qwixx players=6 | sheets",
        "qwixx | sheets",
        "qwixx players=1",
        "qwixx players=1 | sheets crosses=r1",
        "qwixx players=1 | sheets crosses=r5,r5",
        "qwixx players=1 | sheets crosses=pass",
        "qwixx players=1 | sheets crosses=",
        "qwixx players=1 | sheets penalties=5",
        "qwixx players=1 | sheets choice=penalty",
        "qwixx players=1 | sheets choice=r1",
        "qwixx players=1 closed=p | sheets",
    ],
)
def test_a_wrong_state_is_refused(text: str) -> None:
    with pytest.raises(InvalidText):
        QWIXX.parse_state(text)


def test_a_state_with_hidden_choices_survives_text() -> None:
    state = play(position("", "", "", ""), f"{THROW}; 3 g5; 1 pass")
    text = QWIXX.format_state(state)
    assert text == (
        "qwixx players=4 phase=white deciding=24 faces=413336 | sheets choice=pass | sheets | sheets choice=g5 | sheets"
    )
    assert QWIXX.parse_state(text) == state


# ------------------------------------------------------------------ what may be seen


def test_a_view_shows_ones_own_choice_and_nobody_elses() -> None:
    fresh = play(position("", "", ""), THROW)
    state = play(fresh.clone(), "2 y5; 3 pass")
    assert QWIXX.view(state, None) == fresh
    assert QWIXX.view(state, 0) == fresh
    own = QWIXX.view(state, 1)
    assert own == play(fresh.clone(), "2 y5")
    assert total(own, 2) == 1


def test_everybodys_choice_is_seen_once_all_have_chosen() -> None:
    state = play(position("", ""), f"{THROW}; 2 y5; 1 r5")
    assert QWIXX.view(state, 0) == QWIXX.view(state, 1) == QWIXX.view(state, None) == state
