"""Who wins at tables of a Clever game: one player among copies of another, many games in step.

`python -m bench.tables clever --one wins:NEW.fox --others points:OLD.fox:0.5 --players 2 --games 4000`. A player is
written WAY:FILE[:NUMBER]: `wins` chooses by the chance of winning, `points` by its own points less NUMBER times those
of the others. Every seat is taken in turn, with the same seeds.
"""

import argparse
import importlib.util
import math
from pathlib import Path
from typing import Any

import numpy as np

from foxdice import games
from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge.weights import read_weights
from foxdice.train.games import Games, Others
from foxdice.train.heads import heads_for
from foxdice.train.learner import Learner
from foxdice.train.numpy_learner import NumpyLearner

SEEDS = 1 << 46


class Player:
    """A way to choose moves by a network."""

    def __init__(self, game: AnyGame, written: str) -> None:
        self.name = written
        self._way, file, *number = written.split(":")
        self._envy = float(number[0]) if number else 0.0
        network = read_weights(Path(file).read_bytes(), file, game)
        features = learning.position(game).features
        made: Any = NumpyLearner
        if importlib.util.find_spec("torch"):
            from foxdice.train.torch_learner import TorchLearner

            made = TorchLearner
        hidden = network.shape[1:-1]
        heads = heads_for(game, winning=self._way == "wins")
        self._learner: Learner = made(features.SIZE, features.POINTS, hidden, heads, 0, network)

    def values(self, rows: Any, others: Others) -> Any:
        """Return what moves are worth."""
        if self._way == "wins":
            return self._learner.values(rows, 0.0, others=others)
        values = self._learner.values(rows, 0.0)
        if not self._envy:
            return values
        theirs = self._learner.values(others.rows, 0.0)
        return values - self._envy * theirs[others.places].mean(axis=1)


def play(game: AnyGame, one: Player, others: Player, players: int, count: int, seed: int, threads: int) -> Any:
    """Play games, one seed for every `players` of them; return everybody's points and where the one sat."""
    each = count // players
    seat = np.repeat(np.arange(players), each)
    course = Games(game, np.full(each * players, players, np.int64), threads=threads, winning=True)
    course.start(SEEDS + seed, each)
    while len(rows := course.look()):
        left = course.others()
        assert left is not None
        is_one = np.repeat(course.deciding == seat, course.choices)
        values = np.zeros(len(rows), np.float32)
        for player, mine in ((one, is_one), (others, ~is_one)):
            if mine.any():
                used, places = np.unique(left.places[mine], return_inverse=True)
                values[mine] = player.values(rows[mine], Others(left.rows[used], places.reshape(-1, players - 1)))
        course.choose(values)
    points = course.points().sum(axis=2)
    course.close()
    return points, seat


def main() -> None:
    """Print the share of games won by the one, with its interval, and everybody's points."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["clever", "cubed"])
    parser.add_argument("--one", required=True)
    parser.add_argument("--others", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=0)
    given = parser.parse_args()
    game = games.get(given.game)
    one, others = Player(game, given.one), Player(game, given.others)
    points, seat = play(game, one, others, given.players, given.games, given.seed, given.threads)
    own = points[np.arange(len(seat)), seat]
    most = points.max(axis=1)
    won = np.where(own == most, 1 / (points == most[:, None]).sum(axis=1), 0.0)
    together = won.reshape(given.players, -1).mean(axis=0)  # the same seed from every seat
    error = 1.96 * together.std() / math.sqrt(len(together))
    rest = (points.sum(axis=1) - own) / (given.players - 1)
    print(
        f"{game.id}, {given.players} players, {len(seat)} games: {one.name} wins {100 * won.mean():.1f} ± "
        f"{100 * error:.1f} % against {others.name}, {own.mean():.1f} points to {rest.mean():.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
