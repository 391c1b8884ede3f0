"""Dice may be pushed about before a throw, and nothing else."""

from dataclasses import replace

import pytest

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.moving import move_dice

LAYOUT = Layout((LyingDie(1, 0.0, 0.0, 10.0, 5), LyingDie(2, 40.0, 0.0, 30.0, 3)))
FIRST = LAYOUT.dice[0]


def refused(*moved: LyingDie) -> ArenaError:
    with pytest.raises(ArenaError) as caught:
        move_dice(LAYOUT, moved)
    return caught.value


def test_a_die_is_moved_and_the_others_stay() -> None:
    after = move_dice(LAYOUT, [replace(FIRST, x=-30.0, y=12.0)])
    assert after.dice == (LyingDie(1, -30.0, 12.0, 10.0, 5), LAYOUT.dice[1])


def test_two_dice_may_change_places() -> None:
    after = move_dice(LAYOUT, [replace(FIRST, x=40.0), replace(LAYOUT.dice[1], x=0.0)])
    assert [die.x for die in after.dice] == [40.0, 0.0]


def test_dice_may_touch() -> None:
    square = Layout((LyingDie(1, 0.0, 0.0, 0.0, 5), LyingDie(2, 40.0, 0.0, 90.0, 3)))
    assert move_dice(square, [replace(square.dice[1], x=16.0)]).dice[1].x == 16.0


@pytest.mark.parametrize(
    ("moved", "code"),
    [
        (replace(FIRST, die=9), "arena-not-lying"),
        (replace(FIRST, face=6), "arena-tipped"),
        (replace(FIRST, yaw=11.0), "arena-turned"),
        (replace(FIRST, x=70.0, y=20.0), "arena-outside"),
        (replace(FIRST, x=75.0), "arena-outside"),
        (replace(FIRST, y=500.0), "arena-outside"),
        (replace(FIRST, x=float("nan")), "arena-no-place"),
        (replace(FIRST, x=float("inf")), "arena-no-place"),
        (replace(FIRST, x=38.0), "arena-stacked"),
        (replace(FIRST, x=26.0), "arena-overlap"),
    ],
)
def test_what_a_hand_may_not_do(moved: LyingDie, code: str) -> None:
    assert refused(moved).code == code


def test_a_die_has_one_place() -> None:
    assert refused(FIRST, replace(FIRST, x=-20.0)).code == "arena-moved-twice"


def test_the_error_names_dice_by_what_they_show() -> None:
    error = refused(replace(FIRST, x=26.0))
    assert error.details == {"die": "5", "other": "3"}
    assert str(error) == "The 5 would overlap the 3 there."
