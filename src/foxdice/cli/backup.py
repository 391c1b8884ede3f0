"""`foxdice backup` and `foxdice restore`: everything that is stored, as one file."""

import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from foxdice.cli.options import write_file
from foxdice.cli.serve import Data, Database, SettingsFile

if TYPE_CHECKING:
    from foxdice.server.settings import Settings

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def backup(
    file: File,
    data: Data = None,
    database: Database = None,
    settings_file: SettingsFile = None,
    port: Annotated[int | None, typer.Option(help="Port of the running server.")] = None,
) -> None:
    """Write everything that is stored into a new file, while the server goes on. The key is not in it."""
    from foxdice.server.app import read_url
    from foxdice.server.errors import ServerError
    from foxdice.server.storage.backup import open_database, write_backup

    settings = read_settings(settings_file, data, database, port)
    try:
        with open_database(read_url(settings.database_url), to_read=True) as connection:
            write_backup(connection, file)
    except ServerError as error:
        if error.code != "server-database-busy":
            raise
        _ask_the_server(settings, file)
    typer.echo(f"{file}: {file.stat().st_size:,} bytes. The key is not in it; keep a copy of that elsewhere.")


def restore(file: File, data: Data = None, database: Database = None, settings_file: SettingsFile = None) -> None:
    """Put a backup into an empty database: SQLite or PostgreSQL, whichever it came from."""
    from foxdice.server.app import read_url
    from foxdice.server.storage.backup import open_database, restore_backup

    settings = read_settings(settings_file, data, database)
    settings.data.mkdir(parents=True, exist_ok=True)
    with open_database(read_url(settings.database_url), to_read=False) as connection:
        tables = restore_backup(file, connection)
    typer.echo(f"{file}: {tables:,} tables restored. Games that are being played need the key they were stored with.")


def read_settings(file: Path | None, data: Path | None, database: str | None, port: int | None = None) -> "Settings":
    """Return the settings of the server whose data a command works on; raise `ServerError`."""
    from foxdice.server import configuration

    flags = {"data": data, "database": database, "port": port}
    return configuration.settings(configuration.read(file, os.environ, flags))


def _ask_the_server(settings: "Settings", file: Path) -> None:
    """Let the server that holds the database make the backup: SQLite is open to one process alone."""
    from foxdice.server.errors import ServerError
    from foxdice.server.http.operating import BACKUP_PATH, operator_token
    from foxdice.server.storage.seal import read_key

    if file.exists():
        raise ServerError("server-backup-exists", file=str(file))
    host = settings.host if settings.is_private else "127.0.0.1"
    asked = urllib.request.Request(f"http://{host}:{settings.port}{BACKUP_PATH}")
    asked.add_header("Authorization", f"Bearer {operator_token(read_key(settings.data))}")
    try:
        with urllib.request.urlopen(asked) as answer:
            write_file(file, answer.read())
    except (urllib.error.URLError, ConnectionError) as error:
        reason = str(getattr(error, "reason", error))
        raise ServerError("server-backup-ask", port=settings.port, reason=reason) from error
