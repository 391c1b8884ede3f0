"""An evening with friends: seats, names, who is away, what is taken back and made again, who plays again."""

import random

import pytest

from foxdice.table import Refusal
from foxdice.table import events as ev
from foxdice.table import messages as msg
from tests.table.conftest import Evening


def refused(evening: Evening, message: msg.AnyMessage, who: str = "host") -> str:
    with pytest.raises(Refusal) as refusal:
        evening.say(message, who)
    return refusal.value.code


def names(evening: Evening) -> list[str]:
    return [seat.name or seat.bot for seat in evening.table.seats]


# ---------------------------------------------------------------------- before the game


def test_seats_come_and_go_and_a_fox_can_be_another_one() -> None:
    evening = Evening(game="qwixx", seats=2)
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.AddSeat())
    evening.say(msg.Invite(2, "greedy"))
    evening.say(msg.Invite(2, "random"))
    assert names(evening) == ["Anna", "", "random"]
    assert refused(evening, msg.DropSeat(2)) == "table-seat-taken"
    assert refused(evening, msg.AddSeat(), "anna") == "table-host-only"
    evening.say(msg.DropSeat(1))
    assert names(evening) == ["Anna", "random"]
    assert names(evening) == [seat.name or seat.bot for seat in evening.restored().seats]


def test_somebody_is_called_otherwise_but_not_like_somebody_else() -> None:
    evening = Evening(game="qwixx", seats=2)
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.Join(1, "Boris"), "boris")
    evening.say(msg.Rename(1, "Anna"), "boris")
    assert names(evening) == ["Anna", "Anna 2"]
    evening.say(msg.Rename(0, "Annika"), "anna")
    assert names(evening) == ["Annika", "Anna 2"]
    assert refused(evening, msg.Rename(0, "Zoe"), "boris") == "table-not-your-seat"


# ---------------------------------------------------------------------- away


def test_unasked_nobody_plays_for_anybody() -> None:
    evening = Evening().started()
    evening.connect("anna")
    assert evening.table.deadline() is None


def test_the_others_are_asked_before_a_bot_plays() -> None:
    evening = Evening(away_seconds=60, ask_first=True).started()
    table = evening.table
    evening.connect("anna")
    assert refused(evening, msg.StandIn(1), "anna") == "table-not-absent"
    change = evening.tick(60_000)
    assert [type(event) for event in change.events] == [ev.Absent]
    assert table.deadline() is None
    assert refused(evening, msg.StandIn(1), "stranger") == "table-players-only"
    assert refused(evening, msg.StandIn(1), "boris") == "table-players-only"
    evening.say(msg.StandIn(1), "anna")
    assert table.seats[1].replaced == "away"
    evening.connect("boris")
    assert (table.seats[1].replaced, table.seats[1].absent) == ("", False)


def test_who_comes_back_in_time_is_not_asked_about() -> None:
    evening = Evening(away_seconds=60, ask_first=True).started()
    evening.connect("anna")
    evening.tick(60_000)
    evening.connect("boris")
    assert refused(evening, msg.StandIn(1), "anna") == "table-not-absent"


# ---------------------------------------------------------------------- taken back, made again


@pytest.mark.parametrize("bots", [0, 1])
def test_what_was_taken_back_can_be_made_again(bots: int) -> None:
    evening = Evening(seats=1 + bots)
    evening.say(msg.Join(0, "Anna"), "anna")
    for seat in range(bots):
        evening.say(msg.Invite(seat + 1, "greedy"))
    evening.say(msg.Start())
    for _ in range(30):
        evening.step()
    table = evening.table
    stood = []
    for _ in range(3):
        stood.append((table.state.clone(), list(table.plays)))
        evening.say(msg.Undo(0), "anna")
    while stood:
        evening.say(msg.Redo(0), "anna")
        assert (table.state, list(table.plays)) == stood.pop()
    assert refused(evening, msg.Redo(0), "anna") == "table-nothing-to-redo"
    assert evening.restored().state == table.state


def test_another_choice_leaves_nothing_to_make_again() -> None:
    evening = Evening(seats=1).started("anna")
    evening.step()
    evening.step()
    evening.say(msg.Undo(0), "anna")
    moves = evening.table.game.legal(evening.table.state, 0)
    move = evening.table.game.format_move(evening.table.state, 0, random.Random(0).choice(moves))
    evening.say(msg.Choose(0, move), "anna")
    assert refused(evening, msg.Redo(0), "anna") == "table-nothing-to-redo"


# ---------------------------------------------------------------------- again


def test_who_does_not_answer_is_not_in_the_next_game() -> None:
    evening = Evening().started()
    evening.play_to_the_end()
    evening.say(msg.Rematch(), "anna")
    assert [seat.asked for seat in evening.table.seats] == [True, False]
    evening.say(msg.Start())
    assert names(evening) == ["Anna"]


def test_who_agrees_plays_again() -> None:
    evening = Evening().started()
    evening.play_to_the_end()
    evening.say(msg.Rematch(), "anna")
    assert refused(evening, msg.Accept(0), "anna") == "table-not-your-seat"
    evening.say(msg.Accept(0), "boris")
    evening.say(msg.Start())
    assert names(evening) == ["Boris", "Anna"]
