"""What a position is worth: the chance to win a game of two, solved by value iteration.

A position is (own dice, the other's dice, dice lying in the arena). Nobody gains dice for ever: every throw loses one
now and then, so the values converge. `foxdice.games.wurf.bots.chances` says what is simplified.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from foxdice.dice.arena.odds import ALL_IN_STRENGTHS, MAX_LYING, STRENGTHS
from foxdice.dice.arena.plans import KINDS
from foxdice.games.wurf.bots.chances import Chances, of_all_in, of_throw
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.sheet import DICE

Table = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]

STYLES: Final = tuple(Style(kind, strength) for kind in KINDS for strength in STRENGTHS)
ALL_IN_STYLES: Final = tuple(Style(KINDS[0], strength) for strength in ALL_IN_STRENGTHS)
CLOSE: Final = 1e-7  # values that change by less are done


@dataclass(frozen=True)
class Solution:
    """What to do, by dice lying, own dice and the other's dice."""

    one_die: Table  # [lying, own, other]: chance to win when one die is thrown now
    begin: Table  # [lying, own, other]: chance to win at the beginning of one's turn; nothing lying: all are thrown
    styles: Places  # [lying, own, other]: how to throw one die, a place in STYLES
    all_in_styles: Places  # [own, other]: a place in ALL_IN_STYLES

    def throws_on(self, lying: int, own: int, other: int) -> bool:
        """Tell whether throwing another die is better than leaving the arena to the other."""
        return bool(self.one_die[lying, own, other] > 1 - self.begin[lying, other, own])

    def style(self, lying: int, own: int, other: int) -> Style:
        """Return how to throw one die."""
        return STYLES[int(self.styles[lying, own, other])]

    def all_in_style(self, own: int, other: int) -> Style:
        """Return how to throw the whole hand."""
        return ALL_IN_STYLES[int(self.all_in_styles[own, other])]


@cache
def solve() -> Solution:
    """Return what to do in every position; it takes about a second, once in a program."""
    throws = [_Sum([of_throw(lying, style) for style in STYLES]) for lying in range(MAX_LYING + 1)]
    hands = [_Sum([of_all_in(own, style) for style in ALL_IN_STYLES]) for own in range(1, DICE + 1)]
    shape = MAX_LYING + 1, DICE + 1, DICE + 1
    one_die, begin = np.full(shape, 0.5), np.full(shape, 0.5)
    styles, all_in_styles = np.zeros(shape, np.int64), np.zeros(shape[1:], np.int64)
    change = 1.0
    while change > CLOSE:
        after = after_throw(one_die, begin)
        before = begin.copy()
        for lying, throw in enumerate(throws):
            worth = throw.worth(after, range(DICE))
            one_die[lying, 1:], styles[lying, 1:] = worth.max(axis=0), worth.argmax(axis=0)
        begin[1:] = one_die[1:]
        for own, hand in enumerate(hands, start=1):
            worth = hand.worth(after, range(1))
            begin[0, own], all_in_styles[own] = worth.max(axis=0)[0], worth.argmax(axis=0)[0]
        change = float(np.abs(begin - before).max())
    return Solution(one_die, begin, styles, all_in_styles)


def after_throw(one_die: Table, begin: Table) -> tuple[Table, Table]:
    """Return what a position is worth to whoever has just thrown: without having taken anything, and having taken.

    The tables are [lying, own, other]. Who took something must stop; who did not may go on; who has no dice left has
    lost.
    """
    stop = 1 - begin.transpose(0, 2, 1)
    choice = np.maximum(one_die, stop)
    stop[:, 0] = choice[:, 0] = 0
    return choice, stop


def spreads(solution: Solution) -> tuple[Table, Table]:
    """Return how far the chance to win spreads over the outcomes of a throw that is made as well as possible.

    The tables are [lying, own, other] for one die and [own, other] for all.
    """
    after = after_throw(solution.one_die, solution.begin)
    one, every = np.zeros_like(solution.one_die), np.zeros_like(solution.begin[0])
    for lying in range(MAX_LYING + 1):
        by_style = np.array([_spread(of_throw(lying, style), after, np.arange(DICE)) for style in STYLES])
        chosen = solution.styles[lying, 1:]
        one[lying, 1:] = np.take_along_axis(by_style, chosen[None], axis=0)[0]
    for own in range(1, DICE + 1):
        hands = [_spread(of_all_in(own, style), after, np.arange(1))[0] for style in ALL_IN_STYLES]
        every[own] = np.take_along_axis(np.array(hands), solution.all_in_styles[own][None], axis=0)[0]
    return one, every


def _spread(chances: Chances, after: tuple[Table, Table], kept: Places) -> Table:
    """Return [hand, other]: how far a throw spreads with so many dice kept in hand."""
    worth = np.array([after[taken > 0][lies, np.minimum(kept + taken, DICE)] for lies, taken in chances])
    weight = np.array(list(chances.values()))[:, None, None]
    mean = (weight * worth).sum(axis=0)
    return np.asarray(np.sqrt((weight * (worth - mean) ** 2).sum(axis=0)), np.float64)


class _Sum:
    """Chances of several styles, side by side, to be summed at once."""

    def __init__(self, styles: list[Chances]) -> None:
        self._results = sorted({result for chances in styles for result in chances})
        self._chances = np.array([[chances.get(result, 0.0) for result in self._results] for chances in styles])

    def worth(self, after: tuple[Table, Table], hands: range) -> Any:
        """Return [style, hand, other]: what throwing is worth with so many dice kept in hand."""
        kept = np.array(hands)
        results = [after[taken > 0][lying, np.minimum(kept + taken, DICE)] for lying, taken in self._results]
        return np.tensordot(self._chances, np.array(results), axes=1)
