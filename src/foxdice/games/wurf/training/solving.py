"""The game of two, solved by value iteration over (values lying, own dice, the other's dice).

Both players may do all that was measured: `steady`'s styles, and shots at one chosen die.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from foxdice.dice.arena.odds import SHOT_AT
from foxdice.dice.arena.shots import Shot, shots_at
from foxdice.games.wurf.bots.policy import MAX_DICE
from foxdice.games.wurf.bots.values import ALL_IN_STYLES, CLOSE, STYLES, after_throw
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.training.chances import VALUES, Chances, of_all_in, of_throw, values_of

Table: TypeAlias = npt.NDArray[np.float64]

SETS: Final = 1 << len(VALUES)
AS_GOOD: Final = 1e-4  # of two ways that differ by less the first is taken, so that the book stays short
ALL_IN: Final = ALL_IN_STYLES[0]


@dataclass(frozen=True)
class Solution:
    """What every position is worth and how to throw, [values lying, own dice, the other's dice]."""

    one_die: Table  # chance to win when one die is thrown now
    begin: Table  # chance to win at the beginning of one's turn
    best: npt.NDArray[np.int64]  # how to throw one die: a place in `ways`
    ways: list[list[Style | Shot]]

    @property
    def throws_on(self) -> npt.NDArray[np.bool_]:
        """Tell where throwing another die is better than leaving the arena to the other."""
        return np.asarray(self.one_die > 1 - self.begin.transpose(0, 2, 1))


def ways_to_throw(lying: int) -> list[Style | Shot]:
    """List what one can do with these values lying, as far as it was measured."""
    values = values_of(lying)
    shots = [shot for value in values for shot in shots_at(value)] if len(values) in SHOT_AT else []
    return [*STYLES, *shots]


def solve(max_dice: int = MAX_DICE) -> Solution:
    """Iterate until nothing changes, for hands of up to so many dice; more count as that many. Half a minute."""
    ways = [ways_to_throw(lying) for lying in range(SETS)]
    throws = [_Sum([of_throw(lying, way) for way in ways[lying]]) for lying in range(SETS)]
    hands = [_Sum([of_all_in(own, ALL_IN)]) for own in range(1, max_dice + 1)]
    shape = SETS, max_dice + 1, max_dice + 1
    one_die, begin, best = np.full(shape, 0.5), np.full(shape, 0.5), np.zeros(shape, np.int64)
    change = 1.0
    while change > CLOSE:
        after = after_throw(one_die, begin)
        before = begin.copy()
        for lying, throw in enumerate(throws):
            worth = throw.worth(after, range(max_dice))
            one_die[lying, 1:] = worth.max(axis=0)
            best[lying, 1:] = (worth > one_die[lying, 1:] - AS_GOOD).argmax(axis=0)
        begin[1:] = one_die[1:]
        for own, hand in enumerate(hands, start=1):
            begin[0, own] = hand.worth(after, range(1))[0, 0]
        change = float(np.abs(begin - before).max())
    return Solution(one_die, begin, best, ways)


class _Sum:
    """Chances of several ways to throw, side by side, to be summed at once."""

    def __init__(self, ways: list[Chances]) -> None:
        self._results = sorted({result for chances in ways for result in chances})
        self._chances = np.array([[chances.get(result, 0.0) for result in self._results] for chances in ways])

    def worth(self, after: tuple[Table, Table], hands: range) -> Table:
        """Return [way, hand, other]: what throwing is worth with so many dice kept in hand."""
        kept, max_dice = np.array(hands), after[0].shape[1] - 1
        results = [after[taken > 0][lying, np.minimum(kept + taken, max_dice)] for lying, taken in self._results]
        return np.asarray(np.tensordot(self._chances, np.array(results), axes=1))
