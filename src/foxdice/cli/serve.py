"""`foxdice serve` and `foxdice play`: the server, for others or for oneself."""

import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

if TYPE_CHECKING:
    from foxdice.server.settings import Settings

Data = Annotated[Path | None, typer.Option(help="Folder for games and key; by default the user's data folder.")]
Database = Annotated[
    str | None, typer.Option(help="URL of a PostgreSQL database; by default SQLite in the data folder.")
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="Settings as TOML; flags and environment go first.")
]


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes any free one.")] = None,
    data: Data = None,
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option(help="Address of the page as people see it.")] = None,
    bot_pause: Annotated[float | None, typer.Option(help="Seconds before a bot's move is shown.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot of your own that people can play against, NAME=BOT; more than once.")
    ] = None,
    trust_proxy: Annotated[bool | None, typer.Option(help="Take clients' addresses from X-Forwarded-For.")] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes under a parent; SIGHUP replaces them without a break. 0: none.")
    ] = None,
    metrics: Annotated[str | None, typer.Option(metavar="HOST:PORT", help="Figures for Prometheus.")] = None,
    log: Annotated[str | None, typer.Option(help="How a line of the log looks: json or text.")] = None,
    file: SettingsFile = None,
    show_settings: Annotated[
        bool, typer.Option("--show-settings", help="Show all settings, and do not serve.")
    ] = False,
) -> None:
    """Serve the games to everybody who can reach this machine."""
    from foxdice.server import configuration  # imported here: the other commands can do without what serving needs

    flags: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "origins": origin or None,
        "bot_pause": bot_pause,
        "bots": bot or None,
        "trust_proxy": trust_proxy,
        "log": log,
        "workers": workers,
        "metrics": metrics,
    }
    found = configuration.read(file, os.environ, flags)
    if show_settings:
        typer.echo(configuration.as_toml(found), nl=False)
        return
    chosen = configuration.settings(found)
    if chosen.workers:
        _run_workers(chosen)
    else:
        _run(chosen, opens_browser=False)


def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 0,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Play in the browser on this machine."""
    from foxdice.server.settings import Settings, default_data

    _run(Settings(port=port, data=data or default_data(), log="text"), opens_browser=browser, level=logging.WARNING)


def _run(settings: "Settings", *, opens_browser: bool, level: int = logging.INFO) -> None:
    from foxdice.server.binding import bind
    from foxdice.server.serve import serve as run

    bound = bind(settings)
    bound.listen()  # whoever follows the address at once waits, instead of finding nobody
    address = _tell_address(settings, bound)
    open_page = threading.Thread(target=webbrowser.open, args=[address], daemon=True)  # some browsers stay until closed
    run(settings, [bound], level, ready=open_page.start if opens_browser else lambda: None)


def _run_workers(settings: "Settings") -> None:
    from foxdice.server.errors import ServerError
    from foxdice.server.logs import set_up_logs
    from foxdice.server.processes.inheritance import inherited
    from foxdice.server.processes.parent import run_parent
    from foxdice.server.processes.sockets import bind_all

    if given := inherited():
        from foxdice.server.processes.child import child  # the parent does without what serving needs

        child(given).serve(settings)
        return
    is_shared = settings.database.startswith("postgresql")
    if settings.workers > 1 and not is_shared:
        raise ServerError("server-workers-sqlite")
    sockets = bind_all(settings)
    _tell_address(settings, sockets.common)
    set_up_logs(form=settings.log)
    run_parent(sockets, sys.argv[1:], is_shared=is_shared)


def _tell_address(settings: "Settings", bound: socket.socket) -> str:
    """Say where the page is, and return it."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{bound.getsockname()[1]}/"
    Console(highlight=False).print(f"Foxdice: {address}", markup=False, soft_wrap=True)
    return address
