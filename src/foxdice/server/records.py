"""The games of a table as records, from what is stored of it."""

from collections.abc import Sequence

from foxdice.server import wire
from foxdice.table import Table
from foxdice.table import events as ev


def records_of(id: str, facts: Sequence[bytes]) -> list[str]:
    """Return every game that was begun at a table, as text, in order; one that was abandoned ends where it does."""
    table, found = Table(id, 0), []
    for fact in map(wire.decode_fact, facts):
        if isinstance(fact, ev.Reopened) and table.phase != "lobby":
            found.append(table.record().format())
        table.follow([fact])
    if table.phase != "lobby":
        found.append(table.record().format())
    return found
