"""What a hand can throw."""

from dataclasses import replace

import pytest

from foxdice.dice.arena import ArenaError, Layout, LyingDie, SeededSource, Throw, cast

LAYOUT = Layout((LyingDie(1, 0.0, 0.0, 10.0, 5),))
THROW = Throw((2,), (10.0, 10.0))


@pytest.mark.parametrize(
    ("throw", "code"),
    [
        (replace(THROW, dice=()), "nothing_thrown"),
        (replace(THROW, dice=(2, 2)), "thrown_twice"),
        (replace(THROW, dice=(1,)), "lies_already"),
        (replace(THROW, dice=tuple(range(2, 33))), "too_many_dice"),
        (replace(THROW, aim=(90.0, 0.0)), "aim_outside"),
        (replace(THROW, aim=(0.0, float("nan"))), "aim_outside"),
        (replace(THROW, strength=4.1), "strength_out_of_range"),
        (replace(THROW, strength=float("nan")), "strength_out_of_range"),
        (replace(THROW, fall=10.0), "fall_out_of_range"),
        (replace(THROW, height=20.0), "height_out_of_range"),
        (replace(THROW, spin=11.0), "spin_out_of_range"),
        (replace(THROW, direction=400.0), "direction_out_of_range"),
        (replace(THROW, moved=(LyingDie(1, 0.0, 0.0, 10.0, 4),)), "tipped"),
    ],
)
def test_impossible_throws_are_refused_in_words(throw: Throw, code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        cast(LAYOUT, throw, SeededSource("refused"))
    assert caught.value.code == code
    assert str(caught.value).endswith(".")


def test_moved_dice_start_where_they_were_put() -> None:
    throw = replace(THROW, moved=(LyingDie(1, -40.0, 5.0, 10.0, 5),))
    outcome = cast(LAYOUT, throw, SeededSource("moved"))
    assert tuple(outcome.trajectory.poses()[0, 0, :3]) == (-40.0, 5.0, 8.0)
