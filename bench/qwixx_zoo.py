"""A learned Qwixx player against every member of the zoo, compiled: `python -m bench.qwixx_zoo [WEIGHTS] [--games N]`.

One learner sits at the table, at every seat equally often; all others are of the same temper. Shared wins count as
shares. Without a file it is the player in the package.
"""

import argparse
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from foxdice import games
from foxdice.games.qwixx.bots import zoo
from foxdice.games.qwixx.bots.tempers import TEMPERS
from foxdice.games.qwixx.training.games import QwixxGames
from foxdice.judge.network import Network, load
from foxdice.judge.weights import weights
from foxdice.train.learner import SCALE

IN_STEP = 1000
QWIXX = games.get("qwixx")


def wins(network: Network, players: int, kind: int, count: int) -> tuple[float, float]:
    """Return the percentage of games won and half the width of its 95 % interval."""
    margin = network.about["recipe"]["margin"]
    seats = np.full(min(IN_STEP, count), players)
    table = QwixxGames(QWIXX, seats, against_zoo=1.0, margin=margin, tempers=[kind])
    shares = []
    for seed in range(0, count, len(seats)):
        table.start(seed)
        while len(rows := table.look()):
            table.choose(network.values(rows) / SCALE)
        shares.append(table.measured())
    table.close()
    every = np.concatenate(shares)
    return float(every.mean()), float(1.96 * every.std() / len(every) ** 0.5)


def main() -> None:
    """Print a row for every member of the zoo and a column for every size of table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", nargs="?")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", default="2,3,4,5")
    options = parser.parse_args()
    network = load(Path(options.file).read_bytes(), options.file) if options.file else weights(QWIXX, 2)
    tables = [int(players) for players in options.players.split(",")]
    shown = Table("against", *(f"{players} players" for players in tables), title=f"{options.games:,} games each")
    for name, kind in {"greedy": zoo.GREEDY, **TEMPERS}.items():
        cells = (wins(network, players, kind, options.games) for players in tables)
        shown.add_row(name, *(f"{share:.1f} ± {half:.1f} %" for share, half in cells))
    Console().print(shown)


if __name__ == "__main__":
    main()
