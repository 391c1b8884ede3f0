"""The bot that has learned what positions are worth. It needs NumPy only."""

import zlib
from typing import Any

import numpy as np

from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge.network import Floats, Network
from foxdice.judge.weights import weights


class Learned:
    """Chooses the move after which its network expects most points, compared with what it expects for the others.

    `slip` is by how many points it misjudges a position at most: always in the same way, so that the same view gives
    the same move. `envy` is how much a point of the others counts beside one of its own.
    """

    def __init__(  # each is a choice of the caller
        self,
        game: AnyGame,
        name: str,
        slip: float = 0.0,
        seed: int = 0,
        envy: float = 0.0,
        network: Network | None = None,
    ) -> None:
        self.name = name
        self._slip = slip
        self._seed = seed
        self._envy = envy
        self._network = network  # instead of the one in the package
        self._position = learning.position(game)

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the move that leads to the best position."""
        moves = game.legal(view, player)
        return moves[int(np.argmax(self.values(game, view, player, moves)))] if len(moves) > 1 else moves[0]

    def values(self, game: AnyGame, view: Any, player: int, moves: list[int]) -> Floats:
        """Return what the bot thinks the moves are worth, in points at the end."""
        rules, features = self._position.rules, self._position.features
        others: list[int] = []
        if self._envy and features.concerns_others(view, player):
            others = [other for other in range(game.count(view)) if other != player]
        size = features.SIZE
        rows = bytearray(len(moves) * size)
        left: dict[Any, int] = {}  # many moves leave the same to the others: that is written and valued once
        leaves = []
        for place, move in enumerate(moves):
            after = view.clone()
            rules.apply(after, player, move)
            features.write(after, player, rows, place * size)
            if others:
                after.sheets[player] = view.sheets[player]
                key = after.key()
                if key not in left:
                    left[key] = len(left)
                    for other in others:
                        rows += bytes(size)
                        features.write(after, other, rows, len(rows) - size)
                leaves.append(left[key])
        network = self._network or weights(game, game.count(view))
        values = network.values(np.frombuffer(rows, np.uint8).reshape(-1, size))
        own = values[: len(moves)]
        if others:
            own = own - self._envy * values[len(moves) :].reshape(-1, len(others)).mean(axis=1)[leaves]
        return own + self._slips(rows[: len(moves) * size], size) if self._slip else own

    def _slips(self, rows: bytearray, size: int) -> Floats:
        hashes = [zlib.crc32(rows[at : at + size], self._seed) for at in range(0, len(rows), size)]
        return ((np.array(hashes) / 2**31 - 1) * self._slip).astype(np.float32)
