"""Bots against each other: every pairing, both seats, the same dice for both."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from foxdice.bots import registry
from foxdice.bots.bot import Bot
from foxdice.bots.throws import throws
from foxdice.core import AnyGame

SURE = 1.96  # standard deviations: 95 %


@dataclass(frozen=True)
class Pairing:
    """How two bots fared against each other."""

    a: str
    b: str
    games: int
    wins: int  # of a
    draws: int
    mean_a: float
    mean_b: float
    milliseconds_a: float  # of CPU for a decision
    milliseconds_b: float

    @property
    def win_rate(self) -> float:
        """The share of games that a won."""
        return self.wins / self.games

    @property
    def draw_rate(self) -> float:
        """The share of games that nobody won alone."""
        return self.draws / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where a's true rate of wins lies with 95 % confidence (Wilson)."""
        n, share = self.games, self.win_rate
        middle = (share + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        half = SURE / (1 + SURE**2 / n) * math.sqrt(share * (1 - share) / n + SURE**2 / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def numbers(self) -> dict[str, Any]:
        """Return the pairing, ready for JSON."""
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
            "draw_rate": self.draw_rate,
            "mean_a": self.mean_a,
            "mean_b": self.mean_b,
            "milliseconds_a": self.milliseconds_a,
            "milliseconds_b": self.milliseconds_b,
        }


def meet(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _done: None,
) -> list[Pairing]:
    """Let every two bots play so many games; `progress` hears after every game how many are done.

    Raises `UnknownBot` and `WrongPlayers`.
    """
    for name in bots:
        registry.get(name, game)
    pairings: list[Pairing] = []
    for a, b in combinations(bots, 2):
        before = len(pairings) * games
        pairings.append(_pair(game, a, b, games, seed, before, progress))
    return pairings


def _pair(
    game: AnyGame, a: str, b: str, games: int, seed: int, before: int, progress: Callable[[int], None]
) -> Pairing:
    players = {0: registry.get(a, game, seed), 1: registry.get(b, game, seed + 1)}
    seconds, decisions, totals, wins, draws = [0.0, 0.0], [0, 0], [0, 0], 0, 0
    for number in range(games):
        seats = (0, 1) if number % 2 == 0 else (1, 0)  # which bot sits where
        state = _play(game, [players[bot] for bot in seats], seed + number // 2, seats, seconds, decisions)
        winners = game.winners(state)
        wins += winners == (seats.index(0),)
        draws += len(winners) > 1
        for seat, bot in enumerate(seats):
            totals[bot] += game.score(state, seat).total
        progress(before + number + 1)
    mean_a, mean_b = (total / games for total in totals)
    cost_a, cost_b = (1000 * spent / max(made, 1) for spent, made in zip(seconds, decisions, strict=True))
    return Pairing(a, b, games, wins, draws, mean_a, mean_b, cost_a, cost_b)


def _play(
    game: AnyGame, bots: list[Bot], seed: int, seats: tuple[int, int], seconds: list[float], decisions: list[int]
) -> Any:
    """Play a game to its end and return its state; add up what each bot spent."""
    state = game.new(len(bots))
    throw = throws(game, bots, seed)
    while (node := game.node(state)).kind != "over":
        if node.kind == "throw":
            game.throw(state, throw(state))
            continue
        player = node.players[0]
        view = game.view(state, player)
        begun = time.process_time()
        move = bots[player].choose(game, view, player)
        seconds[seats[player]] += time.process_time() - begun
        decisions[seats[player]] += 1
        game.apply(state, player, move)
    return state
