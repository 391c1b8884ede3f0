"""Arguments and options that several commands share, and how their values are read."""

from contextvars import ContextVar
from pathlib import Path
from typing import Annotated

import typer

from foxdice import texts
from foxdice.bots import UnknownBot
from foxdice.core import GameError, InvalidText
from foxdice.core.record import Record, parse

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game, like those of `foxdice games`.")]
Language = Annotated[str, typer.Option("--language", "-l", help="en, de or ru")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
WorkerCount = Annotated[int, typer.Option("--workers", min=1, help="How many processes share the work.")]
Cluster = Annotated[str, typer.Option("--cluster", metavar="tcp://…", help="A dask scheduler whose machines do it.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


MAX_GAMES = 10_000_000  # their results are kept until the end
SEEDS = 1 << 63
_spoken = ContextVar("spoken", default="en")


class NumberOutOfRange(GameError):
    """A number that is too small or too large for what it is for."""


class UnknownLanguage(GameError):
    """There are no texts in this language."""


def check_language(language: str) -> str:
    """Return the language; raise `UnknownLanguage`."""
    if language not in texts.LANGUAGES:
        raise UnknownLanguage("unknown-language", text=language, languages=", ".join(texts.LANGUAGES))
    _spoken.set(language)
    return language


def spoken() -> str:
    """Return the language in which to complain: the one that was asked for, once it was."""
    return _spoken.get()


def check_number(name: str, number: int, min: int, max: int) -> None:
    """Raise `NumberOutOfRange`."""
    if not min <= number <= max:
        raise NumberOutOfRange("number-range", name=name, min=str(min), max=str(max))


def check_simulation(games: int, seed: int) -> None:
    """Raise `NumberOutOfRange` for more games than can be kept, or a seed that no generator takes."""
    check_number("--games", games, 1, MAX_GAMES)
    check_number("--seed", seed, -SEEDS, SEEDS - 1)


def plain(text: str) -> str:
    """Return text that does nothing to a terminal: control characters are shown as a mark."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text)


def read_record(file: Path) -> Record:
    """Return the record in a file, `-` for standard input; raise `InvalidText`."""
    try:
        text = typer.get_text_stream("stdin").read() if str(file) == "-" else file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a text file"
        raise InvalidText("record-file", file=str(file), reason=reason) from error
    return parse(text.removeprefix("\ufeff"))


def read_file(file: Path) -> bytes:
    """Return the content of a file; raise `InvalidText` where it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise InvalidText("record-file", file=str(file), reason=error.strerror or "") from error


def write_file(file: Path, content: str | bytes) -> None:
    """Write a file; raise `InvalidText` where that is not possible."""
    try:
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    except OSError as error:
        raise InvalidText("file-not-written", file=str(file), reason=error.strerror or "") from error


def read_bots(names: str, players: int) -> tuple[str, ...]:
    """Return a bot for each player from `NAME[,NAME…]`; raise `UnknownBot`."""
    bots = tuple(name.strip() for name in names.split(","))
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise UnknownBot("bots-players", players=players, bots=len(bots))
    return bots
