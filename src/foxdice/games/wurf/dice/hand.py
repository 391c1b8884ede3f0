"""How a player throws: what is done to the lying dice, aim and strength. When to throw is a matter of the rules."""

from dataclasses import dataclass
from typing import Protocol

from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.plans import Kind, plan, plan_all_in
from foxdice.dice.arena.shots import Shot, aim_shot
from foxdice.dice.arena.throw import Throw
from foxdice.games.wurf.dice.throwing import hand
from foxdice.games.wurf.state import ALL_DICE, State


@dataclass(frozen=True, slots=True)
class Style:
    """A way to throw: touch nothing, hit the dice as they lie, or gather them first; and the strength in m/s."""

    kind: Kind
    strength: float


class Hand(Protocol):
    """A player's hand. In the arena it is shown how the dice lie; where they are only counted, a style has to do."""

    def throw(self, view: State, layout: Layout, player: int) -> Throw:
        """Return how the throw that is due is made."""
        ...

    def style(self, view: State, player: int) -> Style | Shot:
        """Return how the throw that is due is made, as far as it was measured."""
        ...


class ArenaDice(Protocol):
    """Where the throws of one game come from."""

    name: str

    def lay(self, state: State) -> int:
        """Lay the start die, or throw cocked dice flat, in which no player has a hand; return the outcome."""
        ...

    def throw(self, state: State, hand: Hand) -> int:
        """Throw what the active player has to throw; return the outcome."""
        ...


def planned(style: Style | Shot, view: State, layout: Layout) -> Throw:
    """Return the throw that a style means for the dice as they lie."""
    dice = hand(view, layout)
    if isinstance(style, Shot):
        return aim_shot(style, layout, dice[0])
    if view.coming == ALL_DICE:
        return plan_all_in(dice, style.strength)
    return plan(style.kind, layout, dice[0], style.strength)
