"""The small REST part. Each endpoint is described once; routes and OpenAPI are made from the descriptions."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foxdice import core, texts
from foxdice.core import GameError
from foxdice.core.record import parse
from foxdice.draw import sheet as draw_sheet
from foxdice.server import wire
from foxdice.server.catalogue import Catalogue, catalogue
from foxdice.server.errors import ServerError
from foxdice.server.http.metrics import Metrics
from foxdice.server.http.scene import Scene, scene
from foxdice.server.rates import Buckets
from foxdice.server.realtime.hub import Hub
from foxdice.server.storage.store import Store
from foxdice.server.tokens import hash_token, new_token
from foxdice.table import Table
from foxdice.table.look import Look, look

T = TypeVar("T")
MOST_TABLES = 100
STATUS = {
    "server-no-table": 404,
    "server-no-game": 404,
    "table-no-seat": 404,
    "server-token": 401,
    "server-too-fast": 429,
    "server-too-large": 413,
    "table-not-started": 409,
    "server-storage": 503,
}


@dataclass(frozen=True)
class Parameter:
    """A parameter in the path or the query."""

    name: str
    place: str  # path or query
    schema: dict[str, Any]


@dataclass(frozen=True)
class Endpoint:
    """What an address does."""

    method: str
    path: str
    does: str
    answer: Callable[[Request], Awaitable[Response]]
    gives: Any  # a struct, or a media type
    status: int = 200
    takes: Any = None
    refusals: tuple[int, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    needs_token: bool = False


TABLE = Parameter("table", "path", {"type": "string"})
SEAT = Parameter("seat", "path", {"type": "integer", "minimum": 1, "maximum": 8})
LANGUAGE = Parameter("language", "query", {"type": "string", "enum": list(texts.LANGUAGES), "default": "en"})
GAME = Parameter("game", "path", {"type": "string"})
LOOKING = Parameter("seat", "query", {"type": "integer", "minimum": 0, "maximum": 8})
SPREAD = Parameter("spread", "query", {"type": "string", "description": "`true`: long sheets in two columns"})
KNOWN = Parameter("known", "query", {"type": "string", "description": "stamps of drawings, with commas between them"})
NUMBER = Parameter("game", "query", {"type": "integer", "minimum": 1, "maximum": 1_000_000})


class Rest:
    """The endpoints of one server."""

    def __init__(self, hub: Hub, store: Store, metrics: Metrics, new_tables: Buckets) -> None:
        self._hub = hub
        self._store = store
        self._metrics = metrics
        self._new_tables = new_tables
        self.endpoints = (
            Endpoint("POST", "/api/devices", "Get a secret token for a device.", self._device, wire.Device, 201),
            Endpoint(
                "POST",
                "/api/tables",
                "Open a table.",
                self._open,
                wire.NewTable,
                201,
                wire.OpenTable,
                (400, 401, 429),
                needs_token=True,
            ),
            Endpoint(
                "GET",
                "/api/tables",
                "List the tables of this device.",
                self._mine,
                wire.MyTables,
                200,
                None,
                (401,),
                needs_token=True,
            ),
            Endpoint(
                "GET", "/api/tables/{table}", "Look at a table.", self._table, Look, 200, None, (401, 404), (TABLE,)
            ),
            Endpoint(
                "GET",
                "/api/tables/{table}/record",
                "Get the record of a game.",
                self._record,
                "text/plain",
                200,
                None,
                (400, 404, 409),
                (TABLE, NUMBER),
            ),
            Endpoint(
                "GET",
                "/api/tables/{table}/sheets/{seat}",
                "Get a seat's sheet as SVG.",
                self._sheet,
                "image/svg+xml",
                200,
                None,
                (400, 401, 404, 409),
                (TABLE, SEAT, LANGUAGE),
            ),
            Endpoint(
                "POST",
                "/api/verify",
                "Check the dice of a record.",
                self._verify,
                wire.Verified,
                200,
                wire.VerifyRecord,
                (400,),
            ),
            Endpoint("GET", "/api/games", "List the games.", self._games, Catalogue, 200, None, (400,), (LANGUAGE,)),
            Endpoint(
                "GET",
                "/api/games/{game}/sheet",
                "Get a blank sheet as SVG.",
                self._blank_sheet,
                "image/svg+xml",
                200,
                None,
                (400,),
                (GAME, LANGUAGE),
            ),
            Endpoint(
                "GET",
                "/api/games/{game}/rules",
                "Get the rules of a game as Markdown.",
                self._rules,
                "text/markdown",
                200,
                None,
                (400,),
                (GAME, LANGUAGE),
            ),
            Endpoint(
                "GET",
                "/api/tables/{table}/scene",
                "Get everything a page shows of a table.",
                self._scene,
                Scene,
                200,
                None,
                (400, 401, 404),
                (TABLE, LANGUAGE, LOOKING, KNOWN, SPREAD),
            ),
            Endpoint("GET", "/api/health", "Tell whether the server is well.", self._health, wire.Health),
            Endpoint("GET", "/api/metrics", "Get figures for Prometheus.", self._figures, "text/plain"),
        )

    def routes(self) -> list[Route]:
        """Return the routes, with the description of all of them."""
        described = msgspec.json.encode(openapi(self.endpoints))

        async def description(request: Request) -> Response:  # noqa: ARG001
            return Response(described, media_type="application/json")

        routes = [Route(one.path, _refusing(one.answer), methods=[one.method]) for one in self.endpoints]
        return [*routes, Route("/api/openapi.json", description)]

    # ------------------------------------------------------------------ endpoints

    async def _device(self, request: Request) -> Response:  # noqa: ARG002
        return _json(wire.Device(new_token()), 201)

    async def _open(self, request: Request) -> Response:
        who = _who(request, needed=True)
        wanted = await _body(request, wire.OpenTable)
        if not self._new_tables.take(request.scope["foxdice.client"]):
            raise ServerError("server-too-fast")
        return _json(wire.NewTable(await self._hub.open(wanted.open, who)), 201)

    async def _mine(self, request: Request) -> Response:
        found = await self._store.mine(_who(request, needed=True), MOST_TABLES)
        return _json(wire.MyTables([wire.MyTable(one.table, one.game, one.phase, one.updated) for one in found]))

    async def _table(self, request: Request) -> Response:
        table = await self._settled_table(request)
        return _json(look(table, _who(request), self._hub.now()))

    async def _record(self, request: Request) -> Response:
        table = await self._settled_table(request)
        number = request.query_params.get("game", str(table.number))
        if not (number.isascii() and number.isdigit() and len(number) < 8):
            raise ServerError("server-no-game", number=number[:20])
        if int(number) != table.number:
            table = await self._hub.past_game(table.id, int(number))
        return Response(table.record().format(), media_type="text/plain; charset=utf-8")

    async def _sheet(self, request: Request) -> Response:
        table = await self._settled_table(request)
        if table.phase == "lobby":
            raise ServerError("table-not-started")
        text = request.path_params["seat"]
        seat = int(text) - 1 if text.isascii() and text.isdigit() and len(text) < 3 else -1
        if not 0 <= seat < len(table.seats):
            raise ServerError("table-no-seat", seat=text[:20])
        language = _language(request)
        own = seat if seat in table.seats_of(_who(request)) else None
        view = table.game.view(table.state, own)
        return Response(draw_sheet(table.game, view, seat, language=language), media_type="image/svg+xml")

    async def _games(self, request: Request) -> Response:
        return _json(catalogue(_language(request)))

    async def _blank_sheet(self, request: Request) -> Response:
        game = core.get(request.path_params["game"][:40])
        return Response(draw_sheet(game, language=_language(request)), media_type="image/svg+xml")

    async def _rules(self, request: Request) -> Response:
        game = core.get(request.path_params["game"][:40])
        rules = texts.rules(game.id.partition(":")[0], _language(request))
        return Response(rules, media_type="text/markdown; charset=utf-8")

    async def _scene(self, request: Request) -> Response:
        table = await self._settled_table(request)
        text = request.query_params.get("seat", "")
        seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None
        known = frozenset(request.query_params.get("known", "").split(","))
        spread = request.query_params.get("spread") == "true"
        shown = scene(table, _who(request), self._hub.now(), _language(request), seat, known, spread=spread)
        return Response(wire.encode(shown), media_type="application/json", headers={"Cache-Control": "no-store"})

    async def _verify(self, request: Request) -> Response:
        asked = await _body(request, wire.VerifyRecord)
        verdict = await self._hub.arena.verify(parse(asked.record))
        return _json(
            wire.Verified(verdict.is_fair, verdict.code, verdict.say(asked.language), verdict.throws, verdict.wrong)
        )

    async def _health(self, request: Request) -> Response:  # noqa: ARG002
        await self._store.check()
        return _json(wire.Health("ok", version("foxdice")))

    async def _figures(self, request: Request) -> Response:  # noqa: ARG002
        return Response(self._metrics.format(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def _settled_table(self, request: Request) -> Table:
        room = await self._hub.room(request.path_params["table"])
        await self._hub.settled(room)
        return room.table


def openapi(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """Return the OpenAPI description."""
    structs: list[type] = [wire.Problem]
    structs += [type_ for one in endpoints for type_ in (one.takes, one.gives) if isinstance(type_, type)]
    schemas, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(structs, schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        text = {one.gives: {"schema": {"type": "string"}}}
        media = text if isinstance(one.gives, str) else _media(by_type[one.gives])
        responses = {str(one.status): {"description": one.does, "content": media}}
        for status in (*one.refusals, 403, 413, 429, 503):
            responses[str(status)] = {"description": "Refused, and why.", "content": _media(by_type[wire.Problem])}
        operation: dict[str, Any] = {"summary": one.does, "responses": responses}
        if one.parameters:
            operation["parameters"] = [
                {"name": given.name, "in": given.place, "required": given.place == "path", "schema": given.schema}
                for given in one.parameters
            ]
        if one.takes:
            operation["requestBody"] = {"required": True, "content": _media(by_type[one.takes])}
        operation["security"] = [{"token": []}] if one.needs_token else [{}, {"token": []}]
        paths.setdefault(one.path, {})[one.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Foxdice", "version": version("foxdice"), "description": "Dice games."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def _language(request: Request) -> str:
    language = request.query_params.get("language", "en")
    if language not in texts.LANGUAGES:
        raise ServerError("unknown-language", text=language[:20], languages=", ".join(texts.LANGUAGES))
    return language


def _media(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _json(answer: msgspec.Struct, status: int = 200) -> Response:
    return Response(wire.encode(answer), status, media_type="application/json")


async def _body(request: Request, type_: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ServerError("server-body", reason=str(error)) from error


def _who(request: Request, *, needed: bool = False) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    who = hash_token(token.strip()) if scheme.lower() in {"bearer", ""} else None
    if who is None or (needed and not who):
        raise ServerError("server-token")
    return who


def _refusing(answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Turn a refusal into an answer."""

    async def answer_or_refuse(request: Request) -> Response:
        try:
            return await answer(request)
        except GameError as error:
            language = request.query_params.get("language", "en")
            text = error.say(language if language in texts.LANGUAGES else "en")
            return _json(wire.Problem(error.code, text), STATUS.get(error.code, 400))

    return answer_or_refuse
