"""A player's sheet as a value that a notebook shows."""

from dataclasses import dataclass
from typing import Any

from foxdice.core.game import AnyGame
from foxdice.draw.registry import sheet


@dataclass(frozen=True)
class PlayerSheet:
    """A player's sheet, which a notebook shows as a picture; without a state a blank one.

    >>> blank = PlayerSheet(games.get(games.ids()[0]))
    >>> blank._repr_svg_()[:4]
    '<svg'
    """

    game: AnyGame
    state: Any = None
    player: int = 0
    language: str = "en"

    def _repr_svg_(self) -> str:
        return sheet(self.game, self.state, self.player, language=self.language)
