"""`python -m foxdice.train.parts GAME FILE`: teach the network of a game played alone what its values consist of.

The network stays as it is; a second last layer beside its own is fitted by ridge regression: one output for every area
and one for the foxes, adding up to the network's value. Positions come from games in which a level plays up to some
moment and the best player from there on; what the areas then brought is what the outputs should say.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice import core
from foxdice.core import AnyGame, compiled
from foxdice.judge.network import Floats, Network, dump
from foxdice.judge.weights import weights
from foxdice.train.games import Games

SEEDS = 1 << 45  # far from those of trainings and their evaluations
SLIPS = (0.0, 4.0, 8.0, 14.0)  # by how many points the players misjudge positions before they play their best
LONGEST = 60  # choices; the moment from which on the best player goes on is drawn up to here
RIDGE = 10.0
Doubles = npt.NDArray[np.float64]


def play(game: AnyGame, network: Network, games: int, seed: int) -> tuple[Floats, Doubles, Doubles]:
    """Return what the network makes of positions, what the parts then came to, and which game each position is of."""
    course = Games(game, np.ones(games, np.int64), threads=1)
    random = np.random.default_rng(seed)
    slips = np.resize(SLIPS, games)
    best_from = np.where(slips > 0, random.integers(0, LONGEST, games), 0)
    course.start(SEEDS + seed * (1 << 32))
    hidden, owners, step = [], [], 0
    while len(rows := course.look()):
        seen = network.hidden(rows)
        values = network.outputs(seen)[:, 0]
        slip = np.repeat(np.where(step < best_from, slips, 0.0), course.choices)
        kept = course.choose((values + random.uniform(-1, 1, len(values)) * slip).astype(np.float32))
        learn = step >= best_from[kept.games]
        hidden.append(seen[kept.places[learn]])
        owners.append(kept.games[learn])
        step += 1
    ends = course.points()[:, 0]
    course.close()
    owner = np.concatenate(owners)
    return np.concatenate(hidden), ends[owner].astype(np.float64), owner.astype(np.float64)


def fit(network: Network, hidden: Floats, came: Doubles) -> Network:
    """Return a layer whose outputs are the parts, adding up to the network's value."""
    x = np.column_stack([hidden, np.ones(len(hidden))]).astype(np.float64)
    penalty = RIDGE * np.eye(x.shape[1])
    penalty[-1, -1] = 0.0
    heads = np.linalg.solve(x.T @ x + penalty, x.T @ came)
    own = np.concatenate([network.layers[-1][0][:, 0], network.layers[-1][1]])
    noise = ((x @ heads - came) ** 2).mean(axis=0)
    heads += np.outer(own - heads.sum(axis=1), noise / noise.sum())  # the least certain parts give way
    return Network(((heads[:-1].astype(np.float32), heads[-1].astype(np.float32)),))


def biases(layer: Network, hidden: Floats, came: Doubles) -> tuple[Doubles, Doubles]:
    """Return by how much the outputs are too high on average, and how far they miss (standard deviation)."""
    missed = layer.outputs(hidden) - came
    return missed.mean(axis=0), missed.std(axis=0)


def main() -> None:
    """Play, fit, measure on fresh games, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--fresh", type=int, default=512, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not compiled.available():
        parser.error("this needs the compiler: pip install foxdice[fast]")
    game = core.get(given.game)
    network = weights(game, 1)
    hidden, came, _ = play(game, network, given.games, given.seed)
    layer = fit(network, hidden, came)
    names = [*(area.id for area in game.sheet.areas), "bonus"]
    fresh, then, _ = play(game, network, given.fresh, given.seed + 1)
    bias, spread = biases(layer, fresh, then)
    about: dict[str, Any] = {
        "game": game.id,
        "game_version": game.version,
        "of": network.about["sha256"],
        "parts": names,
        "games": given.games,
        "seed": given.seed,
        "positions": len(hidden),
        "bias": dict(zip(names, bias.round(2).tolist(), strict=True)),
        "spread": dict(zip(names, spread.round(1).tolist(), strict=True)),
    }
    given.file.write_bytes(dump(Network(layer.layers, about)))
    for name, off, far in zip(names, bias, spread, strict=True):
        print(f"{name:<10} {off:+6.2f} on average, ± {far:.1f}")
    print(f"{'all':<10} {bias.sum():+6.2f}")


if __name__ == "__main__":
    main()
