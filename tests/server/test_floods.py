"""Whoever sends too much, too slowly or nothing at all is cut off; the others do not notice."""

import asyncio
import contextlib
import json
import logging
import socket
import time
from functools import partial

import pytest

from foxdice.server.http.guard import Guard
from foxdice.server.realtime.socket import FRAMES_PER_TURN
from foxdice.server.settings import Settings
from tests.server.client import PATIENCE, open_table, request, watching
from tests.server.conftest import Start
from tests.server.raw import CONTINUATION, EMPTY_TEXT_BEGIN, PING, PONG, TEXT, frame, raw_socket

ANNA, BORIS = "anna" * 10, "boris" * 8
POLICY, PROTOCOL_ERROR = 1008, 1002
START = json.dumps({"type": "do", "id": 7, "version": 0, "message": {"type": "start"}}).encode()


@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PONG), frame(CONTINUATION), frame(TEXT, START), frame(TEXT, b"?")],
    ids=["pings", "pongs", "empty fragments", "messages", "nonsense"],
)
def test_a_flood_of_any_kind_is_cut_off_and_others_wait_for_nothing(serving: Start, flood: bytes) -> None:
    async def evening(address: str) -> float:
        table = await open_table(address, ANNA)
        waits: list[float] = []
        async with watching(address, table, ANNA) as anna, raw_socket(address, table) as flooding:
            await anna.do("join", seat=0, name="Anna")
            begin = frame(EMPTY_TEXT_BEGIN) if flood == frame(CONTINUATION) else b""
            await flooding.receive()
            sending = asyncio.create_task(flooding.send(begin + flood * (3_000_000 // len(flood))))
            for _ in range(20):
                begun = time.process_time()  # whatever else the machine has to do does not count
                await anna.do("mix", seat=0, words="fox")
                waits.append(time.process_time() - begun)
            assert await asyncio.wait_for(flooding.close_code(), PATIENCE) == POLICY
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        return max(waits)

    with serving(messages_per_second=20, message_burst=60) as address:
        assert asyncio.run(evening(address)) < 1  # second of work; `bench/server_flood.py` measures how long they wait


def test_who_comes_back_to_flood_again_is_shut_out_and_those_who_play_stay(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            for _ in range(3):
                async with raw_socket(address, table) as flooding:
                    await flooding.send(frame(PING) * 100)
                    assert await flooding.close_code() == POLICY
            with pytest.raises(ConnectionRefusedError, match="403"):
                async with raw_socket(address, table):
                    pass
            await anna.do("join", seat=0, name="Anna")

    with serving(messages_per_second=1, message_burst=10, cut_offs_per_minute=0.001, cut_off_burst=2) as address:
        asyncio.run(asyncio.wait_for(evening(address), PATIENCE))


def test_too_fast_says_what_was_not_done(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with raw_socket(address, table, ANNA) as hasty:
            await hasty.send(frame(TEXT, START) * 8)
            while True:
                _, data = await hasty.receive()
                said = json.loads(data)
                if said.get("code") == "server-too-fast":
                    assert said["id"] == 7
                    return

    with serving(messages_per_second=0.001, message_burst=4) as address:
        asyncio.run(asyncio.wait_for(evening(address), PATIENCE))


def test_a_hello_at_the_end_of_a_turn_is_heard_once(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with raw_socket(address, table, None) as busy:
            hello = json.dumps({"type": "hello", "token": ANNA}).encode()
            await busy.send(frame(PING) * (FRAMES_PER_TURN - 1) + frame(TEXT, hello) + frame(TEXT, START) * 3)
            answers: list[str] = []
            while len(answers) < 5:
                first, data = await busy.receive()
                answers += [json.loads(data)["type"]] if first == TEXT else []
            assert sorted(answers) == ["presence", "refused", "refused", "refused", "update"]

    with serving() as address:
        asyncio.run(asyncio.wait_for(evening(address), PATIENCE))


def test_deep_json_before_hello_is_refused(serving: Start, caplog: pytest.LogCaptureFixture) -> None:
    async def evening(address: str) -> int:
        table = await open_table(address, ANNA)
        async with raw_socket(address, table, None) as deep:
            await deep.send(frame(TEXT, b'{"type":"do","id":1,"version":0,"message":' + b"[" * 8000))
            return await deep.close_code()

    with caplog.at_level(logging.ERROR), serving() as address:
        assert asyncio.run(asyncio.wait_for(evening(address), PATIENCE)) == POLICY
    assert not caplog.records


HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost:"
HALF_A_BODY = b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"


@pytest.mark.parametrize(
    ("half", "limits"),
    [
        (HALF_A_HEAD, {"header_seconds": 1, "body_seconds": 60}),
        (HALF_A_BODY, {"header_seconds": 60, "body_seconds": 1}),
    ],
    ids=["head", "body"],
)
def test_half_a_request_is_given_up_and_logged(
    serving: Start, caplog: pytest.LogCaptureFixture, half: bytes, limits: dict[str, float]
) -> None:
    with serving(**limits) as address:
        host, port = address.split(":")
        with contextlib.ExitStack() as open_ones:
            connect = partial(socket.create_connection, (host, int(port)), timeout=PATIENCE)
            both = [open_ones.enter_context(connect()) for _ in range(2)]
            for slow in both:
                slow.sendall(half)
            for slow in both:
                with contextlib.suppress(ConnectionResetError):
                    assert not slow.recv(1)
        assert request(address, "GET", "/api/health")[0] == 200
    assert "request too slow" in caplog.messages
    assert len(caplog.messages) == 1, "a flood of slow requests is a flood of log lines"


def test_what_goes_on_is_logged_again_after_a_while(caplog: pytest.LogCaptureFixture) -> None:
    clock = [0.0]

    async def nothing(*_: object) -> None:
        pass

    guard = Guard(nothing, Settings(), lambda: clock[0])
    for at in (0, 1, 59, 61, 62):
        clock[0] = at
        guard.log_refused(f"2001:db8::{at:x}", "request too slow")  # many addresses, one client
    assert caplog.messages == ["request too slow"] * 2


def test_a_frame_without_a_mask_is_refused_at_once(serving: Start) -> None:
    async def evening(address: str) -> int:
        table = await open_table(address, ANNA)
        async with raw_socket(address, table, None) as bare:
            await bare.send(b"\x81\x02{}")
            return await bare.close_code()

    with serving() as address:
        assert asyncio.run(asyncio.wait_for(evening(address), PATIENCE)) == PROTOCOL_ERROR


def test_a_socket_outlives_the_time_limits_of_the_request_that_opened_it(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            async with raw_socket(address, table, None) as silent:  # its time to say hello is longer than the limits
                await silent.until_lost()
            await anna.do("join", seat=0, name="Anna")

    with serving(header_seconds=1, body_seconds=1, hello_seconds=2) as address:
        asyncio.run(asyncio.wait_for(evening(address), PATIENCE))


def test_an_address_has_its_share_of_connections_and_no_more(serving: Start, caplog: pytest.LogCaptureFixture) -> None:
    with serving(connections_per_address=5) as address:
        host, port = address.split(":")
        connect = partial(socket.create_connection, (host, int(port)), timeout=PATIENCE)
        held = [connect() for _ in range(5)]
        for one in held:
            one.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert one.recv(12) == b"HTTP/1.1 200"
        with contextlib.suppress(ConnectionError), connect() as sixth:
            sixth.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert not sixth.recv(1)
        for one in held:
            one.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            while one.recv(4096):  # until the server has let go of it
                pass
            one.close()
        assert request(address, "GET", "/api/health")[0] == 200
    assert "too many connections" in caplog.messages


def test_a_silent_socket_is_dropped(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with raw_socket(address, table, ANNA) as silent:
            await silent.until_lost()

    with serving(silence_seconds=0.1) as address:
        asyncio.run(asyncio.wait_for(evening(address), PATIENCE))


def test_a_socket_is_opened_only_where_sockets_are(serving: Start) -> None:
    async def evening(address: str) -> None:
        for path in ("/", "/api/health/", "/wsx/"):
            with pytest.raises(ConnectionRefusedError, match="404"):
                async with raw_socket(address, "table", path=path):
                    pass

    with serving() as address:
        asyncio.run(evening(address))


@pytest.mark.parametrize("table", ["%00", "nowhere", "x" * 500, "%F0%9F%A6%8A"])
def test_a_table_that_cannot_be_is_answered(serving: Start, table: str) -> None:
    async def evening(address: str) -> int:
        async with raw_socket(address, table, ANNA) as lost:
            assert json.loads((await lost.receive())[1])["code"] == "server-no-table"
            return await lost.close_code()

    with serving() as address:
        assert asyncio.run(asyncio.wait_for(evening(address), PATIENCE)) == POLICY
        assert request(address, "GET", f"/api/tables/{table}")[0] == 404
