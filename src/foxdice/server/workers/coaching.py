"""Games are reviewed and moves appraised in processes of their own, which give way to everything else."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from foxdice import core
from foxdice.core import GameError, WrongPlayers
from foxdice.core.record import Record, parse
from foxdice.dice.daily import NOBODYS_WORDS
from foxdice.dice.fair import FairDice
from foxdice.server.errors import ServerError
from foxdice.server.workers.pool import WorkerPool, end_with_the_server, processes

PROCESSES = max(1, (os.cpu_count() or 1) - 1)
NICENESS = 10
Given = ParamSpec("Given")
Result = TypeVar("Result")


class Coaching:
    """Reviews have processes of their own: a hint does not wait for them."""

    def __init__(self) -> None:
        self._reviewing = WorkerPool(partial(_giving_way, PROCESSES))
        self._advising = WorkerPool(partial(_giving_way, 1))

    async def review(self, record: str, seat: int) -> bytes:
        """Return `ReviewFacts` as JSON; raise `GameError`, whatever is wrong with the record."""
        return await _tried(self._reviewing, review_text, record, seat)

    async def appraise(self, record: str, seat: int) -> bytes:
        """Return `AppraisalFacts` of the choice that a seat has at the end of a record as JSON; raise `GameError`."""
        return await _tried(self._advising, appraise_text, record, seat)

    async def best(self, game: str, name: str, seed: bytes) -> int:
        """Return how many points the strongest bot makes alone of dice with this name and seed."""
        return await _tried(self._reviewing, best_points, game, name, seed)

    def close(self) -> None:
        """Stop looking back."""
        self._reviewing.close()
        self._advising.close()


async def _tried(pool: WorkerPool, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result:
    try:
        return await pool.run(work, *args, **kwargs)
    except BrokenProcessPool as error:
        raise ServerError("server-coach") from error


def _giving_way(count: int) -> ProcessPoolExecutor:
    return processes(count, _give_way)


def _give_way() -> None:
    end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def review_text(text: str, seat: int) -> bytes:
    """Look back on a record for one of its players. Runs in a process of its own."""
    from foxdice.coach import review  # with NumPy, which the server itself does without
    from foxdice.coach.same_dice import points_of_the_best
    from foxdice.server.workers import facts

    record = _read(text, seat)
    found = review(record, [seat]).players[0]
    master = points_of_the_best(record) if found.over else None
    return msgspec.json.encode(facts.of_review(found, record.game.id, record.players, master))


def appraise_text(text: str, seat: int) -> bytes:
    """Price the moves that a player has at the end of a record. Runs in a process of its own."""
    from foxdice.coach import appraise
    from foxdice.server.workers import facts

    record = _read(text, seat)
    return msgspec.json.encode(facts.of_appraisal(appraise(record.game, record.replay().state, seat)))


def best_points(game: str, name: str, seed: bytes) -> int:
    """Let the strongest bot play alone with the dice of a day. Runs in a process of its own."""
    from foxdice.coach.same_dice import best_bot, play_alone

    chosen = core.get(game)
    return play_alone(chosen, FairDice(seed, name, NOBODYS_WORDS), best_bot(chosen)).score(0).total


def _read(text: str, seat: int) -> Record:
    """Read a record. Strangers write records: whatever trips over one is the record's fault."""
    try:
        record = parse(text)
    except GameError:
        raise
    except (ValueError, ArithmeticError, LookupError, RecursionError) as error:
        raise ServerError("server-record") from error
    if not 0 <= seat < record.players:
        raise WrongPlayers("no-such-player", player=seat + 1, players=record.players)
    return record
