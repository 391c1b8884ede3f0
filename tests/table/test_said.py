"""A message is carried out once, and only where it was decided on."""

import msgspec
import pytest

from foxdice.table import Envelope, Refusal, Table
from foxdice.table import events as ev
from foxdice.table import messages as msg
from tests.table.conftest import SECRET, Evening


def test_a_delayed_pass_from_an_earlier_window_is_refused() -> None:
    evening = Evening(game="qwixx").started()
    table = evening.table
    evening.step()
    decided_on = table.version
    evening.play_until(lambda: sum(isinstance(event, ev.Thrown) for event in table.events) == 2)
    assert 1 in table.game.node(table.state).players
    with pytest.raises(Refusal) as caught:
        table.handle(msg.Choose(1, "pass"), "boris", evening.now, Envelope(7, decided_on))
    assert caught.value.code == "table-stale"
    assert table.handle(msg.Choose(1, "pass"), "boris", evening.now, Envelope(8, table.version)).facts


def test_a_choice_made_at_once_with_others_is_not_stale() -> None:
    evening = Evening(game="qwixx", seats=3).started("anna", "boris", "clara")
    evening.step()
    decided_on = evening.table.version
    for seat, who in enumerate(("anna", "boris", "clara")):
        assert evening.table.handle(msg.Choose(seat, "pass"), who, evening.now, Envelope(1, decided_on)).facts


def test_somebody_who_gives_up_makes_no_choice_stale() -> None:
    evening = Evening(seats=3).started("anna", "boris", "clara")
    evening.step()
    decided_on = evening.table.version
    evening.say(msg.Resign(2), "clara")
    choice = msg.Choose(0, evening.any_move(0))
    assert evening.table.handle(choice, "anna", evening.now, Envelope(1, decided_on)).facts


def test_the_same_id_is_honoured_once_after_a_restart_too() -> None:
    evening = Evening().started()
    table, sent = evening.table, Envelope(5, evening.table.version)
    change = table.handle(msg.Throw(0), "anna", evening.now, sent)
    assert len(change.facts) == 1
    assert change.facts[0].said
    assert not change.events[0].said
    assert table.handle(msg.Throw(0), "anna", evening.now, sent) == ([], [])
    stored = [msgspec.json.decode(msgspec.json.encode(fact), type=ev.AnyEvent) for fact in evening.facts + change.facts]
    restored = Table.restore("pine", stored, SECRET, evening.now)
    assert restored.handle(msg.Throw(0), "anna", evening.now, sent) == ([], [])
    assert not any(event.said for event in restored.events)
    with pytest.raises(Refusal):  # another one's id is another id
        restored.handle(msg.Throw(0), "boris", evening.now, sent)


def test_an_id_is_remembered_as_long_as_the_game_goes_on() -> None:
    evening = Evening().started()
    table, sent = evening.table, Envelope(5, evening.table.version)
    assert table.handle(msg.Throw(0), "anna", evening.now, sent).facts
    evening.say(msg.Choose(0, evening.any_move(0)), "anna")
    assert table.handle(msg.Throw(0), "anna", evening.now, sent) == ([], [])
