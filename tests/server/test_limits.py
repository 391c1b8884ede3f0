"""Who is limited, and by what: tokens first, addresses generously, costs and not only requests."""

import asyncio
import contextlib
import http.client
import json
from functools import partial

import pytest
from websockets.asyncio.client import connect

from foxdice.server.http.addresses import client_of, network
from foxdice.server.http.language import language_of
from foxdice.server.rates import AtOnce, Bucket, Buckets
from foxdice.server.realtime.hub import EVENTS_HEARD, Hub
from foxdice.server.workers import arena
from foxdice.server.workers.arena import verify_text
from foxdice.table.verify import Verdict
from tests.server.client import PATIENCE, Refused, open_table, request, watching
from tests.server.conftest import Start
from tests.server.gate import Gate, wait_at_the_gate
from tests.server.raw import raw_socket

ANNA, BORIS = "anna" * 10, "boris" * 8


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    bucket = Bucket(10, 3, now=0)
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1000.1), bucket.take(1000.1)] == [True, False]


def test_costs_are_taken_from_a_bucket() -> None:
    clock = [0.0]
    buckets = Buckets(1, 10, lambda: clock[0])
    assert buckets.take("a", 8)
    assert not buckets.take("a", 8)
    assert buckets.take("b", 25), "what costs more than a burst could never be had"
    assert not buckets.take("b")
    clock[0] = 100
    assert buckets.take("a", 8)


def test_an_ipv6_network_counts_as_one_client() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("elsewhere") == ""


def test_of_forwarded_addresses_only_the_last_is_believed_and_only_if_we_are_told_to() -> None:
    headers = {"x-forwarded-for": "198.51.100.1, 203.0.113.5"}
    assert client_of(headers, "127.0.0.1", trust_proxy=True) == "203.0.113.5"
    assert client_of(headers, "127.0.0.1", trust_proxy=False) == "127.0.0.1"
    assert client_of({"x-forwarded-for": "nonsense"}, "127.0.0.1", trust_proxy=True) == "127.0.0.1"


def test_behind_a_proxy_each_address_has_its_own_limit(serving: Start) -> None:
    def ask(address: str, forwarded: str) -> int:
        return request(address, "GET", "/api/games", headers={"X-Forwarded-For": forwarded})[0]

    given = {"address_requests_per_second": 0.001, "address_request_burst": 2}
    with serving(trust_proxy=True, **given) as address:
        assert [ask(address, f"198.51.100.{n}, 203.0.113.5") for n in range(3)] == [200, 200, 429]
        assert ask(address, "203.0.113.6") == 200
    with serving(**given) as address:
        assert [ask(address, f"203.0.113.{n}") for n in range(3)] == [200, 200, 429]


def test_files_of_the_page_and_health_are_not_counted(serving: Start) -> None:
    with serving(address_requests_per_second=0.001, address_request_burst=1) as address:
        for path in ("/", "/api/health") * 5:
            assert request(address, "GET", path)[0] == 200
        assert [request(address, "GET", "/api/games")[0] for _ in range(2)] == [200, 429]


def test_two_hundred_players_at_one_address_play_and_one_token_has_its_limit(serving: Start) -> None:
    async def evening(address: str) -> None:
        tables = [await open_table(address, ANNA) for _ in range(4)]
        async with contextlib.AsyncExitStack() as all_of_them:
            for number in range(200):
                token = f"player-{number:03}" + "x" * 30
                player = await all_of_them.enter_async_context(watching(address, tables[number % 4], token))
                if number < 8:
                    await player.do("join", seat=number // 4, name=f"P {number}")
            for _ in range(16):
                await all_of_them.enter_async_context(raw_socket(address, tables[0], BORIS))
            async with raw_socket(address, tables[0], BORIS) as one_too_many:
                assert json.loads((await one_too_many.receive())[1])["code"] == "server-too-many"

    with serving(requests_per_second=20, request_burst=100, messages_per_second=20, message_burst=60) as address:
        asyncio.run(evening(address))


def test_spectators_never_keep_those_out_who_sit_at_the_table(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, BORIS) as boris:
            await boris.do("join", seat=1, name="Boris")
        async with watching(address, table), watching(address, table):
            async with raw_socket(address, table) as third:
                assert json.loads((await third.receive())[1])["code"] == "server-table-full"
            async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
                await anna.do("join", seat=0, name="Anna")
                await anna.do("start")

    with serving(spectators_per_table=2) as address:
        asyncio.run(evening(address))


def test_without_a_token_nobody_takes_a_seat_or_keeps_one(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table) as nobody:
            with pytest.raises(Refused, match="server-token-missing"):
                await nobody.do("join", seat=0, name="Nobody")

    with serving() as address:
        asyncio.run(evening(address))


def test_who_was_removed_stays_out_even_after_a_restart(serving: Start) -> None:
    async def evening(address: str) -> str:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await boris.do("join", seat=1, name="Boris")
            await boris.do("leave", seat=1)
            await boris.do("join", seat=1, name="Boris")
            await anna.do("leave", seat=1)
        return table

    async def next_morning(address: str, table: str) -> None:
        async with watching(address, table, BORIS) as boris:
            with pytest.raises(Refused, match="table-removed"):
                await boris.do("join", seat=0, name="Boris")

    with serving() as address:
        table = asyncio.run(evening(address))
    with serving() as address:
        asyncio.run(next_morning(address, table))


def test_a_table_takes_only_so_much(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            for _ in range(4):
                await anna.do("mix", seat=0, words="fox")
            with pytest.raises(Refused, match="server-table-worn"):
                await anna.do("mix", seat=0, words="fox")

    with serving(facts_per_table=6) as address:
        asyncio.run(evening(address))


def test_a_game_takes_only_so_much_but_can_always_be_given_up(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, game="clever", seats=2, dice="real")
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("invite", seat=1, bot="random")
            await anna.do("start")
            await anna.do("throw", seat=0, text="w1 y2 b3 g4 o5 p6")
            while len(anna.heard) < 12:
                await anna.do("correct", seat=0, text="w1 y2 b3 g4 o5 p6")
            with pytest.raises(Refused, match="server-game-worn"):
                await anna.do("correct", seat=0, text="w1 y2 b3 g4 o5 p6")
            await anna.do("resign", seat=0)
            await anna.do("rematch")
            await anna.do("mix", seat=1, words="fox")  # in the next game, in which the other begins

    with serving(events_per_game=12) as address:
        asyncio.run(evening(address))


def test_whoever_comes_to_a_long_game_pays_for_all_that_is_told(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            for _ in range(2 * EVENTS_HEARD):
                await anna.do("mix", seat=0, words="fox")
            heard = list(anna.heard)
        for _ in range(2):
            async with watching(address, table, ANNA, heard):  # who heard it before is told nothing twice
                pass
        async with watching(address, table, BORIS):
            pass
        async with connect(f"ws://{address}/ws/{table}") as boris:
            await boris.send(json.dumps({"type": "hello", "token": BORIS, "since": 0}))
            assert json.loads(await boris.recv())["code"] == "server-too-fast"
        assert request(address, "GET", f"/api/tables/{table}/record")[0] == 429

    # to open the table 1, to come four times 4, once to be told 2, the next time 1 of 2
    with serving(address_requests_per_second=0.0001, address_request_burst=8.5) as address:
        asyncio.run(evening(address))


def test_tables_are_limited_by_token_and_by_address(serving: Start) -> None:
    asked = {"open": {"type": "open", "game": "clever", "seats": 2}}
    with serving(tables_per_hour=1, address_tables_per_hour=2) as address:
        tokens = [ANNA, ANNA, BORIS, "clara" * 8]
        got = [request(address, "POST", "/api/tables", asked, token)[0] for token in tokens]
    assert got == [201, 429, 201, 429]


@pytest.mark.parametrize(
    "record",
    [
        "foxdice record 1\ngame clever\nversion 1\nplayers 1\n\n" + "9" * 5000 + " w4>y3.4\n",
        "foxdice record 1\ngame clever\nversion 1\nplayers 1\n\n1 " + "w" * 3000 + "\n",
        "foxdice record 1\ngame clever\nversion 1\nplayers 1\ndice fair\nseed 00\nsalt 00\nwords "
        + "[" * 100_000
        + "\n\n",
        "foxdice record 1\ngame qwixx\nversion 1\nplayers 2\n\nthrow " + "1" * 5000 + "\n",
        "foxdice record 1\ngame wurf\nversion 1\nplayers 2\n\nthrow 5 | " + "9" * 5000 + " | " + "9" * 5000 + "\n",
        "\x00" * 1000,
    ],
    ids=["digits", "word", "brackets", "throw", "gesture", "zeros"],
)
def test_a_strange_record_is_refused_and_breaks_nothing(serving: Start, record: str) -> None:
    with serving() as address:
        status, answer, _ = request(address, "POST", "/api/verify", {"record": record})
        assert (status == 400 and json.loads(answer)["code"]) or not json.loads(answer)["fair"]
        assert request(address, "POST", "/api/verify", b"[" * 900_000)[0] in (400, 413)


def check_in_its_time(record: str) -> Verdict:
    """Stand for `verify_text`, in the process that checks: wait for the gate first."""
    wait_at_the_gate()
    return verify_text(record)


def test_checking_a_long_record_keeps_nobody_waiting_and_is_charged(
    serving: Start, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "verify_text", check_in_its_time)
    record = "foxdice record 1\ngame qwixx\nversion 1\nplayers 2\n\n" + "throw 1 1 1 1 1 1\n" * 40_000

    async def evening(address: str) -> None:
        check = partial(request, address, "POST", "/api/verify", {"record": record})
        checking = [asyncio.create_task(asyncio.to_thread(check)) for _ in range(2)]
        (refused,), others = await asyncio.wait(checking, return_when=asyncio.FIRST_COMPLETED)
        assert refused.result()[0] == 429
        assert (await asyncio.to_thread(request, address, "GET", "/api/health"))[0] == 200
        assert not any(held.done() for held in others)
        gate.open()
        assert [status for status, *_ in await asyncio.gather(*others)] == [400]

    with serving(checks_of_address=1) as address:
        asyncio.run(evening(address))
    with serving(address_requests_per_second=0.001, address_request_burst=20) as address:
        got = [request(address, "POST", "/api/verify", {"record": record})[0] for _ in range(2)]
    assert got[-1] == 429


def test_the_host_is_checked_and_a_proxy_that_changes_it_can_be_told_of(serving: Start) -> None:
    def ask(address: str, **headers: str) -> int:
        return request(address, "POST", "/api/devices", b"", headers=headers)[0]

    with serving() as address:
        assert ask(address, Host="evil.example") == 421
        assert ask(address, Host="evil.example", Origin="http://evil.example") == 421
        assert ask(address, Host="localhost:8080") == 201
        assert ask(address, Origin="https://dice.example") == 403
    with serving(origins=("https://dice.example",)) as address:  # as plain `proxy_pass` of nginx hands it on
        assert ask(address, Host="127.0.0.1:8080", Origin="https://dice.example") == 201
        assert ask(address, Host="dice.example", Origin="https://dice.example") == 201
        assert ask(address, Host="127.0.0.1:8080", Origin="https://evil.example") == 403
    with serving(host="0.0.0.0") as address:
        assert ask(address, Host="fox.local") == 201


def test_refusals_are_said_in_the_language_of_the_page(serving: Start) -> None:
    def text(address: str, path: str, **headers: str) -> str:
        return str(json.loads(request(address, "GET", path, headers=headers)[1])["text"])

    with serving() as address:
        path = "/api/tables/nowhere"
        assert "table" in text(address, path)
        assert "Tisch" in text(address, path, **{"Accept-Language": "fr, de-AT;q=0.8, en;q=0.5"})
        assert "стол" in text(address, f"{path}?language=ru", **{"Accept-Language": "de"}).lower()
        assert "Namen" in text(address, path, **{"Accept-Language": "de", "Host": "evil.example"})
    assert language_of({"accept-language": "xx;q=zz, ;;;, de;q=0.1"}) == "de"


def test_what_is_not_there_is_said_in_the_language_of_the_page(serving: Start) -> None:
    german = {"Accept-Language": "de"}
    with serving() as address:
        status, answer, _ = request(address, "GET", "/api/nonsense", headers=german)
        assert (status, json.loads(answer)["code"]) == (404, "server-no-address")
        status, answer, _ = request(address, "DELETE", "/api/tables", headers=german)
        assert (status, json.loads(answer)["code"]) == (405, "server-method")
        status, answer, _ = request(address, "GET", "/nonsense?language=ru", headers=german)
        assert (status, answer.decode()) == (404, "По этому адресу ничего нет.\n")


def test_what_nobody_thought_of_is_said_too(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumble(*_: object) -> None:
        raise ArithmeticError

    monkeypatch.setattr(Hub, "room", stumble)
    with serving() as address:
        status, answer, headers = request(address, "GET", "/api/tables/any", headers={"Accept-Language": "de"})
    assert (status, json.loads(answer)["code"]) == (500, "server-broken")
    assert headers["x-content-type-options"] == "nosniff"


def test_one_address_takes_nothing_from_another(serving: Start) -> None:
    def ask(address: str, own: str) -> int:
        connection = http.client.HTTPConnection(address, source_address=(own, 0), timeout=PATIENCE)
        with contextlib.closing(connection):
            connection.request("GET", "/api/games")
            return connection.getresponse().status

    with serving(address_requests_per_second=0.001, address_request_burst=2) as address:
        assert [ask(address, "127.0.0.1") for _ in range(3)] == [200, 200, 429]
        assert ask(address, "127.0.0.2") == 200


def test_what_takes_long_is_shared_among_addresses() -> None:
    work = AtOnce(max_all=3, max_each=2)
    with contextlib.ExitStack() as going_on:
        asked = ("anna", "anna", "anna", "boris", "boris", "clara")
        may = [going_on.enter_context(work.one(client)) for client in asked]
        assert may == [True, True, False, True, False, False]
    with work.one("anna") as may_again:
        assert may_again


def test_seats_count_from_one_and_numbers_are_read_as_declared(serving: Start) -> None:
    async def begin(address: str) -> str:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("join", seat=1, name="Boris")
            await anna.do("start")
            return table

    with serving() as address:
        table = asyncio.run(begin(address))
        got = {
            seat: request(address, "GET", f"/api/tables/{table}/sheets/{seat}")[0]
            for seat in ("1", "2", "3", "0", "9", "-1", "x", "1" * 5000)
        }
        games = [
            request(address, "GET", f"/api/tables/{table}/record?game={n}")[0] for n in ("1", "2", "0", "x", "1e3")
        ]
    assert list(got.values()) == [200, 200, 404, 400, 400, 400, 400, 400]
    assert games == [200, 404, 400, 400, 404]
