"""One pass: many games played to their end by a learner, and what it can learn from them."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from foxdice.bots.network import Floats
from foxdice.train.games import Games, Integers
from foxdice.train.learner import SCALE, Learner


@dataclass
class Trace:
    """What was kept, step by step: in which games, whose view it was, and what it was thought to be worth."""

    totals: Integers
    games: list[Integers] = field(default_factory=list)
    players: list[Integers] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)

    def add(self, games: Integers, players: Integers, values: Floats) -> None:
        """Remember a step."""
        self.games.append(games)
        self.players.append(players)
        self.values.append(values)

    def targets(self, trust: float) -> Floats:
        """Return what the kept positions turned out to be worth, TD(λ) with λ = trust in how the game went on."""
        came_to = (self.totals / SCALE).astype(np.float32)
        targets = []
        for games, players, values in zip(self.games[::-1], self.players[::-1], self.values[::-1], strict=True):
            later = came_to[games, players]
            targets.append(later)
            came_to[games, players] = (1 - trust) * values + trust * later
        return np.concatenate(targets[::-1])


def play(games: Games, learner: Learner, seed: int, noise: float) -> Trace:
    """Play all games with some noise on the values; the learner keeps what it saw."""
    games.start(seed)
    trace = Trace(np.zeros((0, 0), np.int64))
    while len(rows := games.look()):
        noisy, values = learner.values(rows, noise)
        chosen = games.choose(noisy)
        alive = np.flatnonzero(chosen >= 0)
        places = chosen[alive]
        learner.keep(places)
        trace.add(alive, games.players[alive], values[places])
    trace.totals = games.totals()
    return trace


def evaluate(games: Games, learner: Learner, seed: int) -> npt.NDArray[np.int64]:
    """Play all games as well as the averaged weights can; return the points of every player."""
    games.start(seed)
    while len(rows := games.look()):
        games.choose(learner.values(rows, 0.0, averaged=True)[0])
    totals = games.totals()
    return totals[np.arange(totals.shape[1]) < games.seats[:, None]]
