"""What a table refuses."""

from foxdice.games import GameError


class Refusal(GameError):
    """The table does not do what it was asked; `code` and `say` tell why (`texts/table.*.ftl`)."""
