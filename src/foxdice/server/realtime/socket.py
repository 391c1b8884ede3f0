"""One WebSocket: a client that watches a table and says things to it.

It takes the place of uvicorn's own WebSocket protocols (`uvicorn.Config(ws=Socket)`), with the protocol of `websockets`
inside. A frame goes straight from the network to the table and back: a queue, a future and a change of tasks for each
cost more than the rules of the game (docs/decisions/0003-the-server.md).
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import unquote

import msgspec
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import CLOSING, CONNECTING, OPEN, SEND_EOF
from websockets.server import ServerProtocol

from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.rates import Bucket
from foxdice.server.realtime.context import SocketContext
from foxdice.server.realtime.frames import end_of_frame, read_one, written
from foxdice.server.realtime.room import NOT_YET, Room
from foxdice.server.tokens import hash_token
from foxdice.table import Envelope

log = logging.getLogger("foxdice.socket")
PATH = "/ws/"
CLOSE_SECONDS = 2  # for the client to say goodbye too
FRAMES_PER_TURN = 16  # then others have their turn of the event loop
REFUSALS_PER_SECOND, REFUSAL_BURST = 1, 20  # of frames that are too many or cannot be read; then the client is cut off
CLOSE_FRAME = 0x88  # the first byte
GOODBYE_BYTES = 8  # of a close with nothing but a code
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013


class _Numbered(msgspec.Struct):
    """As much of a frame as an answer to it needs."""

    id: int | None = None


_decode_id = msgspec.json.Decoder(_Numbered).decode
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


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
        self.joined = NOT_YET
        self.language = "en"
        self._context: SocketContext = app_state[SocketContext.NAME]
        self._open_connections = server_state.connections
        self._loop = _loop or asyncio.get_running_loop()
        limits = self._context.limits
        self._max_bytes = limits.frame_bytes
        self._protocol = ServerProtocol(max_size=self._max_bytes)
        self._transport: asyncio.Transport
        self._client: str | None = None  # let in, and counted
        self._is_signed_in = False  # counted as one of the token's
        self._table = ""
        self._room: Room | None = None
        self._hear: Callable[[bytes], None] = self._hear_hello
        self._inbox = bytearray()  # frames that wait for their turn
        self._is_waiting = False  # nothing is read until the table is there, or others have had their turn
        self._is_entering = False
        self._fragments: list[bytes] = []
        now = time.monotonic()
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, now)
        self._patience = Bucket(REFUSALS_PER_SECOND, REFUSAL_BURST, now)
        self._was_heard = True
        self._timer = self._loop.call_later(limits.hello_seconds, self._refuse, "server-hello")

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
        self._inbox.clear()
        self._open_connections.discard(self)
        if self._is_signed_in:
            self._context.guard.sign_out(self.who)
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

    def charge(self, cost: float) -> bool:
        """Tell whether the client's address may have something of this cost."""
        return self._context.guard.charge(self._client or "", cost)

    def _close(self, code: int, reason: str) -> None:
        if self._protocol.state is OPEN:
            self._hear = _ignore
            self._inbox.clear()
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
        self._set_timer(self._context.limits.silence_seconds, self._ask_whether_there)

    # ------------------------------------------------------------------ in

    def data_received(self, data: bytes) -> None:
        """Take in what the network brings."""
        self._was_heard = True
        if self._protocol.state is CONNECTING:
            self._feed(data)
        elif self._protocol.state is not OPEN or self._hear is _ignore:
            self._hear_goodbye(data)
        elif self._inbox or self._is_waiting:
            self._inbox += data
            self._take_turn()
        else:
            one = read_one(data, self._max_bytes)
            if one is None:
                self._inbox += data
                self._take_turn()
            elif self._may_send():
                self._hear(one)
            else:
                self._refuse_excess(one)

    def _take_turn(self) -> None:
        """Take in some frames; when more are there, others have their turn first, and the network waits.

        Every frame counts, whatever it is.
        """
        at = 0
        for _ in range(FRAMES_PER_TURN):
            end = None if self._is_waiting else end_of_frame(self._inbox, at, self._max_bytes)
            if end is None:
                break
            frame, at = bytes(self._inbox[at:end]), end
            one = read_one(frame, self._max_bytes)
            if not self._may_send():
                self._refuse_excess(one)
            elif one is not None:
                self._hear(one)
            else:
                self._feed(frame)
            if self._protocol.state is not OPEN or self._hear is _ignore:
                self._inbox.clear()
                return
        else:
            self._wait()
            self._loop.call_soon(self._go_on)
        del self._inbox[:at]

    def _wait(self) -> None:
        self._is_waiting = True
        self._transport.pause_reading()

    def _go_on(self) -> None:
        if self._is_entering:
            return
        self._is_waiting = False
        if self._transport.is_closing():
            return
        self._take_turn()
        if not self._is_waiting:
            self._transport.resume_reading()

    def _may_send(self) -> bool:
        return self._bucket.take(time.monotonic())

    def _refuse_excess(self, message: bytes | None) -> None:
        """Tell a client that it is too fast, with the number of what was not done; who goes on like this is cut off."""
        number = None
        if message is not None:
            try:
                number = _decode_id(message).id
            except _UNREADABLE:
                number = None
        self._refuse_frame("server-too-fast", number)

    def _refuse_frame(self, code: str, id: int | None = None) -> None:
        if self._patience.take(time.monotonic()):
            self._tell_refusal(code, id)
            return
        self._context.guard.cut_off(self._client or "")
        self._close(POLICY, code)

    def _hear_goodbye(self, data: bytes) -> None:
        """Wait for the other side's close and for nothing else, whatever comes."""
        for goodbye in (data, data[-GOODBYE_BYTES:]):
            if goodbye[0] == CLOSE_FRAME:
                self._feed(goodbye)
                return

    def _feed(self, data: bytes) -> None:
        """Let the protocol read something other than a short text message."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                self._take_request(event)
            elif event.opcode is Opcode.TEXT and event.fin:
                self._hear(bytes(event.data))
            else:
                self._take_other(event)
        self._flush()
        if self._protocol.state is CLOSING:
            self._set_timer(CLOSE_SECONDS, self._transport.abort)

    def _take_request(self, request: Any) -> None:
        assert isinstance(request, Request)
        path = unquote(request.path.partition("?")[0])
        if not path.startswith(PATH):
            self._protocol.send_response(self._protocol.reject(404, ""))
            return
        peer = self._transport.get_extra_info("peername")
        self._client = self._context.guard.let_in(request.headers, peer[0] if peer else "")
        self._table = path.removeprefix(PATH)
        answer = self._protocol.accept(request) if self._client is not None else self._protocol.reject(403, "")
        self._protocol.send_response(answer)

    def _take_other(self, frame: Frame) -> None:
        """Put a message together; a frame that is neither text nor about the connection is none of ours."""
        if frame.opcode is Opcode.BINARY:
            self._fragments = [b"\xff"]  # so that it is no JSON, whatever follows
        elif frame.opcode is Opcode.TEXT:
            self._fragments = [bytes(frame.data)]
        elif frame.opcode is Opcode.CONT:
            if frame.data:  # of empty ones there may be any number
                self._fragments.append(bytes(frame.data))
        else:
            return
        if frame.fin:
            self._hear(b"".join(self._fragments))

    def _hear_hello(self, message: bytes) -> None:
        try:
            hello = wire.decode_client_frame(message)
        except _UNREADABLE:
            hello = None
        who = hash_token(hello.token) if isinstance(hello, wire.Hello) else None
        if who is None or not isinstance(hello, wire.Hello):
            self._refuse("server-hello")
            return
        self.who, self.language = who, hello.language
        self._is_signed_in = self._context.guard.sign_in(who)
        if not self._is_signed_in:
            self._refuse("server-too-many")
            return
        self._set_timer(self._context.limits.silence_seconds, self._ask_whether_there)
        self._is_entering = True
        self._wait()
        self._context.hub.spawn(self._enter(hello.since))

    async def _enter(self, since: int) -> None:
        """Come to the table, or say why not: whatever goes wrong, the client hears of it."""
        try:
            async with asyncio.timeout(self._context.limits.enter_seconds):
                room = await self._context.hub.enter(self._table, self, since)
        except ServerError as error:
            self._refuse(error.code)
            return
        except Exception as error:
            log.error("nobody could enter", extra={"reason": type(error).__name__})
            self._tell_refusal("server-storage")
            self._close(TRY_LATER, "server-storage")
            return
        finally:
            self._is_entering = False
            if not self._transport.is_closing():
                self._transport.resume_reading()
        if self._transport.is_closing():  # gone while the table was being read
            self._context.hub.leave(room, self)
            return
        self._room = room
        self._was_heard = True
        if self._hear is not _ignore:
            self._hear = self._hear_message
            self._go_on()
        if self._context.is_closing:
            self.shutdown()

    def _hear_message(self, message: bytes) -> None:
        try:
            said = wire.decode_client_frame(message)
        except _UNREADABLE:
            said = None
        if isinstance(said, wire.Do) and self._room:
            self._context.hub.say(self._room, self, Envelope(said.id, said.version), said.message)
        elif isinstance(said, wire.React) and self._room:
            self._context.hub.react(self._room, self, said)
        else:
            self._refuse_frame("server-frame")

    def _tell_refusal(self, code: str, id: int | None = None) -> None:
        self.send(wire.encode(wire.Refused(code, ServerError(code).say(self.language), id)))

    def _refuse(self, code: str) -> None:
        self._tell_refusal(code)
        self._close(POLICY, code)


def _ignore(message: bytes) -> None:
    """Hear nothing more."""
