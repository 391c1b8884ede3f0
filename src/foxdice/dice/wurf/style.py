"""How a player throws: what is done to the lying dice, and how hard. When to throw is a matter of the rules."""

from dataclasses import dataclass
from typing import Protocol

from foxdice.dice.arena.plans import Kind
from foxdice.games.wurf.state import State


@dataclass(frozen=True, slots=True)
class Style:
    """A way to throw: touch nothing, hit the dice as they lie, or gather them first; and the strength in m/s."""

    kind: Kind
    strength: float


class ArenaDice(Protocol):
    """Where the throws of one game come from."""

    name: str

    def lay(self, state: State) -> int:
        """Lay the start die, or throw cocked dice flat, in which no player has a hand; return the outcome."""
        ...

    def throw(self, state: State, style: Style) -> int:
        """Throw what the active player has to throw as the style says; return the outcome."""
        ...
