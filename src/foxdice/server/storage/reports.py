"""Names that somebody reported, and how the operator hides one."""

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from foxdice.server import wire
from foxdice.server.storage import schema
from foxdice.table import events as ev

HIDDEN = "—"  # in the place of a name


@dataclass(frozen=True)
class Reported:
    """A name that was reported, how often, and when for the last time."""

    table: str
    seat: int
    name: str
    times: int
    latest: int


def report(connection: Connection, table: str, seat: int, name: str, by: str, at: int) -> None:
    """Note that somebody, known by a hashed token, finds a name wrong; the same person counts once."""
    row = {"table_id": table, "seat": seat, "name": name, "reporter": by}
    same = [schema.reports.c[column] == value for column, value in row.items()]
    if connection.execute(update(schema.reports).where(*same).values(at=at)).rowcount == 0:
        connection.execute(insert(schema.reports).values(**row, at=at))


def reported(connection: Connection) -> list[Reported]:
    """Return the names that were reported, those of most people first."""
    named = (schema.reports.c.table_id, schema.reports.c.seat, schema.reports.c.name)
    times = func.count()
    found = select(*named, times, func.max(schema.reports.c.at)).group_by(*named).order_by(times.desc(), *named)
    return [Reported(*row) for row in connection.execute(found)]


def hide_name(connection: Connection, table: str, seat: int) -> bool:
    """Take the name off a seat in everything that is stored of a table; tell whether there was one."""
    rows = connection.execute(select(schema.facts).where(schema.facts.c.table_id == table)).all()
    is_changed = False
    for row in rows:
        before = [wire.decode_fact(line) for line in bytes(row.data).splitlines()]
        after = [_without_name(fact, seat) for fact in before]
        if after != before:
            is_changed = True
            here = (schema.facts.c.table_id == table, schema.facts.c.number == row.number)
            connection.execute(update(schema.facts).where(*here).values(data=wire.encode_facts(after)))
    connection.execute(update(schema.dailies).where(schema.dailies.c.table_id == table).values(name=HIDDEN))
    connection.execute(delete(schema.reports).where(schema.reports.c.table_id == table, schema.reports.c.seat == seat))
    return is_changed


def _without_name(fact: ev.AnyEvent, seat: int) -> ev.AnyEvent:
    if isinstance(fact, ev.Joined) and fact.seat == seat and fact.name:
        return msgspec.structs.replace(fact, name=HIDDEN)
    return fact
