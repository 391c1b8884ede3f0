"""Der große Wurf over the wire: thrown by gesture, simulated beside the event loop, and checked afterwards."""

import asyncio
import base64
import json
import os
import random
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace

import msgspec
import pytest

from foxdice.core.record import parse
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.plans import KINDS, plan
from foxdice.dice.arena.text import format_throw, parse_throw
from foxdice.dice.arena.throw import Throw
from foxdice.dice.arena.trajectory import decode
from foxdice.server.realtime.bot_seats import is_watched
from foxdice.server.realtime.hub import Hub
from foxdice.server.realtime.room import Room
from foxdice.table import Table
from foxdice.table import messages as msg
from foxdice.table.arena_look import ArenaLook
from foxdice.table.verify import verify
from tests.server.client import PATIENCE, Client, Json, Refused, look_at, open_table, play_seat, request, watching
from tests.server.conftest import Start
from tests.server.holding import holding
from tests.table.conftest import say_to

ANNA, BORIS = "anna" * 10, "boris" * 8


async def arena_of(address: str, table: str) -> ArenaLook:
    """Return the arena as a page that comes is told it."""
    async with watching(address, table) as page:
        return msgspec.convert(json.loads(page.frames[0].split("\n")[0])["arena"], ArenaLook)


def gesture(arena: ArenaLook, chance: random.Random) -> str:
    """Write a throw as a page does, from nothing but the scene."""
    if not arena.by_hand:
        return ""
    layout = Layout(tuple(LyingDie(die.die, die.x, die.y, die.yaw, die.face) for die in arena.lying))
    if len(arena.hand) > 1:
        return format_throw(Throw(arena.hand, (0.0, 0.0), chance.uniform(0.8, 2.5)))
    return format_throw(plan(chance.choice(KINDS), layout, arena.hand[0], chance.uniform(0.8, 3.0)))


async def throw_by_gesture(address: str, table: str, client: Client, seat: int, chance: random.Random) -> None:
    """Play a seat to the end, looking at the scene before every throw."""
    while (look := await look_at(address, table))["phase"] == "playing":
        await client.until(look["version"])
        game = look["game"]
        if game["waits_for"] == "throw" and game["waiting"] == [seat]:
            arena = await arena_of(address, table)
            await client.do("throw", seat=seat, gesture=gesture(arena, chance))
        elif game["waiting"] == [seat]:
            await client.do("choose", seat=seat, move=chance.choice(["throw", "throw", "stop"]))
        else:
            await client.until(look["version"] + 1)


async def sit_down(anna: Client, boris: Client) -> None:
    await anna.do("join", seat=0, name="Anna")
    await boris.do("join", seat=1, name="Boris")
    await anna.do("start")


def throws_in(heard: list[Json]) -> list[Json]:
    return [event for event in heard if event["type"] == "thrown"]


def test_a_game_thrown_by_gesture_verifies_and_a_changed_one_does_not(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="wurf")
        async with (
            watching(address, table, ANNA) as anna,
            watching(address, table, BORIS) as boris,
        ):
            await sit_down(anna, boris)
            await asyncio.gather(
                throw_by_gesture(address, table, anna, 0, random.Random(1)),
                throw_by_gesture(address, table, boris, 1, random.Random(2)),
            )
            await boris.until(len(anna.heard))
            thrown = throws_in(anna.heard)
            by_hand = [event for event in thrown if "gesture" in event]
            assert all(decode_flight(event) for event in by_hand)
            assert any(parse_throw(event["gesture"]).moved for event in by_hand)
        text = request(address, "GET", f"/api/tables/{table}/record")[1].decode()
        record = parse(text)
        assert record.format() == text
        assert record.headers["dice"] == "physical"
        assert verify(record).is_fair
        _, answer, _ = request(address, "POST", "/api/verify", {"record": text})
        assert json.loads(answer) == {
            "fair": True,
            "code": "fair",
            "text": verify(record).say(),
            "throws": len(thrown),
            "wrong": None,
            "helped": [],
        }
        first = by_hand[0]["gesture"]
        stronger = format_throw(replace(parse_throw(first), strength=3.5))
        changed = text.replace(first, stronger, 1)
        _, answer, _ = request(address, "POST", "/api/verify", {"record": changed, "language": "ru"})
        assert (json.loads(answer)["fair"], json.loads(answer)["wrong"]) == (False, 2)

    with serving() as address:
        asyncio.run(evening(address))


def decode_flight(event: Json) -> bool:
    return len(decode(base64.b64decode(event["flight"])).steps) > 10


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hard, please", "arena-unreadable-throw"),
        ("1 aim=0,0 strength=9 direction=90 fall=50 height=160 spin=0 moved=-", "arena-strength"),
        ("1 aim=0,1e999 strength=2 direction=90 fall=50 height=160 spin=0 moved=-", "arena-aim"),
        ("7 aim=0,0 strength=2 direction=90 fall=50 height=160 spin=0 moved=-", "arena-wrong-dice"),
        ("1+2 aim=0,0 strength=2 direction=90 fall=50 height=160 spin=0 moved=-", "arena-wrong-dice"),
        ("1 aim=0,0 strength=2 direction=90 fall=50 height=160 spin=0 moved=5:2@0,0/0", "arena-not-lying"),
        ("x" * 2000, "table-too-long"),
    ],
)
def test_a_gesture_that_no_hand_can_make_is_refused_and_changes_nothing(serving: Start, text: str, code: str) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="wurf")
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await sit_down(anna, boris)
            with pytest.raises(Refused, match="arena-no-hand"):
                await anna.do("throw", seat=0, gesture="1 aim=0,0")  # the start die falls by itself
            await anna.do("throw", seat=0)
            before = await arena_of(address, table)
            with pytest.raises(Refused, match=code):
                await anna.do("throw", seat=0, gesture=text)
            assert await arena_of(address, table) == before
            assert len(throws_in(anna.heard)) == 1
            await anna.do("throw", seat=0)
            assert len(throws_in(anna.heard)) == 2

    with serving() as address:
        asyncio.run(evening(address))


def test_bots_throw_by_gesture_too(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="wurf", seats=3)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("invite", seat=1, bot="steady")
            await anna.do("invite", seat=2, bot="greedy")
            await anna.do("start")
            await play_seat(anna, 0, random.Random(3))
            by_bots = [event for event in throws_in(anna.heard) if event["seat"] and "gesture" in event]
            assert any(parse_throw(event["gesture"]).strength == 3.0 for event in by_bots)  # as steady likes it
            assert any(parse_throw(event["gesture"]).aim != (0.0, 0.0) for event in by_bots)
        text = request(address, "GET", f"/api/tables/{table}/record")[1].decode()
        assert verify(parse(text)).is_fair

    with serving() as address:
        asyncio.run(evening(address))


# ------------------------------------------------------------------ while dice fly


@asynccontextmanager
async def ready_to_throw(address: str) -> AsyncIterator[tuple[str, Client, Client]]:
    """Open a table, sit down and lay the start die: now Anna's hand has to throw."""
    table = await open_table(address, ANNA, game="wurf")
    async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
        await sit_down(anna, boris)
        await anna.do("throw", seat=0)
        yield table, anna, boris


def test_while_dice_fly_nobody_else_waits(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The throw is held in another process; at another table a whole game is played meanwhile."""

    async def evening(address: str) -> None:
        async with holding(monkeypatch) as held, ready_to_throw(address) as (table, anna, boris):
            throwing = asyncio.create_task(anna.do("throw", seat=0))
            flying = await held.next()
            assert flying.process != os.getpid()
            other = await open_table(address, BORIS, seats=1)
            async with watching(address, other, BORIS) as alone:
                await alone.do("join", seat=0, name="Boris")
                await alone.do("start")
                await play_seat(alone, 0, random.Random(1))
                assert alone.heard[-1]["type"] == "ended"
            assert (await arena_of(address, table)).hand == (1,)  # one can look meanwhile
            assert not throwing.done()
            flying.let_go()
            await throwing
            await boris.until(len(anna.heard))
            assert len(throws_in(boris.heard)) == 2

    with serving() as address:
        asyncio.run(evening(address))


def test_what_is_said_while_dice_fly_waits_its_turn(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(address: str) -> None:
        async with holding(monkeypatch) as held, ready_to_throw(address) as (_, anna, boris):
            said = [
                asyncio.create_task(anna.do("throw", seat=0)),
                asyncio.create_task(anna.do("throw", seat=0)),  # tapped twice
                asyncio.create_task(boris.do("undo", seat=1)),
                asyncio.create_task(anna.do("choose", seat=0, move="nonsense")),
            ]
            (await held.next()).let_go()
            thrown, *others = await asyncio.gather(*said, return_exceptions=True)
            assert isinstance(thrown, dict)
            assert [event["type"] for event in thrown["events"]] == ["thrown"]
            assert all(isinstance(answer, Refused | dict) for answer in others)
            assert isinstance(others[1], Refused)
            assert isinstance(others[2], Refused)
            await boris.until(len(anna.heard))
            assert anna.heard == boris.heard

    with serving() as address:
        asyncio.run(evening(address))


def test_a_killed_process_costs_nothing_and_killed_twice_only_the_throw(
    serving: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(address: str) -> None:
        async with holding(monkeypatch) as held, ready_to_throw(address) as (_, anna, _boris):
            throwing = asyncio.create_task(anna.do("throw", seat=0))
            for _ in range(2):
                (await held.next()).kill()
            with pytest.raises(Refused, match="server-arena"):
                await throwing
            assert len(throws_in(anna.heard)) == 1
            throwing = asyncio.create_task(anna.do("throw", seat=0))
            (await held.next()).kill()
            (await held.next()).let_go()
            await throwing
            assert len(throws_in(anna.heard)) == 2

    with serving() as address:
        asyncio.run(evening(address))


def test_a_server_that_stops_lets_dice_land_and_answers_first(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stopping = threading.Event()
    once_answered = Hub.once_answered

    def notice(hub: Hub, room: Room, then: Callable[[], None]) -> None:
        once_answered(hub, room, then)
        stopping.set()

    monkeypatch.setattr(Hub, "once_answered", notice)

    async def evening(server: ExitStack) -> None:
        address = server.enter_context(serving())
        async with holding(monkeypatch) as held, ready_to_throw(address) as (_, anna, boris):
            throwing = asyncio.create_task(anna.do("throw", seat=0))
            asking = asyncio.create_task(boris.do("undo", seat=1))
            flying = await held.next()
            ended = asyncio.create_task(asyncio.to_thread(server.close))
            assert await asyncio.to_thread(stopping.wait, PATIENCE)
            flying.let_go()
            assert [event["type"] for event in (await throwing)["events"]] == ["thrown"]
            with pytest.raises(Refused, match="table-stale"):
                await asking
            await ended

    with ExitStack() as server:
        asyncio.run(evening(server))


def test_a_newcomer_is_shown_the_latest_flight_and_not_all_of_them(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="wurf")
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await sit_down(anna, boris)
            await asyncio.gather(play_seat(anna, 0, random.Random(1)), play_seat(boris, 1, random.Random(2)))
            async with watching(address, table) as newcomer:
                await newcomer.until(len(anna.heard))
                flights = [event for event in throws_in(newcomer.heard) if "flight" in event]
                assert len(flights) == 1
            latest = (await arena_of(address, table)).thrown
            assert latest is not None
            assert latest.gesture == flights[0]["gesture"]
            assert len(decode(base64.b64decode(flights[0]["flight"])).steps[0]) == len(latest.falls)

    with serving() as address:
        asyncio.run(evening(address))


def test_bots_wait_while_dice_in_flight() -> None:
    table, _ = Table.open("table", msg.Open(game="wurf", seats=2), ANNA, 0)
    for seat in range(2):
        table.handle(msg.Join(seat, f"Player {seat + 1}"), ANNA, 0)
    table.handle(msg.Start(), ANNA, 0)
    say_to(table, msg.Throw(0), ANNA, 0)
    assert not is_watched(table)  # the start die is laid
    say_to(table, msg.Throw(0), ANNA, 0)
    assert is_watched(table)
