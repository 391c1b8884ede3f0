"""Judges: what positions are worth, what throws are looked at, and where chains lead."""

from typing import Any

import numpy as np
import pytest

from foxdice import core, games
from foxdice.games.qwixx.exact import positions
from foxdice.games.qwixx.exact.solver import Solution
from foxdice.games.qwixx.judge import ExactJudge
from foxdice.games.qwixx.sheet import PENALTY_BOXES
from foxdice.judge import judge, throws
from foxdice.judge.judge import Line
from foxdice.judge.weights import layer, weights
from foxdice.testing.playing import states

ALL_GAMES = [id for edition in core.editions().values() for id in edition.ids]


@pytest.mark.parametrize("id", ALL_GAMES)
def test_every_game_has_a_judge_that_knows_how_games_ended(id: str) -> None:
    game = games.get(id)
    players = game.players[0]
    *_, end = states(game, players, 2)
    chosen = judge.of(game)
    for player in range(players):
        if chosen.unit(players) == "points":
            assert chosen.result(end, player) == game.score(end, player).total
        else:
            assert chosen.result(end, player) in (0, 50, 100)


# ------------------------------------------------------------------ throws


def first_throw(id: str, number: int) -> Any:
    """Return a state of a random game in which so many dice are due."""
    game = games.get(id)
    return next(
        state.clone()
        for seed in range(20)
        for state in states(game, 1, seed)
        if game.node(state).kind == "throw" and len(game.request(state).dice) == number
    )


def test_three_dice_are_enumerated() -> None:
    game = games.get("clever")
    state = first_throw("clever", 3)
    outcomes, exact = throws.outcomes(game, state, 60)
    assert exact
    assert len(set(outcomes)) == len(outcomes) == 216
    for outcome in outcomes:
        game.check_throw(state, outcome)


def test_in_a_sample_every_die_shows_each_face_equally_often() -> None:
    game = games.get("clever")
    state = game.new(1)
    outcomes, exact = throws.outcomes(game, state, 60)
    assert not exact
    assert len(outcomes) == 60
    for die in range(6):
        assert np.bincount([outcome >> 3 * die & 7 for outcome in outcomes]).tolist() == [0, *[10] * 6]
    assert throws.outcomes(game, state, 60)[0] == outcomes


def test_luck_is_nothing_on_average() -> None:
    game = games.get("clever")
    state = first_throw("clever", 2)
    chosen = judge.of(game)
    outlook = chosen.outlook(state, 0)
    outcomes, _ = throws.outcomes(game, state, 36)
    lucks = []
    for outcome in outcomes:
        after = state.clone()
        game.throw(after, outcome)
        lucks.append(float(chosen.values([after], 0)[0]) - outlook.mean)
    assert np.mean(lucks) == pytest.approx(0, abs=1e-3)
    assert np.std(lucks) == pytest.approx(outlook.spread, abs=1e-3)
    assert outlook.error == 0


# ------------------------------------------------------------------ chains


@pytest.mark.parametrize("id", ["clever", "cubed"])
def test_a_line_ends_where_the_player_has_nothing_to_choose(id: str) -> None:
    game = games.get(id)
    longest = 0
    for number, state in enumerate(states(game, 1, 4)):
        if number % 2 or not game.legal(state, 0):
            continue
        (line,) = judge.of(game).lines([state], 0)
        after = state.clone()
        for move in line.moves:
            game.apply(after, 0, move)
        assert after == line.end
        assert not game.legal(after, 0)
        longest = max(longest, len(line.moves))
    assert longest > 1


def test_what_is_over_is_worth_its_points() -> None:
    game = games.get("clever")
    *_, end = states(game, 1, 2)
    assert judge.of(game).values([end], 0)[0] == game.score(end, 0).total


# ------------------------------------------------------------------ parts


@pytest.mark.parametrize(("id", "players"), [("clever", 1), ("cubed", 1), ("clever", 2), ("cubed", 3)])
def test_the_parts_of_the_shipped_networks_add_up(id: str, players: int) -> None:
    game = games.get(id)
    network = weights(game, players)
    assert network.parts > 1 or layer(game, players, network.about["sha256"])
    chosen = judge.of(game)
    for number, state in enumerate(states(game, players, 9)):
        if number % 8 == 0:
            (line,) = chosen.lines([state], 0)
            (split,) = chosen.parts([line], 0)
            assert list(split) == [*(area.id for area in game.sheet.areas), "bonus"]
            assert sum(split.values()) == pytest.approx(line.value, abs=0.01)


def test_at_the_end_the_parts_are_the_points() -> None:
    game = games.get("clever")
    *_, end = states(game, 1, 2)
    (split,) = judge.of(game).parts([Line(float(game.score(end, 0).total), end)], 0)
    score = game.score(end, 0)
    assert split == pytest.approx({**score.areas, "bonus": score.bonus})


# ------------------------------------------------------------------ solved games


def test_the_exact_judge_of_qwixx_reads_the_table() -> None:
    worth = np.full((positions.POSITIONS, 1, PENALTY_BOXES), 40.0)
    game = games.get("qwixx")
    exact = ExactJudge(game, Solution(1, False, worth, file=None, seconds=0.0))  # type: ignore[arg-type]
    state = game.new(1)
    assert exact.outlook(state, 0, 6).mean == 40
    game.throw(state, game.parse_throw(state, "w1 w1 r1 y1 g1 b1"))
    best = exact.choices(state, 0, game.legal(state, 0))
    assert max(line.value for line in best) == 42  # two crosses, one in each action: a point each
    (line,) = exact.lines([state], 0)
    assert line.value == 42
    assert len(line.moves) == 2


def test_chances_in_the_arena_add_up_among_all_players() -> None:
    game = games.get("wurf")
    for players in (2, 3, 5):
        for number, state in enumerate(states(game, players, 1)):
            if number % 4 == 0 and game.node(state).kind != "over":
                values = [float(judge.of(game).values([state], player)[0]) for player in range(players)]
                chooses = game.node(state).kind == "decision"
                assert sum(values) >= 99.9 if chooses else sum(values) == pytest.approx(100, abs=0.01)
