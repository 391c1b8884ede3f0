"""What a table refuses."""

from foxdice.core import GameError


class Refusal(GameError):
    """The table does not do what it was asked; `code` and `say` tell why (`texts/table.*.ftl`)."""
