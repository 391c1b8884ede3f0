"""The tables of the database, for SQLite and PostgreSQL alike, and how older ones become like this."""

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)

from foxdice.server.errors import ServerError

# For every connection to SQLite: one process alone, and nothing lost in a power cut.
PRAGMAS = ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("updated", BigInteger, nullable=False),  # milliseconds, give or take a minute
    sqlite_with_rowid=False,
)
facts = Table(
    "facts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the first fact in `data`
    Column("data", LargeBinary, nullable=False),  # one or more facts, a line each
    sqlite_with_rowid=False,
)
journal = Table(
    "journal",
    metadata,
    Column("place", Integer, primary_key=True),  # in the order they came
    Column("data", LargeBinary, nullable=False),  # what one commit wrote (`foxdice.server.storage.journal`)
)
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game_number", Integer, primary_key=True),
    Column("sealed", LargeBinary, nullable=False),
)
members = Table(
    "members",
    metadata,
    Column("owner", String(64), primary_key=True),  # hashed token
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Index("members_by_table", "table_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("reporter", String(64), primary_key=True),  # hashed token
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# The table is promised before it is opened, so that two of the same person cannot begin at once.
dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("owner", String(64), primary_key=True),  # hashed token
    Column("table_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("points", Integer),  # once the game has ended in time
    Column("ended", BigInteger),
    Column("luck_free", Float),
    Index("dailies_by_table", "table_id"),
    sqlite_with_rowid=False,
)

versions = MetaData()
version = Table("schema_version", versions, Column("number", Integer, nullable=False))


def _first_release(connection: Connection) -> None:
    metadata.create_all(connection)


def _journal(connection: Connection) -> None:
    journal.create(connection, checkfirst=True)
    if any(column["name"] == "facts" for column in inspect(connection).get_columns(tables.name)):
        connection.execute(text(f"ALTER TABLE {tables.name} DROP COLUMN facts"))


def _commits_in_the_journal(connection: Connection) -> None:
    """The journal held a row for each fact; what is left there goes to the other facts."""
    if any(column["name"] == "number" for column in inspect(connection).get_columns(journal.name)):
        connection.execute(text("INSERT INTO facts SELECT table_id, number, data FROM journal"))
        journal.drop(connection)
        journal.create(connection)


def _reports(connection: Connection) -> None:
    reports.create(connection, checkfirst=True)


def _dailies(connection: Connection) -> None:
    dailies.create(connection, checkfirst=True)


# Each brings a database from its place in the list to the next; a released one is never changed again.
MIGRATIONS: tuple[Callable[[Connection], None], ...] = (
    _first_release,
    _journal,
    _commits_in_the_journal,
    _reports,
    _dailies,
)

PROCESSES_START_TOGETHER = 0x0F0CD1CE  # the advisory lock under which one of them migrates


def migrate(connection: Connection) -> None:
    """Bring a database up to date; raise `ServerError` when it belongs to a newer release."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(PROCESSES_START_TOGETHER)))
    at = 0
    if inspect(connection).has_table(version.name):
        at = connection.execute(select(version.c.number)).scalar_one()
    else:
        versions.create_all(connection)
        connection.execute(insert(version).values(number=0))
    if at > len(MIGRATIONS):
        raise ServerError("server-database-newer", version=at, ours=len(MIGRATIONS))
    for migration in MIGRATIONS[at:]:
        migration(connection)
    connection.execute(update(version).values(number=len(MIGRATIONS)))
