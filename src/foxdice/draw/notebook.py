"""A player's sheet as a value that a notebook shows."""

from dataclasses import dataclass
from typing import Any

from foxdice.core.game import AnyGame
from foxdice.draw.registry import sheet


@dataclass(frozen=True)
class PlayerSheet:
    """A player's sheet; without a state a blank one."""

    game: AnyGame
    state: Any = None
    player: int = 0
    language: str = "en"

    def _repr_svg_(self) -> str:
        return sheet(self.game, self.state, self.player, language=self.language)
