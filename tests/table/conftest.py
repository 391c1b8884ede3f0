"""A table with people at it, for tests."""

import random
from collections.abc import Callable

import pytest

from foxdice.dice.arena.casting import make
from foxdice.dice.fair import Secret
from foxdice.table import Change, Table
from foxdice.table import messages as msg

SECRET = Secret(bytes(range(32)), bytes(range(32, 64)))


def say_to(table: Table, message: msg.AnyMessage, who: str | None, now: int) -> Change:
    """Hand a message of somebody, or of a bot (None), to a table; dice that have to fly do so on the spot."""
    due = table.due_cast(message, who)
    if due:
        return table.land(due, make(due.cast), now)
    if who is not None:
        return table.handle(message, who, now)
    assert isinstance(message, msg.Throw | msg.Choose)
    return table.play_for(message, now)


class Evening:
    """A table, its store, and a clock that only tests move."""

    def __init__(self, **settings: object) -> None:
        opening = msg.Open(**({"game": "clever", "seats": 2} | settings))  # type: ignore[arg-type]
        self.now = 1_000_000
        self.table, change = Table.open("pine", opening, "host", self.now, lambda: SECRET)
        self.facts = list(change.facts)
        self.random = random.Random(5)

    def say(self, message: msg.AnyMessage, who: str = "host", after: int = 1) -> Change:
        self.now += after
        return self._keep(say_to(self.table, message, who, self.now))

    def connect(self, who: str) -> Change:
        return self._keep(self.table.connect(who, self.now))

    def tick(self, milliseconds: int = 0) -> Change:
        self.now += milliseconds
        return self._keep(self.table.tick(self.now))

    def _keep(self, change: Change) -> Change:
        self.facts += change.facts
        return change

    def seat_people(self, *owners: str) -> None:
        for seat, owner in enumerate(owners):
            self.say(msg.Join(seat, owner.title()), owner)

    def started(self, *owners: str) -> "Evening":
        self.seat_people(*(owners or ("anna", "boris")))
        self.say(msg.Start())
        return self

    def owner(self, seat: int) -> str:
        return self.table.seats[seat].owner

    def any_move(self, seat: int) -> str:
        game, state = self.table.game, self.table.state
        return game.format_move(state, seat, self.random.choice(game.legal(state, seat)))

    def step(self) -> Change:
        """Let whoever the game waits for go on: throw, or take any move; bots too."""
        table = self.table
        node = table.game.node(table.state)
        seat = table.game.thrower(table.state) if node.kind == "throw" else self.random.choice(node.players)
        assert seat is not None
        message: msg.Throw | msg.Choose
        if node.kind == "throw":
            message = msg.Throw(seat, self.real_throw() if table.settings.dice == "real" else "")
        else:
            message = msg.Choose(seat, self.any_move(seat))
        if table.seats[seat].is_played_by_bot:
            return self._keep(say_to(table, message, None, self.now))
        return self.say(message, self.owner(seat))

    def real_throw(self) -> str:
        request = self.table.game.request(self.table.state)
        return " ".join(f"{letter}{self.random.randint(1, 6)}" for letter in request.dice)

    def play_until(self, done: Callable[[], bool]) -> None:
        while not done():
            self.step()

    def play_to_the_end(self) -> None:
        self.play_until(lambda: self.table.phase == "over")

    def restored(self) -> Table:
        return Table.restore("pine", self.facts, SECRET, self.now)


@pytest.fixture
def evening() -> type[Evening]:
    return Evening
