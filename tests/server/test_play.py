"""People and bots play over the wire."""

import asyncio
import json
import random

import pytest

from foxdice.core.record import parse
from foxdice.table.verify import verify
from tests.server.client import Refused, look_at, open_table, play_seat, request, watching
from tests.server.conftest import Start

ANNA, BORIS, CLARA = "anna" * 10, "boris" * 8, "clara" * 8


def test_two_people_play_a_game_and_it_verifies(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("mix", seat=0, words="лиса")
            await anna.do("start")
            await asyncio.gather(play_seat(anna, 0, random.Random(1)), play_seat(boris, 1, random.Random(2)))
            await boris.until(len(anna.heard))
            assert anna.heard == boris.heard
            assert anna.heard[-1]["type"] == "ended"
        status, text, _ = request(address, "GET", f"/api/tables/{table}/record")
        assert status == 200
        assert verify(parse(text.decode())).is_fair
        asked = {"record": text.decode(), "language": "de"}
        status, verdict, _ = request(address, "POST", "/api/verify", asked)
        assert json.loads(verdict)["fair"]

    with serving() as address:
        asyncio.run(evening(address))


def test_three_choose_at_once_and_nobody_hears_it_early(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, seats=3)
        async with (
            watching(address, table, ANNA) as anna,
            watching(address, table, BORIS) as boris,
            watching(address, table, CLARA) as clara,
        ):
            for seat, client in enumerate((anna, boris, clara)):
                await client.do("join", seat=seat, name=f"P{seat}")
            await anna.do("start")
            seats = [play_seat(client, seat, random.Random(seat)) for seat, client in enumerate((anna, boris, clara))]
            await asyncio.gather(*seats)
            for client in (boris, clara):
                await client.until(len(anna.heard))
            assert anna.heard == boris.heard == clara.heard
        _, text, _ = request(address, "GET", f"/api/tables/{table}/record")
        assert verify(parse(text.decode())).is_fair

    with serving() as address:
        asyncio.run(evening(address))


def test_bots_play_their_seats_and_a_look_shows_everything(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("invite", seat=1, bot="greedy")
            with pytest.raises(Refused, match="unknown-bot"):
                await anna.do("invite", seat=1, bot="hal")
            await anna.do("start")
            while (look := await look_at(address, table, ANNA))["phase"] == "playing":  # does what it is shown
                await anna.until(look["version"])
                game = look["game"]
                if game["waits_for"] == "throw" and game["waiting"] == [0]:
                    await anna.do("throw", seat=0)
                elif game["options"]:
                    await anna.do("choose", seat=0, move=game["options"][0]["move"])
                else:
                    await anna.until(look["version"] + 1)
        assert anna.heard[-1]["type"] == "ended"
        status, svg, headers = request(address, "GET", f"/api/tables/{table}/sheets/1?language=ru")
        assert (status, svg[:4]) == (200, b"<svg")
        assert headers["content-type"].startswith("image/svg+xml")

    with serving() as address:
        asyncio.run(evening(address))


def test_who_comes_back_gets_exactly_what_was_missed_and_a_restart_loses_nothing(serving: Start) -> None:
    heard: list[dict[str, object]] = []
    other: list[dict[str, object]] = []

    async def first_half(address: str) -> str:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA, heard) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("start")
            playing = asyncio.create_task(play_seat(boris, 1, random.Random(2)))
            await play_seat(anna, 0, random.Random(1), moves=10)
            playing.cancel()
        return table

    async def second_half(address: str, table: str) -> None:
        async with watching(address, table, ANNA, heard) as anna, watching(address, table, BORIS, other) as boris:
            assert heard == other[: len(heard)]
            await asyncio.gather(play_seat(anna, 0, random.Random(1)), play_seat(boris, 1, random.Random(2)))

    with serving() as address:
        table = asyncio.run(first_half(address))
    with serving() as address:
        asyncio.run(second_half(address, table))
        _, text, _ = request(address, "GET", f"/api/tables/{table}/record")
        assert verify(parse(text.decode())).is_fair
        _, mine, _ = request(address, "GET", "/api/tables", token=BORIS)
        assert [(one["table"], one["phase"]) for one in json.loads(mine)["tables"]] == [(table, "over")]


def test_a_rematch_and_the_record_of_the_first_game(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, seats=1)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            for game in (1, 2):
                await anna.do("start")
                await play_seat(anna, 0, random.Random(game))
                if game == 1:
                    await anna.do("rematch")
        records = []
        for game in (1, 2):
            status, text, _ = request(address, "GET", f"/api/tables/{table}/record?game={game}")
            assert status == 200
            record = parse(text.decode())
            assert verify(record).is_fair
            records.append(record)
        assert records[0].headers["commitment"] != records[1].headers["commitment"]
        assert request(address, "GET", f"/api/tables/{table}/record?game=3")[0] == 404

    with serving() as address:
        asyncio.run(evening(address))


@pytest.mark.parametrize("game", ["clever", "wurf"])
def test_after_many_rematches_a_newcomer_hears_this_game_alone_and_every_game_can_be_looked_at(
    serving: Start, game: str
) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game=game)
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            for number in range(5):
                await anna.do("start")
                if number % 2:  # the one who begins changes
                    await boris.do("throw", seat=0)
                else:
                    await anna.do("throw", seat=0)
                await boris.until(len(anna.heard))
                await anna.until(len(boris.heard))
                await anna.do("resign", seat=number % 2)
                await anna.do("rematch")
                await boris.until(len(anna.heard))
                await boris.do("accept", seat=number % 2)
                await anna.until(len(boris.heard))
            async with watching(address, table) as stranger, watching(address, table, ANNA, anna.heard[:9]) as again:
                assert stranger.heard == again.heard
                assert len(stranger.heard) == len(anna.heard)  # as they are numbered
                told = [event for event in stranger.heard if event["type"] != "earlier"]
                assert [event["type"] for event in told] == ["opened", "joined", "joined", "accepted"]
                assert (told[0]["number"], told[0]["commitment"]) == (6, anna.heard[-2]["commitment"])
                assert sum(event.get("won", 0) for event in told[1:]) == 5
                await anna.do("start")
                await stranger.until(len(anna.heard))
                assert stranger.heard[-1] == anna.heard[-1]
        for number in range(1, 6):
            status, text, _ = request(address, "GET", f"/api/tables/{table}/record?game={number}")
            assert status == 200
            assert parse(text.decode()).headers["name"] == f"{table}/{number}"

    with serving() as address:
        asyncio.run(evening(address))


def test_nothing_of_one_table_reaches_another(serving: Start) -> None:
    async def evening(address: str) -> None:
        one, other = await open_table(address, ANNA), await open_table(address, BORIS)
        async with watching(address, one, ANNA) as anna, watching(address, other, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=0, name="Boris")
            with pytest.raises(Refused, match="table-not-your-seat"):
                await anna.do("mix", seat=1, words="x")
            assert not any("Anna" in frame for frame in boris.frames)
            assert not any("Boris" in frame for frame in anna.frames)

    with serving() as address:
        asyncio.run(evening(address))
