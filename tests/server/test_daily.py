"""The daily at a server: the same dice for everybody, promised before, one try, the seed after the day."""

import asyncio
import json
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import make_url

from foxdice.core.record import parse
from foxdice.dice.daily import reveal_at
from foxdice.server.realtime import hub
from foxdice.server.storage.backup import open_database
from foxdice.server.storage.journal import Journal
from foxdice.server.storage.reports import HIDDEN, hide_name
from foxdice.server.storage.seal import KEY_VARIABLE
from foxdice.table.verify import verify
from tests.server.client import PATIENCE, Refused, request, watching
from tests.server.conftest import Start

ANNA, BORIS = "anna" * 10, "boris" * 8
GAME = "qwixx"
DAY = date(2026, 11, 18)
NOON = reveal_at(DAY) - 13 * 3_600_000
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time at the server, which only tests move; and its key, from which the dice of a day follow."""
    monkeypatch.setenv(KEY_VARIABLE, "5e" * 32)
    now = [NOON]
    monkeypatch.setattr(hub, "steady_clock", lambda: lambda: now[0])
    return now


def ask(address: str, path: str, token: str = "", status: int = 200) -> Json:
    found, body, _ = request(address, "GET", f"/api/daily{path}", None, token)
    assert found == status, body
    answer: Json = json.loads(body)
    return answer


def begin(address: str, token: str, name: str, game: str = GAME) -> str:
    status, body, _ = request(address, "POST", "/api/daily", {"game": game, "name": name}, token)
    assert status == 201, body
    return str(json.loads(body)["table"])


def daily_of(address: str, token: str = "") -> Json:
    return next(one for one in ask(address, "", token)["games"] if one["game"] == GAME)


def record_of(address: str, table: str) -> str:
    status, body, _ = request(address, "GET", f"/api/tables/{table}/record")
    assert status == 200, body
    return body.decode()


def throws(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("throw")]


async def play(address: str, table: str, token: str, choice: int) -> None:
    """Play to the end, with the first (0) or the last (-1) of all moves."""
    async with watching(address, table, token) as client:
        while True:
            status, body, _ = await asyncio.to_thread(request, address, "GET", f"/api/tables/{table}", None, token)
            assert status == 200
            look = json.loads(body)
            if look["phase"] == "over":
                return
            if look["game"]["waits_for"] == "throw":
                await client.do("throw", seat=0)
            else:
                await client.do("choose", seat=0, move=look["game"]["options"][choice]["move"])


def test_a_day_from_the_promise_to_the_seed(serving: Start, clock: list[int]) -> None:
    with serving() as address:
        clock[0] -= 24 * 3_600_000
        promised = daily_of(address)["tomorrow"]
        clock[0] += 24 * 3_600_000
        assert daily_of(address)["commitment"] == promised
        anna, boris = begin(address, ANNA, "Anna"), begin(address, BORIS, "Boris")
        asyncio.run(play(address, anna, ANNA, 0))
        asyncio.run(play(address, boris, BORIS, -1))
        records = [record_of(address, table) for table in (anna, boris)]
        both = list(zip(*map(throws, records), strict=False))
        assert all(one == other for one, other in both)

        assert "seed" not in "".join(records)
        results = ask(address, f"/{GAME}", ANNA)
        assert (results["seed"], results["salt"], results["players"]) == ("", "", 2)
        assert sum(one["yours"] for one in results["results"]) == 1
        assert [one["points"] for one in results["results"]] == sorted(
            (one["points"] for one in results["results"]), reverse=True
        )
        assert results["place"] == 1 + [one["yours"] for one in results["results"]].index(True)
        assert anna not in json.dumps(results)  # whoever knows a table could watch it, and know the dice

        clock[0] = reveal_at(DAY)
        told = ask(address, f"/{GAME}?day={DAY}")
        assert told["commitment"] == promised
        for table in (anna, boris):
            record = parse(record_of(address, table))
            assert verify(record).is_fair
            assert record.headers["seed"] == told["seed"]
            assert record.headers["commitment"] == promised


def test_there_is_one_try_which_a_restart_does_not_renew(serving: Start) -> None:
    with serving() as address:
        table = begin(address, ANNA, "Anna")
        assert begin(address, ANNA, "Another name") == table
        commitment = daily_of(address)["commitment"]

        async def once_more() -> None:
            async with watching(address, table, ANNA) as anna:
                for type, given in (("rematch", {}), ("help", {"seat": 0}), ("rename", {"seat": 0, "name": "B"})):
                    with pytest.raises(Refused):
                        await anna.do(type, **given)

        asyncio.run(once_more())
    with serving() as address:
        mine = daily_of(address, ANNA)
        assert (mine["table"], mine["points"], mine["commitment"]) == (table, None, commitment)
        assert begin(address, ANNA, "Anna") == table
        assert daily_of(address, BORIS)["table"] == ""


def test_who_ends_after_the_day_does_not_count(serving: Start, clock: list[int]) -> None:
    with serving() as address:
        table = begin(address, ANNA, "Anna")
        clock[0] = reveal_at(DAY)
        asyncio.run(play(address, table, ANNA, 0))
        late = ask(address, f"/{GAME}?day={DAY}", ANNA)
        assert (late["players"], late["place"], late["results"]) == (0, None, [])
        assert verify(parse(record_of(address, table))).is_fair


def test_the_strongest_bot_and_luck_follow_for_those_who_have_played(serving: Start) -> None:
    with serving() as address:
        table = begin(address, ANNA, "Anna")
        asyncio.run(play(address, table, ANNA, 0))
        assert ask(address, f"/{GAME}", BORIS)["best"] is None

        async def known() -> Json:
            while True:
                found = await asyncio.to_thread(ask, address, f"/{GAME}", ANNA)
                if found["best"] is not None and found["results"][0]["luck_free"] is not None:
                    return found
                await asyncio.sleep(0.1)

        found = asyncio.run(asyncio.wait_for(known(), PATIENCE))
        assert found["best"] > found["results"][0]["points"]
        assert ask(address, f"/{GAME}", BORIS)["best"] is None


def test_what_cannot_be_is_refused(serving: Start) -> None:
    with serving(tables_per_hour=1) as address:
        for body in ({"game": "wurf", "name": "A"}, {"game": "qwixx:mixx-a", "name": "A"}, {"game": GAME, "name": ""}):
            assert request(address, "POST", "/api/daily", body, ANNA)[0] in (400, 404)
        assert request(address, "POST", "/api/daily", {"game": GAME, "name": "A"})[0] == 401
        begin(address, ANNA, "Anna")
        assert request(address, "POST", "/api/daily", {"game": "clever", "name": "A"}, ANNA)[0] == 429
        begin(address, ANNA, "Anna")  # who comes back to a table opens none
        ask(address, f"/{GAME}?day={DAY + timedelta(days=1)}", status=400)
        ask(address, f"/{GAME}?day=yesterday", status=400)
        ask(address, "/wurf", status=404)


def test_a_name_that_was_hidden_is_not_in_the_list(serving: Start, tmp_path: Any) -> None:
    with serving() as address:
        table = begin(address, ANNA, "Anna")
        asyncio.run(play(address, table, ANNA, 0))
    with open_database(make_url(f"sqlite:///{tmp_path / 'foxdice.sqlite3'}"), to_read=False) as connection:
        Journal(connection)  # facts that are still there go to their tables first
        hide_name(connection, table, 0)
        connection.commit()
    with serving() as address:
        assert [one["name"] for one in ask(address, f"/{GAME}")["results"]] == [HIDDEN]
