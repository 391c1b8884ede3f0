"""The bot that has learned what positions are worth. It needs NumPy only."""

import zlib
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from foxdice.bots import learning
from foxdice.bots.network import DamagedWeights, Floats, Network, load
from foxdice.games import AnyGame


class Learned:
    """Chooses the move after which its network expects most points.

    `slip` is by how many points it misjudges a position at most: always in the same way, so that the same view gives
    the same move.
    """

    def __init__(self, game: AnyGame, name: str, slip: float = 0.0, seed: int = 0) -> None:
        self.name = name
        self._slip = slip
        self._seed = seed
        self._position = learning.position(game)

    def choose(self, game: AnyGame, view: Any, player: int) -> int:
        """Return the move that leads to the best position."""
        moves = game.legal(view, player)
        return moves[int(np.argmax(self.values(game, view, player, moves)))] if len(moves) > 1 else moves[0]

    def values(self, game: AnyGame, view: Any, player: int, moves: list[int]) -> Floats:
        """Return what the bot thinks the moves are worth, in points at the end."""
        rules, features = self._position.rules, self._position.features
        size = features.SIZE
        rows = bytearray(len(moves) * size)
        for place, move in enumerate(moves):
            after = view.clone()
            rules.apply(after, player, move)
            features.write(after, player, rows, place * size)
        values = weights(game, game.count(view)).values(np.frombuffer(rows, np.uint8).reshape(-1, size))
        return values + self._slips(rows, size) if self._slip else values

    def _slips(self, rows: bytearray, size: int) -> Floats:
        hashes = [zlib.crc32(rows[at : at + size], self._seed) for at in range(0, len(rows), size)]
        return ((np.array(hashes) / 2**31 - 1) * self._slip).astype(np.float32)


@cache
def weights(game: AnyGame, players: int) -> Network:
    """Return the network of a game for so many players.

    Raises `DamagedWeights`.
    """
    name = f"{game.id}-{'1' if players == 1 else 'n'}.fox"
    network = load((files("foxdice.bots") / "weights" / name).read_bytes(), name)
    wanted = (game.id, game.version, learning.position(game).features.SIZE)
    if (network.about["game"], network.about["game_version"], network.shape[0]) != wanted:
        raise DamagedWeights("weights-start", file=name)
    return network
