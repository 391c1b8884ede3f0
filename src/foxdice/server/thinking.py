"""Bots think in a process of their own, so that no table waits for another's bot."""

import asyncio
import logging
import multiprocessing
import os
import threading
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from foxdice import bots, games
from foxdice.table import Need, Table

log = logging.getLogger("foxdice.bots")


def choose(game_id: str, bot: str, state: str, seat: int, seed: int) -> str:
    """Return the move of a bot as text, from the view its seat has. Runs in the process of the bots."""
    game = games.get(game_id)
    view = game.parse_state(state)
    return game.format_move(view, seat, bots.get(bot, game, seed).choose(game, view, seat))


def _end_with_the_server() -> None:
    """Let the process of the bots end when the server is gone, even if it was killed."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server:
            server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinking:
    """The process of the bots; it starts with the first thought."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, table: Table, need: Need) -> str:
        """Return a bot's move. It is shown what its seat may see; its luck depends on the table, not on the dice.

        A bot that fails takes its first legal move, so that the others can play on.
        """
        game = table.game
        view = game.view(table.state, need.seat)
        seed = zlib.crc32(f"{table.id} {need.seat} {need.stamp}".encode())
        question = (table.settings.game, need.bot, game.format_state(view), need.seat, seed)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor(), choose, *question)
        except Exception as error:
            if isinstance(error, BrokenProcessPool):  # killed from outside: the next thought starts another
                self._pool = None
            log.error("bot failed", extra={"bot": need.bot, "game": game.id, "reason": type(error).__name__})
            return game.format_move(view, need.seat, game.legal(view, need.seat)[0])

    def close(self) -> None:
        """Stop thinking."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_the_server)
        return self._pool
