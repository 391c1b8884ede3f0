"""The small REST part.

In addresses seats count from 1, as in everything that is said in words. What is answered is the table's own, and there
they are numbered from 0, as in messages and events.
"""

import logging
import time
from datetime import date
from functools import partial
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
from foxdice.server.dailies import Dailies
from foxdice.server.errors import ServerError
from foxdice.server.http.catalogue import Catalogue, catalogue
from foxdice.server.http.content import puzzles_of
from foxdice.server.http.openapi import Endpoint, Parameter, openapi
from foxdice.server.http.privacy import privacy
from foxdice.server.http.requests import body_of, charge, json, meanwhile, refusing, who_asks
from foxdice.server.rates import AtOnce, Buckets
from foxdice.server.realtime.hub import Hub
from foxdice.server.realtime.room import Room
from foxdice.server.settings import Settings
from foxdice.server.storage.reports import report
from foxdice.server.storage.store import Store
from foxdice.server.tokens import is_code, new_token
from foxdice.server.wire_coach import AppraisalFacts, ReviewFacts
from foxdice.table.look import Look, look

log = logging.getLogger("foxdice.rest")
MAX_TABLES = 100
HOUR = 3600
REPORT_COST = 5
DRAWING_COST = 4  # an ordinary request costs 1
GUESSING_COST = 10  # of a code under which there is no table: whoever tries them all is not to get far
CHECKED_BYTES = 20_000  # of a record, for the cost of 1
REVIEW_COST = 10
REVIEWED_BYTES = 200  # of a record, for the cost of 1
APPRAISAL_COST = 2
DAILY_COST = 2
PAST_COST = 5
REPLAYED_EVENTS = 200  # for the cost of 1

TABLE = Parameter("table", "path", str)
CODE = Parameter("code", "path", str)
SEAT_NUMBER = Annotated[int, msgspec.Meta(ge=1, le=8)]
SEAT = Parameter("seat", "path", SEAT_NUMBER)
LANGUAGE = Parameter("language", "query", Literal["en", "de", "ru"], "en")
GAME = Parameter("game", "path", str)
DAY = Parameter("day", "query", date)
NUMBER = Parameter("game", "query", Annotated[int, msgspec.Meta(ge=1, le=1_000_000)])


class Rest:
    """The endpoints of one server."""

    def __init__(self, hub: Hub, store: Store, daily: Dailies, settings: Settings) -> None:
        self._hub = hub
        self._daily = daily
        self._store = store
        self._keep_days = settings.keep_days
        limits = settings.limits
        self._checks = AtOnce(limits.checks_at_once, limits.checks_of_address)
        self._reviews = AtOnce(limits.reviews_at_once, limits.reviews_of_address)
        self._hints = AtOnce(limits.hints_at_once, limits.hints_of_address)
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
            Endpoint("GET", "/api/daily", "List the dailies of today.", self._dailies, wire.Dailies, 200, None, (401,)),
            Endpoint(
                "POST",
                "/api/daily",
                "Get one's table of today's daily, which begins with that.",
                self._begin_daily,
                wire.NewTable,
                201,
                wire.BeginDaily,
                (400, 401, 404, 429),
                needs_token=True,
            ),
            Endpoint(
                "GET",
                "/api/daily/{game}",
                "Tell who made what of the dice of a day.",
                self._daily_results,
                wire.DailyResults,
                200,
                None,
                (400, 401, 404),
                (GAME, DAY),
            ),
            Endpoint(
                "GET",
                "/api/codes/{code}",
                "Find a table that waits for players by its short code.",
                self._code,
                wire.NewTable,
                200,
                None,
                (404,),
                (CODE,),
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
            Endpoint(
                "POST",
                "/api/review",
                "Look back on a game: luck, errors and what would have been better.",
                self._review,
                ReviewFacts,
                200,
                wire.LookBack,
                (400,),
            ),
            Endpoint(
                "POST",
                "/api/appraise",
                "Tell what the moves are worth that a player has at the end of a record.",
                self._appraise,
                AppraisalFacts,
                200,
                wire.LookBack,
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
                "POST",
                "/api/tables/{table}/seats/{seat}/report",
                "Report the name of somebody at a table to the operator.",
                self._report,
                wire.Reported,
                201,
                None,
                (400, 401, 404, 409),
                (TABLE, SEAT),
                needs_token=True,
            ),
            Endpoint(
                "GET",
                "/api/privacy",
                "Get what is stored and for how long, as Markdown.",
                self._privacy,
                "text/markdown",
                200,
                None,
                (400,),
                (LANGUAGE,),
            ),
            Endpoint(
                "GET",
                "/api/games/{game}/puzzles",
                "Get the puzzles that come with a game, from easy to hard.",
                self._puzzles,
                "application/json",
                200,
                None,
                (400,),
                (GAME,),
            ),
            Endpoint("GET", "/api/health", "Tell whether the server is well.", self._health, wire.Health),
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
        if not self._may_open(who, request.scope["foxdice.client"]):
            raise ServerError("server-too-fast")
        return json(wire.NewTable(await self._hub.open(wanted.open, who)), 201)

    async def _mine(self, request: Request) -> Response:
        found = await self._store.mine(who_asks(request, needed=True), MAX_TABLES)
        return json(wire.MyTables([wire.MyTable(one.table, one.game, one.phase, one.updated) for one in found]))

    async def _dailies(self, request: Request) -> Response:
        charge(request, DAILY_COST)
        return json(await self._daily.today(who_asks(request)))

    async def _begin_daily(self, request: Request) -> Response:
        who = who_asks(request, needed=True)
        wanted = await body_of(request, wire.BeginDaily)
        may_open = partial(self._may_open, who, request.scope["foxdice.client"])
        return json(wire.NewTable(await self._daily.begin(wanted.game, wanted.name, who, may_open)), 201)

    async def _daily_results(self, request: Request) -> Response:
        game, day = GAME.read(request), DAY.read(request)
        charge(request, DAILY_COST)
        return json(await self._daily.results(game, day, who_asks(request)))

    def _may_open(self, who: str, address: str) -> bool:
        """Tell whether somebody may have one more table, and count it."""
        return self._new_tables_of_token.take(who) and self._new_tables_of_address.take(address)

    async def _code(self, request: Request) -> Response:
        code = CODE.read(request).lower()
        table = await self._store.waiting(code) if is_code(code) else None
        if table is None:
            charge(request, GUESSING_COST)
            raise ServerError("server-no-table")
        return json(wire.NewTable(table))

    async def _table(self, request: Request) -> Response:
        room = await self._settled_room(request)
        return json(look(room.table, who_asks(request), room.now()))

    async def _record(self, request: Request) -> Response:
        number = NUMBER.read(request)
        table, stored = None, 0
        try:
            room = await self._settled_room(request)
            table, stored = room.table, room.stored
        except ServerError as error:
            if number is None or error.code != "server-key":
                raise  # the key to the dice of the latest game is lost; those before it can still be read
        if table and number in (None, table.number):
            charge(request, (table.version - table.first_event) / REPLAYED_EVENTS)
        else:
            charge(request, PAST_COST + stored / REPLAYED_EVENTS)
            table = await self._hub.directory.past_game(TABLE.read(request), number)
        return Response(table.record(self._hub.now()).format(), media_type="text/plain; charset=utf-8")

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
        return json(await to_thread.run_sync(catalogue, LANGUAGE.read(request), self._hub.guests))

    async def _blank_sheet(self, request: Request) -> Response:
        language = LANGUAGE.read(request)
        game = core.get(GAME.read(request)[:40])
        charge(request, DRAWING_COST)
        return Response(draw_sheet(game, language=language), media_type="image/svg+xml")

    async def _rules(self, request: Request) -> Response:
        game = core.get(GAME.read(request)[:40])
        rules = texts.rules(game.id.partition(":")[0], LANGUAGE.read(request))
        return Response(rules, media_type="text/markdown; charset=utf-8")

    async def _puzzles(self, request: Request) -> Response:
        game = core.get(GAME.read(request)[:40])
        return Response(await to_thread.run_sync(puzzles_of, game.id), media_type="application/json")

    async def _verify(self, request: Request) -> Response:
        asked = await body_of(request, wire.VerifyRecord)
        charge(request, len(asked.record) / CHECKED_BYTES)
        with meanwhile(self._checks, request):
            verdict = await self._hub.arena.verify(asked.record)
        text = verdict.say(asked.language)
        return json(wire.Verified(verdict.is_fair, verdict.code, text, verdict.throws, verdict.wrong, verdict.helped))

    async def _review(self, request: Request) -> Response:
        asked = await body_of(request, wire.LookBack)
        charge(request, REVIEW_COST + len(asked.record) / REVIEWED_BYTES)
        with meanwhile(self._reviews, request):
            found = await self._hub.coaching.review(asked.record, asked.player)
        return Response(found, media_type="application/json")

    async def _appraise(self, request: Request) -> Response:
        asked = await body_of(request, wire.LookBack)
        charge(request, APPRAISAL_COST + len(asked.record) / CHECKED_BYTES)
        with meanwhile(self._hints, request):
            found = await self._hub.coaching.appraise(asked.record, asked.player)
        return Response(found, media_type="application/json")

    async def _report(self, request: Request) -> Response:
        who, seat = who_asks(request, needed=True), SEAT.read(request)
        room = await self._settled_room(request)
        if seat > len(room.table.seats):
            raise ServerError("table-no-seat", seat=seat)
        name = room.table.seats[seat - 1].name
        if not name:
            raise ServerError("server-no-name", seat=seat)
        charge(request, REPORT_COST)
        note = partial(report, table=room.table.id, seat=seat - 1, name=name, by=who, at=room.now())
        await self._store.ask(note)
        log.info("name reported", extra={"table": room.table.id})
        return json(wire.Reported(name), 201)

    async def _privacy(self, request: Request) -> Response:
        language = LANGUAGE.read(request)
        return Response(privacy(self._keep_days, language), media_type="text/markdown; charset=utf-8")

    async def _health(self, request: Request) -> Response:  # noqa: ARG002
        await self._store.check()
        return json(wire.Health("ok", version("foxdice")))

    async def _settled_room(self, request: Request) -> Room:
        room = await self._hub.room(TABLE.read(request))
        await self._hub.settled(room)
        return room
