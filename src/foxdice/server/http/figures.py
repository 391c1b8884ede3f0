"""An address of its own for Prometheus: figures for the operator are not for everybody who plays."""

import asyncio
import logging
import socket
from collections.abc import Callable

log = logging.getLogger("foxdice.figures")
SECONDS = 5  # in which a request has to be there
MAX_LINES = 100


class Figures:
    """Answers every request with the figures of the moment."""

    def __init__(self, bound: socket.socket, text: Callable[[], str]) -> None:
        self._bound = bound
        self._text = text
        self._server: asyncio.Server

    async def start(self) -> None:
        """Begin to answer."""
        self._server = await asyncio.start_server(self._answer, sock=self._bound)
        host, port = self._bound.getsockname()[:2]
        log.info("figures", extra={"host": host, "port": port})

    async def close(self) -> None:
        """Answer no more."""
        self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                for _ in range(MAX_LINES):
                    if await reader.readline() in (b"\r\n", b"\n", b""):
                        break
                body = self._text().encode()
                kind = "text/plain; version=0.0.4; charset=utf-8"
                head = ("HTTP/1.1 200 OK", f"Content-Type: {kind}", f"Content-Length: {len(body)}", "Connection: close")
                writer.write("\r\n".join([*head, "", ""]).encode() + body)
                await writer.drain()
        except (TimeoutError, ConnectionError, ValueError):
            pass  # a line without an end, or nobody there any more
        finally:
            writer.close()
