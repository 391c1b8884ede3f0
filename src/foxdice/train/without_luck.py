"""A network measured by few games: its bot plays them at a table, and it judges itself how lucky every throw was."""

from functools import partial

import numpy as np

from foxdice.core import AnyGame
from foxdice.dice.generator import Seeded
from foxdice.judge import judge as judges
from foxdice.judge import learning
from foxdice.judge.luck import Counting, Numbers
from foxdice.judge.network import Network


def without_luck(game: AnyGame, network: Network, players: tuple[int, ...], games: int, seed: int) -> Numbers:
    """Return everybody's points without luck in so many games, at tables of these sizes in turn."""
    bot = learning.player(game)(game, "learner", network=network)
    judge = judges.by(game, network)
    points = []
    for number in range(games):
        state = game.new(players[number % len(players)])
        throw = partial(game.draw, random=Seeded(seed + number))
        count = Counting(judge, game.count(state))
        while (node := game.node(state)).kind != "over":
            if node.kind == "throw":
                count.throw(game, state, throw)
                continue
            player = node.players[0]
            game.apply(state, player, bot.choose(game, game.view(state, player), player))
        points += [game.score(state, player).total - luck for player, luck in enumerate(count.total)]
    return np.array(points, np.float64)
