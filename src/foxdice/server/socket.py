"""One WebSocket: a client that watches a table and says things to it.

It speaks plain ASGI: the layers a framework puts around every frame cost more here than the rules of the game.
"""

import asyncio
import logging
import time

import msgspec
from starlette.types import Receive, Send

from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.hub import Hub
from foxdice.server.rates import Bucket
from foxdice.server.room import NOT_YET, Room
from foxdice.server.settings import Limits
from foxdice.server.tokens import hash_token

log = logging.getLogger("foxdice.socket")

HELLO_SECONDS = 10
MOST_BAD_FRAMES = 20
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013


class Socket:
    """A connection (`foxdice.server.room.Watcher`). What it is sent waits in an outbox until the network takes it."""

    def __init__(self, receive: Receive, send: Send, limits: Limits) -> None:
        self.who = ""
        self.looks = False
        self.joined = NOT_YET
        self.language = "en"
        self._receive = receive
        self._send = send
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
        self._outbox: list[bytes] = []
        self._outbox_bytes = 0
        self._more = asyncio.Event()
        self._end: tuple[int, str] | None = None

    # ------------------------------------------------------------------ out

    def send(self, frame: bytes) -> None:
        """Put a frame into the outbox; who does not fetch what piles up is dropped."""
        self._outbox.append(frame)
        self._outbox_bytes += len(frame)
        if self._outbox_bytes > self._limits.outbox_bytes:
            self._end = self._end or (TRY_LATER, "server-too-slow")
        self._more.set()

    def drop(self, reason: str) -> None:
        """End the connection; the client may come back."""
        self._end = self._end or (TRY_LATER, reason)
        self._more.set()

    async def _empty_outbox(self) -> None:
        while self._end is None:
            await self._more.wait()
            self._more.clear()
            if self._outbox:
                frames, self._outbox, self._outbox_bytes = self._outbox, [], 0
                await self._send({"type": "websocket.send", "text": b"\n".join(frames).decode()})
        code, reason = self._end
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    # ------------------------------------------------------------------ in

    async def serve(self, hub: Hub, table: str) -> None:
        """Serve the connection until it ends."""
        await self._receive()  # the wish to connect
        await self._send({"type": "websocket.accept"})
        hello = await self._hello()
        room = await self._enter(hub, table, hello) if hello else None
        if room is None:
            return
        sender = asyncio.create_task(self._empty_outbox())
        try:
            await self._listen(hub, room)
        finally:
            hub.leave(room, self)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _hello(self) -> wire.Hello | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return None
            frame = wire.decode_client_frame(message.get("text") or "")
        except (TimeoutError, msgspec.DecodeError):
            frame = None
        if isinstance(frame, wire.Hello) and hash_token(frame.token) is not None:
            return frame
        await self._refuse("server-hello")
        return None

    async def _enter(self, hub: Hub, table: str, hello: wire.Hello) -> Room | None:
        self.who = hash_token(hello.token) or ""
        self.looks = hello.looks
        self.language = hello.language
        try:
            return await hub.enter(table, self, hello.since)
        except ServerError as error:
            await self._refuse(error.code)
            return None

    async def _listen(self, hub: Hub, room: Room) -> None:
        receive = self._receive
        bad_frames = 0
        while self._end is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take(time.monotonic()):
                self._tell_refusal("server-too-fast")
                continue
            try:
                frame = wire.decode_client_frame(message.get("text") or "")
            except msgspec.DecodeError:
                frame = None
            if isinstance(frame, wire.Do):
                hub.say(room, self, frame.id, frame.message)
                continue
            bad_frames += 1
            self._tell_refusal("server-frame")
            if bad_frames == MOST_BAD_FRAMES:
                self._end = (POLICY, "server-frame")
                self._more.set()

    def _tell_refusal(self, code: str) -> None:
        self.send(wire.encode(wire.Refused(code, ServerError(code).say(self.language))))

    async def _refuse(self, code: str) -> None:
        refused = wire.encode(wire.Refused(code, ServerError(code).say(self.language)))
        await self._send({"type": "websocket.send", "text": refused.decode()})
        await self._send({"type": "websocket.close", "code": POLICY, "reason": code})
