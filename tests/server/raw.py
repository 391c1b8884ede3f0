"""A WebSocket by hand, for tests of what no library would send."""

import asyncio
import json
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

TEXT, CONTINUATION, CLOSE, PING, PONG = 0x81, 0x00, 0x88, 0x89, 0x8A
EMPTY_TEXT_BEGIN = 0x01


def frame(first: int, data: bytes = b"") -> bytes:
    """Return a masked frame; the mask is zero."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes([first]) + size + bytes(4) + data


class RawSocket:
    """A WebSocket connection behind its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Send frames."""
        self.writer.write(data)
        await self.writer.drain()

    async def receive(self) -> tuple[int, bytes]:
        """Return the first byte and the content of the next frame."""
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first, await self.reader.readexactly(size)

    async def until_lost(self) -> None:
        """Listen, without a word, until the connection is gone."""
        try:
            while True:
                await self.receive()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass

    async def close_code(self) -> int:
        """Return the code with which the server closes, whatever it says before."""
        while True:
            first, data = await self.receive()
            if first == CLOSE:
                return int.from_bytes(data[:2], "big")


@asynccontextmanager
async def raw_socket(address: str, table: str, token: str | None = "", path: str = "/ws/") -> AsyncIterator[RawSocket]:
    """Connect, and say hello unless the token is None."""
    reader, writer = await asyncio.open_connection(*address.split(":"))
    key = os.urandom(16).hex()[:22] + "=="
    writer.write(
        f"GET {path}{table} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    if not answer.startswith(b"HTTP/1.1 101"):
        writer.close()
        raise ConnectionRefusedError(answer.split()[1].decode())
    try:
        socket = RawSocket(reader, writer)
        if token is not None:
            await socket.send(frame(TEXT, json.dumps({"type": "hello", "token": token}).encode()))
        yield socket
    finally:
        writer.close()
