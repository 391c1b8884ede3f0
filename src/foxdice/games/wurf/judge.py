"""What positions of Der große Wurf are worth: the chance of winning, by the solved game of two.

A match of two is solved with it: whoever loses a game scores one point, so winning this one is worth half a match
however it stands, and what is best in a single game is best in a match. Among more players everybody's chance follows
from all their games of two; the games of a match that are still to come are anybody's. Before a throw the solution
knows the mean over all that was measured in the arena, thrown as well as possible: luck is what came of it, and a
clumsy hand is bad luck.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice.core import AnyGame
from foxdice.dice.arena.odds import MAX_LYING
from foxdice.games.wurf.bots.chances import of_all_in, of_throw
from foxdice.games.wurf.bots.values import Solution, after_throw, solve
from foxdice.games.wurf.rules import STOP, THROW, dice_in
from foxdice.games.wurf.sheet import DICE, DICE_EACH
from foxdice.games.wurf.state import ALL_DICE, CHOICE, FLAT, OVER, START_DIE, State
from foxdice.judge.judge import Judge, Line, Outlook, Unit

Chances = npt.NDArray[np.float64]
SOLVED = 2  # so many players


class WurfJudge(Judge):
    """Knows the game of two exactly, as far as it was measured."""

    only_luck = False  # also the hand

    def unit(self, players: int) -> Unit:  # noqa: ARG002  # however many they are
        """Return that values are chances of winning."""
        return "wins"

    def lines(self, states: Sequence[State], player: int) -> list[Line]:
        """Return the best that a player can make of each state: throw on, or stop."""
        return [self._line(state, player) for state in states]

    def outlook(self, state: State, player: int, count: int = 0) -> Outlook:  # noqa: ARG002  # nothing is sampled
        """Return what the solution expects of the throw that is due."""
        return Outlook(self._settled(state, player), self._spread(state))

    def _line(self, state: State, player: int) -> Line:
        if state.coming != CHOICE or state.active != player:
            return Line(self._settled(state, player), state)
        found = []
        for move in (THROW, STOP):
            after = state.clone()
            self.game.rules.apply(after, player, move)
            found.append(Line(self._settled(after, player), after, (move,)))
        return max(found, key=lambda line: line.value)

    def _settled(self, state: State, player: int) -> float:
        if state.coming == OVER:
            return self.result(state, player)
        return 100.0 * float(_of_match(self.game, state, _of_game(state))[player])

    def _spread(self, state: State) -> float:
        """Return how far the outcomes of a throw spread for whoever throws, in a game of two."""
        if state.coming in (START_DIE, FLAT):
            return 0.0
        own = state.hands[state.active].dice
        other = min(hand.dice for place, hand in enumerate(state.hands) if place != state.active and hand.dice)
        lying, solution = dice_in(state.arena), solve()
        if state.coming == ALL_DICE:
            chances, kept = of_all_in(own, solution.all_in_style(own, other)), 0
        else:
            chances, kept = of_throw(lying, solution.style(lying, own, other)), own - 1
        after = after_throw(solution.one_die, solution.begin)
        worth = np.array([after[taken > 0][lies, min(kept + taken, DICE), other] for lies, taken in chances])
        weight = np.array(list(chances.values()))
        mean = (weight * worth).sum()
        return 100.0 * float(np.sqrt(max(0.0, (weight * (worth - mean) ** 2).sum())))


def judge(game: AnyGame, _network: object) -> WurfJudge:
    """Return the judge of the game, of which nothing is learned."""
    return WurfJudge(game)


def _of_game(state: State) -> Chances:
    """Return everybody's chance to win the game that is being played."""
    players = range(state.players)
    inside = [player for player in players if _dice(state, player)]
    chances: Chances = np.zeros(state.players)
    for one in inside:
        chances[one] = np.prod([_against(state, one, other) for other in inside if other != one])
    return np.asarray(chances / chances.sum(), np.float64)


def _dice(state: State, player: int) -> int:
    """Return the dice of a player; whoever waits for cocked ones to fall is still in."""
    dice: int = state.hands[player].dice
    return max(dice, int(state.coming == FLAT and player == state.active))


def _lying(state: State) -> int:
    """Return how many dice lie, those that are about to be laid included."""
    return min(dice_in(state.arena) + state.cocked + (state.coming == START_DIE), MAX_LYING)


def _against(state: State, one: int, other: int) -> float:
    """Return the chance of one player in a game of two against another, from what lies and who throws."""
    solution, lying = solve(), _lying(state)
    if state.active == one:
        return _thrower(solution, state, lying, one, other)
    if state.active == other:
        return 1 - _thrower(solution, state, lying, other, one)
    mine, theirs = _dice(state, one), _dice(state, other)
    return float(solution.begin[lying, mine, theirs] + 1 - solution.begin[lying, theirs, mine]) / 2


def _thrower(solution: Solution, state: State, lying: int, one: int, other: int) -> float:
    mine, theirs = _dice(state, one), _dice(state, other)
    throw_on = float((solution.begin if state.coming == ALL_DICE else solution.one_die)[lying, mine, theirs])
    return max(throw_on, 1 - float(solution.begin[lying, theirs, mine])) if state.coming == CHOICE else throw_on


def _of_match(game: AnyGame, state: State, chances: Chances) -> Chances:
    """Return everybody's chance to have fewest points in the end; who does not win a game scores what losers do."""
    rules: Any = game.rules
    to_come = rules.length.games_to_play(state.players) - state.game_number
    inside = np.array([_dice(state, player) > 0 for player in range(state.players)])
    points = np.array([hand.points for hand in state.hands], np.float64)
    overall = np.zeros(state.players)
    for winner in np.flatnonzero(chances):
        lost = np.where(inside, inside.sum() / 2, 0.0)  # on average
        lost[winner] = 0.0
        for wins, weight in _games_to_come(state.players, to_come):
            totals = points + lost + (to_come - np.array(wins)) * state.players / 2
            best = totals == totals.min()
            overall += chances[winner] * weight * best / best.sum()
    return overall


@cache
def _games_to_come(players: int, games: int) -> list[tuple[tuple[int, ...], float]]:
    """Return how many of so many games everybody may win, and how likely that is."""
    chances = [1 / players] * players
    if players == SOLVED:  # the second player begins the only game that can be to come
        begins = float(solve().begin[1, DICE_EACH[players], DICE_EACH[players]])
        chances = [1 - begins, begins]
    found: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for winners in product(range(players), repeat=games):
        found[tuple(winners.count(player) for player in range(players))] += prod(chances[one] for one in winners)
    return list(found.items())
