"""How the master of Der große Wurf is made: chances of shots by the rules, and the solved game."""

from collections import Counter

import numpy as np
import pytest

from foxdice import games
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.shots import Shot, shots_at
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.dice.measured import MeasuredDice
from foxdice.games.wurf.rules import VALUES, count
from foxdice.games.wurf.state import FLAT, State
from foxdice.games.wurf.training.chances import of_all_in, of_throw, values_of
from foxdice.games.wurf.training.counting import count_shots
from foxdice.games.wurf.training.solving import solve
from tests.dice.wurf.hands import PlainHand
from tests.dice.wurf.positions import table

WURF = games.get("wurf")


def lying_values(state: State) -> int:
    return sum(1 << value for value in range(VALUES) if count(state.arena, value))


@pytest.mark.parametrize(
    ("values", "way"),
    [
        ("23", Shot("roll", 2, 3)),
        ("25", Shot("tumble", 5, 6)),
        ("246", Shot("roll", 6, 1)),
        ("2346", Shot("smash", 3, 6)),
        ("23456", Shot("smash", 4, 2)),
        ("356", Style("gather", 2.0)),
    ],
)
def test_chances_agree_with_throws_drawn_and_judged_by_the_rules(values: str, way: Style | Shot) -> None:
    dice, seen, every = MeasuredDice(SeededSource(f"{values} {way}")), Counter[tuple[int, int]](), 2000
    for _ in range(every):
        state = table(values, 5, 5, coming="one-die")
        WURF.throw(state, dice.throw(state, PlainHand(way)))
        if state.coming == FLAT:
            WURF.throw(state, dice.lay(state))
        seen[lying_values(state), state.hands[0].dice - 4] += 1
    chances = of_throw(sum(1 << int(value) - 2 for value in values), way)
    assert sum(chances.values()) == pytest.approx(1)
    for result in chances | seen:
        assert seen[result] / every == pytest.approx(chances.get(result, 0), abs=0.04)


def test_a_whole_hand_favours_no_value() -> None:
    chances = of_all_in(4, Style("avoid", 1.2))
    assert sum(chances.values()) == pytest.approx(1)
    assert len({round(chances[1 << value, 2], 12) for value in range(5)}) == 1


def test_counting_shots_gives_the_same_ends_again() -> None:
    key, ends = count_shots(3, "roll", 12)
    assert key == "3 roll"
    assert sum(ends.values()) == 12
    assert count_shots(3, "roll", 12)[1] == ends


def test_rolling_onto_a_lying_value_takes_it_more_often_than_anything_else() -> None:
    """What the master is built on: the values decide, not only their number."""

    def taken(way: Style | Shot) -> float:
        return sum(chance for (_, dice), chance in of_throw(0b00011, way).items() if dice)

    assert taken(Shot("roll", 2, 3)) > taken(Style("gather", 3.0)) + 0.2
    shots = [shot for value in values_of(0b00011) for shot in shots_at(value)]
    assert max(shots, key=taken).side in (2, 3)


def test_the_solved_game_prefers_more_dice_and_values_that_can_be_rolled_onto_each_other() -> None:
    solution = solve(max_dice=3)
    begin = solution.begin[:, 1:, 1:]
    assert np.all((begin >= 0) & (begin <= 1))
    assert np.all(np.diff(begin, axis=1) > 0)
    assert np.all(np.diff(begin, axis=2) < 1e-9)
    two_and_three, two_and_five = 0b00011, 0b01001
    assert solution.begin[two_and_three, 3, 3] > solution.begin[two_and_five, 3, 3] + 0.01
    assert not solution.throws_on[0, 1:, 1:].any()  # leave the empty arena to the other
