"""Bots think in processes of their own, so that no table waits for another's bot."""

import asyncio
import logging
import os
import zlib
from functools import partial

from foxdice import bots, core
from foxdice.dice.arena.text import format_layout, format_throw, parse_layout
from foxdice.server.workers.pool import WorkerPool, processes
from foxdice.table import Need, Table
from foxdice.table import messages as msg

log = logging.getLogger("foxdice.bots")
PROCESSES = min(4, max(2, os.cpu_count() or 1))
LONGEST_THOUGHT_SECONDS = 20


def choose(game_id: str, bot: str, state: str, seat: int, seed: int) -> str:
    """Return the move of a bot as text, from the view its seat has. Runs in the process of the bots."""
    game = core.get(game_id)
    view = game.parse_state(state)
    return game.format_move(view, seat, bots.get(bot, game, seed).choose(game, view, seat))


def throw(game_id: str, bot: str, state: str, layout: str, seat: int, seed: int) -> str:
    """Return how a bot throws into the arena as text, from its view and where the dice lie."""
    from foxdice.bots.bot import Thrower  # needed in the process of the bots only

    game = core.get(game_id)
    thrower = bots.get(bot, game, seed)
    assert isinstance(thrower, Thrower)
    return format_throw(thrower.throw(game.parse_state(state), parse_layout(layout), seat))


class Thinking:
    """The processes of the bots; while one of them thinks long, the others think on for other tables."""

    def __init__(self) -> None:
        self._pool = WorkerPool(partial(processes, PROCESSES))

    async def think(self, table: Table, need: Need) -> msg.Throw | msg.Choose:
        """Return what a bot does. It is shown what its seat may see; its luck depends on the table, not on the dice.

        A bot that fails or finds no end takes its first legal move, or throws plainly, so that the others can play on.
        """
        game = table.game
        view = game.view(table.state, need.seat)
        seed = zlib.crc32(f"{table.id} {need.seat} {need.stamp}".encode())
        asked = (table.settings.game, need.bot, game.format_state(view))
        arena = table.arena
        try:
            async with asyncio.timeout(LONGEST_THOUGHT_SECONDS):
                if need.kind == "choose":
                    return msg.Choose(need.seat, await self._pool.run(choose, *asked, need.seat, seed))
                if arena is None or not arena.by_hand:
                    return msg.Throw(need.seat)
                layout = format_layout(arena.layout)
                return msg.Throw(need.seat, gesture=await self._pool.run(throw, *asked, layout, need.seat, seed))
        except Exception as error:
            log.error("bot failed", extra={"bot": need.bot, "game": game.id, "reason": type(error).__name__})
            if need.kind == "throw":
                return msg.Throw(need.seat)
            return msg.Choose(need.seat, game.format_move(view, need.seat, game.legal(view, need.seat)[0]))

    def close(self) -> None:
        """Stop thinking."""
        self._pool.close()
