"""The command line: one app, one module a command."""

import io
import os
import sys
from importlib.metadata import version
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from foxdice.cli.admin import admin
from foxdice.cli.appraise import appraise
from foxdice.cli.backup import backup, restore
from foxdice.cli.connect import connect
from foxdice.cli.daily import daily
from foxdice.cli.extras import missing_extra
from foxdice.cli.games import games
from foxdice.cli.options import plain, spoken
from foxdice.cli.puzzles import puzzles
from foxdice.cli.rate import rate
from foxdice.cli.replay import replay
from foxdice.cli.review import review
from foxdice.cli.rules import rules
from foxdice.cli.serve import play, serve
from foxdice.cli.sheet import sheet
from foxdice.cli.simulate import simulate
from foxdice.cli.site import site
from foxdice.cli.solve import solve
from foxdice.cli.tournament import tournament
from foxdice.cli.train import train
from foxdice.cli.verify import verify
from foxdice.cli.wasm import wasm
from foxdice.cli.watch import watch
from foxdice.core import GameError, InvalidText


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"foxdice {version('foxdice')}")
        raise typer.Exit


def _begin(
    show_version: Annotated[  # its callback does it
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and end.")
    ] = False,
) -> None:
    """Four dice games, complete and exact."""


app = typer.Typer(
    name="foxdice",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    callback=_begin,
)
for command in (
    games,
    play,
    serve,
    connect,
    watch,
    daily,
    simulate,
    tournament,
    rate,
    review,
    puzzles,
    appraise,
    solve,
    train,
    replay,
    verify,
    sheet,
    rules,
    wasm,
    site,
    backup,
    restore,
):
    app.command()(command)
app.command("arena", hidden=True)(tournament)  # what a tournament was called before
app.add_typer(admin, name="admin")


def main() -> None:
    """Run a command; a mistake of the caller is one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):  # a terminal that knows fewer characters shows question marks
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except GameError as error:
        _complain(error)
    except ModuleNotFoundError as error:
        if (missing := missing_extra(error, command="".join(sys.argv[1:2]))) is None:
            raise
        _complain(missing)
    except BrokenPipeError:  # the reader of our output has seen enough
        _forget_output()
        sys.exit(0)
    except OSError as error:
        _forget_output()
        _complain(InvalidText("output-not-written", reason=error.strerror or ""))


def _complain(error: GameError) -> NoReturn:
    said = " ".join(plain(error.say(spoken())).splitlines())  # the name of a file may have several lines
    Console(stderr=True, highlight=False).print(f"foxdice: {said}", markup=False, soft_wrap=True)
    sys.exit(2)


def _forget_output() -> None:
    """Let nothing be written at the end that could not be written before."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
