"""Bots think beside the tables: one that finds no end delays nobody else, and none knows more than its seat may see."""

import asyncio
import math
import random

import pytest

from foxdice import bots, games
from foxdice.dice.arena.aiming import SHORT
from foxdice.dice.arena.text import parse_throw
from foxdice.dice.fair import Secret
from foxdice.server.workers import thinking
from foxdice.server.workers.pool import WorkerPool
from foxdice.server.workers.thinking import Thinking, choose
from foxdice.table import Table
from foxdice.table import events as ev
from foxdice.table import messages as msg
from tests.server.client import Client, open_table, play_seat, watching
from tests.server.conftest import Start
from tests.server.gate import Gate, wait_at_the_gate
from tests.table.conftest import say_to

ANNA, BORIS = "anna" * 10, "boris" * 8


def ponder(game_id: str, bot: str, state: str, seat: int, seed: int) -> tuple[str, str]:
    """Stand for `choose`, in the process of the bots: `random` waits for the gate before it chooses."""
    if bot == "random":
        wait_at_the_gate()
    return choose(game_id, bot, state, seat, seed)


@pytest.fixture
def pondering(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Let `random` think until the gate is opened."""
    monkeypatch.setattr(thinking, "choose", ponder)
    return gate


async def sit_down_with(client: Client, bot: str) -> None:
    """Play second to a bot."""
    await client.do("invite", seat=0, bot=bot)
    await client.do("join", seat=1, name="Guest")
    await client.do("start")


def test_a_bot_that_thinks_long_delays_no_other_table_and_no_other_bot(
    serving: Start, pondering: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LONGEST_THOUGHT_SECONDS", 600)

    async def evening(address: str) -> None:
        stuck, other = await open_table(address, ANNA), await open_table(address, BORIS)
        async with watching(address, stuck, ANNA) as anna, watching(address, other, BORIS) as boris:
            await sit_down_with(anna, "random")
            await sit_down_with(boris, "greedy")
            await play_seat(boris, 1, random.Random(1))
            assert boris.heard[-1]["type"] == "ended"
            assert not any(event["type"] == "chosen" for event in anna.heard)
            pondering.open()
            await play_seat(anna, 1, random.Random(1))
            assert anna.heard[-1]["type"] == "ended"

    with serving() as address:
        asyncio.run(evening(address))


@pytest.mark.usefixtures("pondering")
def test_a_bot_that_finds_no_end_does_not_keep_its_table_waiting_nor_the_server_from_ending(
    serving: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LONGEST_THOUGHT_SECONDS", 0)

    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await sit_down_with(anna, "random")
            await play_seat(anna, 1, random.Random(1))
            assert anna.heard[-1]["type"] == "ended"

    with serving() as address:
        asyncio.run(evening(address))


def with_bot(game: str, bot: str) -> tuple[Table, list[ev.AnyEvent]]:
    """Return a table at which a bot has to act, and its facts."""
    table, change = Table.open("table", msg.Open(game=game, seats=2), "host", 0, lambda: Secret(bytes(32), bytes(32)))
    facts = list(change.facts)
    for message in (msg.Join(0, "Anna"), msg.Invite(1, bot), msg.Start()):
        facts += table.handle(message, "host", 0).facts
    while not table.needs():
        facts += say_to(table, anything(table), "host", 0).facts
    return table, facts


def anything(table: Table) -> msg.Throw | msg.Choose:
    """Return something the first seat can do now."""
    game, state = table.game, table.state
    if game.node(state).kind == "throw":
        return msg.Throw(0)
    return msg.Choose(0, game.format_move(state, 0, game.legal(state, 0)[0]))


@pytest.mark.parametrize("game", ["clever", "cubed", "qwixx", "wurf"])
def test_what_a_bot_does_does_not_depend_on_the_seed(game: str) -> None:
    """The same table with two secrets: the same view, and other dice to come."""

    async def ask_all() -> None:
        mind = Thinking()
        try:
            for bot in bots.names(games.get(game)):
                table, facts = with_bot(game, bot)
                others = [Table.restore(table.id, facts, Secret(bytes([i] * 32), bytes(32)), 0) for i in (1, 2)]
                (need,) = table.needs()
                done = [await mind.think(one, need) for one in others]
                assert done[0] == done[1] == await mind.think(table, need)
        finally:
            mind.close()

    asyncio.run(ask_all())


def with_throwing_bot(bot: str) -> Table:
    """Return a table at which a bot has to throw by hand."""
    table, _ = with_bot("wurf", bot)
    while not (table.needs() and table.arena and table.arena.by_hand):
        say_to(table, table_throw(table), "host" if not table.needs() else None, 0)
    return table


def table_throw(table: Table) -> msg.Throw | msg.Choose:
    """Return something plain that whoever is on can do now."""
    if table.needs():
        seat, kind = table.needs()[0].seat, table.needs()[0].kind
        return msg.Throw(seat) if kind == "throw" else msg.Choose(seat, "stop")
    return anything(table)


def test_a_bot_throws_at_the_dice_as_they_lie() -> None:
    table = with_throwing_bot("greedy")
    arena = table.arena
    assert arena is not None

    async def ask() -> msg.Throw | msg.Choose:
        mind = Thinking()
        try:
            return (await mind.think(table, table.needs()[0])).message
        finally:
            mind.close()

    answer = asyncio.run(ask())
    assert isinstance(answer, msg.Throw)
    thrown = parse_throw(answer.gesture)
    assert thrown.dice == arena.due
    if arena.layout.dice:  # greedy hits one of them, a little short of its middle
        assert min(math.dist(thrown.aim, (die.x, die.y)) for die in arena.layout.dice) == pytest.approx(SHORT)
    assert table.due_cast(answer, None) is not None


def test_a_bot_that_fails_throws_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_throwing_bot("greedy")

    async def fail(*_: object) -> str:
        raise ArithmeticError

    monkeypatch.setattr(WorkerPool, "run", fail)
    answer, forfeit = asyncio.run(Thinking().think(table, table.needs()[0]))
    assert answer == msg.Throw(1)
    assert forfeit == "failed"
    assert table.due_cast(answer, None) is not None
