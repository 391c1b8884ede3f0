"""What a page that knows the rules is told when it comes, and what it hears afterwards: enough, and no more."""

import asyncio
import gzip
import json
import random

import pytest

from tests.server.client import Client, Json, Mirror, open_table, play_seat, request, watching
from tests.server.conftest import Start

ANNA, BORIS, CARLA = "anna" * 10, "boris" * 8, "carla" * 8


def updates(client: Client) -> list[Json]:
    """Return all updates that a client was sent."""
    lines = [json.loads(line) for frame in client.frames for line in frame.split("\n")]
    return [line for line in lines if line["type"] == "update"]


def own_seats(client: Client) -> Json | None:
    """Return what a client was last told to be its own."""
    told: list[Json] = [update["yours"] for update in updates(client) if "yours" in update]
    return told[-1] if told else None


def test_everybody_hears_which_seats_are_their_own_and_nobody_elses_token(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, seats=3)
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            assert own_seats(anna) == {"seats": [], "host": True}
            assert own_seats(boris) == {"seats": [], "host": False}
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=2, name="Boris")
            await anna.do("start")
            await boris.until(len(anna.heard))
            assert own_seats(anna) == {"seats": [0], "host": True}
            assert own_seats(boris) == {"seats": [1], "host": False}  # the empty seat is gone
            async with watching(address, table, CARLA) as carla:
                assert own_seats(carla) == {"seats": [], "host": False}
                for client in (anna, boris, carla):
                    assert not any(event.get("owner") or event.get("host") for event in client.heard)

    with serving() as address:
        asyncio.run(evening(address))


@pytest.mark.parametrize("game", ["clever", "cubed", "qwixx:mixx-b", "wurf"])
def test_the_rules_a_table_is_played_by_can_be_fetched_for_good(serving: Start, game: str) -> None:
    async def evening(address: str) -> str:
        table = await open_table(address, ANNA, game=game)
        async with watching(address, table, ANNA) as anna:
            return str(updates(anna)[0]["rules"])

    with serving() as address:
        name = f"/rules/{game.replace(':', '-')}-{asyncio.run(evening(address))}"
        status, code, headers = request(address, "GET", f"{name}.wasm", headers={"Accept-Encoding": "gzip"})
        assert status == 200
        assert headers["content-type"] == "application/wasm"
        assert "immutable" in headers["cache-control"]
        assert gzip.decompress(code).startswith(b"\0asm")
        assert len(code) < 30_000
        assert json.loads(request(address, "GET", f"{name}.json")[1])["game"] == game
        assert request(address, "GET", "/rules/clever-0123456789abcdef.wasm")[0] == 404


def test_a_choice_made_at_the_same_time_travels_to_nobody_else(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="qwixx")
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("start")
            await anna.do("throw", seat=0)
            await boris.until(len(anna.heard))
            heard = len(boris.frames)
            mirror = Mirror()
            mirror.follow(anna.heard)
            said = mirror.what_now([], 0, random.Random(1))
            assert said
            await anna.do(**said)
            assert [chosen["move"] for chosen in anna.held] == [said["move"]]
            async with watching(address, table, CARLA) as carla, watching(address, table, BORIS) as again:
                for other in (carla, again):
                    assert not other.held
                    assert not any(event["type"] == "chosen" for event in other.heard)
            async with watching(address, table, ANNA) as anna_again:  # but whoever chose is told again
                assert anna_again.held == anna.held
            assert not any('"chosen"' in frame for frame in boris.frames[heard:])

    with serving() as address:
        asyncio.run(evening(address))


def test_a_game_in_the_arena_says_where_the_dice_lie_with_every_event(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="wurf")
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("invite", seat=1, bot="greedy")
            await anna.do("start")
            await play_seat(anna, 0, random.Random(2), moves=3)
            told = [update["arena"] for update in updates(anna) if "arena" in update]
            thrown = next(event for event in reversed(anna.heard) if event.get("flight"))
            assert told
            assert any(arena["thrown"] and arena["thrown"]["gesture"] == thrown["gesture"] for arena in told)
            async with watching(address, table) as late:  # the way of the latest throw only
                welcome = updates(late)[0]  # the bot may have thrown again since
                assert "arena" in welcome
                assert sum("flight" in event for event in welcome["events"]) == 1

    with serving() as address:
        asyncio.run(evening(address))


def test_a_move_takes_few_bytes(serving: Start) -> None:
    async def evening(address: str) -> tuple[int, int]:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("start")
            before = sum(map(len, boris.frames)), len(boris.heard)
            chance = random.Random(4)
            await asyncio.gather(play_seat(anna, 0, chance), play_seat(boris, 1, chance))
            return sum(map(len, boris.frames)) - before[0], len(boris.heard) - before[1]

    with serving() as address:
        sent, events = asyncio.run(evening(address))
    assert sent / events < 300
