"""The same clients at a table with an arena: dice that land late, twice or never, among everything else they do."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from foxdice.dice.arena.casting import Landing, make
from foxdice.dice.arena.plans import KINDS, plan
from foxdice.dice.arena.text import format_throw
from foxdice.games import GameError
from foxdice.games.wurf.dice.counting import lying_faces
from foxdice.table import DueCast
from foxdice.table import messages as msg
from tests.table.test_table_machine import TOKENS, Client, TableMachine


class ArenaMachine(TableMachine):
    """A table with two or three seats, and dice in the air."""

    @initialize(players=st.integers(2, 3), rated=st.booleans())
    def sit_down(self, players: int, rated: bool) -> None:
        self.flying: list[tuple[DueCast, Landing]] = []
        self.open(msg.Open(game="wurf", seats=players, rated=rated))

    def throw(self, seat: int, number: int) -> msg.Throw:
        """Throw in all sorts of ways: plainly, or by hitting or gathering what lies."""
        arena = self.table.arena
        assert arena is not None
        if not arena.by_hand or len(arena.due) > 1 or number % 4 == 0:
            return msg.Throw(seat)
        throw = plan(KINDS[number % 3], arena.layout, arena.due[0], 0.8 + number % 5 / 2)
        return msg.Throw(seat, gesture=format_throw(throw))

    def correct(self, number: int) -> None:
        """Nothing is typed in here."""

    @precondition(TableMachine.is_playing)
    @rule(number=st.integers(0, 100))
    def throw_and_wait(self, number: int) -> None:
        """Dice are thrown, but for now they do not land."""
        seat = self.table.game.thrower(self.table.state)
        if seat is not None and self.table.game.node(self.table.state).kind == "throw":
            due = self.table.due_cast(self.throw(seat, number), self.table.seats[seat].owner)
            if due:
                self.flying.append((due, make(due.cast)))

    @rule(at=st.integers(0, 5))
    def land(self, at: int) -> None:
        """Dice land, maybe once more: they count if the arena is as it was, and otherwise change nothing."""
        if not self.flying:
            return
        due, landing = self.flying[at % len(self.flying)]
        before, record = self.look_of_all(), self.table.record()
        self.now += 1
        try:
            change = self.table.land(due, landing, self.now)
        except GameError as refusal:
            assert all(refusal.say(language) for language in ("en", "de", "ru"))
            assert (before, record) == (self.look_of_all(), self.table.record())
            return
        self.keep(due.message, change)

    @rule(token=st.sampled_from((*TOKENS, "thief")), seat=st.integers(-2, 5), text=st.text(max_size=70))
    def send_gestures(self, token: str, seat: int, text: str) -> None:
        client = self.clients.get(token) or Client(token)
        for gesture in (text + "?", f"1 aim={text} strength=2", "0 " * 600):
            assert self.send(client, msg.Throw(seat, gesture=gesture)) is None

    @invariant()
    def dice_lie_as_the_rules_have_it(self) -> None:
        if self.table.phase == "playing":
            arena = self.table.arena
            assert arena is not None
            assert sorted(die.face for die in arena.layout.dice) == lying_faces(self.table.state.arena)


TestArenaMachine = ArenaMachine.TestCase
TestArenaMachine.settings = settings(
    max_examples=12, stateful_step_count=20, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
