"""Who throws the dice while bots play a single game."""

from collections.abc import Callable, Sequence
from typing import Any

from foxdice.bots.bot import Bot
from foxdice.bots.wurf.play import throw_due
from foxdice.bots.wurf.thrower import Thrower
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.generator import Seeded
from foxdice.dice.wurf.physical import PhysicalDice
from foxdice.games import AnyGame


def throws(game: AnyGame, bots: Sequence[Bot], seed: int) -> Callable[[Any], int]:
    """Return what makes the throw a state waits for: in the arena where there is one, from a seed everywhere else.

    The bots are those that `foxdice.bots.get` gives for this game.
    """
    if game.in_arena:
        dice = PhysicalDice(SeededSource(f"{game.id} {seed}"))
        throwers = [bot for bot in bots if isinstance(bot, Thrower)]
        return lambda state: throw_due(dice, state, throwers)
    random = Seeded(seed)
    return lambda state: game.draw(state, random)
