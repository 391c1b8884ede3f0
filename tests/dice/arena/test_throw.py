"""What a hand can throw."""

from dataclasses import replace

import pytest

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.throw import Throw

LAYOUT = Layout((LyingDie(1, 0.0, 0.0, 10.0, 5),))
THROW = Throw((2,), (10.0, 10.0))


@pytest.mark.parametrize(
    ("throw", "code"),
    [
        (replace(THROW, dice=()), "arena-nothing-thrown"),
        (replace(THROW, dice=(2, 2)), "arena-thrown-twice"),
        (replace(THROW, dice=(1,)), "arena-lies-already"),
        (replace(THROW, dice=tuple(range(2, 33))), "arena-too-many-dice"),
        (replace(THROW, aim=(90.0, 0.0)), "arena-aim"),
        (replace(THROW, aim=(0.0, float("nan"))), "arena-aim"),
        (replace(THROW, strength=4.1), "arena-strength"),
        (replace(THROW, strength=float("nan")), "arena-strength"),
        (replace(THROW, fall=10.0), "arena-fall"),
        (replace(THROW, height=20.0), "arena-height"),
        (replace(THROW, spin=11.0), "arena-spin"),
        (replace(THROW, direction=400.0), "arena-direction"),
        (replace(THROW, moved=(LyingDie(1, 0.0, 0.0, 10.0, 4),)), "arena-tipped"),
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
