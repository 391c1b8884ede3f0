"""One pass: many games played to their end by a learner, and what it can learn from them."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from foxdice.judge.network import Floats
from foxdice.train.games import GamesInStep, Integers
from foxdice.train.learner import Learner, Targets


@dataclass(frozen=True)
class Step:
    """Positions kept after one choice in each game: whose view it was, and the parts of what it was thought worth.

    `values` is None where somebody only watched: what came of it is learned, but it is no stepping stone for others.
    """

    games: Integers
    players: Integers
    values: Floats | None


@dataclass
class Trace:
    """What was kept, step by step, and how the games ended."""

    outcome: Floats  # what the games came to: outcome[game, player, part]
    steps: list[Step] = field(default_factory=list)

    def targets(self, trust: float) -> Targets:
        """Return what the kept positions turned out to be worth, TD(λ) with λ = trust in how the game went on."""
        came_to = self.outcome.copy()
        ends = self.outcome.sum(axis=2)
        targets = []
        for step in reversed(self.steps):
            later = came_to[step.games, step.players]
            targets.append(later)
            if step.values is not None:
                came_to[step.games, step.players] = (1 - trust) * step.values + trust * later
        return Targets(
            np.concatenate(targets[::-1]), np.concatenate([ends[step.games, step.players] for step in self.steps])
        )


def play(games: GamesInStep, learner: Learner, seed: int, noise: float) -> Trace:
    """Play all games with some noise on the values; the learner keeps what it saw."""
    games.start(seed)
    trace = Trace(np.zeros((0, 0, 0), np.float32))
    while len(rows := games.look()):
        kept = games.choose(learner.values(rows, noise if games.explores else 0.0, others=games.others()))
        if len(kept.places):
            values = learner.keep(kept.places)
            trace.steps.append(Step(kept.games, kept.players, values))
        if kept.watched is not None:
            learner.keep_more(kept.watched.rows)
            trace.steps.append(Step(kept.watched.games, kept.watched.players, None))
    trace.outcome = games.outcome()
    return trace


def evaluate(games: GamesInStep, learner: Learner, seed: int, *, averaged: bool) -> npt.NDArray[np.float64]:
    """Play all games as well as the averaged or the newest weights can; return what is measured."""
    games.start(seed)
    while len(rows := games.look()):
        games.choose(learner.values(rows, 0.0, averaged=averaged, others=games.others()))
    return games.measured()
