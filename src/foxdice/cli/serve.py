"""`foxdice serve` and `foxdice play`: the server, for others or for oneself."""

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

Data = Annotated[Path | None, typer.Option(help="Folder for games and key; by default the user's data folder.")]
Database = Annotated[str, typer.Option(help="URL of a PostgreSQL database; by default SQLite in the data folder.")]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 8080,
    data: Data = None,
    database: Database = "",
    origin: Annotated[list[str] | None, typer.Option(help="Address of the page as people see it.")] = None,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds before a bot's move is shown.")] = 0.7,
    trust_proxy: Annotated[bool, typer.Option(help="Take clients' addresses from X-Forwarded-For.")] = False,
) -> None:
    """Serve the games to everybody who can reach this machine."""
    _run(host, port, data, database, tuple(origin or ()), bot_pause, trust_proxy=trust_proxy, opens_browser=False)


def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 0,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Play in the browser on this machine."""
    _run("127.0.0.1", port, data, "", (), 0.7, trust_proxy=False, opens_browser=browser)


def _run(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    origins: tuple[str, ...],
    bot_pause: float,
    *,
    trust_proxy: bool,
    opens_browser: bool,
) -> None:
    # Imported here: the other commands stay quick.
    from foxdice.server.serve import bind
    from foxdice.server.serve import serve as run
    from foxdice.server.settings import Settings, default_data

    database = database or os.environ.get("FOXDICE_DATABASE", "")
    settings = Settings(
        host=host,
        port=port,
        data=data or default_data(),
        database=database,
        origins=origins,
        bot_pause=bot_pause,
        trust_proxy=trust_proxy,
    )
    bound = bind(settings)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{bound.getsockname()[1]}/"
    Console(highlight=False).print(f"Foxdice: {address}", soft_wrap=True)
    open_page = threading.Thread(target=webbrowser.open, args=[address], daemon=True)  # some browsers stay until closed
    run(settings, bound, ready=open_page.start if opens_browser else lambda: None)
