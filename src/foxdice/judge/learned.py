"""The judge of games that are learned move by move, for points: their network."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge.chains import follow
from foxdice.judge.judge import Judge, Line
from foxdice.judge.network import Floats, Network, Rows
from foxdice.judge.weights import parts, weights

AT_ONCE = 4096  # rows
DOUBT = 0.25  # points


class LearnedJudge(Judge):
    """Values positions by what the network of the game expects, and knows the parts where these were fitted to it."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._features = learning.position(game).features

    def doubt(self, players: int) -> float:  # noqa: ARG002  # the same for both networks
        """Return how far the difference between two moves may be wrong (docs/coach.md)."""
        return DOUBT

    def lines(self, states: Sequence[Any], player: int) -> list[Line]:
        """Return the best that a player can make of each state."""
        return follow(self.game, states, player, lambda found: self._settled(found, player))

    def parts(self, lines: Sequence[Line], player: int) -> list[dict[str, float]]:
        """Return what the values consist of: the expected points of every area and of the foxes."""
        players = self.game.count(lines[0].end) if lines else 1
        heads = parts(self.game, players)
        if heads is None:
            return super().parts(lines, player)
        hidden = weights(self.game, players).hidden(self._rows([line.end for line in lines], player))
        names = [*(area.id for area in self.game.sheet.areas), "bonus"]
        split = []
        for line, row in zip(lines, heads.outputs(hidden), strict=True):
            if self.game.rules.is_over(line.end):
                row = np.array([self.game.rules.points(line.end, player, place) for place in range(len(names))])
            missing = (line.value - float(row.sum())) / len(names)  # rounding of the weights
            split.append({name: float(part) + missing for name, part in zip(names, row, strict=True)})
        return split

    def _settled(self, states: list[Any], player: int) -> Floats:
        network = weights(self.game, self.game.count(states[0]))
        pieces = (states[at : at + AT_ONCE] for at in range(0, len(states), AT_ONCE))
        values = np.concatenate([_once_each(network, self._rows(piece, player)) for piece in pieces])
        for place, state in enumerate(states):
            if self.game.rules.is_over(state):
                values[place] = self.game.rules.total(state, player)
        return values

    def _rows(self, states: Sequence[Any], player: int) -> Rows:
        size = self._features.SIZE
        rows = bytearray(len(states) * size)
        for place, state in enumerate(states):
            self._features.write(state, player, rows, place * size)
        return np.frombuffer(rows, np.uint8).reshape(-1, size)


def _once_each(network: Network, rows: Rows) -> Floats:
    """Return what rows are worth; many outcomes of a throw lead to the same one, which is valued once."""
    places: dict[bytes, int] = {}
    which = [places.setdefault(row.tobytes(), len(places)) for row in rows]
    different = np.frombuffer(b"".join(places), np.uint8).reshape(-1, rows.shape[1])
    return network.values(different)[which]
