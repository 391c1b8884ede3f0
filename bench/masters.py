"""How much stronger is today's master of a Clever game than the one of version 0.1.0?

`python -m bench.masters clever --players 2 --games 1000` lets one of today's play among masters that look at what a
move leads to at once, and count their own points less half of what they leave to the others. Seats alternate, throws
are the same for every seat; `--level hard` puts another level in the place of today's master.
"""

import argparse
from typing import Any

import numpy as np

from bench.one_among import one_among
from foxdice import games
from foxdice.bots import registry
from foxdice.bots.learned import Glancing
from foxdice.core import AnyGame
from foxdice.games.family.levels import ENVY
from foxdice.judge import learning
from foxdice.judge.network import Floats, Network
from foxdice.judge.weights import read_weights, weights


class First(Glancing):
    """The master of version 0.1.0."""

    def __init__(self, game: AnyGame, network: Network | None = None) -> None:
        super().__init__(game, "0.1.0")
        self._network = network
        self._features = learning.position(game).features

    def values(self, game: AnyGame, view: Any, player: int, moves: list[int]) -> Floats:
        """Return its own points less what it leaves to the others, as far as they count."""
        own = super().values(game, view, player, moves)
        others = [other for other in range(game.count(view)) if other != player]
        if not others or not self._features.concerns_others(view, player):
            return own
        size = self._features.SIZE
        rows = bytearray(len(moves) * len(others) * size)
        for place, move in enumerate(moves):
            after = view.clone()
            game.rules.apply(after, player, move)
            for number, other in enumerate(others):
                self._features.write(after, other, rows, (place * len(others) + number) * size)
        network = self._network or weights(game, game.count(view))
        theirs = network.values(np.frombuffer(rows, np.uint8).reshape(-1, size))
        return np.asarray(own - ENVY * theirs.reshape(len(moves), -1).mean(axis=1), np.float32)


def main() -> None:
    """Print the share of games won by today's master, and everybody's points."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["clever", "cubed"])
    parser.add_argument("--level", default="master")
    parser.add_argument("--network", help="a weight file of 0.1.0, where the package has another one by now")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = games.get(given.game)
    network = None
    if given.network:
        with open(given.network, "rb") as file:
            network = read_weights(file.read(), given.network, game)
    one = registry.get(given.level, game)
    print(one_among(game, one, First(game, network), given.players, given.games, given.seed))


if __name__ == "__main__":
    main()
