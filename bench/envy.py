"""Does it pay at a table of a Clever game to keep good dice from the others?

`python -m bench.envy clever --players 2 --envy 0.5 --games 1000` lets one bot that counts the others' points play
against copies that count their own only, every seat in turn, each throw seen from every seat.
"""

import argparse
import math
from typing import Any

from foxdice import games
from foxdice.bots.learned import Learned
from foxdice.bots.throws import throws


def play(game: Any, bots: list[Learned], seed: int) -> Any:
    """Play one game and return its last state."""
    state = game.new(len(bots))
    throw = throws(game, bots, seed)
    while (node := game.node(state)).kind != "over":
        if node.kind == "throw":
            game.throw(state, throw(state))
        else:
            player = node.players[0]
            game.apply(state, player, bots[player].choose(game, game.view(state, player), player))
    return state


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
    envious, plain = Learned(game, "envious", envy=given.envy), Learned(game, "plain")
    won, own, others = 0.0, 0, 0
    for number in range(given.games):
        seat = number % given.players
        bots = [envious if player == seat else plain for player in range(given.players)]
        state = play(game, bots, given.seed + number // given.players)
        winners = game.winners(state)
        won += (seat in winners) / len(winners)
        totals = [game.score(state, player).total for player in range(given.players)]
        own += totals[seat]
        others += sum(totals) - totals[seat]
    share = won / given.games
    error = math.sqrt(share * (1 - share) / given.games)
    print(
        f"{game.id}, {given.players} players, envy {given.envy:g}, {given.games} games: wins {100 * share:.1f} % "
        f"± {196 * error:.1f} (even: {100 / given.players:.1f} %), {own / given.games:.1f} points, "
        f"the others {others / given.games / (given.players - 1):.1f}"
    )


if __name__ == "__main__":
    main()
