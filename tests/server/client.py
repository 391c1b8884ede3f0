"""A client of the server for tests: it remembers everything it heard and checks that nothing is missing."""

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from foxdice import games
from foxdice.core.record import Move, Playthrough, Throw

Json = dict[str, Any]
PATIENCE = 240.0  # seconds: what is waited for comes, however busy the machine is, or something is broken


class Refused(Exception):
    """The server refused what was asked."""


class Lost(ConnectionError):
    """The connection has ended."""


class Client:
    """One connection. `heard` are all events from the beginning of the table."""

    def __init__(self, connection: ClientConnection, heard: list[Json]) -> None:
        self.connection = connection
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._last_id = random.randrange(1 << 48)  # another one for every connection
        self._news = asyncio.Event()
        self._is_lost = False
        self.heard = heard
        self.online: list[bool] = []  # who is connected, by seat
        self.held: list[Json] = []  # own choices the others have not heard of yet
        self.frames: list[str] = []
        self.acknowledged: list[Json] = []

    async def listen(self) -> None:
        """Take in what the server sends until the connection ends."""
        try:
            async for frame in self.connection:
                assert isinstance(frame, str)
                self.frames.append(frame)
                for line in frame.split("\n"):
                    self._take(json.loads(line))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self._is_lost = True
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Lost)
                    answer.exception()  # nobody may be waiting any more
            self._news.set()

    def _take(self, message: Json) -> None:
        if message["type"] == "update":
            events = message["events"]
            if events and events[0]["type"] == "opened":  # told anew; of games before that there is nothing to hear
                self.heard[:] = [{"type": "earlier"}] * (message["version"] - len(events))
            self.heard += events
            assert message["version"] == len(self.heard), "a gap, or something twice"
            if "id" in message or not self.frames[1:] or any(event["type"] == "chosen" for event in message["events"]):
                self.held = message.get("held", [])
        elif message["type"] == "presence":
            self.online = message["online"]
        answer = self._answers.pop(message.get("id", 0), None)
        if answer and not answer.done():
            answer.set_result(message)

    async def do(self, type: str, **fields: object) -> Json:
        """Say something and return the answer; raise `Refused` with its code."""
        self._last_id += 1
        answer = self._answers[self._last_id] = asyncio.get_running_loop().create_future()
        message = {"type": type, **fields}
        said = {"type": "do", "id": self._last_id, "version": len(self.heard), "message": message}
        await self.connection.send(json.dumps(said))
        got: Json = await asyncio.wait_for(answer, PATIENCE)
        if got["type"] == "refused":
            raise Refused(got["code"])
        self.acknowledged.append(message)
        return got

    async def until(self, version: int) -> None:
        """Wait until so many events were heard."""
        while len(self.heard) < version:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def news(self) -> None:
        """Wait until something is heard; raise `Lost` when nothing will be."""
        if not self._is_lost:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        if self._is_lost:
            raise Lost

    async def until_online(self, *online: bool) -> None:
        """Wait until the server says that these seats are connected and those are not."""
        while self.online != list(online):
            await self.news()

    async def send_raw(self, frame: str | bytes) -> None:
        """Send anything."""
        await self.connection.send(frame)


@asynccontextmanager
async def watching(address: str, table: str, token: str = "", heard: list[Json] | None = None) -> AsyncIterator[Client]:
    """Connect to a table, from where one was the last time."""
    heard = [] if heard is None else heard
    async with connect(f"ws://{address}/ws/{table}", compression=None, open_timeout=PATIENCE) as connection:
        client = Client(connection, heard)
        hello = {"type": "hello", "token": token, "since": len(heard)}
        await connection.send(json.dumps(hello))
        listening = asyncio.create_task(client.listen())
        try:
            while not client.frames:
                await client.news()
            yield client
        finally:
            listening.cancel()
            results = await asyncio.gather(listening, return_exceptions=True)
            if isinstance(results[0], AssertionError):
                raise results[0]


def request(
    address: str, method: str, path: str, body: object = None, token: str = "", headers: dict[str, str] | None = None
) -> tuple[int, bytes, dict[str, str]]:
    """Make a REST request; return status, body and headers."""
    given = dict(headers or {})
    if token:
        given["Authorization"] = f"Bearer {token}"
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(f"http://{address}{path}", data, given, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return answer.status, answer.read(), dict(answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), dict(error.headers)


async def look_at(address: str, table: str, token: str = "") -> Json:
    """Return the table as the holder of a token sees it."""
    status, body, _ = await asyncio.to_thread(request, address, "GET", f"/api/tables/{table}", None, token)
    assert status == 200, body
    seen: Json = json.loads(body)
    return seen


async def open_table(address: str, host: str, **settings: object) -> str:
    """Open a table over REST."""
    asked = {"open": {"type": "open", "game": "clever", "seats": 2, **settings}}
    status, body, _ = await asyncio.to_thread(request, address, "POST", "/api/tables", asked, host)
    assert status == 201, body
    return str(json.loads(body)["table"])


class Mirror:
    """The game as a client that knows the rules follows it from the events it hears."""

    def __init__(self) -> None:
        self.version = 0
        self.over = False
        self.play: Playthrough | None = None

    def follow(self, heard: list[Json]) -> None:
        """Take in new events."""
        for event in heard[self.version :]:
            kind = event["type"]
            if kind == "opened":
                self.game = games.get(event["game"])
            elif kind == "started":
                self.play, self.over = Playthrough(self.game, len(event["seats"])), False
            elif kind == "thrown" and self.play:
                self.play.play(Throw(event["text"]))
            elif kind == "chosen" and self.play:
                self.play.play(Move(event["seat"], event["move"]))
            elif kind == "ended":
                self.over = True
        self.version = len(heard)

    def what_now(self, held: list[Json], seat: int, chance: random.Random) -> Json | None:
        """Return what a seat can do now, if anything."""
        if self.play is None:
            return None
        game, state = self.game, self.play.state.clone()
        window = game.window(state)
        for chosen in held:  # ours, heard of by nobody else
            game.apply(state, chosen["seat"], game.parse_move(state, chosen["seat"], chosen["move"]))
        node = game.node(state)
        if node.kind == "throw" and game.thrower(state) == seat and not held:
            return {"type": "throw", "seat": seat}
        if seat in node.players and (not held or game.window(state) == window):
            move = chance.choice(game.legal(state, seat))
            return {"type": "choose", "seat": seat, "move": game.format_move(state, seat, move)}
        return None


async def play_seat(client: Client, seat: int, chance: random.Random, *, moves: int = 10**6) -> int:
    """Play a seat with any legal moves until the game is over; return how many things were done."""
    mirror = Mirror()
    done = 0
    while done < moves:
        mirror.follow(client.heard)
        if mirror.over:
            break
        said = mirror.what_now(client.held, seat, chance)
        if said is None:
            if len(client.heard) == mirror.version:
                await client.news()
            continue
        await client.do(**said)
        done += 1
    return done
