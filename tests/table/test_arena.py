"""Physical dice at a table: prepared, thrown elsewhere, and handed back."""

import msgspec
import pytest

from foxdice.core.record import parse
from foxdice.dice.arena.casting import Landing, make
from foxdice.dice.arena.text import format_throw, parse_throw
from foxdice.dice.arena.throw import Throw
from foxdice.games import GameError
from foxdice.games.wurf.dice.counting import lying_faces
from foxdice.table import DueCast, Refusal, Table
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.look import look
from foxdice.table.throws import Arena
from foxdice.table.verify import verify
from tests.table.conftest import SECRET, Evening, say_to


@pytest.fixture
def arena() -> Evening:
    """Two people, the start die lies, and Anna has to throw."""
    evening = Evening(game="wurf").started()
    evening.step()
    return evening


def seen(evening: Evening) -> Arena:
    shown = evening.table.arena
    assert shown is not None
    return shown


def due(evening: Evening, gesture: str = "", who: str = "anna", seat: int = 0) -> DueCast:
    cast = evening.table.due_cast(msg.Throw(seat, gesture=gesture), who)
    assert cast is not None
    return cast


def everything(table: Table) -> tuple[object, ...]:
    return table.version, msgspec.json.encode(look(table, "anna", 0)), table.record(), table.arena, table.flight


def refused(evening: Evening, cast: DueCast, landing: Landing) -> str:
    """Return the code of the refusal of a landing that left no trace."""
    before = everything(evening.table)
    with pytest.raises(GameError) as caught:
        evening.table.land(cast, landing, evening.now)
    assert all(caught.value.say(language) for language in ("en", "de", "ru"))
    assert everything(evening.table) == before
    return caught.value.code


def test_dice_that_fly_have_changed_nothing_until_they_land(arena: Evening) -> None:
    before = everything(arena.table)
    cast = due(arena)
    landing = make(cast.cast)
    assert everything(arena.table) == before
    change = arena.table.land(cast, landing, 5)
    (thrown,) = change.events
    assert isinstance(thrown, ev.Thrown)
    assert (thrown.seat, thrown.gesture) == (0, format_throw(Throw((1,), (0.0, 0.0))))
    assert thrown.flight
    assert thrown.rest


def test_a_throw_lands_once(arena: Evening) -> None:
    cast = due(arena)
    landing = make(cast.cast)
    arena.table.land(cast, landing, 5)
    assert arena.table.game.node(arena.table.state).kind == "decision"
    assert refused(arena, cast, landing) == "no-throw-due"
    arena.say(msg.Choose(0, "throw"), "anna")
    assert refused(arena, cast, landing) == "arena-changed"  # a throw is due, but not this one


def test_a_landing_does_not_fit_an_arena_that_changed_meanwhile(arena: Evening) -> None:
    while not (arena.table.game.node(arena.table.state).kind == "decision" and arena.table.arena):
        arena.step()
    chooser = arena.table.game.node(arena.table.state).players[0]
    who = arena.owner(chooser)
    arena.say(msg.Choose(chooser, "throw"), who)
    cast = due(arena, who=who, seat=chooser)
    landing = make(cast.cast)
    arena.say(msg.Undo(chooser), who)
    assert refused(arena, cast, landing) == "no-throw-due"
    arena.say(msg.Choose(chooser, "stop"), who)
    assert refused(arena, cast, landing) == "table-not-your-throw"
    arena.say(msg.Undo(chooser), who)
    arena.say(msg.Choose(chooser, "throw"), who)
    arena.table.land(cast, landing, arena.now)  # all is as it was, so it is the same throw


def test_only_whose_turn_it_is_can_prepare_a_throw(arena: Evening) -> None:
    for who, seat, code in (("boris", 0, "table-not-your-seat"), ("boris", 1, "table-not-your-throw")):
        with pytest.raises(GameError) as caught:
            arena.table.due_cast(msg.Throw(seat), who)
        assert caught.value.code == code
    with pytest.raises(GameError) as caught:
        arena.table.due_cast(msg.Throw(0), None)
    assert caught.value.code == "table-not-your-seat"
    assert arena.table.due_cast(msg.Choose(0, "throw"), "anna") is None


def test_a_throw_without_its_cast_is_a_mistake_of_the_program(arena: Evening) -> None:
    with pytest.raises(RuntimeError):
        arena.table.handle(msg.Throw(0), "anna", 5)


def test_typed_throws_and_uniform_faces_are_not_for_the_arena() -> None:
    evening = Evening(game="wurf").started()
    with pytest.raises(GameError, match="nothing is typed in"):
        evening.say(msg.Throw(0, "5"), "anna")
    with pytest.raises(GameError, match="physical, real"):
        Evening(game="wurf", dice="fair")
    with pytest.raises(GameError, match="fair, real"):
        Evening(game="qwixx", dice="physical")


def test_real_dice_can_be_typed_in() -> None:
    evening = Evening(game="wurf", dice="real").started()
    evening.say(msg.Throw(0, "5"), "anna")
    evening.say(msg.Throw(0, "5 X"), "anna")
    evening.say(msg.Correct(0, "5 5"), "anna")
    assert evening.table.arena is None
    assert evening.table.state.hands[0].dice == 10
    assert str(evening.table.record().events[-1]) == "throw 5 5"


def test_dice_lie_where_they_came_to_rest_and_where_they_are_pushed(arena: Evening) -> None:
    (start,) = seen(arena).layout.dice
    assert (start.x, start.y) == (0.0, 0.0)
    moved = f"0:{start.face}@-40.0,10.0/{start.yaw}"
    text = f"1 aim=40.0,0.0 strength=0.5 direction=0.0 fall=80.0 height=90.0 spin=0.0 moved={moved}"
    arena.say(msg.Throw(0, gesture=text), "anna")
    lying = {die.die: die for die in seen(arena).layout.dice}
    if 0 in lying:  # nothing came near it
        assert abs(lying[0].x + 40) < 0.5
        assert abs(lying[0].y - 10) < 0.5
    assert arena.table.flight
    assert arena.table.flight[1].gesture == text


def test_a_whole_match_is_restored_from_its_facts_at_any_moment_without_physics(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(game="wurf:match", seats=2).started()
    looks = []
    while evening.table.phase == "playing":
        assert sorted(die.face for die in seen(evening).layout.dice) == lying_faces(evening.table.state.arena)
        evening.step()
        looks.append((len(evening.facts), evening.table.events[:], evening.table.arena, evening.table.flight))
    stored = [msgspec.json.encode(fact) for fact in evening.facts]
    monkeypatch.setattr("foxdice.dice.arena.cast.cast", None)
    for count, events, shown, flight in looks[:: len(looks) // 12]:
        facts = [msgspec.json.decode(text, type=ev.AnyEvent) for text in stored[:count]]
        table = Table.restore("pine", facts, SECRET, evening.now)
        assert (table.events[:], table.arena, table.flight) == (events, shown, flight)
    assert parse(evening.table.record().format()).format() == evening.table.record().format()


def test_a_newcomer_hears_every_throw_and_sees_the_latest(arena: Evening) -> None:
    for _ in range(12):
        arena.step()
    thrown = [event for event in arena.table.since(0) if isinstance(event, ev.Thrown)]
    by_hand = [event for event in thrown if event.gesture]
    assert [bool(event.flight) for event in by_hand] == [False] * (len(by_hand) - 1) + [True]
    facts = [fact for fact in arena.facts if isinstance(fact, ev.Thrown) and fact.gesture]
    assert all(fact.flight and fact.rest for fact in facts)
    assert [fact.text for fact in facts] == [event.text for event in by_hand]


def test_nobody_throws_again_with_another_hand() -> None:
    evening = Evening(game="wurf")
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.Invite(1, "greedy"))
    evening.say(msg.Start())
    evening.play_until(lambda: evening.table.game.node(evening.table.state).players == (0,))
    before = (seen(evening), evening.table.record().events)
    evening.say(msg.Choose(0, "throw"), "anna")
    evening.say(msg.Undo(0), "anna")
    assert (seen(evening), evening.table.record().events) == before
    evening.say(msg.Redo(0), "anna")
    evening.say(msg.Throw(0), "anna")
    with pytest.raises(Refusal) as refusal:
        evening.say(msg.Undo(0), "anna")
    assert refusal.value.code == "table-undo-throw"


def test_the_same_gesture_at_another_table_ends_otherwise() -> None:
    ends = set()
    for id in ("pine", "fir", "oak"):
        table, _ = Table.open(id, msg.Open(game="wurf", seats=2), "host", 0, lambda: SECRET)
        for seat, who in enumerate(("anna", "boris")):
            table.handle(msg.Join(seat, who), who, 0)
        table.handle(msg.Start(), "host", 0)
        table.handle(msg.Throw(0), "anna", 0)
        change = say_to(table, msg.Throw(0), "anna", 0)
        assert isinstance(change.events[0], ev.Thrown)
        ends.add(change.events[0].rest)
    assert len(ends) == 3


def test_a_rematch_begins_with_an_empty_arena(arena: Evening) -> None:
    arena.play_to_the_end()
    assert verify(arena.table.record()).is_fair
    arena.say(msg.Rematch(), "anna")
    arena.say(msg.Accept(0), "boris")
    assert arena.table.arena is None
    arena.say(msg.Start())
    assert (seen(arena).layout.dice, seen(arena).due, seen(arena).by_hand) == ((), (0,), False)
    assert arena.table.flight is None
    assert "arena" not in arena.table.record().headers


def test_cocked_dice_are_due_and_come_back_into_the_arena() -> None:
    """Among many whole hands thrown at once some dice lean; they are thrown flat, and lie free afterwards."""
    evening = Evening(game="wurf", seats=5).started("anna", "boris", "clara", "dora", "emil")
    met = 0
    while evening.table.phase == "playing":
        shown = seen(evening)
        if evening.table.state.cocked:
            met += 1
            assert len(shown.due) == evening.table.state.cocked
            assert not shown.by_hand
            assert not set(shown.due) & {die.die for die in shown.layout.dice}
        if shown.by_hand:
            assert len(shown.due) == len(evening.table.game.request(evening.table.state).dice)
            assert not set(shown.due) & {die.die for die in shown.layout.dice}
        evening.step()
    assert met


def test_gestures_of_an_earlier_layout_are_read_exactly(arena: Evening) -> None:
    """What is stored is the canonical text, and it means the same throw."""
    arena.say(msg.Throw(0, gesture="1 aim=3,-4 strength=2 direction=-90 fall=50 height=160 spin=0 moved=-"), "anna")
    fact = arena.facts[-1]
    assert isinstance(fact, ev.Thrown)
    assert format_throw(parse_throw(fact.gesture)) == fact.gesture
    assert parse_throw(fact.gesture).aim == (3.0, -4.0)
