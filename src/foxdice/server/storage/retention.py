"""What is removed, and when: tables that nothing happened at for long, and those the operator names."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from foxdice.server.storage import schema

DAY_MILLISECONDS = 24 * 3600 * 1000
AT_ONCE = 500


def older_than(connection: Connection, moment: int, limit: int | None = None) -> list[str]:
    """Return the tables at which nothing has happened since a moment, in milliseconds, the oldest first."""
    found = select(schema.tables.c.id).where(schema.tables.c.updated < moment)
    return list(connection.execute(found.order_by(schema.tables.c.updated).limit(limit)).scalars())


def of_person(connection: Connection, owner: str) -> list[str]:
    """Return the tables that somebody, known by a hashed token, had to do with."""
    found = select(schema.members.c.table_id).where(schema.members.c.owner == owner)
    return list(connection.execute(found).scalars())


def delete_tables(connection: Connection, tables: Sequence[str]) -> int:
    """Remove tables with everything that is stored of them, and return how many there were."""
    count = 0
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        for part in (schema.facts, schema.secrets, schema.members, schema.reports):
            connection.execute(delete(part).where(part.c.table_id.in_(some)))
        connection.execute(delete(schema.dailies).where(schema.dailies.c.table_id.in_(some)))
        count += connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(some))).rowcount
        connection.commit()
    return count
