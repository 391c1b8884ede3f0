"""One WebSocket: every way a client may send what it says, and how the server ends it."""

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame
from websockets.uri import parse_uri

from tests.server.client import Json, Refused, open_table, watching
from tests.server.conftest import Start, figures_of

ANNA = "anna" * 10
HELLO = json.dumps({"type": "hello", "token": ANNA})


def join(name: str) -> str:
    return json.dumps({"type": "do", "id": 1, "version": 0, "message": {"type": "join", "seat": 0, "name": name}})


def test_what_is_said_in_the_same_breath_as_hello_is_heard(serving: Start) -> None:
    async def evening(address: str) -> Json:
        table = await open_table(address, ANNA)
        protocol = ClientProtocol(parse_uri(f"ws://{address}/ws/{table}"))
        protocol.send_request(protocol.connect())
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.writelines(protocol.data_to_send())
        protocol.receive_data(await reader.readuntil(b"\r\n\r\n"))
        for said in (HELLO, join("Anna")):
            protocol.send_text(said.encode())
        writer.write(b"".join(protocol.data_to_send()))  # one piece, so that both arrive at once
        answers: list[Json] = []
        while not answers:
            protocol.receive_data(await reader.read(65536))
            lines = [json.loads(bytes(event.data)) for event in protocol.events_received() if isinstance(event, Frame)]
            answers = [line for line in lines if line.get("id") == 1]
        writer.close()
        await writer.wait_closed()
        return answers[0]

    with serving() as address:
        answer = asyncio.run(evening(address))
    assert answer["type"] == "update"
    assert answer["events"][-1]["name"] == "Anna"


def test_messages_long_in_pieces_and_between_pings_are_heard(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("mix", seat=0, words="лиса " * 12)  # more than 125 bytes
            await (await anna.connection.ping())
            await anna.do("mix", seat=0, words="a")
            whole = json.dumps(
                {"type": "do", "id": 99, "version": 0, "message": {"type": "mix", "seat": 0, "words": "fox"}}
            )
            heard = len(anna.heard)
            await anna.connection.send([whole[:20], whole[20:40], whole[40:]])
            await anna.until(heard + 1)
            assert anna.heard[-1]["words"] == "fox"

    with serving() as address:
        asyncio.run(evening(address))


@pytest.mark.parametrize(
    ("said", "code"),
    [(b'{"type":"hello"}', 1008), ('{"type":"hello","token":"short"}', 1008), ("x" * 9000, 1009)],
    ids=["bytes", "no token", "too long"],
)
def test_who_does_not_say_hello_properly_is_shown_out(serving: Start, said: str | bytes, code: int) -> None:
    async def knock(address: str) -> int | None:
        table = await open_table(address, ANNA)
        async with connect(f"ws://{address}/ws/{table}", compression=None) as connection:
            await connection.send(said)
            with pytest.raises(ConnectionClosed) as closed:
                await hear_to_the_end(connection)
        return closed.value.rcvd.code if closed.value.rcvd else None

    with serving() as address:
        assert asyncio.run(knock(address)) == code


async def hear_to_the_end(connection: ClientConnection) -> None:
    while True:
        await connection.recv()


def test_text_and_numbers_that_are_none_are_refused_and_the_connection_goes_on(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            wrong: tuple[str | bytes, ...] = (
                b'{"type":"do"}',
                '{"type":"do","id":1,"version":0,"message":{"type":"mix","seat":0,"words":"\udcff"}}',
                f'{{"type":"do","id":1,"version":0,"message":{{"type":"leave","seat":{10**30}}}}}',
                f'{{"type":"do","id":{10**30},"version":0,"message":{{"type":"leave","seat":0}}}}',
            )
            for number, frame in enumerate(wrong, start=1):
                raw = frame if isinstance(frame, bytes) else frame.encode("utf-8", "surrogateescape")
                await anna.connection.send(raw, text=isinstance(frame, str))
                while sum("server-frame" in told for told in anna.frames) < number:
                    await anna.news()
            await anna.do("join", seat=0, name="Anna")

    with serving() as address:
        asyncio.run(evening(address))


def test_who_does_not_fetch_what_piles_up_is_dropped_and_the_others_play_on(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA)
        with greeted(address, table):
            async with watching(address, table, ANNA) as anna:
                await anna.do("join", seat=0, name="Anna")
                while await watchers(address) == 2:
                    await asyncio.gather(*(anna.do("mix", seat=0, words="x" * 64) for _ in range(20)))
                with pytest.raises(Refused, match="table-seat-taken"):
                    await anna.do("join", seat=0, name="Anna")

    with serving(outbox_bytes=4096) as address:
        asyncio.run(evening(address))


@contextlib.contextmanager
def greeted(address: str, table: str) -> Iterator[None]:
    """Connect, say hello, ask to be shown everything, and never read again."""
    host, port = address.split(":")
    protocol = ClientProtocol(parse_uri(f"ws://{address}/ws/{table}"))
    with socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        lazy.connect((host, int(port)))
        protocol.send_request(protocol.connect())
        lazy.sendall(b"".join(protocol.data_to_send()))
        protocol.receive_data(lazy.recv(4096))
        protocol.send_text(json.dumps({"type": "hello", "looks": True}).encode())
        lazy.sendall(b"".join(protocol.data_to_send()))
        lazy.recv(1)
        yield


async def watchers(address: str) -> int:
    """Return how many connections the server says there are."""
    figures = await asyncio.to_thread(figures_of, address)
    found = re.search(r"^foxdice_watchers (\d+)$", figures, re.MULTILINE)
    assert found
    return int(found[1])
