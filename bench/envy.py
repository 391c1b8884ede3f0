"""Does it pay at a table of a Clever game to keep good dice from the others?

`python -m bench.envy clever --players 2 --envy 0.5 --games 1000` lets one bot that counts the others' points play
against copies that count their own only.
"""

import argparse

from bench.one_among import one_among
from foxdice import games
from foxdice.bots.learned import Learned


def main() -> None:
    """Print the share of games won by the envious bot, and everybody's points."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=["clever", "cubed"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--envy", type=float, default=0.5)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = games.get(given.game)
    envious = Learned(game, f"envy {given.envy:g}", envy=given.envy)
    print(one_among(game, envious, Learned(game, "plain"), given.players, given.games, given.seed))


if __name__ == "__main__":
    main()
