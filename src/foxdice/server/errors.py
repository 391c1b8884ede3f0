"""What the server refuses, and why it does not start."""

from foxdice.core import GameError


class ServerError(GameError):
    """Something around the table is wrong; `code` and `say` tell what (`texts/server.*.ftl`)."""
