"""What can go wrong at the front door.

GameError
├── UnknownGame      there is no such game
├── WrongPlayers     the game is not played by so many
├── InvalidMove      not a move of this game at all
├── IllegalMove      a move of this game, but not legal now; the reason says why
├── NotYourTurn      nobody waits for this player now
├── InvalidThrow     not a throw of the dice that are due
└── InvalidText      a state or a record that cannot be read

Each has a `code` and `details`; `say(language)` puts it into words (`texts/errors.*.ftl`).
"""

from foxdice import texts

LONGEST_DETAIL = 200  # characters of what somebody wrote that are repeated to them


class GameError(Exception):
    """Base of everything a caller can get wrong."""

    def __init__(self, code: str, **details: "str | int | float | GameError") -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def say(self, language: str = "en") -> str:
        """Return the mistake in words a player understands."""
        given = {name: _said(detail, language) for name, detail in self.details.items()}
        return texts.say(f"error-{self.code}", language, **given)

    def __str__(self) -> str:
        return self.say()


def _said(detail: str | int | float | GameError, language: str) -> str | int | float:
    """Return a detail in words; of a text without end its beginning is enough to find it."""
    if isinstance(detail, GameError):
        return detail.say(language)
    if isinstance(detail, str) and len(detail) > LONGEST_DETAIL:
        return f"{detail[:LONGEST_DETAIL]}…"
    return detail


class UnknownGame(GameError):
    """There is no such game."""


class WrongPlayers(GameError):
    """The game is not played by so many."""


class InvalidMove(GameError):
    """Not a move of this game at all."""


class IllegalMove(GameError):
    """A move of this game, but not legal now."""


class NotYourTurn(GameError):
    """Nobody waits for this player now."""


class InvalidThrow(GameError):
    """Not a throw of the dice that are due."""


class InvalidText(GameError):
    """A state or a record that cannot be read."""
