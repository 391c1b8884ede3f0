"""One WebSocket: a client that watches a table and says things to it.

It takes the place of uvicorn's own WebSocket protocols (`uvicorn.Config(ws=Socket)`), with the protocol of `websockets`
inside. A frame goes straight from the network to the table and back: a queue, a future and a change of tasks for each
cost more than the rules of the game (docs/decisions/0003-the-server.md).
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import unquote

import msgspec
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN, SEND_EOF
from websockets.server import ServerProtocol

from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.http.guard import Guard
from foxdice.server.rates import Bucket
from foxdice.server.realtime import frames
from foxdice.server.realtime.frames import read_one, written
from foxdice.server.realtime.hub import Hub
from foxdice.server.realtime.room import NOT_YET, Room
from foxdice.server.settings import Limits
from foxdice.server.tokens import hash_token

HELLO_SECONDS = 10
CLOSE_SECONDS = 2  # for the client to say goodbye too
SILENCE_SECONDS = 20  # then it is asked whether it is there; after as long again without a word it is not
MOST_BAD_FRAMES = 20
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013


@dataclass(frozen=True)
class SocketContext:
    """What a new connection finds: the application puts it into its state (`SocketContext.NAME`)."""

    hub: Hub
    guard: Guard
    limits: Limits

    NAME = "foxdice.sockets"


class Socket(asyncio.Protocol):
    """A connection (`foxdice.server.realtime.room.Watcher`)."""

    def __init__(
        self,
        config: Config,  # noqa: ARG002
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.who = ""
        self.looks = False
        self.joined = NOT_YET
        self.language = "en"
        self._context: SocketContext = app_state[SocketContext.NAME]
        self._open_connections = server_state.connections
        self._loop = _loop or asyncio.get_running_loop()
        self._most = self._context.limits.frame_bytes
        self._protocol = ServerProtocol(max_size=self._most)
        self._transport: asyncio.Transport
        self._client: str | None = None  # let in, and counted
        self._table = ""
        self._room: Room | None = None
        self._hear: Callable[[bytes], None] = self._hear_hello
        self._fragments: list[bytes] = []
        limits = self._context.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
        self._bad_frames = 0
        self._was_heard = True
        self._is_plain = False  # all that came since the handshake were whole frames of the usual kind
        self._timer = self._loop.call_later(HELLO_SECONDS, self._refuse, "server-hello")

    # ------------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; the wish to talk follows."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=self._context.limits.outbox_bytes)
        self._open_connections.add(self)  # type: ignore[arg-type]  # uvicorn knows its own by name, and calls `shutdown`

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """End, for whatever reason."""
        self._timer.cancel()
        self._hear = _ignore
        self._open_connections.discard(self)
        if self._client is not None:
            self._context.guard.let_go(self._client)
        if self._room:
            self._context.hub.leave(self._room, self)

    def pause_writing(self) -> None:
        """Drop a client that does not fetch what piles up for it."""
        self.drop("server-too-slow")

    def shutdown(self) -> None:
        """Say goodbye because the server stops, once everything that was said is stored and told."""
        self._hear = _ignore
        if self._room:
            self._context.hub.once_answered(self._room, self._go_away)
        else:
            self._go_away()

    def _go_away(self) -> None:
        if self._protocol.state is OPEN:
            self._close(GOING_AWAY, "server-stops")
        else:
            self._transport.close()

    # ------------------------------------------------------------------ out

    def send(self, frame: bytes) -> None:
        """Send a frame; what the network does not take at once waits."""
        if self._protocol.state is OPEN:
            self._transport.write(written(frame))

    def drop(self, reason: str) -> None:
        """End the connection; the client may come back."""
        self._close(TRY_LATER, reason)

    def _close(self, code: int, reason: str) -> None:
        if self._protocol.state is OPEN:
            self._hear = _ignore
            self._protocol.send_close(code, reason)
            self._flush()
            self._set_timer(CLOSE_SECONDS, self._transport.abort)

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data == SEND_EOF:
                self._transport.close()
            else:
                self._transport.write(data)

    def _set_timer(self, seconds: float, then: Callable[[], None]) -> None:
        self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then)

    def _ask_whether_there(self) -> None:
        if not self._was_heard:
            self._transport.abort()
            return
        self._was_heard = False
        self._protocol.send_ping(b"")
        self._flush()
        self._set_timer(SILENCE_SECONDS, self._ask_whether_there)

    # ------------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        """Take in what the network brings."""
        self._was_heard = True
        if self._is_plain:
            one = read_one(data, self._most)
            if one is not None:
                self._hear(one)
                return
            messages, at = frames.read(data, self._most)
            for message in messages:
                self._hear(message)
            if at == len(data):
                return
            self._is_plain = False
            data = data[at:]
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                self._take_request(event)
            elif event.opcode is Opcode.TEXT and event.fin:
                self._hear(bytes(event.data))
            else:
                self._take_other(event)
        self._flush()

    def _take_request(self, request: Any) -> None:
        assert isinstance(request, Request)
        peer = self._transport.get_extra_info("peername")
        self._client = self._context.guard.let_in(request.headers, peer[0] if peer else "")
        self._table = unquote(request.path.partition("?")[0]).removeprefix("/ws/")
        answer = self._protocol.accept(request) if self._client is not None else self._protocol.reject(403, "")
        self._protocol.send_response(answer)
        self._is_plain = self._protocol.state is OPEN

    def _take_other(self, frame: Frame) -> None:
        """Put a message together; a frame that is neither text nor about the connection is none of ours."""
        if frame.opcode is Opcode.BINARY:
            self._fragments = [b"\xff"]  # so that it is no JSON, whatever follows
        elif frame.opcode is Opcode.TEXT:
            self._fragments = [bytes(frame.data)]
        elif frame.opcode is Opcode.CONT:
            self._fragments.append(bytes(frame.data))
        else:
            return
        if frame.fin:
            self._hear(b"".join(self._fragments))

    def _hear_hello(self, message: bytes) -> None:
        try:
            hello = wire.decode_client_frame(message)
        except (msgspec.DecodeError, UnicodeDecodeError):
            hello = None
        who = hash_token(hello.token) if isinstance(hello, wire.Hello) else None
        if who is None or not isinstance(hello, wire.Hello):
            self._refuse("server-hello")
            return
        self.who, self.looks, self.language = who, hello.looks, hello.language
        self._set_timer(SILENCE_SECONDS, self._ask_whether_there)
        early: list[bytes] = []  # said before the room was entered, heard afterwards
        self._hear = early.append
        self._transport.pause_reading()
        self._context.hub.spawn(self._enter(hello.since, early))

    async def _enter(self, since: int, early: list[bytes]) -> None:
        try:
            room = await self._context.hub.enter(self._table, self, since)
        except ServerError as error:
            self._refuse(error.code)
            return
        finally:
            if not self._transport.is_closing():
                self._transport.resume_reading()
        if self._transport.is_closing():  # gone while the table was being read
            self._context.hub.leave(room, self)
            return
        self._room = room
        self._hear = self._hear_message
        for message in early:
            self._hear(message)

    def _hear_message(self, message: bytes) -> None:
        if not self._bucket.take(time.monotonic()):
            self._tell_refusal("server-too-fast")
            return
        try:
            said = wire.decode_client_frame(message)
        except (msgspec.DecodeError, UnicodeDecodeError):
            said = None
        if isinstance(said, wire.Do) and self._room:
            self._context.hub.say(self._room, self, said.id, said.message)
            return
        self._bad_frames += 1
        self._tell_refusal("server-frame")
        if self._bad_frames == MOST_BAD_FRAMES:
            self._close(POLICY, "server-frame")

    def _tell_refusal(self, code: str) -> None:
        self.send(wire.encode(wire.Refused(code, ServerError(code).say(self.language))))

    def _refuse(self, code: str) -> None:
        self._tell_refusal(code)
        self._close(POLICY, code)


def _ignore(message: bytes) -> None:
    """Hear nothing more."""
