"""Bots think in processes of their own, so that no table waits for another's bot."""

import asyncio
import logging
import os
import zlib
from functools import cache, partial
from typing import NamedTuple

from foxdice import bots, core
from foxdice.bots.bot import Bot
from foxdice.bots.engines.faults import forfeits_of
from foxdice.bots.guests import Guests
from foxdice.bots.outside import is_outside
from foxdice.dice.arena.text import format_layout, format_throw, parse_layout
from foxdice.server.workers.pool import WorkerPool, processes
from foxdice.table import Need, Table
from foxdice.table import messages as msg

log = logging.getLogger("foxdice.bots")
PROCESSES = min(4, max(2, os.cpu_count() or 1))
LONGEST_THOUGHT_SECONDS = 20


class Thought(NamedTuple):
    """What a bot does; where it failed, what is done for it, and how it failed."""

    message: msg.Throw | msg.Choose
    forfeit: str = ""


def choose(game_id: str, bot: str, state: str, seat: int, seed: int) -> tuple[str, str]:
    """Return the move of a bot as text, and how it failed if it did. Runs in the process of the bots."""
    game = core.get(game_id)
    view = game.parse_state(state)
    player = _kept(bot, game_id) if is_outside(bot) else bots.get(bot, game, seed)
    before = len(forfeits_of(player))
    move = game.format_move(view, seat, player.choose(game, view, seat))
    failed = forfeits_of(player)[before:]
    return move, failed[-1].reason if failed else ""


@cache
def _kept(bot: str, game_id: str) -> Bot:
    """Return somebody's bot; its program is not started anew for every choice."""
    return bots.get(bot, core.get(game_id), 0)


def throw(game_id: str, bot: str, state: str, layout: str, seat: int, seed: int) -> str:
    """Return how a bot throws into the arena as text, from its view and where the dice lie."""
    from foxdice.bots.bot import Thrower  # needed in the process of the bots only

    game = core.get(game_id)
    thrower = bots.get(bot, game, seed)
    assert isinstance(thrower, Thrower)
    return format_throw(thrower.throw(game.parse_state(state), parse_layout(layout), seat))


class Thinking:
    """The processes of the bots; while one of them thinks long, the others think on for other tables."""

    def __init__(self, guests: Guests | None = None) -> None:
        self._guests = guests or Guests()
        self._pool = WorkerPool(partial(processes, PROCESSES))

    async def think(self, table: Table, need: Need) -> Thought:
        """Return what a bot does. It is shown what its seat may see; its luck depends on the table, not on the dice.

        A bot that fails or finds no end takes its first legal move, or throws plainly, so that the others can play on.
        """
        game = table.game
        view = game.view(table.state, need.seat)
        seed = zlib.crc32(f"{table.id} {need.seat} {need.stamp}".encode())
        bot = self._guests.specs.get(need.bot, need.bot)
        asked = (table.settings.game, bot, game.format_state(view))
        arena = table.arena
        try:
            async with asyncio.timeout(LONGEST_THOUGHT_SECONDS):
                if need.kind == "choose":
                    move, forfeit = await self._pool.run(choose, *asked, need.seat, seed)
                    return Thought(msg.Choose(need.seat, move), forfeit)
                if arena is None or not arena.by_hand:
                    return Thought(msg.Throw(need.seat))
                layout = format_layout(arena.layout)
                gesture = await self._pool.run(throw, *asked, layout, need.seat, seed)
                return Thought(msg.Throw(need.seat, gesture=gesture))
        except Exception as error:
            log.error("bot failed", extra={"bot": need.bot, "game": game.id, "reason": type(error).__name__})
            forfeit = "late" if isinstance(error, TimeoutError) else "failed"
            if need.kind == "throw":
                return Thought(msg.Throw(need.seat), forfeit)
            first = game.format_move(view, need.seat, game.legal(view, need.seat)[0])
            return Thought(msg.Choose(need.seat, first), forfeit)

    def close(self) -> None:
        """Stop thinking."""
        self._pool.close()
