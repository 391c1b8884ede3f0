"""A player's sheet, drawn by whom the game names."""

from collections.abc import Callable
from typing import Any

from foxdice import core
from foxdice.core import AnyGame
from foxdice.core.sheet import Area
from foxdice.draw.page import Page
from foxdice.texts import say

Drawing = Callable[[AnyGame, Any, int, Page], str]


def sheet(
    game: AnyGame,
    state: Any = None,  # each game has its own
    player: int = 0,
    *,
    language: str = "en",
    prefix: str = "",
    spread: bool = False,
    blank: bool = False,
) -> str:
    """Return a player's sheet, or a blank one where there is no state, as SVG.

    `prefix` is put in front of every id, for several sheets on one page. `spread` draws a sheet that is too long for a
    desk in two columns; the others look the same. `blank` is for who lays marks on it: an empty sheet that holds all
    that the pen could leave, unseen, with how numbers are written at each place (`data-pen`).
    Raises ValueError for a player who is not there, or an unknown language.

    >>> drawing = sheet(games.get(games.ids()[0]), language="de")
    >>> drawing.startswith("<svg"), 'lang="de"' in drawing
    (True, True)
    """
    if state is not None and not 0 <= player < game.count(state):
        raise ValueError(f"there is no player {player}; {game.count(state)} play, counted from 0")
    letters = {area.id: _letter(area, language) for area in game.sheet.areas}
    draw: Drawing = core.edition(game).part("drawing")
    return draw(game, state, player, Page(language, prefix, letters, spread, blank))


def _letter(area: Area, language: str) -> str:
    """Return the letter of an area as the reader's language has it; of a colour of somebody's own, as it is noted."""
    try:
        return say(f"letter-{area.id}", language)
    except KeyError:
        return area.letter.upper()
