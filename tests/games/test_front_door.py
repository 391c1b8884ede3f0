"""Whatever is handed in at the front door of a game is checked there, and refused in our own words."""

import pytest

from foxdice import core
from foxdice.core import InvalidMove, InvalidThrow, WrongPlayers

IDS = ("clever", "cubed", "qwixx", "qwixx:mixx-b", "wurf", "wurf:match")


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("number", [-1, -(1 << 70), 1 << 70])
def test_numbers_that_mean_nothing_are_refused(id: str, number: int) -> None:
    game = core.get(id)
    state = game.new(2)
    with pytest.raises(InvalidThrow):
        game.format_throw(state, number)
    with pytest.raises(InvalidMove):
        game.format_move(state, 0, number)
    with pytest.raises(InvalidMove):
        game.info(state, 0, number)
    with pytest.raises(WrongPlayers):
        game.score(state, number)
    with pytest.raises(WrongPlayers):
        game.format_move(state, number, 0)
    with pytest.raises(WrongPlayers):
        game.info(state, number, 0)
