"""Who wins once somebody has given up: the game says so, not the table."""

import pytest

from foxdice import core
from foxdice.core import WrongPlayers
from foxdice.table import events as ev
from foxdice.table import messages as msg
from tests.table.conftest import Evening


def test_where_the_fewest_points_win_they_do_so_after_a_resignation_too() -> None:
    game = core.get("wurf:match")
    state = game.new(3)
    for hand, points in zip(state.hands, (1, 7, 4), strict=True):
        hand.points = points
    assert game.winners(state) == (0,)
    assert game.winners(state, among=(1, 2)) == (2,)


@pytest.mark.parametrize("id", ["clever", "cubed"])
def test_the_tie_break_counts_among_those_who_stay(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = core.get(id)
    state = game.new(3)
    points = {0: (90, 0), 1: (40, 10), 2: (25, 25)}  # two areas; 1 and 2 have as many together
    monkeypatch.setattr(game.rules, "points", lambda _, player, area: points[player][area] if area < 2 else 0)
    assert game.winners(state) == (0,)
    assert game.winners(state, among=[2, 1]) == (1,)


@pytest.mark.parametrize("id", ["clever", "cubed", "qwixx", "wurf"])
def test_only_players_can_win(id: str) -> None:
    game = core.get(id)
    state = game.new(2)
    assert game.winners(state, among=()) == ()
    for nobody in (-1, 2):
        with pytest.raises(WrongPlayers):
            game.winners(state, among=(0, nobody))


def test_the_table_asks_the_game_after_a_resignation() -> None:
    evening = Evening(game="wurf:match", seats=3, dice="real").started("anna", "boris", "clara")
    for hand, points in zip(evening.table.state.hands, (1, 7, 4), strict=True):
        hand.points = points
    evening.say(msg.Resign(0), "anna")
    change = evening.say(msg.Resign(1), "boris")
    end = change.events[-1]
    assert isinstance(end, ev.Ended)
    assert end.winners == (2,)
