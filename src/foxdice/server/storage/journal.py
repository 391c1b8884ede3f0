"""Facts on SQLite are written down commit by commit, and compacted by table later.

Sorted at once, each fact of a commit would change a page of its own, which is then written twice: that cost three
times as much as everything else about storing it (docs/decisions/0004-moves-per-second.md). PostgreSQL does such
work in processes of its own; there facts are compacted at once, and the journal stays empty.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select

from foxdice.server.storage import schema

COMPACT_AT = 8000  # entries; compacted together, those of one table become one row, and the disk stalls seldom

Entry = tuple[str, int, bytes]  # table, number of the first fact, facts, a line each

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Entry]).decode
_WRITE = f"INSERT INTO {schema.journal.name} (data) VALUES (?)"  # as the driver takes it: with every commit
_READ = select(schema.journal.c.data).order_by(schema.journal.c.place)
_COMPACT = insert(schema.facts)
_EMPTY = delete(schema.journal)


class Journal:
    """The facts of one SQLite database that are not compacted yet."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._count = 0
        self.compact()  # what an earlier process left: whoever loads a table has to look through the journal
        connection.commit()

    @property
    def is_full(self) -> bool:
        """Tell whether it is time to compact."""
        return self._count >= COMPACT_AT

    def write(self, entries: Sequence[Entry]) -> None:
        """Write facts down, as part of the commit at hand."""
        self._connection.exec_driver_sql(_WRITE, (_encode(entries),))
        self._count += len(entries)

    def of(self, table: str) -> list[tuple[int, bytes]]:
        """Return the facts of a table that are not compacted, with the number of the first of each entry."""
        return [(number, lines) for name, number, lines in self._read() if name == table]

    def compact(self) -> None:
        """Move everything to its table's other facts, as part of the commit at hand."""
        rows: dict[str, tuple[int, list[bytes]]] = {}
        for table, number, lines in self._read():
            rows.setdefault(table, (number, []))[1].append(lines)
        self._count = 0
        if rows:
            named = [
                {"table_id": table, "number": first, "data": b"".join(all)} for table, (first, all) in rows.items()
            ]
            self._connection.execute(_COMPACT, named)
            self._connection.execute(_EMPTY)

    def _read(self) -> list[Entry]:
        return [entry for commit in self._connection.execute(_READ).scalars() for entry in _decode(commit)]
