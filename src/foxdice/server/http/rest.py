"""The small REST part.

In addresses seats count from 1, as in everything that is said in words. What is answered is the table's own, and there
they are numbered from 0, as in messages and events.
"""

import time
from importlib.metadata import version
from typing import Annotated, Literal

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foxdice import core, texts
from foxdice.draw import sheet as draw_sheet
from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.http.catalogue import Catalogue, catalogue
from foxdice.server.http.metrics import Metrics
from foxdice.server.http.openapi import Endpoint, Parameter, openapi
from foxdice.server.http.requests import body_of, charge, json, refusing, who_asks
from foxdice.server.rates import Buckets
from foxdice.server.realtime.hub import Hub
from foxdice.server.realtime.room import Room
from foxdice.server.settings import Limits
from foxdice.server.storage.store import Store
from foxdice.server.tokens import new_token
from foxdice.table.look import Look, look

MAX_TABLES = 100
HOUR = 3600
DRAWING_COST = 4  # an ordinary request costs 1
CHECKED_BYTES = 20_000  # of a record, for the cost of 1

TABLE = Parameter("table", "path", str)
SEAT_NUMBER = Annotated[int, msgspec.Meta(ge=1, le=8)]
SEAT = Parameter("seat", "path", SEAT_NUMBER)
LANGUAGE = Parameter("language", "query", Literal["en", "de", "ru"], "en")
GAME = Parameter("game", "path", str)
NUMBER = Parameter("game", "query", Annotated[int, msgspec.Meta(ge=1, le=1_000_000)])


class Rest:
    """The endpoints of one server."""

    def __init__(self, hub: Hub, store: Store, metrics: Metrics, limits: Limits) -> None:
        self._hub = hub
        self._store = store
        self._metrics = metrics
        per_token, per_address = limits.tables_per_hour, limits.address_tables_per_hour
        self._new_tables_of_token = Buckets(per_token / HOUR, per_token, time.monotonic)
        self._new_tables_of_address = Buckets(per_address / HOUR, per_address, time.monotonic)
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
                "GET",
                "/api/tables/{table}",
                "Look at a table.",
                self._table,
                Look,
                200,
                None,
                (401, 404, 409),
                (TABLE,),
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
            Endpoint("GET", "/api/health", "Tell whether the server is well.", self._health, wire.Health),
            Endpoint("GET", "/api/metrics", "Get figures for Prometheus.", self._figures, "text/plain"),
        )

    def routes(self) -> list[Route]:
        """Return the routes, with the description of all of them."""
        described = msgspec.json.encode(openapi(self.endpoints))

        async def description(request: Request) -> Response:  # noqa: ARG001
            return Response(described, media_type="application/json")

        routes = [Route(one.path, refusing(one.answer), methods=[one.method]) for one in self.endpoints]
        return [*routes, Route("/api/openapi.json", description)]

    # ------------------------------------------------------------------ endpoints

    async def _device(self, request: Request) -> Response:  # noqa: ARG002
        return json(wire.Device(new_token()), 201)

    async def _open(self, request: Request) -> Response:
        who = who_asks(request, needed=True)
        wanted = await body_of(request, wire.OpenTable)
        address = request.scope["foxdice.client"]
        if not (self._new_tables_of_token.take(who) and self._new_tables_of_address.take(address)):
            raise ServerError("server-too-fast")
        return json(wire.NewTable(await self._hub.open(wanted.open, who)), 201)

    async def _mine(self, request: Request) -> Response:
        found = await self._store.mine(who_asks(request, needed=True), MAX_TABLES)
        return json(wire.MyTables([wire.MyTable(one.table, one.game, one.phase, one.updated) for one in found]))

    async def _table(self, request: Request) -> Response:
        room = await self._settled_room(request)
        return json(look(room.table, who_asks(request), room.now()))

    async def _record(self, request: Request) -> Response:
        number = NUMBER.read(request)
        try:
            table = (await self._settled_room(request)).table
        except ServerError as error:
            if number is None or error.code != "server-key":
                raise
            table = None  # the key to the dice of the latest game is lost; those before it can still be read
        if table is None or number not in (None, table.number):
            table = await self._hub.directory.past_game(TABLE.read(request), number)
        return Response(table.record().format(), media_type="text/plain; charset=utf-8")

    async def _sheet(self, request: Request) -> Response:
        language, seat = LANGUAGE.read(request), SEAT.read(request)
        table = (await self._settled_room(request)).table
        if table.phase == "lobby":
            raise ServerError("table-not-started")
        if seat > len(table.seats):
            raise ServerError("table-no-seat", seat=seat)
        charge(request, DRAWING_COST)
        place = seat - 1
        own = place if place in table.seats_of(who_asks(request)) else None
        view = table.game.view(table.state, own)
        return Response(draw_sheet(table.game, view, place, language=language), media_type="image/svg+xml")

    async def _games(self, request: Request) -> Response:
        return json(await to_thread.run_sync(catalogue, LANGUAGE.read(request)))

    async def _blank_sheet(self, request: Request) -> Response:
        language = LANGUAGE.read(request)
        game = core.get(GAME.read(request)[:40])
        charge(request, DRAWING_COST)
        return Response(draw_sheet(game, language=language), media_type="image/svg+xml")

    async def _rules(self, request: Request) -> Response:
        game = core.get(GAME.read(request)[:40])
        rules = texts.rules(game.id.partition(":")[0], LANGUAGE.read(request))
        return Response(rules, media_type="text/markdown; charset=utf-8")

    async def _verify(self, request: Request) -> Response:
        asked = await body_of(request, wire.VerifyRecord)
        charge(request, len(asked.record) / CHECKED_BYTES)
        verdict = await self._hub.arena.verify(asked.record)
        return json(
            wire.Verified(verdict.is_fair, verdict.code, verdict.say(asked.language), verdict.throws, verdict.wrong)
        )

    async def _health(self, request: Request) -> Response:  # noqa: ARG002
        await self._store.check()
        return json(wire.Health("ok", version("foxdice")))

    async def _figures(self, request: Request) -> Response:  # noqa: ARG002
        return Response(self._metrics.format(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def _settled_room(self, request: Request) -> Room:
        room = await self._hub.room(TABLE.read(request))
        await self._hub.settled(room)
        return room
