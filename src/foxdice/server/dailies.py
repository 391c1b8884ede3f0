"""The daily: for each day and game the same dice for everybody, one try each, and who made what of them.

The seeds follow from the server's key, so they are fixed before anybody asks and nothing of them is stored; what they
are is promised by commitments, those of tomorrow too. People are told apart by their tokens: who gets another one gets
another try.
"""

import hashlib
import hmac
import logging
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import msgspec

from foxdice import core
from foxdice.core import AnyGame, GameError
from foxdice.dice.daily import day_at, has_daily, name_of, reveal_at, secret_of
from foxdice.dice.fair import Secret
from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.realtime.hub import Hub
from foxdice.server.storage import dailies
from foxdice.server.storage.store import Store
from foxdice.server.tokens import new_table_id
from foxdice.server.wire_coach import ReviewFacts
from foxdice.table.lobby import SameDice
from foxdice.table.names import check_name

log = logging.getLogger("foxdice.dailies")
SHOWN = 100  # of the best
KEPT = 64  # days and games of which the strongest bot's points are remembered


class Dailies:
    """The dailies of one server."""

    def __init__(self, hub: Hub, store: Store, key: bytes) -> None:
        self._hub = hub
        self._store = store
        self._key = hmac.digest(key, b"foxdice daily", hashlib.sha256)
        self._best: dict[tuple[date, str], int] = {}  # points of the strongest bot
        self._given_up: set[str] = set()  # tables that could not be looked back on
        self._is_looking_back = False

    async def today(self, who: str) -> wire.Dailies:
        """Return what is played today, with what somebody has done of it."""
        day = self._today()
        games = [await self._game(game, day, who) for game in _games()]
        return wire.Dailies(day.isoformat(), reveal_at(day), tuple(games))

    async def begin(self, game: str, name: str, who: str, may_open: Callable[[], bool]) -> str:
        """Return the table of somebody's try of today, begun now where there was none; raise `GameError`."""
        chosen, day = _game(game), self._today()
        found = await self._store.ask(partial(dailies.find, day=day, game=chosen.id, owner=who))
        if found is None:
            check_name(name)
            if not may_open():
                raise ServerError("server-too-fast")
            claim = partial(dailies.claim, day=day, game=chosen.id, owner=who, table=new_table_id(), name=name)
            found = await self._store.ask(claim)
        try:
            await self._hub.settled(await self._hub.room(found.table))
        except ServerError as error:
            if error.code != "server-no-table":  # promised, but not begun
                raise
            same_dice = SameDice(name_of(day, chosen.id), reveal_at(day))
            await self._hub.begin_alone(found.table, chosen.id, found.name, who, same_dice, self._secret(day, chosen))
        return found.table

    async def results(self, game: str, day: date | None, who: str) -> wire.DailyResults:
        """Return who made what of the dice of a day; raise `GameError`.

        What the strongest bot makes of them is told to those who have played, and afterwards to everybody.
        """
        chosen, today = _game(game), self._today()
        day = day or today
        if day > today:
            raise ServerError("server-day")
        found = await self._standing(chosen, day, who)
        is_over = self._hub.now() >= reveal_at(day)
        secret, knows = self._secret(day, chosen), is_over or found.place is not None
        shown = found.best
        if found.mine and found.place is not None and found.place > len(shown):
            shown = [*shown, found.mine]
        if shown and knows:
            self._look_back(chosen, day, shown)
        return wire.DailyResults(
            day=day.isoformat(),
            game=chosen.id,
            commitment=secret.commitment,
            seed=secret.seed.hex() if is_over else "",
            salt=secret.salt.hex() if is_over else "",
            players=found.players,
            place=found.place,
            best=self._best.get((day, chosen.id)) if knows else None,
            results=tuple(
                wire.DailyResult(one.name, one.points or 0, one.luck_free, bool(who) and one.owner == who)
                for one in shown
            ),
        )

    async def _game(self, game: AnyGame, day: date, who: str) -> wire.Daily:
        found = await self._standing(game, day, who)
        tomorrow = day + timedelta(days=1)
        return wire.Daily(
            game=game.id,
            commitment=self._secret(day, game).commitment,
            tomorrow=self._secret(tomorrow, game).commitment,
            players=found.players,
            table=found.mine.table if found.mine else "",
            points=found.mine.points if found.mine else None,
        )

    async def _standing(self, game: AnyGame, day: date, who: str) -> dailies.Standing:
        id, fewest_win = game.id, game.fewest_win
        return await self._store.ask(
            lambda connection: dailies.standing(connection, day, id, who, SHOWN, fewest_win=fewest_win)
        )

    def _secret(self, day: date, game: AnyGame) -> Secret:
        return secret_of(self._key, day, game.id)

    def _today(self) -> date:
        return day_at(self._hub.now())

    # ------------------------------------------------------------------ what takes long

    def _look_back(self, game: AnyGame, day: date, tries: list[dailies.Try]) -> None:
        """Find out what is not known yet, one after the other; whoever asks again is told."""
        missing = [one.table for one in tries if one.luck_free is None and one.table not in self._given_up]
        if self._is_looking_back or (not missing and (day, game.id) in self._best):
            return
        self._is_looking_back = True
        self._hub.spawn(self._find_out(game, day, missing))

    async def _find_out(self, game: AnyGame, day: date, tables: list[str]) -> None:
        try:
            if (day, game.id) not in self._best:
                seed = self._secret(day, game).seed
                self._best[day, game.id] = await self._hub.coaching.best(game.id, name_of(day, game.id), seed)
                while len(self._best) > KEPT:
                    del self._best[next(iter(self._best))]
            for table in tables:
                await self._find_luck(table)
        except GameError as error:  # the next one who asks has it tried again
            log.warning("not looked back", extra={"reason": error.code})
        finally:
            self._is_looking_back = False

    async def _find_luck(self, table: str) -> None:
        try:
            record = (await self._hub.room(table)).table.record().format()
            found = msgspec.json.decode(await self._hub.coaching.review(record, 0), type=ReviewFacts)
        except GameError:
            self._given_up.add(table)
            raise
        await self._store.ask(partial(dailies.note_luck_free, table=table, points=found.luck_adjusted))


def _games() -> list[AnyGame]:
    return [game for game in map(core.get, core.editions()) if has_daily(game)]


def _game(id: str) -> AnyGame:
    """Return a game that has a daily; raise `GameError`."""
    game = core.get(id[:40])
    if id not in core.editions() or not has_daily(game):
        raise ServerError("daily-none", game=game.id)
    return game
