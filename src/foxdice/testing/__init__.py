"""What every game must pass, whatever its rules; for the tests of a package that brings one.

A check is called with a game and a number of players; it raises an AssertionError where the game fails. With pytest::

    @pytest.mark.parametrize("players", GAME.players)
    @pytest.mark.parametrize("check", testing.CHECKS)
    def test_the_game_passes_the_kit(check: testing.Check, players: int) -> None:
        check(GAME, players)
"""

from collections.abc import Callable

from foxdice.core import AnyGame
from foxdice.testing.choices import order_of_arrival_leaves_no_trace, views_leak_nothing
from foxdice.testing.machines import compiled_equals_interpreted, states_survive_numpy
from foxdice.testing.notation import clones_are_independent, records_replay, texts_are_read_back, texts_are_refused
from foxdice.testing.playthroughs import (
    games_end,
    legal_moves_apply_and_others_are_refused,
    states_are_good,
    throws_are_checked,
    who_decides_has_moves,
    wrong_numbers_of_players_are_refused,
)
from foxdice.testing.showing import bots_play, everything_has_words, marks_are_where_moves_say, sheets_are_drawn

#: Takes a game and a number of players.
Check = Callable[[AnyGame, int], None]

#: All of them.
CHECKS: tuple[Check, ...] = (
    games_end,
    who_decides_has_moves,
    legal_moves_apply_and_others_are_refused,
    wrong_numbers_of_players_are_refused,
    states_are_good,
    throws_are_checked,
    clones_are_independent,
    records_replay,
    texts_are_read_back,
    texts_are_refused,
    compiled_equals_interpreted,
    states_survive_numpy,
    order_of_arrival_leaves_no_trace,
    views_leak_nothing,
    marks_are_where_moves_say,
    everything_has_words,
    sheets_are_drawn,
    bots_play,
)

__all__ = ["CHECKS", "Check"]
