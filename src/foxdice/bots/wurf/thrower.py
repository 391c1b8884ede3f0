"""What a bot for Der große Wurf is: it chooses when to throw, and how."""

from typing import Protocol, runtime_checkable

from foxdice.bots.bot import Bot
from foxdice.dice.wurf.style import Style
from foxdice.games.wurf.state import State


@runtime_checkable
class Thrower(Bot, Protocol):
    """A player with a hand."""

    def style(self, view: State, player: int) -> Style:
        """Return how the throw that is due is made."""
        ...
