"""Mistakes that must be refused, in words of every language."""

from collections.abc import Callable
from typing import Any

from foxdice.core import GameError
from foxdice.texts import LANGUAGES


def assert_refused(kinds: type[GameError] | tuple[type[GameError], ...], call: Callable[..., Any], *args: Any) -> None:
    """Make a call that must be refused by such an error."""
    try:
        call(*args)
    except kinds as error:
        assert_has_words(error)
    else:
        raise AssertionError(f"{call} accepted {args}")


def assert_read_or_refused(read: Callable[[str], Any], text: str) -> None:
    """Read a text that may mean something or not: whoever refuses it says so in words."""
    try:
        read(text)
    except GameError as error:
        assert_has_words(error)


def assert_has_words(error: GameError) -> None:
    """Check that an error can be said."""
    assert all(error.say(language) for language in LANGUAGES)
