"""Luck: nothing on average whoever judges it, and results without it are as high, and surer."""

import itertools
import json
from functools import partial

import numpy as np
import pytest
from typer.testing import CliRunner

from foxdice import bots, games
from foxdice.bots.fewer import Fewer
from foxdice.bots.tournament import Pairing
from foxdice.cli import tournament
from foxdice.cli.app import app
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.judge import judge as judges
from foxdice.judge import learning, luck
from foxdice.judge.network import Network

GAMES, SEED = 24, 70


def ignorant(game: AnyGame) -> Network:
    """Return a network that has learned nothing: what it thinks of positions is wrong everywhere."""
    random = np.random.default_rng(3)
    sizes = (learning.position(game).features.SIZE, 4, 1)
    layers = [
        (random.normal(0, 0.7, pair).astype(np.float32), random.normal(0, 1, pair[1]).astype(np.float32))
        for pair in itertools.pairwise(sizes)
    ]
    return Network(tuple(layers), {"recipe": {"margin": 0.0}})


def greedy_games(game: AnyGame, network: Network) -> tuple[luck.Numbers, luck.Numbers]:
    """Return the points of some games of a simple bot, and its luck in them."""
    bot, points, lucky = bots.get("greedy", game, 0), [], []
    for number in range(GAMES):
        random, state = Seeded(SEED + number), game.new(1)
        count = luck.Counting(judges.by(game, network), 1, throws=6)
        while (node := game.node(state)).kind != "over":
            if node.kind == "throw":
                count.throw(game, state, partial(game.draw, random=random))
            else:
                game.apply(state, 0, bot.choose(game, state, 0))
        points.append(game.score(state, 0).total)
        lucky.append(count.total[0])
    return np.array([points], np.float64).T, np.array([lucky]).T


@pytest.mark.parametrize("id", ["clever", "qwixx"])
def test_luck_is_nothing_on_average_however_wrong_the_judge_is(id: str) -> None:
    game = games.get(id)
    points, lucky = greedy_games(game, ignorant(game))
    assert lucky.std() > 1
    assert abs(lucky.mean()) < 3 * lucky.std() / GAMES**0.5
    found = luck.without(points, lucky)
    assert abs(found.mean - points.mean()) < 3 * points.std() / GAMES**0.5


def test_what_luck_gave_is_taken_out_and_what_it_did_not_give_stays() -> None:
    random = np.random.default_rng(1)
    lucky, other = random.normal(0, 30, (4000, 1)), random.normal(250, 10, (4000, 1))
    found = luck.without(lucky + other, lucky)
    assert found.mean == pytest.approx(250, abs=3 * 10 / 4000**0.5)
    assert found.sure == pytest.approx(luck.SURE * 10 / 4000**0.5, rel=0.1)
    assert found.times == pytest.approx(10, rel=0.2)
    unrelated = luck.without(other, lucky)  # a judge that knows nothing does no harm
    assert unrelated.mean == pytest.approx(other.mean(), abs=0.1)
    assert unrelated.times == pytest.approx(1, abs=0.05)
    assert luck.without(np.array([[200.0], [300.0]]), np.array([[-40.0], [60.0]])).mean == 240


def test_a_tournament_tells_its_results_without_luck() -> None:
    words = ["tournament", "qwixx", "easy", "greedy", "--games", "2", "--seed", "4", "--json"]
    plain, told = (json.loads(CliRunner().invoke(app, [*words, *more]).stdout)[0] for more in ([], ["--luck"]))
    found = told.pop("without_luck")
    assert {name: plain[name] for name in ("win_rate", "mean_a", "mean_b")} == {
        name: told[name] for name in ("win_rate", "mean_a", "mean_b")
    }
    assert set(found) == {"win_rate", "mean_a", "mean_b"}
    assert all({"mean", "sure", "times"} == set(one) for one in found.values())


def test_a_cross_table_tells_what_is_left_without_luck(capsys: pytest.CaptureFixture[str]) -> None:
    wins, mean = luck.WithoutLuck(0.61, 0.02, 4.0), luck.WithoutLuck(250.0, 1.5, 10.0)
    tournament.show(["a", "b"], [Pairing("a", "b", 40, 24, 0, 260, 240, 1, 1, (), Fewer(wins, mean, mean))])
    said = capsys.readouterr().out
    assert "61.0% ± 2.0% (160)" in said
    assert "250.0 ± 1.5 (400)" in said


def test_where_a_throw_is_also_skill_its_luck_is_not_taken_out() -> None:
    result = CliRunner().invoke(app, ["tournament", "wurf", "steady", "greedy", "--luck"])
    assert isinstance(result.exception, luck.LuckIsSkill)
