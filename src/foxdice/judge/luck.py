"""What the dice gave, throw by throw, and results with that taken out: as certain from far fewer games.

The luck of a throw is what came of it less the mean over what could have come of it, both by the same judge. However
wrong the judge is, that is nothing on average, and so taking it out changes no mean: it only takes away what throws of
a game have in common with its result.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foxdice.core import AnyGame, GameError
from foxdice.judge.judge import THROWS, Judge, Outlook

SURE: Final = 1.96  # standard deviations: 95 %
ENOUGH: Final = 10  # sets of games, from which on it shows how much of the luck is in the results
Numbers = npt.NDArray[np.float64]


class LuckIsSkill(GameError):
    """How a throw comes out is not for the dice alone to say."""


class Throw(NamedTuple):
    """What was expected of a throw, and what is expected after it."""

    outlook: Outlook
    came_to: float

    @property
    def luck(self) -> float:
        """What the dice gave."""
        return self.came_to - self.outlook.mean


def of_throw(judge: Judge, before: Any, after: Any, player: int, throws: int = THROWS) -> Throw:
    """Return what a throw was to a player, looking at so many of its outcomes at most."""
    outlook = judge.outlook(before, player, throws)
    return Throw(outlook, float(judge.values([judge.game.view(after, player)], player)[0]))


class Counting:
    """Throws for everybody at a table, while adding up what they give."""

    def __init__(self, judge: Judge, players: int, throws: int = THROWS) -> None:
        if not judge.only_luck:
            raise LuckIsSkill("luck-is-skill", game=judge.game.id)
        self.total = [0.0] * players
        self.unit = judge.unit(players)
        self._judge, self._throws = judge, throws

    def throw(self, game: AnyGame, state: Any, throwing: Callable[[Any], int]) -> None:
        """Throw what is due."""
        before = state.clone()
        game.throw(state, throwing(state))
        self.see(before, state)

    def see(self, before: Any, state: Any) -> None:
        """Add what a throw gave that somebody else made."""
        for player in range(len(self.total)):
            self.total[player] += of_throw(self._judge, before, state, player, self._throws).luck


@dataclass(frozen=True)
class WithoutLuck:
    """A mean without luck, how sure it is (95 %), and how many times as many games would tell as much with it."""

    mean: float
    sure: float
    times: float

    def numbers(self) -> dict[str, float]:
        """Return it, ready for JSON."""
        return {"mean": self.mean, "sure": self.sure, "times": self.times}


def without(results: Numbers, luck: Numbers, usual: float = 1.0) -> WithoutLuck:
    """Take luck out of results[set, game]; the games of a set share their dice.

    How much of the luck is in the results is found out for each half of the sets in the other half: so it stays nothing
    on average. `usual` is for too few.
    """
    result, lucky = results.mean(axis=1), luck.mean(axis=1)
    halves = np.arange(len(result)) % 2
    share = np.array([_share(result[halves != half], lucky[halves != half], usual) for half in (0, 1)])
    left = result - share[halves] * lucky
    spread, before = (float(one.std(ddof=1)) if len(one) > 1 else 0.0 for one in (left, result))
    return WithoutLuck(float(left.mean()), SURE * spread / len(left) ** 0.5, (before / spread) ** 2 if spread else 1.0)


def _share(result: Numbers, luck: Numbers, usual: float) -> float:
    if len(luck) < ENOUGH or not luck.std():
        return usual
    return float(np.cov(result, luck)[0, 1] / luck.var(ddof=1))
