"""The levels of Der große Wurf, and its master who plans the throw."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.dice.wurf.positions import table

from foxdice import bots, games
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.settle import free_place
from foxdice.dice.arena.shots import Shot
from foxdice.dice.arena.text import format_throw
from foxdice.games.wurf.bots import registry
from foxdice.games.wurf.bots.policy import advice, format_way
from foxdice.games.wurf.bots.simulate import simulate
from foxdice.games.wurf.dice.throwing import read_gesture
from foxdice.games.wurf.rules import STOP, THROW
from foxdice.games.wurf.state import State
from foxdice.games.wurf.training.chances import of_throw, values_of

WURF = games.get("wurf")
LEVELS = ("easy", "medium", "hard", "master")


def test_the_levels_are_offered_for_single_games_and_matches() -> None:
    for game in ("wurf", "wurf:match"):
        assert set(LEVELS) < set(bots.names(games.get(game)))


def test_each_level_beats_the_one_before() -> None:
    for better, worse in zip(LEVELS[1:], LEVELS, strict=False):
        wins = (simulate(WURF, (better, worse), 400, seed=5).totals[:, 0] == 0).mean()
        assert wins > 0.55  # 60 % or more in thousands of games (docs/bots.md); 2 standard errors are 5 % here


def test_easy_throws_on_only_when_all_values_lie_and_never_the_last_die() -> None:
    easy = bots.get("easy", WURF)
    assert easy.choose(WURF, table("2345", 5, 5), 0) == STOP
    assert easy.choose(WURF, table("23456", 5, 5), 0) == THROW
    assert easy.choose(WURF, table("23456", 1, 5), 0) == STOP


def test_master_rolls_one_of_two_values_onto_the_other() -> None:
    how = registry.get("master").style(table("23", 7, 8, "one-die"), 0)
    assert how in (Shot("roll", 2, 3), Shot("roll", 3, 2))


def test_master_knows_what_to_do_with_every_set_and_any_number_of_dice() -> None:
    for lying in range(1, 32):
        values = "".join(str(value) for value in values_of(lying))
        for own, other in ((1, 1), (18, 18), (30, 25)):
            how = advice(values, own, other).how
            assert sum(of_throw(lying, how).values()) == pytest.approx(1), format_way(how)


@st.composite
def positions(draw: st.DrawFn) -> tuple[State, Layout]:
    """A position with one die to throw, and any places of the dice that lie."""
    values = draw(st.lists(st.sampled_from("23456"), min_size=1, max_size=5, unique=True))
    own, other = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    dice: list[LyingDie] = []
    for number, value in enumerate(values):
        x, y = draw(st.floats(-76, 76)), draw(st.floats(-57, 57))
        yaw = draw(st.floats(0, 359.99).map(lambda turn: round(turn, 2)))
        dice.append(free_place(LyingDie(2 * number, x, y, yaw, int(value)), dice))
    return table("".join(sorted(values)), own, other, "one-die"), Layout(tuple(dice))


@given(positions(), st.sampled_from(LEVELS))
@settings(deadline=None)  # `hard` solves its game on first use
def test_every_level_throws_what_a_hand_can_and_the_same_every_time(position: tuple[State, Layout], level: str) -> None:
    view, layout = position
    throw = registry.get(level, seed=3).throw(view, layout, 0)
    assert read_gesture(view, layout, format_throw(throw)) == throw  # as a table takes it
    assert registry.get(level, seed=3).throw(view, layout, 0) == throw


def test_master_plays_in_the_arena_and_among_five() -> None:
    assert sorted(simulate(WURF, ("master", "hard"), 1, seed=2, physical=True).totals[0]) == [0, 1]
    assert simulate(games.get("wurf:match"), ("master",) * 5, 2, seed=1).totals.sum(axis=1).tolist() == [50, 50]
