"""Clients that move, undo, duplicate, drop, reconnect, act out of turn and send garbage; and a server that crashes.

The model is small: the plays that were accepted, by seat and order of acceptance. Whatever happens, the record is what
the model says, everybody has heard a gapless beginning of the same events, and the finished game verifies.
"""

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from foxdice.core.record import Move, Playthrough, Throw
from foxdice.games import GameError
from foxdice.table import Change, Refusal, Table
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.look import look
from foxdice.table.verify import verify
from tests.table.conftest import SECRET, say_to

TOKENS = ("anna", "boris", "clara")


class Client:
    """Somebody with a token, a connection that may be down, and the events heard so far."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.heard: list[ev.AnyEvent] = []
        self.online = True
        self.last: msg.AnyMessage | None = None


def plainly(event: ev.AnyEvent) -> ev.AnyEvent:
    """Return an event without what only the latest throw into an arena keeps."""
    return msgspec.structs.replace(event, rest="", flight="", arena="") if isinstance(event, ev.Thrown) else event


class TableMachine(RuleBasedStateMachine):
    """Three clients, one of whom may sit on two seats, and one table."""

    @initialize(players=st.integers(1, 4), dice=st.sampled_from(["fair", "real"]), rated=st.booleans())
    def sit_down(self, players: int, dice: str, rated: bool) -> None:
        self.open(msg.Open(game="clever", seats=players, dice=dice, rated=rated))

    def open(self, opening: msg.Open) -> None:
        """Open a table, take all seats and begin."""
        self.now = 1_000
        self.table, change = Table.open("pine", opening, "anna", self.now, lambda: SECRET)
        self.stored = [msgspec.json.encode(fact) for fact in change.facts]
        self.clients = {token: Client(token) for token in TOKENS}
        self.model: list[tuple[int | None, str]] = []  # seat (None: dice) and text
        self.deliver(change)
        for seat in range(opening.seats):
            self.send(self.clients[TOKENS[seat % 3]], msg.Join(seat, f"Player {seat}"))
        self.send(self.clients["anna"], msg.Start())

    # ------------------------------------------------------------------ the wire

    def send(self, client: Client, message: msg.AnyMessage) -> Change | None:
        """Hand a message to the table and tell everybody what happened; None when it was refused."""
        self.now += 1
        client.last = message
        version, state = self.table.version, self.look_of_all()
        window, several = self.window()
        try:
            change = say_to(self.table, message, client.token, self.now)
        except GameError as refusal:
            words = refusal.say("ru")
            assert words
            assert (version, state) == (self.table.version, self.look_of_all())
            return None
        self.keep(message, change)
        if isinstance(message, msg.Choose) and several and self.window()[0] == window:
            assert change.events == []  # somebody still has to choose without knowing this
        if not change.events:  # hidden: nobody else can tell that anything happened
            after = self.look_of_all()
            assert {who: seen for who, seen in state.items() if who != client.token} == {
                who: seen for who, seen in after.items() if who != client.token
            }
        return change

    def keep(self, message: msg.AnyMessage, change: Change) -> None:
        """Store what happened and tell everybody."""
        self.note(message)
        self.stored += [msgspec.json.encode(fact) for fact in change.facts]
        self.deliver(change)

    def window(self) -> tuple[tuple[int, ...], bool]:
        """Return the moment of the game, and whether several choose now."""
        if self.table.phase != "playing":
            return (), False
        game, state = self.table.game, self.table.state
        return game.window(state), len(game.node(state).players) > 1

    def look_of_all(self) -> dict[str, bytes]:
        return {who: msgspec.json.encode(look(self.table, who, 0)) for who in (*TOKENS, "spectator")}

    def deliver(self, change: Change) -> None:
        for client in self.clients.values():
            if client.online:
                client.heard += ev.public(change.events)

    def note(self, message: msg.AnyMessage) -> None:
        """Keep the model: it knows nothing but what was said."""
        if isinstance(message, msg.Throw):
            # What fair dice show is the table's to say; a later test verifies it against the seed.
            event = self.table.events[-1]
            thrown = event if isinstance(event, ev.Thrown) else self.table.events[-2]
            assert isinstance(thrown, ev.Thrown)
            self.model.append((None, thrown.text))
        elif isinstance(message, msg.Correct):
            self.model[-1] = (None, message.text)
        elif isinstance(message, msg.Choose):
            self.model.append((message.seat, message.move))
        elif isinstance(message, msg.Undo):
            last = max(at for at, (seat, _) in enumerate(self.model) if seat == message.seat)
            # Whoever plays alone with fair dice goes back behind throws too, and these go with the choice.
            settings = self.table.settings
            is_free = len(self.table.seats) == 1 and settings.dice == "fair" and not settings.rated
            del self.model[last : None if is_free else last + 1]

    # ------------------------------------------------------------------ what clients do

    def is_playing(self) -> bool:
        return self.table.phase == "playing"

    def owner(self, seat: int) -> Client:
        return self.clients[self.table.seats[seat].owner]

    def throw(self, seat: int, number: int) -> msg.Throw:
        """Return the message of a throw that is due."""
        return msg.Throw(seat, self.dice_text(number))

    def dice_text(self, number: int) -> str:
        dice = self.table.game.request(self.table.state).dice
        if self.table.settings.dice != "real":
            return ""
        return " ".join(f"{letter}{(number >> 2 * place) % 6 + 1}" for place, letter in enumerate(dice))

    @precondition(is_playing)
    @rule(number=st.integers(0, 10**6), steps=st.integers(1, 12))
    def go_on(self, number: int, steps: int) -> None:
        """Throw or choose as the game wants it, a few times."""
        game = self.table.game
        for step in range(steps):
            node = game.node(self.table.state)
            if node.kind == "throw":
                seat = game.thrower(self.table.state)
                assert seat is not None
                assert self.send(self.owner(seat), self.throw(seat, number + step))
            elif node.kind == "decision":
                seat = node.players[(number + step) % len(node.players)]
                moves = game.legal(self.table.state, seat)
                move = game.format_move(self.table.state, seat, moves[(number * 31 + step) % len(moves)])
                assert self.send(self.owner(seat), msg.Choose(seat, move))

    @precondition(is_playing)
    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        if seat < len(self.table.seats):
            may = self.table.can_undo(seat)
            assert (self.send(self.owner(seat), msg.Undo(seat)) is not None) == may

    @precondition(is_playing)
    @rule(number=st.integers(0, 10**6))
    def correct(self, number: int) -> None:
        text = " ".join(f"{letter}{(number >> place) % 6 + 1}" for place, letter in enumerate("wybgop"))
        self.send(self.owner(0), msg.Correct(0, text))

    @rule(token=st.sampled_from(TOKENS))
    def say_it_twice(self, token: str) -> None:
        """A message arrives again: it is refused, or it is a choice that is legal once more."""
        client = self.clients[token]
        if isinstance(client.last, msg.Choose | msg.Undo | msg.Throw | msg.Join | msg.Start):
            self.send(client, client.last)

    @rule(token=st.sampled_from((*TOKENS, "thief")), seat=st.integers(-2, 5), text=st.text(max_size=70))
    def send_garbage(self, token: str, seat: int, text: str) -> None:
        client = self.clients.get(token) or Client(token)
        garbage: list[msg.AnyMessage] = [
            msg.Choose(seat, text),
            msg.Throw(seat, text + "?"),
            msg.Join(seat, text),
            msg.Mix(seat, text),
            msg.Invite(seat, text),
            msg.Leave(seat),
            msg.Back(7),
        ]
        for message in garbage:
            assert self.send(client, message) is None

    @precondition(is_playing)
    @rule(token=st.sampled_from((*TOKENS, "thief")))
    def act_out_of_turn(self, token: str) -> None:
        """Whoever does not own the seat cannot move for it, however legal the move."""
        node = self.table.game.node(self.table.state)
        for seat in node.players:
            if self.table.seats[seat].owner != token:
                text = self.table.game.format_move(
                    self.table.state, seat, self.table.game.legal(self.table.state, seat)[0]
                )
                with pytest.raises(Refusal) as caught:
                    self.table.handle(msg.Choose(seat, text), token, self.now)
                assert caught.value.code == "table-not-your-seat"

    @rule(token=st.sampled_from(TOKENS))
    def lose_connection(self, token: str) -> None:
        self.clients[token].online = False

    @rule(token=st.sampled_from(TOKENS))
    def reconnect(self, token: str) -> None:
        client = self.clients[token]
        if not client.online:
            client.heard += self.table.since(len(client.heard))
            client.online = True

    @rule()
    def crash(self) -> None:
        """The server starts again from what it stored."""
        before = self.look_of_all()
        facts = [msgspec.json.decode(text, type=ev.AnyEvent) for text in self.stored]
        events = self.table.events
        self.table = Table.restore("pine", facts, SECRET, self.now, lambda: SECRET)
        assert self.table.events == events
        assert self.look_of_all() == before

    # ------------------------------------------------------------------ what always holds

    @invariant()
    def everybody_heard_the_same(self) -> None:
        everything = [plainly(event) for event in self.table.since(0)]
        for client in self.clients.values():
            assert [plainly(event) for event in client.heard] == everything[: len(client.heard)]
            assert not client.online or len(client.heard) == len(everything)

    @invariant()
    def the_record_is_what_was_said(self) -> None:
        """The plays of the model, one after the other, give the state of the table; the order of arrival is gone."""
        playthrough = Playthrough(self.table.game, len(self.table.seats))
        for seat, text in self.model:
            playthrough.play(Throw(text) if seat is None else Move(seat, text))
        assert playthrough.state == self.table.state
        shown = [str(event).partition(" | ")[0] for event in self.table.record().events]
        assert shown == [str(event) for event in playthrough.record.events][: len(shown)]

    def teardown(self) -> None:
        """Play to the end; the record is right, and it verifies."""
        if not hasattr(self, "table"):
            return
        while self.table.phase == "playing":
            self.go_on(12345, 1)
        record = self.table.record()
        assert verify(record).code == ("not-fair-dice" if self.table.settings.dice == "real" else "fair")
        self.the_record_is_what_was_said()


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
