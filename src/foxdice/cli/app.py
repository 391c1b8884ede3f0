"""The command line: one app, one module a command."""

import sys

import typer
from rich.console import Console

from foxdice.cli.arena import arena
from foxdice.cli.games import games
from foxdice.cli.replay import replay
from foxdice.cli.rules import rules
from foxdice.cli.serve import play, serve
from foxdice.cli.sheet import sheet
from foxdice.cli.simulate import simulate
from foxdice.cli.solve import solve
from foxdice.cli.train import train
from foxdice.cli.verify import verify
from foxdice.cli.watch import watch
from foxdice.core import GameError

app = typer.Typer(
    name="foxdice",
    help="Four dice games, complete and exact.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (games, play, serve, watch, simulate, arena, solve, train, replay, verify, sheet, rules):
    app.command()(command)


def main() -> None:
    """Run a command; a mistake of the caller is one line and exit code 2."""
    try:
        app()
    except GameError as error:
        Console(stderr=True, highlight=False).print(f"foxdice: {error}", markup=False, soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stderr.close()
        sys.exit(0)
