"""Bots act for their seats: they think beside the server, and what they do is shown after a short pause."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from foxdice.bots.guests import Guests
from foxdice.dice.arena.errors import ArenaError
from foxdice.server.errors import ServerError
from foxdice.server.realtime.flying import fly
from foxdice.server.realtime.room import Act, Room, no_op
from foxdice.server.workers.arena import Arena
from foxdice.server.workers.thinking import Thinking
from foxdice.table import Change, Need, Table
from foxdice.table import events as ev
from foxdice.table import messages as msg

log = logging.getLogger("foxdice.bots")
WATCHED = 4  # times as long as otherwise a bot waits while people watch dice fly
ASKED_AGAIN_AFTER_SECONDS = 0.5


class BotSeats:
    """All seats of one server process that bots play on."""

    def __init__(
        self,
        pause: float,
        arena: Arena,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        do: Callable[[Room, Act], None],
        guests: Guests,
    ) -> None:
        self._pause = pause
        self._arena = arena
        self._spawn = spawn
        self._do = do
        self._thinking = Thinking(guests)

    def close(self) -> None:
        """Stop thinking."""
        self._thinking.close()

    def schedule(self, room: Room) -> None:
        """Let bots think wherever a table waits for one and none does yet."""
        for need in room.table.needs():
            thought = (need.seat, *need.stamp)
            if thought not in room.thoughts:
                room.thoughts.add(thought)
                self._spawn(self._think(room, need, thought))

    async def _think(self, room: Room, need: Need, thought: tuple[int, ...]) -> None:
        try:
            begun = time.monotonic()
            act = await self._prepare(room, need)
            pause = self._pause * (WATCHED if is_watched(room.table) else 1)
            await asyncio.sleep(pause - (time.monotonic() - begun))
        finally:
            room.thoughts.discard(thought)
        if need in room.table.needs():
            self._do(room, act)
        self.schedule(room)

    async def _prepare(self, room: Room, need: Need) -> Act:
        """Return what a bot does as soon as it is shown; its dice have flown by then."""
        message, forfeit = await self._thinking.think(room.table, need)
        if need not in room.table.needs():
            return no_op
        try:
            due = room.table.due_cast(message, None)
        except ArenaError as error:
            log.error("bot cannot throw like this", extra={"bot": need.bot, "reason": error.code})
            due = room.table.due_cast(msg.Throw(need.seat), None)
        if due is None:
            return partial(_if_needed, need, partial(_play, message, forfeit))
        try:
            return partial(_if_needed, need, await fly(self._arena, due))
        except ServerError:
            await asyncio.sleep(ASKED_AGAIN_AFTER_SECONDS)
            return no_op


def is_watched(table: Table) -> bool:
    """Tell whether dice have just flown: whoever watches sees them roll, settle and go to their owners first."""
    latest = table.events[-1]
    return isinstance(latest, ev.Thrown) and latest.flight != ""


def _play(message: msg.Throw | msg.Choose, forfeit: str, table: Table, now: int) -> Change:
    return table.play_for(message, now, forfeit)


def _if_needed(need: Need, act: Act, table: Table, now: int) -> Change:
    """Act unless the table no longer waits for what the bot looked at."""
    return act(table, now) if need in table.needs() else Change([], [])
