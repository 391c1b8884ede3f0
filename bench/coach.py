"""Do errors explain scores, and is luck nothing on average? Are reviews quick?

`python -m bench.coach clever --games 200` reviews so many games of each level, alone, and prints for each: points with
and without luck, errors a game and a counted choice, the points that the master's mean less the errors would give and
by how much that is off, luck, revisions, how much less the points vary without luck, and CPU-seconds a review. Whether
errors explain points is asked of the points without luck: of the others far more games would have to be played.
"""

import argparse
import time

import numpy as np

from foxdice import bots, coach, core
from foxdice.bots.throws import throws
from foxdice.core import AnyGame
from foxdice.core.record import Playthrough, Record

LEVELS = ("master", "hard", "medium", "easy")
SEEDS = 500


def play(game: AnyGame, level: str, players: int, seed: int) -> Record:
    """Return a game of a level against itself, or alone."""
    seats = [bots.get(level, game, seed + seat) for seat in range(players)]
    throw, playthrough = throws(game, seats, SEEDS + seed), Playthrough(game, players)
    while (node := game.node(playthrough.state)).kind != "over":
        if node.kind == "throw":
            playthrough.throw(throw(playthrough.state))
        else:
            player = node.players[0]
            playthrough.move(player, seats[player].choose(game, game.view(playthrough.state, player), player))
    return playthrough.record


def main() -> None:
    """Review games and print a line for each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--levels", default=",".join(LEVELS))
    given = parser.parse_args()
    game = core.get(given.game)
    masters = None
    for level in given.levels.split(","):
        rows, seconds = [], 0.0
        for seed in range(given.games):
            record = play(game, level, given.players, seed)
            begun = time.process_time()
            found = coach.review(record, [0]).players[0]
            seconds += time.process_time() - begun
            rows.append((found.result, found.errors, found.luck, found.revisions, found.rate))
        result, errors, luck, revisions, rate = np.array(rows).T
        left, sure = result - luck, 1.96 / len(rows) ** 0.5
        masters = left.mean() if masters is None else masters
        explained = masters - errors.mean()
        print(
            f"{game.id} {level}: {result.mean():.1f} ± {sure * result.std():.1f}, without luck {left.mean():.1f} "
            f"± {sure * left.std():.1f}; errors {errors.mean():.1f} ± {sure * errors.std():.1f} a game, "
            f"{rate.mean():.2f} a choice, so {explained:.1f} expected, {100 * (explained / left.mean() - 1):+.1f} %; "
            f"luck {luck.mean():+.1f} "
            f"± {sure * luck.std():.1f}; revisions {revisions.mean():+.1f}, sd {revisions.std():.1f}; adjusted varies "
            f"{result.var() / max(left.var(), 1e-9):.1f} times less; {seconds / len(rows):.2f} CPU-s",
            flush=True,
        )


if __name__ == "__main__":
    main()
