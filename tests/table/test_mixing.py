"""Players' devices add random bits: promised before any is opened, checked afterwards, and nobody waits for ever."""

import hashlib
import itertools

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from foxdice.core.record import Throw, parse
from foxdice.dice.fair import FairDice
from foxdice.table import Refusal, Table
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.look import look
from foxdice.table.mixing import PATIENCE
from foxdice.table.verify import verify
from tests.table.conftest import SECRET, Evening

ANNA, BORIS, OTHER = (bytes([number] * 16).hex() for number in (1, 2, 3))


def fingerprint(bits: str) -> str:
    return hashlib.sha256(bytes.fromhex(bits)).hexdigest()


def promised(**settings: object) -> Evening:
    """Two people at a table who have promised bits, and a game that has begun."""
    evening = Evening(**settings)
    evening.seat_people("anna", "boris")
    evening.say(msg.Commit(0, fingerprint(ANNA)), "anna")
    evening.say(msg.Commit(1, fingerprint(BORIS)), "boris")
    evening.say(msg.Start())
    return evening


def code(evening: Evening, message: msg.AnyMessage, who: str) -> str:
    before = len(evening.table.events)
    with pytest.raises(Refusal) as caught:
        evening.say(message, who)
    assert len(evening.table.events) == before
    assert caught.value.say("ru")
    return caught.value.code


def test_the_dice_wait_until_all_bits_are_open_and_follow_from_all_of_them() -> None:
    evening = promised()
    table = evening.table
    assert table.is_mixing
    assert look(table, "anna", evening.now).game.waiting == ()  # type: ignore[union-attr]
    assert code(evening, msg.Throw(0), "anna") == "table-mixing"
    evening.say(msg.Reveal(1, BORIS), "boris")
    assert code(evening, msg.Throw(0), "anna") == "table-mixing"
    evening.say(msg.Reveal(0, ANNA), "anna")
    assert not table.is_mixing
    state = table.state.clone()
    thrown = evening.say(msg.Throw(0), "anna").events[0]
    assert isinstance(thrown, ev.Thrown)
    dice = FairDice(SECRET.seed, "pine/1", ("", "", ANNA, BORIS))
    assert thrown.text == table.game.format_throw(state, dice.throw(table.game, state, 0))
    evening.play_to_the_end()
    record = parse(table.record().format())
    assert record.headers["mix-1"] == f"1:{fingerprint(ANNA)}:{ANNA} 2:{fingerprint(BORIS)}:{BORIS}"
    assert verify(record).is_fair
    assert evening.restored().record().format() == table.record().format()


def test_the_arena_waits_for_bits_too_and_its_record_verifies() -> None:
    evening = promised(game="wurf")
    assert code(evening, msg.Throw(0), "anna") == "table-mixing"
    evening.say(msg.Reveal(0, ANNA), "anna")
    evening.say(msg.Reveal(1, BORIS), "boris")
    evening.step()
    evening.say(msg.Resign(0), "anna")
    assert verify(evening.table.record()).is_fair


def test_nobody_opens_before_all_have_promised_nor_anything_else_than_promised() -> None:
    evening = Evening()
    evening.seat_people("anna", "boris")
    evening.say(msg.Commit(0, fingerprint(ANNA)), "anna")
    assert code(evening, msg.Reveal(0, ANNA), "anna") == "table-bits-early"
    assert code(evening, msg.Commit(1, fingerprint(BORIS)), "anna") == "table-not-your-seat"
    for wrong in ("", "0" * 63, "G" * 64, fingerprint(BORIS).upper()):
        assert code(evening, msg.Commit(1, wrong), "boris") == "table-bits"
    evening.say(msg.Commit(1, fingerprint(OTHER)), "boris")
    evening.say(msg.Commit(1, fingerprint(BORIS)), "boris")  # nothing was opened yet: another promise is as good
    evening.say(msg.Start())
    for wrong in (OTHER, ANNA, "", BORIS + "00", "x" * 32):
        assert code(evening, msg.Reveal(1, wrong), "boris") == "table-bits"
    assert code(evening, msg.Commit(1, fingerprint(OTHER)), "boris") == "table-bits-late"
    evening.say(msg.Reveal(1, BORIS), "boris")
    assert code(evening, msg.Reveal(1, BORIS), "boris") == "table-bits-late"


def test_who_does_not_open_within_ten_seconds_is_left_out_and_the_others_promise_anew() -> None:
    evening = promised()
    evening.say(msg.Reveal(0, ANNA), "anna")
    table = evening.table
    started = next(event.at for event in table.events if isinstance(event, ev.Started))
    assert table.deadline() == started + PATIENCE == started + 10_000
    assert evening.tick(started + PATIENCE - 1 - evening.now).events == []
    assert evening.tick(1).events == [ev.LeftOut(started + PATIENCE, (1,))]
    assert code(evening, msg.Reveal(0, ANNA), "anna") == "table-bits-early"  # what is known already counts no more
    assert code(evening, msg.Commit(1, fingerprint(BORIS)), "boris") == "table-bits-late"
    evening.say(msg.Commit(0, fingerprint(OTHER)), "anna")
    evening.say(msg.Reveal(0, OTHER), "anna")
    assert evening.restored().record().headers == table.record().headers
    evening.play_to_the_end()
    record = parse(table.record().format())
    assert record.headers["mix-1"].endswith(f"2:{fingerprint(BORIS)}:-")
    assert record.headers["mix-2"] == f"1:{fingerprint(OTHER)}:{OTHER}"
    assert verify(record).is_fair


def test_with_nobody_left_the_game_goes_on_without_bits() -> None:
    evening = promised()
    evening.tick(PATIENCE)
    assert not evening.table.is_mixing
    evening.play_to_the_end()
    record = evening.table.record()
    assert "mix-1" in record.headers
    assert verify(record).is_fair


def test_bots_and_clocks_wait_for_the_bits() -> None:
    evening = Evening(clock=msg.Clock("game", 60))
    evening.say(msg.Invite(0, "greedy"))
    evening.say(msg.Join(1, "Boris"), "boris")
    evening.say(msg.Commit(1, fingerprint(BORIS)), "boris")
    evening.say(msg.Start())
    assert evening.table.needs() == []
    evening.now += 5_000
    evening.say(msg.Reveal(1, BORIS), "boris")
    assert [need.seat for need in evening.table.needs()] == [0]
    assert evening.table.time_left(0, evening.now) == 60_000


def test_who_promised_once_is_waited_for_in_the_next_game() -> None:
    evening = promised()
    evening.say(msg.Reveal(0, ANNA), "anna")
    evening.say(msg.Reveal(1, BORIS), "boris")
    evening.say(msg.Resign(0), "anna")
    evening.say(msg.Rematch(), "anna")
    evening.say(msg.Accept(0), "boris")
    evening.say(msg.Start())
    assert [seat.owner for seat in evening.table.seats] == ["boris", "anna"]
    evening.say(msg.Commit(1, fingerprint(OTHER)), "anna")
    assert code(evening, msg.Reveal(1, OTHER), "anna") == "table-bits-early"
    evening.say(msg.Commit(0, fingerprint(BORIS)), "boris")
    evening.say(msg.Reveal(1, OTHER), "anna")
    evening.say(msg.Reveal(0, BORIS), "boris")
    assert not evening.table.is_mixing


def test_giving_up_before_the_bits_are_open_leaves_a_record_that_verifies() -> None:
    evening = promised()
    evening.say(msg.Reveal(0, ANNA), "anna")
    evening.say(msg.Resign(1), "boris")
    assert evening.table.phase == "over"
    assert verify(evening.table.record()).is_fair
    assert code(evening, msg.Reveal(1, BORIS), "boris") == "table-bits-late"  # the record stays as it is


def test_real_dice_and_people_without_promises_need_no_bits() -> None:
    evening = Evening(dice="real")
    evening.seat_people("anna", "boris")
    assert code(evening, msg.Commit(0, fingerprint(ANNA)), "anna") == "table-no-bits"
    evening = Evening().started()
    assert not evening.table.is_mixing
    assert code(evening, msg.Commit(0, fingerprint(ANNA)), "anna") == "table-bits-late"
    assert code(evening, msg.Reveal(0, ANNA), "anna") == "table-bits-late"
    assert not any(name.startswith("mix") for name in evening.table.record().headers)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("mix-1", f":{ANNA}", f":{OTHER}"),  # other bits than promised
        ("mix-1", f"1:{fingerprint(ANNA)}:{ANNA}", f"1:{fingerprint(ANNA)}:-"),  # left out, though in time
        ("mix-1", f"1:{fingerprint(ANNA)}", "1:-"),  # opened without a promise
        ("mix-1", "2:", "3:"),  # nobody sits there
        ("mix-2", "1:", "2:"),  # who was left out is back
        ("mix-2", "", ""),  # gone
    ],
)
def test_a_record_with_other_bits_is_found_out(name: str, old: str, new: str) -> None:
    evening = promised()
    evening.say(msg.Reveal(0, ANNA), "anna")
    evening.tick(PATIENCE)
    evening.say(msg.Commit(0, fingerprint(OTHER)), "anna")
    evening.say(msg.Reveal(0, OTHER), "anna")
    evening.step()
    evening.say(msg.Resign(0), "anna")
    record = evening.table.record()
    assert verify(record).is_fair
    if old:
        assert old in record.headers[name]
        record.headers[name] = record.headers[name].replace(old, new)
    else:
        del record.headers[name]
    assert verify(record).code == "wrong-bits"


def test_bits_that_fit_a_promise_of_their_own_do_not_fit_the_throws() -> None:
    evening = promised()
    evening.say(msg.Reveal(0, ANNA), "anna")
    evening.say(msg.Reveal(1, BORIS), "boris")
    evening.step()
    evening.say(msg.Resign(0), "anna")
    record = evening.table.record()
    assert any(isinstance(event, Throw) for event in record.events)
    right = record.headers["mix-1"]
    record.headers["mix-1"] = right.replace(f"{fingerprint(BORIS)}:{BORIS}", f"{fingerprint(OTHER)}:{OTHER}")
    assert (verify(record).code, verify(record).wrong) == ("wrong-throw", 1)
    del record.headers["mix-1"]
    assert verify(record).code == "wrong-throw"
    for unreadable in ("1", "1:-", "1:x:-", f"{right} {right}", "0:-:-"):
        record.headers["mix-1"] = unreadable
        assert verify(record).code == "unreadable"
    record.headers |= {"mix-1": right, "words": "[]"}
    assert verify(record).code == "unreadable"


class MixingMachine(RuleBasedStateMachine):
    """Three devices promise, open, are silent and come too late; the server crashes; time passes."""

    @initialize()
    def sit_down(self) -> None:
        self.evening = Evening(seats=3, away_seconds=None)
        self.evening.seat_people("anna", "boris", "clara")
        self.numbers = itertools.count(1)
        self.drawn: dict[int, str] = {}
        self.opened_at_promise: dict[int, int] = {}

    @property
    def opened(self) -> int:
        return sum(isinstance(event, ev.Revealed) for event in self.evening.table.events)

    def try_to(self, message: msg.AnyMessage, seat: int) -> bool:
        try:
            self.evening.say(message, self.evening.owner(seat))
        except Refusal:
            return False
        return True

    @rule(seat=st.integers(0, 2))
    def promise(self, seat: int) -> None:
        bits = f"{next(self.numbers):032x}"
        if self.try_to(msg.Commit(seat, fingerprint(bits)), seat):
            self.drawn[seat], self.opened_at_promise[seat] = bits, self.opened

    @rule(seat=st.integers(0, 2))
    def open(self, seat: int) -> None:
        if seat in self.drawn:
            self.try_to(msg.Reveal(seat, self.drawn[seat]), seat)

    @rule()
    def start(self) -> None:
        if self.evening.table.phase == "lobby":
            self.evening.say(msg.Start())

    @rule(milliseconds=st.sampled_from([1, 4_000, 10_000]))
    def wait(self, milliseconds: int) -> None:
        self.evening.tick(milliseconds)

    @rule()
    def crash(self) -> None:
        events = self.evening.table.events
        self.evening.table = Table.restore("pine", self.evening.facts, SECRET, self.evening.now, lambda: SECRET)
        assert self.evening.table.events == events

    @invariant()
    def what_counts_was_promised_before_anything_of_its_round_was_opened(self) -> None:
        table = self.evening.table
        if table.phase != "playing":
            return
        rounds = table.mixing.rounds
        left_out = [event.seats for event in table.events if isinstance(event, ev.LeftOut)]
        assert len(rounds) - len(left_out) in (0, 1)
        for seat, share in rounds[-1].items() if len(rounds) > len(left_out) else ():
            opened_before = sum(share.bits != "" for round in rounds[:-1] for share in round.values())
            assert not share.hash or self.opened_at_promise[seat] == opened_before

    def teardown(self) -> None:
        """Whatever happened, the game can be played once the time is over, and its record verifies."""
        table = self.evening.table
        if table.phase == "lobby":
            self.evening.say(msg.Start())
        for _ in range(4):
            self.evening.tick(PATIENCE)
        assert not self.evening.table.is_mixing
        for _ in range(5):
            self.evening.step()
        self.evening.say(msg.Resign(0), "anna")
        self.evening.say(msg.Resign(1), "boris")
        assert verify(parse(self.evening.table.record().format())).is_fair


TestMixing = MixingMachine.TestCase
TestMixing.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
