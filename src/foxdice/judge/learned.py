"""The judge of games that are learned move by move, for points: their network, and at tables who wins by it."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge import race as races
from foxdice.judge.calibration import Calibration, calibration
from foxdice.judge.judge import THROWS, Judge, Line, Outlook
from foxdice.judge.network import Floats, Network, Rows
from foxdice.judge.race_loops import OUTPUTS
from foxdice.judge.thinking import Thinking, thinking
from foxdice.judge.weights import layer, weights


class LearnedJudge(Judge):
    """Values positions by what the network of the game expects, and knows the parts where these were fitted to it."""

    def __init__(self, game: AnyGame, network: Network | None = None) -> None:
        super().__init__(game)
        self._network = network  # instead of those in the package
        self._features = learning.position(game).features

    @cached_property
    def _thinking(self) -> Thinking:
        return thinking(self.game)

    def calibration(self, players: int) -> Calibration:
        """Return how far it may be wrong (docs/coach.md)."""
        return calibration(self.game, players)

    def lines(self, states: Sequence[Any], player: int) -> list[Line]:
        """Return the best that a player can make of each state."""
        if not states:
            return []
        found = self._thinking.lines(states, player, self._network_for(states[0]))
        lines = []
        for state, (value, moves) in zip(states, found, strict=True):
            end = state.clone()
            for move in moves:
                self.game.rules.apply(end, player, move)
            lines.append(Line(value, end, moves))
        return lines

    def values(self, states: Sequence[Any], player: int) -> Floats:
        """Return what the states are worth to a player who goes on as well as possible."""
        found = self._thinking.lines(states, player, self._network_for(states[0]))
        return np.array([value for value, _ in found], np.float32)

    def outlook(self, state: Any, player: int, count: int = THROWS) -> Outlook:
        """Return what a player is to expect of the throw that is due."""
        values, exact = self._thinking.outlook(state, player, count, self._network_for(state))
        spread = float(values.std())
        return Outlook(float(values.mean()), spread, 0.0 if exact else spread / len(values) ** 0.5)

    def parts(self, lines: Sequence[Line], player: int) -> list[dict[str, float]]:
        """Return what the values consist of: the expected points of every area and of the foxes."""
        players = self.game.count(lines[0].end) if lines else 1
        names = [*(area.id for area in self.game.sheet.areas), "bonus"]
        network = self._network or weights(self.game, players)
        heads = network if network.parts == len(names) else self._layer(network, players)
        if heads is None:
            return super().parts(lines, player)
        hidden = network.hidden(self._rows([line.end for line in lines], player))
        split = []
        for line, row in zip(lines, heads.outputs(hidden)[:, : len(names)], strict=True):
            if self.game.rules.is_over(line.end):
                row = np.array([self.game.rules.points(line.end, player, place) for place in range(len(names))])
            missing = (line.value - float(row.sum())) / len(names)  # rounding of the weights
            split.append({name: float(part) + missing for name, part in zip(names, row, strict=True)})
        return split

    def race(self, states: Sequence[Any]) -> Floats | None:
        """Return how likely everybody is to win, in percent; None where no layer was fitted that tells it."""
        players = self.game.count(states[0])
        network = self._network or weights(self.game, players)
        heads = self._layer(network, players)
        if heads is None or "edges" not in heads.about:
            return None
        found = np.zeros((len(states), players), np.float32)
        ended = np.array([self.game.rules.is_over(state) for state in states])
        for place in map(int, np.flatnonzero(ended)):
            winners = self.game.winners(states[place])
            found[place, list(winners)] = 100.0 / len(winners)
        going = [states[place] for place in map(int, np.flatnonzero(~ended))]
        if going:
            hidden = [network.hidden(self._rows(going, seat)) for seat in range(players)]
            values = np.stack([network.total(network.outputs(seen)) for seen in hidden], axis=1)
            said = np.stack([heads.outputs(seen)[:, -OUTPUTS:] for seen in hidden], axis=1)
            results, spreads = races.expected(values, said)
            edges = np.array(heads.about["edges"], np.float32)
            found[~ended] = 100.0 * races.chances(results, spreads, edges)
        return found

    def _layer(self, network: Network, players: int) -> Network | None:
        return layer(self.game, players, network.about.get("sha256", ""))

    def _network_for(self, state: Any) -> Network:
        return self._network or weights(self.game, self.game.count(state))

    def _rows(self, states: Sequence[Any], player: int) -> Rows:
        size = self._features.SIZE
        rows = bytearray(len(states) * size)
        for place, state in enumerate(states):
            self._features.write(state, player, rows, place * size)
        return np.frombuffer(rows, np.uint8).reshape(-1, size)
