"""What came out of many games between bots."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from foxdice.bots.engines.faults import Forfeit
from foxdice.core import AnyGame

Points = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Simulation:
    """What came out: points[game, player, area], the last area being the bonus points."""

    game: AnyGame
    bots: tuple[str, ...]
    points: Points
    decisions: int
    cpu_seconds: float
    compiled: bool
    throws: str = "uniform"  # where they come from
    forfeits: tuple[Forfeit, ...] = ()  # decisions that were made at random in the place of an engine

    @property
    def totals(self) -> Points:
        """Everybody's points in every game: totals[game, player]."""
        return np.asarray(self.points.sum(axis=2), np.int64)

    @property
    def best(self) -> Points:
        """The best total of every game: the most points, or the fewest where these win."""
        totals = self.totals
        return np.asarray(totals.min(axis=1) if self.game.fewest_win else totals.max(axis=1), np.int64)
