"""`foxdice admin`: what is stored, for whoever runs a server. SQLite has to be free: stop the server first."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from foxdice.cli.backup import read_settings
from foxdice.cli.serve import Data, Database, SettingsFile

if TYPE_CHECKING:
    from sqlalchemy import Connection

admin = typer.Typer(help="List and delete what is stored. With SQLite, stop the server first.", no_args_is_help=True)
Days = Annotated[float | None, typer.Option("--older-than", min=0, metavar="DAYS", help="Untouched for so long.")]


@admin.command("list")
def list_tables(
    older_than: Days = None, data: Data = None, database: Database = None, settings_file: SettingsFile = None
) -> None:
    """List tables: game, phase, when something last happened."""
    from sqlalchemy import select

    from foxdice.server.storage import retention, schema

    with _open(settings_file, data, database) as connection:
        wanted = set(retention.older_than(connection, _moment(older_than or 0)))
        rows = connection.execute(select(schema.tables).order_by(schema.tables.c.updated)).all()
    shown = Table("table", "game", "phase", "last change")
    for id, game, phase, updated in rows:
        if id in wanted:
            shown.add_row(id, game, phase, f"{datetime.fromtimestamp(updated / 1000, UTC):%Y-%m-%d %H:%M} UTC")
    Console(highlight=False).print(shown)


@admin.command("delete")
def delete_tables(
    tables: Annotated[list[str] | None, typer.Argument(metavar="[TABLE]…", help="Tables to delete.")] = None,
    older_than: Days = None,
    data: Data = None,
    database: Database = None,
    settings_file: SettingsFile = None,
) -> None:
    """Delete tables, with everything that is stored of them."""
    from foxdice.server.storage import retention

    def named(connection: "Connection") -> list[str]:
        old = retention.older_than(connection, _moment(older_than)) if older_than is not None else []
        return [*(tables or []), *old]

    _delete(named, settings_file, data, database)


@admin.command("forget")
def forget(
    token: Annotated[str, typer.Argument(help="The token in somebody's browser.")],
    data: Data = None,
    database: Database = None,
    settings_file: SettingsFile = None,
) -> None:
    """Delete all of one person's data: every table they took part in, the others' part of it included."""
    from foxdice.server.errors import ServerError
    from foxdice.server.storage import retention
    from foxdice.server.tokens import hash_token

    owner = hash_token(token)
    if not owner:
        raise ServerError("server-token")
    _delete(lambda connection: retention.of_person(connection, owner), settings_file, data, database)


def _delete(
    find: Callable[["Connection"], list[str]], settings_file: Path | None, data: Path | None, database: str | None
) -> None:
    from foxdice.server.storage import retention

    with _open(settings_file, data, database) as connection:
        count = retention.delete_tables(connection, find(connection))
    typer.echo(f"{count:,} tables deleted.")


def _open(settings_file: Path | None, data: Path | None, database: str | None) -> "Connection":
    from foxdice.server.app import read_url
    from foxdice.server.storage.backup import open_database
    from foxdice.server.storage.journal import Journal

    settings = read_settings(settings_file, data, database)
    connection = open_database(read_url(settings.database_url), to_read=False)
    if connection.dialect.name == "sqlite":
        Journal(connection)  # facts that are still there go to their tables first
    return connection


def _moment(days: float) -> int:
    from foxdice.server.storage.retention import DAY_MILLISECONDS

    return int(time.time() * 1000 - days * DAY_MILLISECONDS)
