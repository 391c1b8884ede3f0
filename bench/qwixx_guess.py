"""Does it pay in action 1 to guess what the others do? `python -m bench.qwixx_guess [--games N] [--players 2,3,4,5]`.

One master who guesses sits, at every seat equally often, among masters who choose as if nobody else did anything.
Without a difference it would win its share: a half at a table of two.
"""

import argparse
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from foxdice import games
from foxdice.bots.tournament import SURE
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.games.qwixx.bots.learned import QwixxLearned
from foxdice.games.qwixx.bots.turn import white_move
from foxdice.games.qwixx.state import WHITE
from foxdice.judge.network import Floats

QWIXX = games.get("qwixx")


class Unguessing(QwixxLearned):
    """A master who in action 1 thinks of itself only."""

    def values(self, game: AnyGame, view: Any, player: int, moves: list[int]) -> Floats:
        """Return what the moves are worth if nobody else does anything."""
        if view.phase != WHITE:
            return super().values(game, view, player, moves)
        plans = self.plans(game, view, player)
        ends = [view.clone() for _ in plans]
        for end, plan in zip(ends, plans, strict=True):
            self._turn.alone(end, player, plan)
        worth = self._worth(self._network_for(game, view), ends, [player] * len(ends))
        whites = np.array([white_move(plan) for plan in plans])
        return np.array([worth[whites == move].max() for move in moves], np.float32)


def share(players: int, number: int) -> float:
    """Play a game; return what part of the win belongs to the one who guesses."""
    guessing = number % players
    bots: list[QwixxLearned] = [Unguessing(QWIXX, "unguessing") for _ in range(players)]
    bots[guessing] = QwixxLearned(QWIXX, "guessing")
    state, random = QWIXX.new(players), Seeded(number // players)
    while (node := QWIXX.node(state)).kind != "over":
        if node.kind == "throw":
            QWIXX.throw(state, QWIXX.draw(state, random))
        else:
            player = node.players[0]
            QWIXX.apply(state, player, bots[player].choose(QWIXX, QWIXX.view(state, player), player))
    winners = QWIXX.winners(state)
    return (guessing in winners) / len(winners)


def main() -> None:
    """Print a row for every size of table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", default="2,3,4,5")
    options = parser.parse_args()
    shown = Table("players", "won by the one who guesses", "its share", title=f"{options.games:,} games each")
    for players in map(int, options.players.split(",")):
        won = 100 * np.array([share(players, number) for number in range(options.games)])
        half = SURE * won.std() / len(won) ** 0.5
        shown.add_row(str(players), f"{won.mean():.1f} ± {half:.1f} %", f"{100 / players:.1f} %")
    Console().print(shown)


if __name__ == "__main__":
    main()
