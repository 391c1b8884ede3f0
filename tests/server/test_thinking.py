"""What bots at a table are shown, and what becomes of those that fail."""

import asyncio
from collections.abc import Callable

import pytest

from foxdice.dice.arena.text import parse_throw
from foxdice.dice.fair import Secret
from foxdice.server import thinking
from foxdice.server.beside import Beside
from foxdice.table import Table
from foxdice.table import messages as msg
from tests.table.conftest import Evening


def against_a_bot(game: str, bot: str) -> Evening:
    """Seat somebody and a bot, and play until the bot has to do something that takes thought."""
    evening = Evening(game=game, seats=2)
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.Invite(1, bot))
    evening.say(msg.Start())
    evening.play_until(lambda: bool(evening.table.needs()) and thinks(evening.table))
    return evening


def thinks(table: Table) -> bool:
    arena = table.arena
    return arena.by_hand if arena and table.needs()[0].kind == "throw" else table.needs()[0].kind == "choose"


class Asked:
    """Stands for the process of the bots and keeps what it was asked."""

    def __init__(self) -> None:
        self.questions: list[tuple[object, ...]] = []

    async def run(self, work: Callable[..., str], *question: object) -> str:
        self.questions.append((work.__name__, *question))
        return work(*question)


def ask(table: Table, patch: pytest.MonkeyPatch) -> tuple[msg.Throw | msg.Choose, tuple[object, ...]]:
    asked = Asked()
    patch.setattr(Beside, "run", lambda _self, work, *question: asked.run(work, *question))
    answer = asyncio.run(thinking.Thinking().think(table, table.needs()[0]))
    (question,) = asked.questions
    return answer, question


@pytest.mark.parametrize(
    ("game", "bot"), [("clever", "random"), ("qwixx", "greedy"), ("wurf", "random"), ("wurf", "steady")]
)
def test_a_bot_is_asked_the_same_and_does_the_same_whatever_the_seed(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = against_a_bot(game, bot)
    other = Table.restore("pine", evening.facts, Secret(bytes(32), bytes(32)), evening.now)
    assert ask(evening.table, monkeypatch) == ask(other, monkeypatch)


def test_a_thrower_is_shown_where_the_dice_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = against_a_bot("wurf", "greedy")
    answer, question = ask(evening.table, monkeypatch)
    arena = evening.table.arena
    assert arena is not None
    assert isinstance(answer, msg.Throw)
    assert parse_throw(answer.gesture).dice == arena.due
    assert any(f"{die.die}:{die.face}@" in str(question) for die in arena.layout.dice) == bool(arena.layout.dice)
    assert evening.table.due_cast(answer, None) is not None


@pytest.mark.parametrize("game", ["clever", "wurf"])
def test_a_bot_that_fails_does_something_plain(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = against_a_bot(game, "greedy").table

    async def fail(*_: object) -> str:
        raise ArithmeticError

    monkeypatch.setattr(Beside, "run", fail)
    answer = asyncio.run(thinking.Thinking().think(table, table.needs()[0]))
    if isinstance(answer, msg.Throw):
        assert answer == msg.Throw(1)
        assert table.due_cast(answer, None) is not None
    else:
        table.play_for(answer, 0)
