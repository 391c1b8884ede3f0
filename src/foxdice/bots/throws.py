"""Who throws the dice while bots play a single game."""

from collections.abc import Callable, Sequence
from typing import Any

from foxdice import core
from foxdice.bots.bot import Bot
from foxdice.core import AnyGame
from foxdice.dice.generator import Seeded


def throws(game: AnyGame, bots: Sequence[Bot], seed: int) -> Callable[[Any], int]:
    """Return what makes the throw a state waits for: as the game says where it has an arena, else from a seed.

    The bots are those that `foxdice.bots.get` gives for this game.
    """
    own: Callable[[AnyGame, Sequence[Bot], int], Callable[[Any], int]] | None = core.edition(game).part("throws")
    if own:
        return own(game, bots, seed)
    random = Seeded(seed)
    return lambda state: game.draw(state, random)
