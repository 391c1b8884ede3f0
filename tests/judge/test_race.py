"""Who wins at tables whose values are points: everybody's chance, in percent."""

from copy import copy
from itertools import islice
from typing import Any

import numpy as np
import pytest

from foxdice import games
from foxdice.core import AnyGame
from foxdice.judge import judge, layout, race, race_loops
from foxdice.judge.network import Floats
from foxdice.testing.playing import states

GAMES = ["clever", "cubed"]
EVEN = np.linspace(-1.5, 1.5, race_loops.EDGES, dtype=np.float32)


def chances(game: AnyGame, state: Any) -> Floats:
    found = judge.of(game).race([state])
    assert found is not None
    (chance,) = found
    return np.asarray(chance, np.float32)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_of_all_seats_add_up(id: str, players: int) -> None:
    game = games.get(id)
    for state in islice(states(game, players, 4), 0, None, 9):
        found = chances(game, state)
        assert found.shape == (players,)
        assert (found >= 0).all()
        assert found.sum() == pytest.approx(100, abs=0.01)


def test_before_they_are_made_to_add_up_they_nearly_do() -> None:
    """Everybody's chance is found on its own; what is missing to 1 is how coarse the edges are."""
    random = np.random.default_rng(1)
    results = random.normal(250, 30, (200, 4)).astype(np.float32)
    spreads = random.uniform(1, 40, (200, 4)).astype(np.float32)
    assert race.alone(results, spreads, EVEN).sum(axis=1) == pytest.approx(1, abs=0.02)


@pytest.mark.parametrize("id", GAMES)
def test_who_has_won_has_everything_and_a_shared_win_is_shared(id: str) -> None:
    game = games.get(id)
    *_, end = states(game, 3, 2)
    winners = game.winners(end)
    wanted = [100 / len(winners) if player in winners else 0 for player in range(3)]
    assert chances(game, end).tolist() == pytest.approx(wanted)


def test_the_rules_say_who_wins_with_the_same_points() -> None:
    game = games.get("clever")
    *_, end = states(game, 2, 2)
    end.sheets[1] = copy(end.sheets[0])
    assert chances(game, end).tolist() == [50, 50]


@pytest.mark.parametrize("id", GAMES)
def test_who_is_far_ahead_at_the_end_wins(id: str) -> None:
    """The last choice of a game: what the sheets hold decides, whoever sits where."""
    game = games.get(id)
    told = []
    for seed in range(40):
        *_, last, end = (state.clone() for state in states(game, 2, seed))
        totals = [game.score(end, player).total for player in range(2)]
        if abs(totals[0] - totals[1]) >= 40:
            told.append(chances(game, last)[int(totals[1] > totals[0])])
    assert min(told) > 80
    assert np.mean(told) > 93


def test_more_points_and_less_to_fear_mean_more_wins() -> None:
    spreads = np.full((3, 2), 10.0, np.float32)
    results = np.array([[200, 200], [205, 200], [260, 200]], np.float32)
    even, ahead, far = race.chances(results, spreads, EVEN)[:, 0]
    assert even == pytest.approx(0.5)
    assert 0.6 < ahead < 0.9
    assert far == pytest.approx(1)
    of_three = race.chances(np.full((1, 3), 200, np.float32), np.full((1, 3), 10, np.float32), EVEN)
    assert of_three[0] == pytest.approx(1 / 3)


def test_without_numpy_the_chances_are_the_same() -> None:
    random = np.random.default_rng(2)
    edges = np.sort(random.normal(0, 1, race_loops.EDGES)).astype(np.float32)
    for seats in (2, 3, 4):
        results = random.normal(250, 30, seats).astype(np.float32)
        told = random.uniform(race_loops.NARROWEST - 1, race_loops.WIDEST + 1, (seats, 2)).astype(np.float32)
        expected, spreads = race.expected(results, told)
        floats = [0.0] * layout.FLOATS
        for seat in range(seats):
            floats[layout.EXPECTED + seat] = float(expected[seat])
            floats[layout.SPREADS + seat] = race_loops.power(float(told[seat, 1]))
        race_loops.chances(floats, edges, seats)
        wanted = race.chances(expected[None], spreads[None], edges)[0]
        assert floats[layout.CHANCES : layout.CHANCES + seats] == pytest.approx(wanted.tolist(), abs=1e-4)


def test_nobody_is_told_a_chance_where_values_say_it_or_nobody_knows() -> None:
    qwixx = games.get("qwixx")
    assert judge.of(qwixx).race([qwixx.new(2)]) is None
    clever = games.get("clever")
    assert judge.of(clever).race([clever.new(1)]) is None
