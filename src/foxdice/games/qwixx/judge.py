"""What positions of Qwixx are worth: exactly when alone and solved, otherwise by the network.

The network knows positions between two turns. In the middle of one everybody is thought to go on as the learned player
guesses: the player who is judged looks for the best plan beside what the others are likely to do.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from foxdice.core import AnyGame
from foxdice.core.source import load
from foxdice.games.qwixx.bots import turn
from foxdice.games.qwixx.bots.learned import QwixxLearned
from foxdice.games.qwixx.exact import policy
from foxdice.games.qwixx.exact.solver import Solution, at_hand, source
from foxdice.games.qwixx.state import COLOUR, OVER, WHITE, State
from foxdice.judge.calibration import EXACT, Calibration, calibration
from foxdice.judge.judge import FUTURE, THROWS, Judge, Line, Outlook, Unit
from foxdice.judge.network import Network

SCALE_ALONE = 0.75


class QwixxJudge(Judge):
    """Knows the chance of winning at a table, and the points to expect alone."""

    def __init__(self, game: AnyGame, network: Network | None = None) -> None:
        super().__init__(game)
        self._learned = QwixxLearned(game, "judge", network=network)

    def unit(self, players: int) -> Unit:
        """Return points for one, and chances of winning for more."""
        return "points" if players == 1 else "wins"

    def scale(self, players: int) -> float:
        """Return how much more or less a choice weighs, measured with the level "hard" (docs/coach.md)."""
        return SCALE_ALONE if players == 1 else 1.0

    def calibration(self, players: int) -> Calibration:
        """Return how far it may be wrong (docs/coach.md)."""
        return calibration(self.game, players)

    def lines(self, states: Sequence[State], player: int) -> list[Line]:
        """Return the best that a player can make of each state."""
        ends, owners, moves = [], [], []
        for place, state in enumerate(states):
            for end, made in self._ends(state, player):
                ends.append(end)
                owners.append(place)
                moves.append(made)
        worth = self._learned.worth(self.game, ends, [player] * len(ends))
        best: dict[int, int] = {}
        for at, owner in enumerate(owners):
            if owner not in best or worth[at] > worth[best[owner]]:
                best[owner] = at
        return [Line(float(worth[best[place]]), ends[best[place]], moves[best[place]]) for place in range(len(states))]

    def parts(self, lines: Sequence[Line], player: int) -> list[dict[str, float]]:
        """Return what the values consist of alone: what rows and penalties usually come to, and the rest."""
        if not lines or self.game.count(lines[0].end) > 1:
            return super().parts(lines, player)
        names = [*(area.id for area in self.game.sheet.areas), "bonus", FUTURE]
        return [dict(zip(names, self._learned.shares(line, player), strict=True)) for line in lines]

    def _ends(self, state: State, player: int) -> list[tuple[State, tuple[int, ...]]]:
        """Return how the turn may end, as far as it lies with the player, and the player's moves up to there."""
        if state.phase == WHITE:
            return self._ends_of_plans(state, player)
        if state.phase != COLOUR:
            return [(state, ())]
        active = state.active
        ends: list[tuple[State, tuple[int, ...]]] = []
        for move in self.game.legal(state, active):
            end = state.clone()
            self.game.rules.apply(end, active, move)
            ends.append((end, (move,)))
        if active == player:
            return ends
        theirs = self._learned.worth(self.game, [end for end, _ in ends], [active] * len(ends))
        return [(ends[int(np.argmax(theirs))][0], ())]

    def _ends_of_plans(self, state: State, player: int) -> list[tuple[State, tuple[int, ...]]]:
        everybody = self._learned.guess(self.game, state, player)
        chosen = self.game.chosen(state, player)
        ends = []
        for plan in self._learned.plans(self.game, state, player):
            white, colour = turn.white_move(plan), turn.colour_move(plan)
            if chosen is not None and white != chosen:
                continue
            end = state.clone()
            everybody[player] = plan
            self._learned.together(end, everybody)
            asked = state.deciding >> player & 1
            made = (*((white,) if asked else ()), *(() if colour == turn.NOTHING else (colour,)))
            ends.append((end, made))
        return ends


class ExactJudge(QwixxJudge):
    """Knows the points that perfect play brings, alone: nothing is sampled, and it never changes its mind."""

    def __init__(self, game: AnyGame, solution: Solution) -> None:
        super().__init__(game)
        self._solution = solution

    @cached_property
    def _policy(self) -> Any:
        return load(source())[policy.__name__]

    def calibration(self, players: int) -> Calibration:
        """Return that nothing is wrong alone."""
        return EXACT if players == 1 else super().calibration(players)

    def lines(self, states: Sequence[State], player: int) -> list[Line]:
        """Return the best that a player can make of each state."""
        if self.game.count(states[0]) > 1:
            return super().lines(states, player)
        return [
            max(
                (Line(self._exactly(end, player), end, made) for end, made in self._ends(state, player)),
                key=lambda line: line.value,
            )
            for state in states
        ]

    def outlook(self, state: State, player: int, count: int = THROWS) -> Outlook:
        """Return what the solution expects of the throw that is due; how far it spreads is sampled."""
        sampled = super().outlook(state, player, count)
        if self.game.count(state) > 1:
            return sampled
        return Outlook(self._exactly(state, player), sampled.spread)

    def _exactly(self, state: State, player: int) -> float:
        if state.phase == OVER:
            return float(self.game.rules.total(state, player))
        sheet = state.sheets[player]
        return float(self._policy.expected(sheet.crosses, state.closed, sheet.penalties, 0, self._solution.worth))


def judge(game: AnyGame, network: Network | None) -> QwixxJudge:
    """Return the judge of the game on its pad: a network, or the exact one where the game was solved before."""
    solution = at_hand(1) if game.id == "qwixx" and network is None else None
    return ExactJudge(game, solution) if solution else QwixxJudge(game, network)
