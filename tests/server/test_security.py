"""What strangers, broken clients and other pages can do: nothing."""

import asyncio
import json
import random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Refused, open_table, play_seat, request, watching
from tests.server.conftest import Start

ANNA, BORIS = "anna" * 10, "boris" * 8


def test_rest_refuses_in_words_and_never_breaks(serving: Start) -> None:
    good = {"open": {"type": "open", "game": "clever", "seats": 2}}
    with serving() as address:
        cases: list[tuple[str, str, object, str, int, str]] = [
            ("POST", "/api/tables", good, "", 401, "server-token"),
            ("POST", "/api/tables", good, "short", 401, "server-token"),
            ("POST", "/api/tables", {"open": 7}, ANNA, 400, "server-body"),
            ("POST", "/api/tables", {**good, "more": 1}, ANNA, 400, "server-body"),
            ("POST", "/api/tables", b"\xff{", ANNA, 400, "server-body"),
            ("POST", "/api/tables", {"open": {**good["open"], "game": "chess"}}, ANNA, 400, "unknown-game"),
            ("POST", "/api/tables", {"open": {**good["open"], "stand_in": "hal"}}, ANNA, 400, "unknown-bot"),
            ("GET", "/api/tables", None, "", 401, "server-token"),
            ("GET", "/api/tables/nowhere", None, "", 404, "server-no-table"),
            ("GET", "/api/tables/nowhere/record", None, "", 404, "server-no-table"),
            ("POST", "/api/verify", {"record": "nonsense"}, "", 400, "record-start"),
        ]
        for method, path, body, token, status, code in cases:
            got, answer, _ = request(address, method, path, body, token)
            assert (got, json.loads(answer)["code"]) == (status, code), path
        table = asyncio.run(open_table(address, ANNA))
        assert request(address, "GET", f"/api/tables/{table}/record")[0] == 409
        assert request(address, "GET", f"/api/tables/{table}/sheets/1")[0] == 409
        assert request(address, "POST", "/api/verify", b"x" * 1_100_000)[0] == 413


def test_every_answer_has_the_usual_headers_and_other_pages_are_turned_away(serving: Start) -> None:
    with serving() as address:
        for path in ("/", "/api/health", "/api/nowhere"):
            headers = {name.lower(): value for name, value in request(address, "GET", path)[2].items()}
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        other = {"Origin": "https://elsewhere.example"}
        assert request(address, "POST", "/api/devices", b"", headers=other)[0] == 403
        assert request(address, "POST", "/api/devices", b"", headers={"Origin": f"http://{address}"})[0] == 201

        async def from_elsewhere() -> None:
            table = await open_table(address, ANNA)
            with pytest.raises(InvalidStatus):
                async with connect(f"ws://{address}/ws/{table}", origin="https://elsewhere.example"):  # type: ignore[arg-type]
                    pass

        asyncio.run(from_elsewhere())


def test_limits_on_requests_and_messages(serving: Start) -> None:
    async def hurry(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            for _ in range(30):
                await anna.send_raw('{"type":"do","id":1,"version":0,"message":{"type":"start"}}')
            while not any("server-too-fast" in frame for frame in anna.frames):
                await anna.news()

    with serving(messages_per_second=0.001, message_burst=5) as address:
        asyncio.run(hurry(address))
    with serving(requests_per_second=0.001, request_burst=3) as address:
        for token in (ANNA, BORIS):
            assert [request(address, "GET", "/api/games", token=token)[0] for _ in range(4)] == [200, 200, 200, 429]


def test_frames_of_any_kind_leave_the_table_playable(serving: Start) -> None:
    chance = random.Random(7)
    valid = '{"type":"do","id":1,"version":0,"message":{"type":"choose","seat":0,"move":"w4>y3.4"}}'
    frames: list[str | bytes] = [
        "",
        "{}",
        "[]",
        "null",
        '{"type":"do"}',
        '{"type":"hello"}',
        b"\x00\xff",
        valid[:-1],
        "NaN",
    ]
    frames += [
        '{"type":"do","id":1,"version":0,"message":{"type":"start","more":1}}',
        '{"type":"do","id":1e400,"version":0,"message":{}}',
    ]
    for _ in range(60):
        letters = list(valid)
        for _ in range(chance.randint(1, 4)):
            letters[chance.randrange(len(letters))] = chr(chance.choice([0, 34, 44, 48, 92, 123, 0x20AC, 0x1F98A]))
        frames.append("".join(letters))

    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, seats=1)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("start")
            for frame in [*frames, "x" * 9000]:
                try:
                    async with watching(address, table, BORIS) as stranger:
                        await stranger.send_raw(frame)
                        with pytest.raises((Refused, ConnectionError)):
                            await stranger.do("throw", seat=0)
                except ConnectionClosed:
                    pass
            await play_seat(anna, 0, random.Random(1))
            assert anna.heard[-1]["type"] == "ended"

    with serving() as address:
        asyncio.run(evening(address))
