"""Two networks of Qwixx against each other, many games in step, the same dice from every seat.

`python -m bench.qwixx_match A.fox B.fox --games 20000` tells how often A wins at tables of two. With `--players 4` one
A sits among B's. Both play as `foxdice tournament` lets them; PyTorch, where installed, computes, on a GPU if it can.
"""

import argparse
import importlib.util
import math
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track

from foxdice import games
from foxdice.core import AnyGame
from foxdice.games.qwixx.training import turns
from foxdice.games.qwixx.training.games import MAX_PLAYERS, QwixxGames
from foxdice.judge.network import Floats
from foxdice.judge.weights import read_weights
from foxdice.train.games import Rival
from foxdice.train.recipe import Recipe
from foxdice.train.train import LARGE, make_rivals

SEEDS = 1 << 46
IN_STEP = 8192


def rival(game: AnyGame, file: Path) -> Rival:
    """Return who plays by the weights in a file."""
    network = read_weights(file.read_bytes(), file.name, game)
    where = Recipe(hidden=(LARGE if importlib.util.find_spec("torch") else 1,))
    return make_rivals(game, where, [network])[0]


def wins(game: AnyGame, one: Rival, other: Rival, players: int, count: int, seed: int, threads: int = 0) -> Floats:
    """Return what part of its games the one won among others: won[dice, seat]."""
    each = min(count, IN_STEP) // players
    seat = np.repeat(np.arange(players), each)
    table = QwixxGames(game, np.full(each * players, players), threads=threads, rivals=(one, other))
    kinds = np.full((len(seat), MAX_PLAYERS), turns.RIVAL - 1)
    kinds[np.arange(len(seat)), seat] = turns.RIVAL
    found = []
    begins = range(0, -(-count // players), each)
    for first in track(begins, f"{game.id}: games", console=Console(stderr=True), transient=True):
        table.start_with(kinds, SEEDS + (seed << 32) + np.tile(first + np.arange(each), players))
        table.look()  # nobody learns, so nothing is asked before all games are over
        points = table.results()[0][:, :players]
        best = points == points.max(axis=1, keepdims=True)
        won = (best / best.sum(axis=1, keepdims=True))[np.arange(len(seat)), seat]
        found.append(won.reshape(players, each).T)
    table.close()
    return np.concatenate(found)


def main() -> None:
    """Print the share of games won by A, with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("a", type=Path)
    parser.add_argument("b", type=Path)
    parser.add_argument("--game", default="qwixx", choices=["qwixx", "qwixx:mixx-b"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=16384)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=0)
    given = parser.parse_args()
    game = games.get(given.game)
    one, other = rival(game, given.a), rival(game, given.b)
    won = 100 * wins(game, one, other, given.players, given.games, given.seed, given.threads)
    same_dice = won.mean(axis=1)
    error = 1.96 * same_dice.std(ddof=1) / math.sqrt(len(same_dice))
    seats = ", ".join(f"{share:.1f}" for share in won.mean(axis=0))
    print(
        f"{game.id}, {given.players} players, {won.size:,} games: {given.a} wins {won.mean():.2f} ± {error:.2f} % "
        f"against {given.b} (by seat: {seats} %)",
        flush=True,
    )


if __name__ == "__main__":
    main()
