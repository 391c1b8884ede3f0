"""`python -m foxdice.train.parts GAME FILE`: teach a network what its values consist of, and at tables who wins.

The network stays as it is; a second last layer beside its own is fitted: by ridge regression one output for every area
and one for the foxes, adding up to the network's value, and for tables what tells everybody's chance of winning
(`train/race.py`). Positions come from games in which everybody plays at some level up to some moment and their best
from there on; what the areas then brought, and who won, is what the outputs should say. Chances are measured on fresh
games.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from foxdice import core
from foxdice.core import AnyGame, compiled
from foxdice.judge import race as races
from foxdice.judge.network import Floats, Network, dump
from foxdice.judge.race_loops import OUTPUTS
from foxdice.judge.weight_files import ALONE, AT_TABLES
from foxdice.judge.weights import small_weights, weights
from foxdice.train import race
from foxdice.train.games import Games

SEEDS = 1 << 45  # far from those of trainings and their evaluations
SLIPS = (0.0, 4.0, 8.0, 14.0)  # by how many points the players misjudge positions before they play their best
LONGEST = 60  # choices of a player; the moment from which on all play their best is drawn up to here
RIDGE = 10.0
SHARE = 0.15  # of the positions at tables: those of a game are much alike, and games tell more than positions
TABLES = (2, 3, 4)
Doubles = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]


class Played(NamedTuple):
    """Positions as everybody at their tables sees them: [position, seat]; seats beyond the players hold nothing."""

    players: Integers  # at the table of a position
    hidden: Floats
    values: Floats
    ends: Integers  # what the parts came to

    def seats(self) -> npt.NDArray[np.bool_]:
        """Return which seats there are."""
        return np.arange(self.hidden.shape[1]) < self.players[:, None]


def play(game: AnyGame, network: Network, players: tuple[int, ...], games: int, seed: int) -> Played:
    """Return what the network makes of positions of so many games, and what the parts then came to."""
    seats = np.resize(np.array(players, np.int64), games)
    course = Games(game, seats, threads=1, everybody=True)
    random, picking = np.random.default_rng(seed), np.random.default_rng(seed + 1)
    most = int(seats.max())
    slips = np.stack([np.resize(np.repeat(SLIPS, len(SLIPS) ** seat), games) for seat in range(most)], axis=1)
    best_from = np.where(slips.max(axis=1) > 0, random.integers(0, LONGEST * seats, games), 0)
    course.start(SEEDS + seed * (1 << 32))
    rows_seen, owners, step = [], [], 0
    while len(rows := course.look()):
        values = network.values(rows)
        slip = np.repeat(np.where(step < best_from, slips[np.arange(games), course.deciding], 0.0), course.choices)
        kept = course.choose((values + random.uniform(-1, 1, len(values)) * slip).astype(np.float32))
        learn = step >= best_from[kept.games]
        if most > 1:
            learn &= picking.random(len(learn)) < SHARE
        owners.append(kept.games[learn])
        rows_seen.append(course.everybody[owners[-1]].copy())
        step += 1
    ends = course.points()
    course.close()
    owner, seen = np.concatenate(owners), np.concatenate(rows_seen)
    hidden = network.hidden(seen.reshape(-1, seen.shape[2]))
    said = network.total(network.outputs(hidden))
    return Played(seats[owner], hidden.reshape(*seen.shape[:2], -1), said.reshape(seen.shape[:2]), ends[owner])


def fit_parts(network: Network, hidden: Floats, came: Doubles) -> Doubles:
    """Return weights and, last, offsets of the parts, adding up to the network's value."""
    heads = race.ridge(hidden, came, RIDGE)
    weights, offsets = network.layers[-1]
    own = np.concatenate([weights[:, : network.parts].sum(axis=1), offsets[: network.parts].sum(keepdims=True)])
    noise = ((hidden @ heads[:-1] + heads[-1] - came) ** 2).mean(axis=0)
    heads += np.outer(own - heads.sum(axis=1), noise / noise.sum())  # the least certain parts give way
    return heads


def fit(network: Network, played: Played, seed: int) -> Network:
    """Return the layer, for tables with the edges of who wins in what is said about it."""
    sits = played.seats()
    hidden, ends = played.hidden[sits], played.ends[sits].astype(np.float64)
    heads = fit_parts(network, hidden, ends)
    about: dict[str, Any] = {}
    if played.hidden.shape[1] > 1:
        correction, spread, edges = race.fit(hidden, ends.sum(axis=1) - played.values[sits], seed)
        more = [np.append(column.weights, column.offset) for column in (correction, spread)]
        heads = np.column_stack([heads, *more])
        about["edges"] = edges.round(4).tolist()
    return Network(((heads[:-1].astype(np.float32), heads[-1].astype(np.float32)),), about)


def biases(layer: Network, parts: int, played: Played) -> tuple[Doubles, Doubles]:
    """Return by how much the parts are too high on average, and how far they miss (standard deviation)."""
    sits = played.seats()
    missed = layer.outputs(played.hidden[sits])[:, :parts] - played.ends[sits]
    return missed.mean(axis=0), missed.std(axis=0)


def reliabilities(layer: Network, played: Played) -> list[race.Reliability]:
    """Return how good the chances of winning are at tables of each size."""
    found = []
    for players in map(int, np.unique(played.players)):
        here = played.players == players
        hidden = played.hidden[here, :players]
        said = layer.outputs(hidden.reshape(-1, hidden.shape[2])).reshape(*hidden.shape[:2], -1)
        results, spreads = races.expected(played.values[here, :players], said[..., -OUTPUTS:])
        chances = races.chances(results, spreads, np.array(layer.about["edges"], np.float32))
        found.append(race.reliability(chances, played.ends[here, :players].sum(axis=2)))
    return found


def main() -> None:
    """Play, fit, measure on fresh games, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", choices=(ALONE, AT_TABLES), default=ALONE, help="alone, or at tables")
    parser.add_argument("--small", action="store_true", help="beside the small network")
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--fresh", type=int, default=512, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not compiled.available():
        parser.error("this needs the compiler: pip install foxdice[fast]")
    game = core.get(given.game)
    players = (1,) if given.players == ALONE else tuple(one for one in TABLES if one in game.players)
    network = (small_weights if given.small else weights)(game, players[0])
    if network is None:
        parser.error(f"{game.id} has no small network")
    played = play(game, network, players, given.games, given.seed)
    layer = fit(network, played, given.seed)
    names = [*(area.id for area in game.sheet.areas), "bonus"]
    fresh = play(game, network, players, given.fresh, given.seed + 1)
    bias, spread = biases(layer, len(names), fresh)
    about: dict[str, Any] = {
        "game": game.id,
        "game_version": game.version,
        "of": network.about["sha256"],
        "parts": names,
        "games": given.games,
        "seed": given.seed,
        "positions": int(played.players.sum()),
        "bias": dict(zip(names, bias.round(2).tolist(), strict=True)),
        "spread": dict(zip(names, spread.round(1).tolist(), strict=True)),
        **layer.about,
    }
    given.file.write_bytes(dump(Network(layer.layers, about)))
    for name, off, far in zip(names, bias, spread, strict=True):
        print(f"{name:<10} {off:+6.2f} on average, ± {far:.1f}")
    print(f"{'all':<10} {bias.sum():+6.2f}")
    for one in reliabilities(layer, fresh) if len(players) > 1 else ():
        print(f"{one.players} players, {one.positions} positions: squared {one.brier:.4f}, even {one.constant:.4f}")
        for said, won, seats in one.tenths:
            print(f"  said {said:6.1%}, won {won:6.1%} of {seats}")


if __name__ == "__main__":
    main()
