"""A running server as a client sees it: what stands at a table over REST, what happens there over a WebSocket."""

import http.client
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_socket

from foxdice import bots, core
from foxdice.bots.bot import Bot
from foxdice.core import AnyGame, GameError
from foxdice.core.record import Record, parse
from foxdice.server import wire
from foxdice.server.tokens import hash_token, is_table_id
from foxdice.table.look import Look
from foxdice.table.messages import AnyMessage

T = TypeVar("T")
TABLE_PAGE = "/#/t/"
ANSWER_SECONDS = 30.0
TOO_FAST = "server-too-fast"
SERVER_FAULT = 500  # and above: the same may work later
BREATH = 1.0  # seconds after which somebody who was too fast asks again


class NotConnected(GameError):
    """A program cannot play at this table."""


class Lost(Exception):
    """The line to the server broke; it may come back."""


class SaidNo(Exception):
    """The server refused a message, in words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class _Heard(msgspec.Struct):
    """As much of what the server says as is needed to know that something happened."""

    type: str
    id: int | None = None
    code: str = ""
    text: str = ""


_BROKEN = (OSError, WebSocketException)
_read = msgspec.json.Decoder(_Heard).decode


class Line:
    """An open WebSocket at a table. What happened is asked of `House.look`; here one hears that something did."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._last_id = random.randrange(1 << 48)  # another one for every connection

    def say(self, message: AnyMessage, version: int) -> None:
        """Say something that was decided on at a version of the table; raise `SaidNo` or `Lost`."""
        self._last_id += 1
        self._send(wire.Do(self._last_id, version, message))
        deadline = time.monotonic() + ANSWER_SECONDS
        while True:
            for heard in self._hear(max(0.0, deadline - time.monotonic())):
                if heard.id == self._last_id:
                    if heard.type == "refused":
                        raise SaidNo(heard.code, heard.text)
                    return

    def wait(self) -> None:
        """Wait until something happens at the table; raise `Lost`."""
        while not any(heard.type == "update" for heard in self._hear(None)):
            pass

    def greet(self, hello: wire.Hello) -> None:
        """Say who one is; raise `Lost`."""
        self._send(hello)

    def _send(self, frame: wire.ClientFrame) -> None:
        try:
            self._socket.send(wire.encode(frame), text=True)
        except _BROKEN as error:
            raise Lost(str(error)) from error

    def _hear(self, seconds: float | None) -> list[_Heard]:
        try:
            frame = self._socket.recv(seconds, decode=False)
        except _BROKEN as error:
            raise Lost(str(error)) from error
        return [_read(line) for line in frame.split(b"\n")]


class House:
    """One table of a server, for the holder of a token. Whoever asks too fast waits and asks again."""

    def __init__(self, address: str, token: str, language: str, pause: Callable[[float], None] = time.sleep) -> None:
        """Raise `NotConnected` unless it is the address of a table's page, and a token if any."""
        self._server, self._table = _read_address(address)
        if hash_token(token) is None:
            raise NotConnected("connect-token")
        self._language = language
        self.token = token
        self.pause = pause

    def new_token(self) -> str:
        """Return a token that nobody has; raise `NotConnected` or `Lost`."""
        return self._ask("POST", "/api/devices", wire.Device).token

    def look(self) -> Look:
        """Return the table as the holder of the token may see it; raise `NotConnected` or `Lost`."""
        return self._ask("GET", f"/api/tables/{self._table}", Look)

    def record(self, number: int) -> Record:
        """Return a game at the table, by its number; raise `NotConnected` or `Lost`."""
        return parse(self._fetch("GET", f"/api/tables/{self._table}/record?game={number}").decode())

    @contextmanager
    def line(self, since: int) -> Iterator[Line]:
        """Connect to the table, having seen it at a version; raise `Lost`."""
        address = f"ws{self._server.removeprefix('http')}/ws/{self._table}"
        language = cast('Literal["en", "de", "ru"]', self._language)
        try:
            socket = open_socket(address, compression=None, max_size=None, max_queue=None)
        except _BROKEN as error:
            raise Lost(str(error)) from error
        with socket:
            line = Line(socket)
            line.greet(wire.Hello(self.token, since, language))
            yield line

    def gone(self, reason: object) -> NotConnected:
        """Return in words that nobody answers."""
        return NotConnected("connect-no-server", address=self._server, reason=str(reason))

    def _ask(self, method: str, path: str, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self._fetch(method, path), type=kind)
        except msgspec.DecodeError as error:  # not one of ours
            raise self.gone(error) from error

    def _fetch(self, method: str, path: str) -> bytes:
        headers = {"Accept-Language": self._language}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        asked = urllib.request.Request(self._server + path, headers=headers, method=method)
        while True:
            try:
                with urllib.request.urlopen(asked, timeout=ANSWER_SECONDS) as answer:
                    body: bytes = answer.read()
                    return body
            except urllib.error.HTTPError as error:
                with error:
                    problem = self._problem(error)
                if error.code >= SERVER_FAULT:
                    raise Lost(problem.text) from error
                if problem.code != TOO_FAST:
                    raise NotConnected("connect-refused", text=problem.text) from error
                self.pause(BREATH)
            except (OSError, http.client.HTTPException) as error:
                raise Lost(str(getattr(error, "reason", error))) from error

    def _problem(self, error: urllib.error.HTTPError) -> wire.Problem:
        try:
            return msgspec.json.decode(error.read(), type=wire.Problem)
        except msgspec.DecodeError:
            raise self.gone(error) from error


def _read_address(text: str) -> tuple[str, str]:
    """Return server and table; raise `NotConnected`."""
    try:
        parts = urlsplit(text)
        is_server = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError as error:  # brackets without partners, a port that is no number
        raise NotConnected("connect-address", text=text) from error
    table = text.partition(TABLE_PAGE)[2]
    if not is_server or not is_table_id(table):
        raise NotConnected("connect-address", text=text)
    return f"{parts.scheme}://{parts.netloc}", table


def playable(look: Look, bot: str, seed: int) -> tuple[AnyGame, Bot]:
    """Return the game of a table and the bot that will play it; raise `NotConnected` or `UnknownBot`."""
    game = core.get(look.game_id)
    if game.in_arena:
        raise NotConnected("connect-arena", game=game.id)
    if look.dice == "real":
        raise NotConnected("connect-real-dice")
    return game, bots.get(bot, game, seed)
