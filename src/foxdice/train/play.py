"""One pass: many games played to their end by a learner, and what it can learn from them."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from foxdice.bots.network import Floats
from foxdice.train.games import Course, Integers, Kept
from foxdice.train.learner import Learner


@dataclass
class Trace:
    """What was kept, step by step: in which games, whose view it was, and what it was thought to be worth."""

    outcome: Floats  # what the games came to: outcome[game, player]
    games: list[Integers] = field(default_factory=list)
    players: list[Integers] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)

    def add(self, kept: Kept, values: Floats) -> None:
        """Remember a step."""
        self.games.append(kept.games)
        self.players.append(kept.players)
        self.values.append(values[kept.places])

    def targets(self, trust: float) -> Floats:
        """Return what the kept positions turned out to be worth, TD(λ) with λ = trust in how the game went on."""
        came_to = self.outcome.copy()
        targets = []
        for games, players, values in zip(self.games[::-1], self.players[::-1], self.values[::-1], strict=True):
            later = came_to[games, players]
            targets.append(later)
            came_to[games, players] = (1 - trust) * values + trust * later
        return np.concatenate(targets[::-1])


def play(games: Course, learner: Learner, seed: int, noise: float) -> Trace:
    """Play all games with some noise on the values; the learner keeps what it saw."""
    games.start(seed)
    trace = Trace(np.zeros((0, 0), np.float32))
    while len(rows := games.look()):
        noisy, values = learner.values(rows, noise if games.explores else 0.0)
        kept = games.choose(noisy)
        if len(kept.places):
            learner.keep(kept.places)
            trace.add(kept, values)
    trace.outcome = games.outcome()
    return trace


def evaluate(games: Course, learner: Learner, seed: int) -> npt.NDArray[np.float64]:
    """Play all games as well as the averaged weights can; return what is measured."""
    games.start(seed)
    while len(rows := games.look()):
        games.choose(learner.values(rows, 0.0, averaged=True)[0])
    return games.measured()
