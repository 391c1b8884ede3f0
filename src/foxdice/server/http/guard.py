"""What every request passes: host, origin, rate, size, and the headers of every answer."""

import logging
import time
from collections.abc import Callable, Mapping
from functools import partial
from secrets import token_hex
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from foxdice.server.errors import ServerError
from foxdice.server.http.addresses import client_of, is_address, network
from foxdice.server.http.language import language_of
from foxdice.server.logs import request_id
from foxdice.server.rates import Buckets, Counts
from foxdice.server.settings import Settings
from foxdice.server.tokens import hash_token
from foxdice.server.wire import Problem, encode

log = logging.getLogger("foxdice.guard")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SHUT_OUT_SECONDS = 30
REQUEST_ID_BYTES = 6
LOGGED_EVERY_SECONDS = 60  # for each client: who floods the server does not flood its log


class Guard:
    """ASGI middleware around the whole application; connections ask it too.

    A token is limited first. An address is limited generously, since many people may share one; but whoever makes up
    tokens still has one address.
    """

    def __init__(self, app: ASGIApp, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._app = app
        self._settings = settings
        self._clock = clock
        limits = settings.limits
        self._by_token = Buckets(limits.requests_per_second, limits.request_burst, clock)
        self._by_address = Buckets(limits.address_requests_per_second, limits.address_request_burst, clock)
        self._sockets = Counts(limits.sockets_per_address)
        self._sockets_of_token = Counts(limits.sockets_per_token)
        self._connections = Counts(limits.connections_per_address)
        self._cut_offs = Buckets(limits.cut_offs_per_minute / 60, limits.cut_off_burst, clock)
        self._shut_out: dict[str, float] = {}  # until when
        self._logged = Buckets(1 / LOGGED_EVERY_SECONDS, 1, clock)
        own = [urlsplit(origin).hostname or "" for origin in settings.origins]
        self._hosts = frozenset({"localhost", settings.host.lower(), *own})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        request_id.set(token_hex(REQUEST_ID_BYTES))
        scope["foxdice.client"] = self._client(headers, scope["client"][0] if scope.get("client") else "")
        await self._guard_request(scope, receive, send, headers)

    # ------------------------------------------------------------------ connections

    def connect(self, peer: str) -> bool:
        """Tell whether an address may hold one more connection for requests, and count it.

        Behind a proxy all connections are the proxy's, which has limits of its own.
        """
        if self._settings.trust_proxy or self._connections.enter(self._client({}, peer)):
            return True
        self.log_refused(peer, "too many connections")
        return False

    def disconnect(self, peer: str) -> None:
        """Hear that a connection that was counted is gone, or has become a WebSocket."""
        if not self._settings.trust_proxy:
            self._connections.leave(self._client({}, peer))

    def log_refused(self, peer: str, event: str) -> None:
        """Write down that a client was cut off, now and then."""
        client = network(peer) or peer
        if self._logged.take(client):
            log.warning(event, extra={"client": client})

    def let_in(self, headers: Mapping[str, str], peer: str) -> str | None:
        """Return which client wants a WebSocket, counted from now on, or None when it may have none."""
        client = self._client(headers, peer)
        if self._shut_out.get(client, 0) > self._clock():
            return None
        welcome = self._is_known_host(headers) and self._is_own(headers) and self._by_address.take(client)
        return client if welcome and self._sockets.enter(client) else None

    def charge(self, client: str, cost: float) -> bool:
        """Tell whether a client whose WebSocket was let in may have something of this cost, beside that of coming."""
        return self._by_address.take(client, cost)

    def let_go(self, client: str) -> None:
        """Hear that a WebSocket of a client is gone."""
        self._sockets.leave(client)

    def cut_off(self, client: str) -> None:
        """Hear that a WebSocket of a client was cut off for what it sent; who comes back for more is shut out."""
        self.log_refused(client, "socket cut off")
        if not self._cut_offs.take(client):
            now = self._clock()
            self._shut_out = {name: until for name, until in self._shut_out.items() if until > now}
            self._shut_out[client] = now + SHUT_OUT_SECONDS

    def sign_in(self, who: str) -> bool:
        """Tell whether a (hashed) token may have one more WebSocket, and count it; nobody's are not counted here."""
        return not who or self._sockets_of_token.enter(who)

    def sign_out(self, who: str) -> None:
        """Hear that a WebSocket of a token is gone."""
        if who:
            self._sockets_of_token.leave(who)

    # ------------------------------------------------------------------ requests

    async def _guard_request(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                answer["X-Request-Id"] = request_id.get()
            await send(message)

        scope["foxdice.charge"] = charge = partial(self._charge, scope["foxdice.client"], _token(headers))
        refuse = partial(_answer, send_with_headers, language_of(headers, scope["query_string"].decode("latin-1")))
        if not self._is_known_host(headers):
            await refuse(421, "server-host")
        elif scope["method"] not in {"GET", "HEAD", "OPTIONS"} and not self._is_own(headers):
            await refuse(403, "server-origin")
        elif _is_counted(scope["path"]) and not charge(1):
            await refuse(429, "server-too-fast")
        else:
            await self._app(scope, _limited(receive, self._settings.limits.body_bytes), send_with_headers)

    def _charge(self, client: str, token: str, cost: float) -> bool:
        """Tell whether somebody may do something of this cost; an ordinary request costs 1."""
        return (not token or self._by_token.take(token, cost)) and self._by_address.take(client, cost)

    def _is_known_host(self, headers: Mapping[str, str]) -> bool:
        """Tell whether a request was meant for this server.

        A page whose name was pointed at a loopback address would be asking its "own" server. Where the server listens
        for others and was told no name, it cannot know by which name they call it.
        """
        if not (self._settings.is_private or self._settings.origins):
            return True
        try:
            host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        except ValueError:
            return False
        return host in self._hosts or is_address(host)

    def _is_own(self, headers: Mapping[str, str]) -> bool:
        """Tell whether a page of ours asks, or no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host") or origin in self._settings.origins
        except ValueError:
            return False

    def _client(self, headers: Mapping[str, str], peer: str) -> str:
        return client_of(headers, peer, trust_proxy=self._settings.trust_proxy)


def _is_counted(path: str) -> bool:
    """Tell whether an answer costs anything: the page's files and the question whether all is well do not."""
    return path.startswith("/api/") and path != "/api/health"


def _token(headers: Mapping[str, str]) -> str:
    return hash_token(headers.get("authorization", "").partition(" ")[2].strip()) or ""


def _limited(receive: Receive, max_bytes: int) -> Receive:
    size = 0

    async def receive_limited() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > max_bytes:
            raise ServerError("server-too-large")
        return message

    return receive_limited


async def _answer(send: Send, language: str, status: int, code: str) -> None:
    body = encode(Problem(code, ServerError(code).say(language)))
    head = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})
