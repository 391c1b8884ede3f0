"""Throws are simulated, and records read and checked, in processes of their own."""

import logging
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module

from foxdice.core import GameError
from foxdice.core.record import parse
from foxdice.dice.arena.casting import Cast, Landing, make
from foxdice.dice.arena.processes import throwing_processes
from foxdice.server.errors import ServerError
from foxdice.server.workers.pool import WorkerPool, end_with_the_server
from foxdice.table.verify import Verdict, verify

log = logging.getLogger("foxdice.arena")


class Arena:
    """Two processes: checking a record takes seconds, for which no player has to wait."""

    def __init__(self) -> None:
        start = partial(throwing_processes, begin=end_with_the_server)
        self._throwing = WorkerPool(start)
        self._checking = WorkerPool(start)

    def warm_up(self) -> None:
        """Be ready before the first throw."""
        self._throwing.warm_up(load_engine)

    async def fly(self, cast: Cast) -> Landing:
        """Let dice fly; raise `ServerError`, whatever went wrong: the table goes on, and the player can throw again."""
        try:
            return await self._throwing.run(make, cast)
        except Exception as error:
            log.error("a throw failed", extra={"reason": type(error).__name__})
            raise ServerError("server-arena") from error

    async def verify(self, record: str) -> Verdict:
        """Check the dice of a record that came as text; raise `GameError`, whatever is wrong with it."""
        try:
            return await self._checking.run(verify_text, record)
        except BrokenProcessPool as error:
            raise ServerError("server-arena") from error

    def close(self) -> None:
        """Stop throwing."""
        self._throwing.close()
        self._checking.close()


def load_engine() -> None:
    """Import what simulates, in the process that throws."""
    import_module("foxdice.dice.arena.cast")


def verify_text(record: str) -> Verdict:
    """Check a record; raise `GameError`. Strangers write records: whatever trips over one is the record's fault."""
    try:
        return verify(parse(record))
    except GameError:
        raise
    except (ValueError, ArithmeticError, LookupError, RecursionError) as error:
        raise ServerError("server-record") from error
