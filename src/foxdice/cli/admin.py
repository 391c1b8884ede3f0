"""`foxdice admin`: what is stored, for whoever runs a server. SQLite has to be free: stop the server first."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from foxdice.cli.backup import read_settings
from foxdice.cli.serve import Data, Database, SettingsFile

if TYPE_CHECKING:
    from sqlalchemy import Connection

admin = typer.Typer(
    help="List, show, export and delete what is stored. With SQLite, stop the server first.", no_args_is_help=True
)
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
            shown.add_row(id, game, phase, _time(updated))
    Console(highlight=False).print(shown)


@admin.command("show")
def show(
    table: Annotated[str, typer.Argument(help="The table.")],
    data: Data = None,
    database: Database = None,
    settings_file: SettingsFile = None,
) -> None:
    """Show what is stored of a table: who sat there, how many games, how large it is."""
    from foxdice.server.storage.inspection import inspect_table

    with _open(settings_file, data, database) as connection:
        found = inspect_table(connection, table)
    shown = Table(show_header=False)
    for name, value in found.items():
        shown.add_row(name, escape(value))
    Console(highlight=False).print(shown)


@admin.command("export")
def export(
    folder: Annotated[Path, typer.Argument(help="Where records go, a file for each game.")],
    tables: Annotated[list[str] | None, typer.Option("--table", help="A table; can be given again.")] = None,
    token: Annotated[str | None, typer.Option("--of", metavar="TOKEN", help="All tables of one person.")] = None,
    data: Data = None,
    database: Database = None,
    settings_file: SettingsFile = None,
) -> None:
    """Write the games of tables as records."""
    from foxdice.server.realtime.sweeping import write_records
    from foxdice.server.records import records_of
    from foxdice.server.storage import retention
    from foxdice.server.storage.inspection import facts_of

    with _open(settings_file, data, database) as connection:
        named = [*(tables or []), *(retention.of_person(connection, _owner(token)) if token else [])]
        files = [
            file
            for table in named
            for file in write_records(folder, table, records_of(table, facts_of(connection, table)))
        ]
    typer.echo(f"{len(files):,} records in {folder}")


@admin.command("reports")
def reports(data: Data = None, database: Database = None, settings_file: SettingsFile = None) -> None:
    """List names that people reported."""
    from foxdice.server.storage.reports import reported

    with _open(settings_file, data, database) as connection:
        rows = reported(connection)
    shown = Table("table", "seat", "name", "people", "latest")
    for row in rows:
        shown.add_row(row.table, str(row.seat + 1), escape(row.name), str(row.times), _time(row.latest))
    Console(highlight=False).print(shown)


@admin.command("hide")
def hide(
    table: Annotated[str, typer.Argument(help="The table.")],
    seat: Annotated[int, typer.Argument(min=1, help="The seat, from 1.")],
    data: Data = None,
    database: Database = None,
    settings_file: SettingsFile = None,
) -> None:
    """Take the name off a seat, in everything that is stored of the table."""
    from foxdice.server.storage.reports import hide_name

    with _open(settings_file, data, database) as connection:
        hidden = hide_name(connection, table, seat - 1)
        connection.commit()
    typer.echo(f"Hidden: {', '.join(hidden)}" if hidden else "There is no name at this seat.")


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
    from foxdice.server.storage import retention

    owner = _owner(token)
    _delete(lambda connection: retention.of_person(connection, owner), settings_file, data, database)


def _delete(
    find: Callable[["Connection"], list[str]], settings_file: Path | None, data: Path | None, database: str | None
) -> None:
    from foxdice.server.storage import retention

    with _open(settings_file, data, database) as connection:
        count = retention.delete_tables(connection, find(connection))
    typer.echo(f"{count:,} tables deleted.")


def _owner(token: str) -> str:
    from foxdice.server.errors import ServerError
    from foxdice.server.tokens import hash_token

    owner = hash_token(token)
    if not owner:
        raise ServerError("server-token")
    return owner


def _time(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"


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
