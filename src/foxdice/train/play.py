"""One pass: many games played to their end by a learner, and what it can learn from them."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from foxdice.bots.network import Floats
from foxdice.train.games import Games, Integers
from foxdice.train.learner import SCALE, Learner


@dataclass(frozen=True)
class Step:
    """Positions kept after one choice in each game: whose view it was, and what it was thought to be worth.

    `values` is None where somebody only watched: what came of it is learned, but it is no stepping stone for others.
    """

    games: Integers
    players: Integers
    values: Floats | None


@dataclass
class Trace:
    """What was kept, step by step, and how the games ended."""

    totals: Integers
    steps: list[Step] = field(default_factory=list)

    def targets(self, trust: float) -> Floats:
        """Return what the kept positions turned out to be worth, TD(λ) with λ = trust in how the game went on."""
        came_to = (self.totals / SCALE).astype(np.float32)
        targets = []
        for step in reversed(self.steps):
            later = came_to[step.games, step.players]
            targets.append(later)
            if step.values is not None:
                came_to[step.games, step.players] = (1 - trust) * step.values + trust * later
        return np.concatenate(targets[::-1])


def play(games: Games, learner: Learner, seed: int, noise: float) -> Trace:
    """Play all games with some noise on the values; the learner keeps what it saw."""
    games.start(seed)
    trace = Trace(np.zeros((0, 0), np.int64))
    turn = 0
    while len(rows := games.look()):
        noisy, values = learner.values(rows, noise)
        chosen = games.choose(noisy, turn)
        alive = np.flatnonzero(chosen >= 0)
        places = chosen[alive]
        learner.keep(places)
        trace.steps.append(Step(alive, games.players[alive], values[places]))
        watched = np.flatnonzero(games.watchers >= 0)
        if len(watched):
            learner.keep_more(games.watched[watched])
            trace.steps.append(Step(watched, games.watchers[watched], None))
        turn += 1
    trace.totals = games.totals()
    return trace


def evaluate(games: Games, learner: Learner, seed: int) -> npt.NDArray[np.int64]:
    """Play all games as well as the averaged weights can; return the points of every player."""
    games.start(seed)
    while len(rows := games.look()):
        games.choose(learner.values(rows, 0.0, averaged=True)[0])
    totals = games.totals()
    return totals[np.arange(totals.shape[1]) < games.seats[:, None]]
