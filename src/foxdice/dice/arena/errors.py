"""What can be wrong with a throw, in words."""

from typing import Any, Final


class ArenaError(ValueError):
    """A throw, a move of dice or a text that the arena cannot accept.

    `code` names the mistake for translation, `details` holds what fills the gaps of its sentence.
    """

    def __init__(self, code: str, sentence: str, **details: str | int | float) -> None:
        super().__init__(sentence.format(**details))
        self.code: Final = code
        self.sentence: Final = sentence
        self.details: Final = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the error travel between processes."""
        return _restore, (self.code, self.sentence, self.details)


def _restore(code: str, sentence: str, details: dict[str, str | int | float]) -> ArenaError:
    return ArenaError(code, sentence, **details)
