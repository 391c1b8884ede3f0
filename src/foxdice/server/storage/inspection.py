"""What is stored of one table, for the operator."""

from datetime import UTC, datetime

from sqlalchemy import Connection, select

from foxdice.server import wire
from foxdice.server.errors import ServerError
from foxdice.server.storage import schema
from foxdice.table import events as ev


def facts_of(connection: Connection, table: str) -> list[bytes]:
    """Return all facts of a table; raise `ServerError` when there is none. On SQLite the journal has to be empty."""
    found = select(schema.facts.c.data).where(schema.facts.c.table_id == table).order_by(schema.facts.c.number)
    facts = [fact for data in connection.execute(found).scalars() for fact in bytes(data).splitlines()]
    if not facts:
        raise ServerError("server-no-table")
    return facts


def inspect_table(connection: Connection, table: str) -> dict[str, str]:
    """Return what an operator wants to know about a table, by name; raise `ServerError` when there is none."""
    lines = facts_of(connection, table)
    facts = [wire.decode_fact(line) for line in lines]
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
    members = connection.execute(select(schema.members.c.owner).where(schema.members.c.table_id == table)).scalars()
    names = dict.fromkeys(fact.name for fact in facts if isinstance(fact, ev.Joined | ev.Renamed))
    bots = dict.fromkeys(fact.bot for fact in facts if isinstance(fact, ev.Invited))
    games = sum(isinstance(fact, ev.Started) for fact in facts)
    return {
        "table": table,
        "game": row.game,
        "phase": row.phase,
        "opened": f"{datetime.fromtimestamp(facts[0].at / 1000, UTC):%Y-%m-%d %H:%M} UTC",
        "last change": f"{datetime.fromtimestamp(facts[-1].at / 1000, UTC):%Y-%m-%d %H:%M} UTC",
        "people": ", ".join(names) or "-",
        "bots": ", ".join(bots) or "-",
        "devices": str(len(list(members))),
        "games begun": str(games),
        "facts": f"{len(facts):,}, {sum(map(len, lines)):,} bytes",
    }
