"""Dice go back into the arena where there is room."""

import numpy as np
import pytest

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.fallen import Fall, Pose
from foxdice.dice.arena.fitting import gap
from foxdice.dice.arena.outcome import Outcome
from foxdice.dice.arena.settle import lay_out
from foxdice.dice.arena.trajectory import Trajectory

LEANING = (0.92388, 0.38268, 0.0, 0.0)  # by 45 degrees
FLAT = (1.0, 0.0, 0.0, 0.0)
NO_TRAJECTORY = Trajectory(np.zeros((1, 3, 7), np.int16))
OUTCOME = Outcome(
    (Fall(0, 6, "lies"), Fall(1, 3, "cocked"), Fall(2, 2, "out")),
    (Pose((10.0, 5.0, 8.0), FLAT), Pose((12.0, 5.0, 20.0), LEANING), Pose((300.0, 0.0, -4.0), FLAT)),
    NO_TRAJECTORY,
)


def test_a_cocked_die_goes_into_the_nearest_free_place() -> None:
    flat, cocked = lay_out(OUTCOME, [0, 1]).dice
    assert (flat.x, flat.y, flat.face) == (10.0, 5.0, 6)
    assert cocked.face == 3
    assert 0 <= gap(flat, cocked) + 0.1 < 3


def test_a_die_whose_neighbour_left_is_put_back_where_it_was() -> None:
    (cocked,) = lay_out(OUTCOME, [1]).dice
    assert (cocked.x, cocked.y) == (12.0, 5.0)


@pytest.mark.parametrize("die", [2, 7])
def test_a_die_that_is_not_inside_cannot_stay(die: int) -> None:
    with pytest.raises(ArenaError) as caught:
        lay_out(OUTCOME, [die])
    assert caught.value.code == "arena-not-in-arena"
