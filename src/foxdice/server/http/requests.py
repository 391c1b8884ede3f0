"""What a request says, read and refused in words."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from foxdice.core import GameError
from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.http.language import language_of
from foxdice.server.rates import AtOnce
from foxdice.server.tokens import hash_token

T = TypeVar("T")
log = logging.getLogger("foxdice.rest")
BAD_REQUEST = 400
STATUS = {
    "server-no-table": 404,
    "server-no-game": 404,
    "daily-none": 404,
    "table-no-seat": 404,
    "server-token": 401,
    "server-too-fast": 429,
    "server-too-large": 413,
    "table-not-started": 409,
    "server-key": 409,
    "server-storage": 503,
    "server-arena": 503,
    "server-coach": 503,
}

_CODES = {404: "server-no-address", 405: "server-method"}

Answer = Callable[[Request], Awaitable[Response]]


def json(answer: msgspec.Struct, status: int = 200) -> Response:
    """Return an answer."""
    return Response(wire.encode(answer), status, media_type="application/json")


async def body_of(request: Request, type_: type[T]) -> T:
    """Return what a request brings; raise `ServerError`."""
    try:
        return msgspec.json.decode(await request.body(), type=type_)
    except RecursionError as error:
        raise ServerError("server-too-large") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ServerError("server-body", reason=str(error)) from error


def who_asks(request: Request, *, needed: bool = False) -> str:
    """Return the hash of the token, empty for none; raise `ServerError`."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    who = hash_token(token.strip()) if scheme.lower() in {"bearer", ""} else None
    if who is None or (needed and not who):
        raise ServerError("server-token")
    return who


def charge(request: Request, cost: float) -> None:
    """Raise `ServerError` unless whoever asks may still have something of this cost."""
    if not request.scope["foxdice.charge"](cost):
        raise ServerError("server-too-fast")


@contextmanager
def meanwhile(work: AtOnce, request: Request) -> Iterator[None]:
    """Do something that takes long; raise `ServerError` while too much of it is being done."""
    with work.one(request.scope["foxdice.client"]) as may:
        if not may:
            raise ServerError("server-too-fast")
        yield


def refusing(answer: Answer) -> Answer:
    """Turn a refusal into an answer, in the language of whoever asks."""

    async def answer_or_refuse(request: Request) -> Response:
        try:
            return await answer(request)
        except ClientDisconnect:
            return Response(status_code=BAD_REQUEST)  # nobody is there to read it
        except GameError as error:
            return _refusal(request, error)
        except SQLAlchemyError as error:
            log.error("not answered", extra={"reason": type(error).__name__})
            return _refusal(request, ServerError("server-storage"))

    return answer_or_refuse


async def not_found(request: Request, error: Exception) -> Response:
    """Say that there is nothing at an address, or nothing that can be done like this: to a program, or to a person."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    said = ServerError(_CODES.get(status, "server-broken"))
    if request.scope["path"].startswith("/api/"):
        answer = json(wire.Problem(said.code, _said(request, said)), status)
    else:
        answer = PlainTextResponse(_said(request, said) + "\n", status)
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


def _refusal(request: Request, error: GameError) -> Response:
    return json(wire.Problem(error.code, _said(request, error)), STATUS.get(error.code, BAD_REQUEST))


def _said(request: Request, error: GameError) -> str:
    return error.say(language_of(request.headers, request.scope["query_string"].decode("latin-1")))
