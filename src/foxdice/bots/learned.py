"""The bot that has learned what positions are worth. It needs NumPy only."""

import zlib
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from foxdice import core
from foxdice.bots import learning
from foxdice.bots.network import DamagedWeights, Floats, Network, load
from foxdice.core import AnyGame


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


@cache
def weights(game: AnyGame, players: int) -> Network:
    """Return the network of a game for so many players.

    Raises `DamagedWeights`.
    """
    name = f"{learning.known(game).weights}{'1' if players == 1 else 'n'}.fox"
    folder = files(core.edition(game).package) / "bots" / "weights"
    return read_weights((folder / name).read_bytes(), name, game)


def read_weights(content: bytes, name: str, game: AnyGame) -> Network:
    """Return the network in the content of a weight file for a game; `name` is for the mistakes.

    Raises `DamagedWeights`, for another game's or another version's too.
    """
    network = load(content, name)
    same_rules = (network.about["game"], network.about["game_version"]) == (game.id, game.version)
    if not same_rules or network.shape[0] != learning.position(game).features.SIZE:
        raise DamagedWeights("weights-start", file=name)
    return network
