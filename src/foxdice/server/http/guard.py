"""What every request passes: origin, rate, size, and the headers of every answer."""

import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from foxdice.server.errors import ServerError
from foxdice.server.rates import Buckets, Counts
from foxdice.server.settings import Settings
from foxdice.server.wire import Problem, encode

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """ASGI middleware around the whole application; WebSockets ask it too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        limits = settings.limits
        self._requests = Buckets(limits.requests_per_second, limits.request_burst, time.monotonic)
        self._sockets = Counts(limits.sockets_per_client)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["foxdice.client"] = self._client(headers, scope["client"][0] if scope.get("client") else "")
        await self._guard_request(scope, receive, send, headers)

    def let_in(self, headers: Mapping[str, str], peer: str) -> str | None:
        """Return which client wants a WebSocket, counted from now on, or None when it may have none."""
        client = self._client(headers, peer)
        welcome = self._is_own(headers) and self._requests.take(client) and self._sockets.enter(client)
        return client if welcome else None

    def let_go(self, client: str) -> None:
        """Hear that a WebSocket of a client is gone."""
        self._sockets.leave(client)

    async def _guard_request(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
            await send(message)

        if scope["method"] not in {"GET", "HEAD", "OPTIONS"} and not self._is_own(headers):
            await _answer(send_with_headers, 403, "server-origin")
        elif not self._requests.take(scope["foxdice.client"]):
            await _answer(send_with_headers, 429, "server-too-fast")
        else:
            await self._app(scope, _limited(receive, self._settings.limits.body_bytes), send_with_headers)

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
        """Return the address of whoever asks."""
        forwarded = headers.get("x-forwarded-for") if self._settings.trust_proxy else None
        return forwarded.rsplit(",", 1)[-1].strip() if forwarded else peer


def _limited(receive: Receive, most: int) -> Receive:
    size = 0

    async def receive_limited() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise ServerError("server-too-large")
        return message

    return receive_limited


async def _answer(send: Send, status: int, code: str) -> None:
    body = encode(Problem(code, ServerError(code).say()))
    head = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})
