"""Who plays: bots, and many games at once.

>>> game = games.get(games.ids()[0])
>>> state = game.new(players=1)
>>> game.throw(state, game.draw(state, Seeded(1)))  # Seeded: foxdice.dice.generator
>>> bot = get("greedy", game)
>>> bot.choose(game, game.view(state, 0), 0) in game.legal(state, 0)
True
"""

from foxdice.bots.bot import Bot, UnknownBot
from foxdice.bots.registry import get, names

__all__ = ["Bot", "UnknownBot", "get", "names"]
