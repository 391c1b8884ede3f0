"""What can be wrong with a throw."""

from foxdice.core import GameError


class ArenaError(GameError):
    """A throw, a move of dice or a text that the arena cannot accept (`texts/arena.*.ftl`)."""
