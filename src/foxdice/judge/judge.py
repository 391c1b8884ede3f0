"""Who says what positions are worth: the same questions for every game, whoever answers them.

A value is what a player is to expect at the end: points, or the chance of winning in percent. It holds for any state:
the player is thought to choose best up to the next throw, somebody else's choice, or the end.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import numpy as np

from foxdice import core
from foxdice.core import AnyGame, GameError
from foxdice.judge import learning, throws
from foxdice.judge.calibration import EXACT, Calibration
from foxdice.judge.network import Floats, Network

Unit = Literal["points", "wins"]
FUTURE = "future"  # the part of a value that no area holds yet
THROWS = 60


class Unjudged(GameError):
    """Nobody can say what positions of this game are worth."""


@dataclass(frozen=True)
class Outlook:
    """What to expect of a throw: the mean over its outcomes, how far they spread, and how sure the mean is."""

    mean: float
    spread: float
    error: float = 0.0


@dataclass(frozen=True)
class Line:
    """The best a player can make of a state: what that is worth, and the moves and the state it leads to."""

    value: float
    end: Any
    moves: tuple[int, ...] = ()


class Judge(ABC):
    """Says what positions of a game are worth to a player."""

    only_luck = True  # whether the dice alone say how a throw comes out

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def unit(self, players: int) -> Unit:  # noqa: ARG002  # for those that know more than points
        """Return what values are in at a table of so many."""
        return "points"

    def calibration(self, players: int) -> Calibration:  # noqa: ARG002  # for those that may be wrong
        """Return how far it may be wrong at a table of so many."""
        return EXACT

    def doubt(self, state: Any) -> float:
        """Return how far the difference between two moves may be wrong (one standard deviation)."""
        return self.calibration(self.game.count(state)).difference(self.game, state)

    def error(self, state: Any) -> float:
        """Return how far a value may be wrong (one standard deviation)."""
        return self.calibration(self.game.count(state)).value(self.game, state)

    def scale(self, players: int) -> float:  # noqa: ARG002  # for games in which a choice weighs more or less
        """Return how much the player that reads "hard" loses with a choice, compared with the game measured first."""
        return 1.0

    @abstractmethod
    def lines(self, states: Sequence[Any], player: int) -> list[Line]:
        """Return the best that a player can make of each state."""

    def values(self, states: Sequence[Any], player: int) -> Floats:
        """Return what the states are worth to a player who goes on as well as possible."""
        return np.array([line.value for line in self.lines(states, player)], np.float32)

    def choices(self, view: Any, player: int, moves: Sequence[int]) -> list[Line]:
        """Return what the moves of a player lead to, each followed by the best."""
        afters = []
        for move in moves:
            after = view.clone()
            self.game.rules.apply(after, player, move)
            afters.append(after)
        lines = self.lines(afters, player)
        return [Line(line.value, line.end, (move, *line.moves)) for move, line in zip(moves, lines, strict=True)]

    def outlook(self, state: Any, player: int, count: int = THROWS) -> Outlook:
        """Return what a player is to expect of the throw that is due."""
        outcomes, exact = throws.outcomes(self.game, state, count)
        afters = []
        for outcome in outcomes:
            after = state.clone()
            self.game.rules.throw(after, outcome)
            afters.append(after)
        values = self.values(afters, player)
        spread = float(values.std())
        return Outlook(float(values.mean()), spread, 0.0 if exact else spread / len(outcomes) ** 0.5)

    def result(self, state: Any, player: int) -> float:
        """Return what a finished game is worth to a player."""
        if self.unit(self.game.count(state)) == "points":
            return float(self.game.rules.total(state, player))
        winners = self.game.winners(state)
        return 100.0 / len(winners) if player in winners else 0.0

    def race(self, states: Sequence[Any]) -> Floats | None:  # noqa: ARG002  # for those that value points at tables
        """Return how likely everybody is to win from states, in percent: chance[state, seat].

        None where nobody can tell, or where values are chances of winning anyway.
        """
        return None

    def parts(self, lines: Sequence[Line], player: int) -> list[dict[str, float]]:
        """Return what the values consist of, none where they are chances of winning.

        A judge that was not taught the parts tells what the areas hold at the end of the line, and what is to come.
        """
        if not lines or self.unit(self.game.count(lines[0].end)) != "points":
            return [{} for _ in lines]
        split = []
        for line in lines:
            score = self.game.score(line.end, player)
            split.append({**score.areas, "bonus": score.bonus, FUTURE: line.value - score.total})
        return split


@cache
def of(game: AnyGame) -> Judge:
    """Return the judge of a game.

    Raises `Unjudged`.
    """
    if core.edition(game).part("judge") is None and learning.of(game) is None:
        raise Unjudged("unjudged", game=game.id)
    return by(game, None)


def by(game: AnyGame, network: Network | None) -> Judge:
    """Return who judges a learned game by a network, or by those that come with it."""
    own: Callable[[AnyGame, Network | None], Judge] | None = core.edition(game).part("judge")
    if own:
        return own(game, network)
    from foxdice.judge.learned import LearnedJudge  # after this module, which it builds on

    return LearnedJudge(game, network)
