"""Hands for tests."""

from dataclasses import dataclass

from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.shots import Shot
from foxdice.dice.arena.throw import Throw
from foxdice.games.wurf.dice.hand import Style, planned
from foxdice.games.wurf.state import State


@dataclass(frozen=True)
class PlainHand:
    """A hand that always throws in the same style."""

    way: Style | Shot

    def style(self, view: State, player: int) -> Style | Shot:  # noqa: ARG002
        return self.way

    def throw(self, view: State, layout: Layout, player: int) -> Throw:  # noqa: ARG002
        return planned(self.way, view, layout)
