"""What all environments show: how wide an observation is, what is rewarded, and how a game is rendered."""

from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice.core import AnyGame, deciding
from foxdice.core.source import load
from foxdice.envs import kernel
from foxdice.judge import learning

REWARDS = ("points", "win")
RENDER_MODES = ("svg", "ansi")


def observation_size(game: AnyGame) -> int:
    """Return how many numbers an observation has: the features of the bots, then the plain ones."""
    return int(learning.position(game).features.SIZE) + kernel.PLAIN


class Observer:
    """Writes observations of single games, interpreted."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.size = observation_size(game)
        self._kernel = load(learning.source(game, deciding.__name__, kernel.__name__))[kernel.__name__]

    def observe(self, state: Any, player: int) -> npt.NDArray[np.uint8]:
        """Return what a player may see of a state."""
        row = bytearray(self.size)
        view = self.game.view(state, player)
        own = self.game.rules.total(view, player)
        self._kernel.write_row(view, player, self.game.count(state), own, row, 0)
        return np.frombuffer(row, np.uint8)


def render(game: AnyGame, state: Any, player: int, mode: str | None) -> str | None:
    """Return a game for the eye: the player's sheet as SVG, or the state and everybody's points as text."""
    if mode == "svg":
        from foxdice import draw

        return draw.sheet(game, state, player)
    if mode == "ansi":
        points = " ".join(f"{seat + 1}:{game.score(state, seat).total}" for seat in range(game.count(state)))
        return f"{game.format_state(state)}\n{points}\n"
    return None
