"""One bot among copies of another at a table of a Clever game: every seat in turn, each throw seen from every seat."""

import math
from typing import Any

from foxdice.bots.bot import Bot
from foxdice.bots.throws import throws


def play(game: Any, bots: list[Bot], seed: int) -> Any:
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


def one_among(game: Any, one: Bot, copies: Bot, players: int, count: int, seed: int) -> str:
    """Return in words what share of so many games the one won, a shared win in part, and everybody's points."""
    won, own, others = 0.0, 0, 0
    for number in range(count):
        seat = number % players
        bots = [one if player == seat else copies for player in range(players)]
        state = play(game, bots, seed + number // players)
        winners = game.winners(state)
        won += (seat in winners) / len(winners)
        totals = [game.score(state, player).total for player in range(players)]
        own += totals[seat]
        others += sum(totals) - totals[seat]
    share = won / count
    error = math.sqrt(share * (1 - share) / count)
    return (
        f"{game.id}, {players} players, {count} games: {one.name} wins {100 * share:.1f} % ± {196 * error:.1f} "
        f"(even: {100 / players:.1f} %), {own / count:.1f} points, the others {others / count / (players - 1):.1f}"
    )
