"""Throws in the physical arena: dice that keep their places from one throw to the next."""

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.fallen import Rest
from foxdice.dice.arena.outcome import Outcome
from foxdice.games.wurf.dice.counting import count_falls
from foxdice.games.wurf.dice.hand import Hand
from foxdice.games.wurf.dice.throwing import fall_by_itself, lying
from foxdice.games.wurf.state import State


class PhysicalDice:
    """The arena of one simulated game. `last` is the latest throw with its trajectory."""

    name = "physical"

    def __init__(self, source: Source) -> None:
        self._source = source
        self._rest: Rest | None = None
        self.last: Outcome | None = None

    def lay(self, state: State) -> int:
        """Lay the start die into the middle, or say what the cocked dice show when thrown again beside the arena."""
        outcome, rest = fall_by_itself(state, self._rest, self._source)
        self._rest = rest or self._rest
        return outcome

    def throw(self, state: State, hand: Hand) -> int:
        """Throw what is due as a hand does it; raise `ArenaError` if no hand could."""
        layout = lying(state, self._rest)
        self.last = cast(layout, hand.throw(state, layout, state.active), self._source)
        self._rest = self.last.rest
        return count_falls(self.last.falls)
