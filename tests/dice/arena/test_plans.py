"""Plans are throws a hand can make, whatever lies there."""

import pytest

from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.moving import move_dice
from foxdice.dice.arena.plans import KINDS, Kind, plan
from foxdice.dice.arena.settle import free_place
from foxdice.dice.arena.throw import check_throw
from tests.dice.arena.throwing import THROWN, between


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lying", range(6))
def test_a_plan_can_be_thrown(kind: Kind, lying: int) -> None:
    source = SeededSource(f"plan {lying}")
    for _ in range(30):
        dice: list[LyingDie] = []
        for die in range(lying):
            place = LyingDie(die, between(source, -60, 60), between(source, -45, 45), between(source, 0, 360), 6)
            dice.append(free_place(place, dice))
        layout = Layout(tuple(dice))
        throw = plan(kind, layout, THROWN, 2.0)
        check_throw(move_dice(layout, throw.moved), throw)


def test_dice_out_of_the_way_keep_clear_places_however_turned() -> None:
    source = SeededSource("any yaw")
    for _ in range(200):
        # Coming from far apart, so that only the places themselves decide.
        layout = Layout(tuple(LyingDie(i, 22.0 * i - 44, 0.0, between(source, 0, 360), 6) for i in range(5)))
        places = [(die.x, die.y) for die in plan("avoid", layout, THROWN, 0.8).moved]
        assert places == [(-57.0, -11.0), (-57.0, 11.0), (-37.0, -21.0), (-37.0, 0.0), (-37.0, 21.0)]
