"""Words the player reads, in every language: rules as Markdown, short texts as Fluent messages."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "ru")
MAX_NUMBER = 2**53  # a longer one is shown as it was typed: grouping its digits would help nobody, and may fail
GROUP = "foxdice.games"  # entry points: the words of a game lie beside its edition


class Name(str):
    """The key of a text that fills in another text, such as the name of a die in an error."""


def rules(game: str, language: str = "en") -> str:
    """Return the rules of a game as Markdown; an unknown game or language is a ValueError.

    >>> rules(games.ids()[0], "de")[:2]
    '# '
    """
    _check_language(language)
    folders = _folders_of_games()
    if game not in folders:
        raise ValueError(f"there are no rules for the game {game!r}; choose one of {', '.join(folders)}")
    return folders[game].joinpath(f"rules.{language}.md").read_text(encoding="utf-8")


def say(key: str, language: str = "en", **args: str | int | float) -> str:
    """Return one short text, filled in.

    An unknown key is a KeyError; an unknown language or a missing argument is a ValueError.

    >>> say("coach-player", "de", player=2)
    'Person 2'
    """
    _check_language(language)
    return _fill_in(key, language, tuple(args.items()))


# A drawing says the same few hundred things again and again.
@lru_cache(maxsize=8192)
def _fill_in(key: str, language: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise KeyError(f"there is no text {key!r} in the language {language!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"the text {key!r} has no value of its own in the language {language!r}")
    filled = {name: _told(value, language) for name, value in args}
    text, errors = bundle.format_pattern(pattern, filled)
    if errors:
        reasons = "; ".join(str(error) for error in errors)
        raise ValueError(f"the text {key!r} cannot be filled in, in the language {language!r}: {reasons}")
    return str(text)


def _told(value: str | int | float, language: str) -> str | int | float:
    if isinstance(value, Name):
        return say(value, language)
    is_beyond_counting = isinstance(value, int) and abs(value) > MAX_NUMBER
    return str(value) if is_beyond_counting else value


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f"there are no texts in the language {language!r}; choose one of {known}")


def folders() -> list[Traversable]:
    """Return where texts lie: the machinery's own, those that games share, then those of every game."""
    # Imported here for the same reason as Fluent below: `import foxdice` must stay fast.
    from importlib.resources import files

    libraries = sorted({point.load().library for point in _games()} - {""})
    return [files(__package__), *map(_folder_in, libraries), *_folders_of_games().values()]


@cache
def _folders_of_games() -> dict[str, Traversable]:
    return {point.name: _folder_in(point.module.rpartition(".")[0]) for point in _games()}


def _folder_in(package: str) -> Traversable:
    from importlib.resources import files

    return files(package).joinpath("texts")


@cache
def _games() -> list[EntryPoint]:
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP), key=lambda point: point.name)


@cache
def _bundle(language: str) -> FluentBundle:
    # Fluent is slow to import and most programs never speak, so it waits here until somebody does.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks would show up as stray characters in a terminal and in tests of plain text.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders():
        sources = [file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")]
        for source in sorted(sources, key=lambda file: file.name):
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle
