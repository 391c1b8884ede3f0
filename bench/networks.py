"""Is a new network stronger at a table of a Clever game than an earlier one?

`python -m bench.networks clever EARLIER.fox NEW.fox --players 2 --games 1000` lets one master with the new network play
against masters with the earlier one.
"""

import argparse
from pathlib import Path

from bench.one_among import one_among
from foxdice import games
from foxdice.bots.learned import Learned
from foxdice.games.family.levels import ENVY
from foxdice.judge.weights import read_weights


def main() -> None:
    """Print the share of games won with the new network, and everybody's points."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=["clever", "cubed"])
    parser.add_argument("earlier", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = games.get(given.game)
    earlier, new = (
        Learned(game, str(file), envy=ENVY, network=read_weights(file.read_bytes(), file.name, game))
        for file in (given.earlier, given.new)
    )
    print(one_among(game, new, earlier, given.players, given.games, given.seed))


if __name__ == "__main__":
    main()
