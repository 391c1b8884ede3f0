"""Facts on SQLite are written down in the order they come, and sorted in by table later.

Sorted at once, each fact of a commit would change a page of its own, which is then written twice: that cost three
times as much as everything else about storing it (docs/decisions/0003-the-server.md). PostgreSQL does such work in
processes of its own; there facts are sorted in at once, and the journal stays empty.
"""

from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection, Select, delete, func, insert, select, union_all

from foxdice.server import schema

SORT_IN = 2000  # facts; sorted in together, those of one table share pages
MOST_ROWS = 256  # in one statement

Row = tuple[str, int, bytes]  # table, number, fact


class Journal:
    """The facts of one SQLite database that are not sorted in yet."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._count: int = connection.execute(select(func.count()).select_from(schema.journal)).scalar_one()

    @property
    def is_full(self) -> bool:
        """Tell whether it is time to sort in."""
        return self._count >= SORT_IN

    def write(self, rows: Sequence[Row]) -> None:
        """Write facts down, as part of the commit at hand."""
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            # Many rows in one statement: SQLite then works through them without asking for the GIL between two.
            self._connection.exec_driver_sql(_write(len(some)), tuple(value for row in some for value in row))
        self._count += len(rows)

    def sort_in(self) -> None:
        """Move everything to its table's other facts, as part of the commit at hand."""
        journal = schema.journal.c
        rows = select(journal.table_id, journal.number, journal.data).order_by(journal.table_id, journal.number)
        self._count = 0
        self._connection.execute(insert(schema.facts).from_select(["table_id", "number", "data"], rows))
        self._connection.execute(delete(schema.journal))


def facts_of(table: str, first: int) -> "Select[tuple[bytes]]":
    """Return the question for the facts of a table from a number on, wherever they are written."""
    both = union_all(
        *(
            select(place.c.number, place.c.data).where(place.c.table_id == table, place.c.number >= first)
            for place in (schema.facts, schema.journal)
        )
    ).subquery()
    return select(both.c.data).order_by(both.c.number)


@cache
def _write(count: int) -> str:
    return f"INSERT INTO {schema.journal.name} (table_id, number, data) VALUES " + ", ".join(["(?, ?, ?)"] * count)
