"""Backups: a file with everything that is stored, whatever database it comes from.

A backup is always a SQLite database in the form of `schema.py`. From SQLite it is copied page by page while the server
goes on; from PostgreSQL row by row, as of one moment. So a backup of one can be restored into the other. The key is
not in it: keep that apart.
"""

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, Connection, create_engine, func, insert, inspect, select
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import NullPool

from foxdice.server.errors import ServerError
from foxdice.server.storage import schema
from foxdice.server.storage.journal import Journal

ROWS_AT_ONCE = 500


def write_backup(connection: Connection, file: Path) -> None:
    """Write everything into a new file; raise `ServerError` when it is there already or cannot be written.

    The file is complete or not there.
    """
    if file.exists():
        raise ServerError("server-backup-exists", file=str(file))
    draft = file.with_name(f"{file.name}.part")
    try:
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600)
    except OSError as error:
        raise ServerError("server-backup", file=str(file), reason=error.strerror or "?") from error
    try:
        if connection.dialect.name == "sqlite":
            _copy_pages(connection, draft)
        else:
            _copy_rows_to_file(connection, draft)
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)


def restore_backup(file: Path, connection: Connection) -> int:
    """Put a backup into an empty database, and return how many tables people have in it.

    Raises `ServerError` when the file is no backup, comes from a newer Foxdice, or the database is not empty.
    """
    if connection.execute(select(func.count()).select_from(schema.tables)).scalar_one():
        raise ServerError("server-restore-full")
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup"
        try:
            copy.write_bytes(file.read_bytes())  # it may have to be migrated, and the backup stays as it is
        except OSError as error:
            raise ServerError("server-backup", file=str(file), reason=error.strerror or "?") from error
        engine = create_engine(URL.create("sqlite", database=str(copy)), hide_parameters=True)
        try:
            with engine.connect() as source:
                if not inspect(source).has_table(schema.version.name):
                    raise ServerError("server-backup-none", file=str(file))
                schema.migrate(source)
                Journal(source)  # sorts in what the backup holds of it
                _copy_rows(source, connection)
        except DatabaseError as error:
            raise ServerError("server-backup-none", file=str(file)) from error
        finally:
            engine.dispose()
    connection.commit()
    return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def open_database(url: URL, *, to_read: bool) -> Connection:
    """Return a connection to a database that nobody is using; raise `ServerError`.

    A file that is only read is left in the form it has: it may be wanted just before an upgrade.
    """
    engine = create_engine(url, hide_parameters=True, poolclass=NullPool)
    try:
        connection = engine.connect()
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA locking_mode=EXCLUSIVE")
            connection.exec_driver_sql("PRAGMA user_version")  # the first question takes the lock
        if not (to_read and engine.dialect.name == "sqlite"):
            schema.migrate(connection)
        connection.commit()
    except OperationalError as error:
        reason = str(error.orig).strip().splitlines()[0]
        if "locked" in reason:
            raise ServerError("server-database-busy") from error
        raise ServerError("server-database", reason=reason) from error
    return connection


def _copy_pages(connection: Connection, file: Path) -> None:
    source = connection.connection.driver_connection
    assert isinstance(source, sqlite3.Connection)
    target = sqlite3.connect(file)
    try:
        source.backup(target)
    finally:
        target.close()


def _copy_rows_to_file(connection: Connection, file: Path) -> None:
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)
    try:
        with engine.connect() as target:
            schema.migrate(target)
            connection.commit()
            snapshot = connection.execution_options(isolation_level="REPEATABLE READ")
            _copy_rows(snapshot, target)
            target.commit()
            connection.rollback()
    finally:
        engine.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in schema.metadata.sorted_tables:
        if table is schema.journal:  # empty on PostgreSQL, sorted in on SQLite
            continue
        found = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)).mappings()
        for rows in found.partitions(ROWS_AT_ONCE):
            target.execute(insert(table), [dict(row) for row in rows])
