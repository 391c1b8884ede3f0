"""A load for the server: many tables of two, both players in this process, over real WebSockets.

They send and hear exactly what a page does once it has loaded rules and blank sheet: no move needs anything else.

The frames are made and read by hand, so that the load costs less than what it measures.
"""

import asyncio
import base64
import os
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from foxdice import games

HELLO = b'{"type":"hello","token":"%b","since":0,"language":"en"}'


def frame(payload: bytes) -> bytes:
    """Return a masked text frame."""
    mask = b"\x00\x00\x00\x00"  # a mask of zeros leaves the payload as it is
    if len(payload) < 126:
        return bytes([0x81, 0x80 | len(payload)]) + mask + payload
    return b"\x81\xfe" + len(payload).to_bytes(2, "big") + mask + payload


class Connection(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, host: "Player") -> None:
        self._player = host
        self._buffer = b""
        self._upgraded = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self._player.path} HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Let whoever waits for an answer know that there will be none."""
        answer = self._player.answer
        if answer and not answer.done():
            answer.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        self._player.bytes_heard += len(data)
        buffer = self._buffer + data
        if not self._upgraded:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self._upgraded = True
            self.opened.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] == 0x81:
                self._player.take(buffer[start : start + size])
            elif buffer[at] == 0x89:  # ping
                self.transport.write(b"\x8a\x80\x00\x00\x00\x00")
            at = start + size
        self._buffer = buffer[at:]


AS_IT_IS = 1 << 31  # a version beyond any: here everybody knows what is to be decided


@dataclass
class Player:
    """One player at one table."""

    path: str
    token: str
    connection: Connection = field(init=False)
    answer: "asyncio.Future[bytes] | None" = None
    waiting_for: bytes = b""
    number: int = 0
    bytes_heard: int = 0

    async def connect(self, host: str, port: int) -> None:
        """Connect and say hello."""
        loop = asyncio.get_running_loop()
        _, self.connection = await loop.create_connection(lambda: Connection(self), host, port)
        await self.connection.opened
        self.connection.transport.write(frame(HELLO % self.token.encode()))

    def take(self, payload: bytes) -> None:
        """Look for the answer in what the server sends; what others did is known here anyway."""
        if self.answer and self.waiting_for in payload:
            self.answer.set_result(payload)
            self.answer = None

    async def do(self, message: str) -> dict[str, Any]:
        """Say something to the table and return the answer."""
        self.number += 1
        self.waiting_for = b'"id":%d' % self.number
        self.answer = answer = asyncio.get_running_loop().create_future()
        self.connection.transport.write(
            frame(b'{"type":"do","id":%d,"version":%d,"message":%b}' % (self.number, AS_IT_IS, message.encode()))
        )
        told: dict[str, Any] = msgspec.json.decode(await answer)
        if told["type"] != "update":
            raise RuntimeError(str(told))
        return told


class Evening:
    """One table of two with fair dice."""

    def __init__(self, tokens: tuple[str, str], seed: int) -> None:
        self.tokens = tokens
        self.players: list[Player] = []  # by seat
        self._host: Player
        self.latencies: list[float] = []
        self._chance = random.Random(seed)
        self._game = games.get("clever")

    async def sit_down(self, table: str, host: str, port: int) -> None:
        """Connect both players and start the game."""
        self.players = [Player(f"/ws/{table}", token) for token in self.tokens]
        self._host = self.players[0]
        for seat, player in enumerate(self.players):
            await player.connect(host, port)
            await player.do(f'{{"type":"join","seat":{seat},"name":"P{seat}"}}')
        await self._host.do('{"type":"start"}')

    async def play(self, until: float, pause: float = 0.0) -> None:
        """Play until a moment, with a pause of about so long before each move of the table."""
        game, chance = self._game, self._chance
        state = game.new(2)
        if pause:
            await asyncio.sleep(chance.uniform(0, pause))
        while time.perf_counter() < until:
            begun = time.perf_counter()
            node = game.node(state)
            if node.kind == "over":
                await self._host.do('{"type":"rematch"}')
                self.players.reverse()
                guest = next(seat for seat, player in enumerate(self.players) if player is not self._host)
                await self.players[guest].do(f'{{"type":"accept","seat":{guest}}}')
                await self._host.do('{"type":"start"}')
                state = game.new(2)
                continue
            if node.kind == "throw":
                seat = game.thrower(state) or 0
                answer = await self.players[seat].do(f'{{"type":"throw","seat":{seat}}}')
                # Rules without their checks: the server has checked, and the load is to cost less than the server.
                game.rules.throw(state, game.parse_throw(state, answer["events"][0]["text"]))
            else:
                seat = node.players[0]
                move = chance.choice(game.legal(state, seat))
                text = game.format_move(state, seat, move)
                await self.players[seat].do(f'{{"type":"choose","seat":{seat},"move":"{text}"}}')
                game.rules.apply(state, seat, move)
            self.latencies.append(time.perf_counter() - begun)
            if pause:
                await asyncio.sleep(chance.uniform(0.5 * pause, 1.5 * pause))
