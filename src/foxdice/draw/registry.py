"""Which game is drawn by whom."""

from collections.abc import Callable
from typing import Any

from foxdice.draw import clever, cubed, qwixx, wurf
from foxdice.draw.page import Page
from foxdice.games.game import AnyGame

# id of the game: what draws a player's sheet, or a blank one where there is no state
_DRAWINGS: dict[str, Callable[[AnyGame, Any, int, Page], str]] = {
    "clever": clever.draw,
    "cubed": cubed.draw,
    "qwixx": qwixx.draw,
    "wurf": wurf.draw,
}


def sheet(
    game: AnyGame,
    state: Any = None,  # each game has its own
    player: int = 0,
    *,
    language: str = "en",
    prefix: str = "",
    spread: bool = False,
) -> str:
    """Return a player's sheet, or a blank one where there is no state, as SVG.

    `prefix` is put in front of every id, for several sheets on one page. `spread` draws a sheet that is too long for a
    desk in two columns; the others look the same.
    Raises ValueError for a game that has no drawing, a player who is not there, or an unknown language.
    """
    name = game.id.partition(":")[0]  # the sheets of one game are drawn alike
    if name not in _DRAWINGS:
        raise ValueError(f"there is no drawing of the game {game.id!r}; there is one of {', '.join(_DRAWINGS)}")
    if state is not None and not 0 <= player < game.count(state):
        raise ValueError(f"there is no player {player}; {game.count(state)} play, counted from 0")
    letters = {area.id: area.letter.upper() for area in game.sheet.areas}
    return _DRAWINGS[name](game, state, player, Page(language, prefix, letters, spread))
