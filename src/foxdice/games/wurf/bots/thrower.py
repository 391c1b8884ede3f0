"""What a bot for Der große Wurf is: it chooses when to throw, and how."""

from abc import ABC, abstractmethod
from typing import Protocol, runtime_checkable

from foxdice.bots.bot import Bot
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.shots import Shot
from foxdice.dice.arena.throw import Throw
from foxdice.games.wurf.dice.hand import Hand, Style, planned
from foxdice.games.wurf.state import State


@runtime_checkable
class Thrower(Bot, Hand, Protocol):
    """A player with a hand."""


class StyledHand(ABC):
    """A hand that looks at what lies, but not where: its style says what to do with the dice."""

    @abstractmethod
    def style(self, view: State, player: int) -> Style | Shot:
        """Return how the throw that is due is made."""

    def throw(self, view: State, layout: Layout, player: int) -> Throw:
        """Return the throw that the style means for the dice as they lie."""
        return planned(self.style(view, player), view, layout)
