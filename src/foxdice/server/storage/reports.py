"""Names that somebody reported, and how the operator hides one."""

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from foxdice.server import wire
from foxdice.server.storage import schema
from foxdice.server.storage.inspection import facts_of
from foxdice.table import Table
from foxdice.table import events as ev

HIDDEN = "—"  # in the place of a name
MOST_REPORTERS = 20  # of a seat; more of them tell the operator nothing, and would only take room


@dataclass(frozen=True)
class Reported:
    """A name that was reported, how often, and when for the last time."""

    table: str
    seat: int
    name: str
    times: int
    latest: int


def report(connection: Connection, table: str, seat: int, name: str, by: str, at: int) -> None:
    """Note that somebody, known by a hashed token, finds a name wrong; the same person counts once.

    Of very many not all are kept.
    """
    row = {"table_id": table, "seat": seat, "name": name, "reporter": by}
    same = [schema.reports.c[column] == value for column, value in row.items()]
    if connection.execute(update(schema.reports).where(*same).values(at=at)).rowcount:
        return
    here = (schema.reports.c.table_id == table, schema.reports.c.seat == seat)
    if connection.execute(select(func.count()).select_from(schema.reports).where(*here)).scalar_one() < MOST_REPORTERS:
        connection.execute(insert(schema.reports).values(**row, at=at))


def reported(connection: Connection) -> list[Reported]:
    """Return the names that were reported, those of most people first."""
    named = (schema.reports.c.table_id, schema.reports.c.seat, schema.reports.c.name)
    times = func.count()
    found = select(*named, times, func.max(schema.reports.c.at)).group_by(*named).order_by(times.desc(), *named)
    return [Reported(*row) for row in connection.execute(found)]


def hide_name(connection: Connection, table: str, seat: int) -> tuple[str, ...]:
    """Take a name off in everything that is stored of a table, and return what is hidden.

    Seats move before a game, and people call themselves otherwise: hidden is whatever was reported of a seat, else
    what it is called now, wherever that stands. Raises `ServerError` where there is no such table.
    """
    now = _name_at(table, facts_of(connection, table), seat)
    names = (_reported_of(connection, table, seat) or {now}) - {"", HIDDEN}
    for row in connection.execute(select(schema.facts).where(schema.facts.c.table_id == table)).all():
        before = [wire.decode_fact(line) for line in bytes(row.data).splitlines()]
        after = [_without(names, fact) for fact in before]
        if after != before:
            here = (schema.facts.c.table_id == table, schema.facts.c.number == row.number)
            connection.execute(update(schema.facts).where(*here).values(data=wire.encode_facts(after)))
    dailies = schema.dailies.c
    connection.execute(
        update(schema.dailies).where(dailies.table_id == table, dailies.name.in_(names)).values(name=HIDDEN)
    )
    done = (schema.reports.c.table_id == table, schema.reports.c.name.in_(names))
    connection.execute(delete(schema.reports).where(*done))
    return tuple(sorted(names))


def _name_at(id: str, facts: list[bytes], seat: int) -> str:
    table = Table(id, 0)
    table.follow(map(wire.decode_fact, facts))
    return table.seats[seat].name if seat < len(table.seats) else ""


def _reported_of(connection: Connection, table: str, seat: int) -> set[str]:
    known = select(schema.reports.c.name, schema.reports.c.seat).where(schema.reports.c.table_id == table)
    return {row.name for row in connection.execute(known) if row.seat == seat}


def _without(names: set[str], fact: ev.AnyEvent) -> ev.AnyEvent:
    if isinstance(fact, ev.Joined | ev.Renamed) and fact.name in names:
        return msgspec.structs.replace(fact, name=HIDDEN)
    return fact
