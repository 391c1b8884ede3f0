"""Dice fly beside the event loop, whoever threw them; then the table lets them lie."""

from functools import partial

from foxdice.dice.arena.casting import Landing
from foxdice.server.realtime.room import Act
from foxdice.server.workers.arena import Arena
from foxdice.table import Change, DueCast, Table


async def fly(arena: Arena, due: DueCast) -> Act:
    """Let the dice of a throw fly; return what lets them come to rest at the table; raise `ServerError`."""
    return partial(_land, due, await arena.fly(due.cast))


def _land(due: DueCast, landing: Landing, table: Table, now: int) -> Change:
    return table.land(due, landing, now)
