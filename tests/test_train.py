"""Training from nothing."""

import json
import signal
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from foxdice import games
from foxdice.bots.simulate import simulate
from foxdice.core import compiled
from foxdice.games import AnyGame, WrongPlayers
from foxdice.judge import gains, network
from foxdice.train import curve
from foxdice.train.checkpoint import Checkpoint, NotKept, OtherTraining, Point
from foxdice.train.distil import distil
from foxdice.train.recipe import Recipe
from foxdice.train.train import LARGE, CannotTrain, check, make_learner, train

CLEVER = games.get("clever")
QWIXX = games.get("qwixx")
ROOT = Path(__file__).parents[1]
needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
needs_numba = pytest.mark.skipif(not compiled.available(), reason="Numba is not installed")


@needs_numba
def test_a_short_training_beats_greedy() -> None:
    recipe = Recipe(passes=50, in_step=256, games=256, noise=0.05, rate=2e-3)
    training = train(CLEVER, recipe)
    greedy = simulate(CLEVER, ("greedy",), 500).totals.mean()
    assert training.mean > greedy + 20
    assert training.curve[-1].mean > training.curve[0].mean + 40
    numbers = json.loads(curve.as_json(training))
    assert numbers["evaluation"]["mean"] == pytest.approx(training.mean)
    assert len(numbers["curve"]) == recipe.passes
    assert curve.as_svg(training).startswith("<svg")
    again = network.load(network.dump(training.network), "again")
    assert again.about["recipe"]["seed"] == recipe.seed


@needs_numba
def test_a_short_training_wins_at_qwixx() -> None:
    """Against the zoo greedy wins one game in ten."""
    recipe = Recipe(players=(2,), hidden=(32,), passes=20, in_step=256, games=512, noise=0.02, rate=3e-3)
    training = train(QWIXX, recipe)
    assert training.mean > 50
    assert training.curve[-1].mean > training.curve[0].mean + 30
    assert "won against the zoo" in curve.as_svg(training)


@needs_numba
@pytest.mark.parametrize("game", [CLEVER, QWIXX], ids=lambda game: game.id)
def test_the_same_seed_trains_the_same_network(game: AnyGame) -> None:
    recipe = Recipe(players=(1, 3), hidden=(16,), passes=2, in_step=12, games=12, threads=2)
    first, second = train(game, recipe), train(game, recipe)
    assert network.dump(first.network) == network.dump(second.network)


@needs_numba
def test_a_rival_that_is_learned_against_is_beaten() -> None:
    """It stays as it is, and the file tells which it was."""
    recipe = Recipe(players=(2,), hidden=(32,), passes=4, in_step=128, games=512, noise=0.02, rate=3e-3)
    rival = network.load(network.dump(train(QWIXX, recipe).network), "rival")
    kept = [part.copy() for layer in rival.layers for part in layer]
    recipe = replace(recipe, zoo=1.0, passes=16, seed=2)
    made = train(QWIXX, recipe, earlier=rival, against=[rival])
    assert made.mean > 60
    assert "won against its rivals" in curve.as_svg(made)
    assert made.network.about["rivals"] == [rival.about["sha256"]]
    assert all((one == two).all() for one, two in zip(kept, (p for each in rival.layers for p in each), strict=True))


@needs_numba
def test_a_training_against_rivals_that_was_cut_short_goes_on_to_the_same_network(tmp_path: Path) -> None:
    recipe = Recipe(players=(2, 3), hidden=(16,), passes=4, in_step=24, games=24, threads=2, zoo=0.8, tempered=0.3)
    rivals = [_loaded(train(QWIXX, replace(recipe, hidden=(8,), passes=1, seed=seed)).network) for seed in (1, 2)]

    def stop(_: float, point: Point) -> None:
        if point.pass_number == 2:
            raise KeyboardInterrupt

    checkpoint = Checkpoint(tmp_path / "mine.checkpoint", seconds=0)
    with pytest.raises(KeyboardInterrupt):
        train(QWIXX, recipe, stop, checkpoint=checkpoint, against=rivals)
    with pytest.raises(OtherTraining):
        train(QWIXX, recipe, checkpoint=checkpoint, against=rivals[::-1])
    gone_on = train(QWIXX, recipe, checkpoint=checkpoint, against=rivals)
    assert network.dump(gone_on.network) == network.dump(train(QWIXX, recipe, against=rivals).network)
    assert network.dump(gone_on.network) != network.dump(train(QWIXX, recipe).network)


def _loaded(made: network.Network) -> network.Network:
    return network.load(network.dump(made), "made")


@needs_numba
def test_a_training_goes_on_from_an_earlier_network() -> None:
    recipe = Recipe(passes=60, in_step=128, games=64, noise=0.03, rate=2e-3)
    earlier = network.load(network.dump(train(CLEVER, recipe).network), "earlier")
    rows = np.eye(earlier.shape[0], dtype=np.uint8)
    assert np.allclose(make_learner(CLEVER, recipe, earlier).network().values(rows), earlier.values(rows), atol=0.01)
    more = train(CLEVER, replace(recipe, passes=1, seed=2), earlier=earlier)
    assert more.curve[0].mean > train(CLEVER, replace(recipe, passes=1, seed=2)).curve[0].mean + 20
    assert more.network.about["earlier"]["passes"] == recipe.passes


@needs_numba
def test_the_parts_are_learned_and_add_up_and_so_is_who_wins_by_gains() -> None:
    recipe = Recipe(players=(2, 3), hidden=(32, 16), passes=12, in_step=96, games=96, noise=0.03, rate=3e-3, weaker=0.2)
    made = train(CLEVER, replace(recipe, winning=True)).network
    assert made.parts == len(CLEVER.sheet.areas) + 1
    assert made.tells_gains
    rows = np.eye(made.shape[0], dtype=np.uint8)
    outputs = made.outputs(made.hidden(rows))
    assert np.allclose(made.values(rows), outputs[:, : made.parts].sum(axis=1))
    share = gains.shares(outputs[:, made.parts :])
    even = gains.winning(made.values(rows), share, [(made.values(rows), share)])
    assert np.allclose(even, 0.5, atol=0.02)
    ahead = gains.winning(made.values(rows) + 200, share, [(made.values(rows), share)])
    assert (ahead > even + 0.2).all()


@needs_numba
def test_a_small_network_learns_what_a_large_one_says() -> None:
    large = train(CLEVER, Recipe(hidden=(48, 32), passes=30, in_step=128, games=64, noise=0.05, rate=2e-3)).network
    large = network.load(network.dump(large), "large")
    recipe = Recipe(hidden=(24,), passes=6, in_step=64, games=64, noise=0.02, rate=3e-3)
    taught = distil(CLEVER, recipe, large)
    assert taught.curve[-1].loss < taught.curve[0].loss / 2
    assert taught.network.about["teacher"] == large.about["sha256"]
    assert network.dump(distil(CLEVER, recipe, large).network) == network.dump(taught.network)


@needs_numba
def test_a_small_network_goes_through_kept_positions_of_tables_again_and_again() -> None:
    large = train(CLEVER, Recipe(players=(2, 3), hidden=(48, 32), passes=12, in_step=64, games=12, rate=2e-3)).network
    large = network.load(network.dump(large), "large")
    recipe = Recipe(players=(2, 3), hidden=(24,), passes=4, in_step=8, rows=20_000, games=12, weaker=0.2, rate=3e-3)
    taught = distil(CLEVER, recipe, large)
    losses = [point.loss for point in taught.curve]
    assert len(losses) == recipe.passes
    assert losses[-1] < losses[0] / 3
    assert taught.network.about["parts"] == large.about["parts"]
    assert network.dump(distil(CLEVER, recipe, large).network) == network.dump(taught.network)


@needs_numba
def test_a_pupil_goes_on_from_what_is_known_and_learns_no_parts_of_who_knows_none() -> None:
    earlier = train(CLEVER, Recipe(hidden=(24,), passes=20, in_step=64, games=12, rate=2e-3)).network
    whole = replace(earlier, about={**earlier.about, "parts": ["all"]}, layers=(*earlier.layers[:-1], _summed(earlier)))
    teacher = network.load(network.dump(whole), "teacher")
    recipe = Recipe(hidden=(24,), passes=1, in_step=8, rows=2_000, games=12, rate=1e-9)
    taught = distil(CLEVER, recipe, teacher, earlier=earlier)
    assert taught.network.parts == 1
    assert taught.curve[0].loss < 1e-4


def _summed(made: network.Network) -> tuple[network.Floats, network.Floats]:
    weights, offsets = made.layers[-1]
    return weights.sum(axis=1, keepdims=True), offsets.sum(keepdims=True)


KILLED = """
import os, signal, sys
from dataclasses import replace
from pathlib import Path
from foxdice import games
from foxdice.train.checkpoint import Checkpoint
from foxdice.train.train import train
from tests.test_train import KILLED_RECIPE

def kill(done, point):
    if point.pass_number == 5:
        os.kill(os.getpid(), signal.SIGKILL)

recipe = replace(KILLED_RECIPE, hidden=(int(sys.argv[2]),))
train(games.get("clever"), recipe, kill, checkpoint=Checkpoint(Path(sys.argv[1]), seconds=0))
"""
KILLED_RECIPE = Recipe(players=(1, 3), hidden=(16,), passes=8, in_step=12, games=12, threads=1)


@needs_numba
@pytest.mark.parametrize("width", [16, pytest.param(LARGE, marks=needs_torch)])
def test_a_training_that_was_killed_goes_on_to_the_same_network(width: int, tmp_path: Path) -> None:
    file, recipe = tmp_path / "mine.checkpoint", replace(KILLED_RECIPE, hidden=(width,))
    killed = subprocess.run([sys.executable, "-c", KILLED, str(file), str(width)], cwd=ROOT, check=False)
    assert killed.returncode == -signal.SIGKILL
    told: list[int] = []
    gone_on = train(CLEVER, recipe, lambda _, point: told.append(point.pass_number), checkpoint=Checkpoint(file))
    assert told == [6, 7, 8]
    assert [point.pass_number for point in gone_on.curve] == list(range(1, 9))
    assert network.dump(gone_on.network) == network.dump(train(CLEVER, recipe).network)


@needs_numba
@pytest.mark.parametrize("rows", [0, 300])
def test_a_lesson_that_was_cut_short_goes_on_too(rows: int, tmp_path: Path) -> None:
    large = network.load(network.dump(train(CLEVER, KILLED_RECIPE).network), "large")
    recipe = replace(KILLED_RECIPE, hidden=(8,), passes=4, noise=0.05, rows=rows)

    def stop(_: float, point: Point) -> None:
        if point.pass_number == 2:
            raise KeyboardInterrupt

    checkpoint = Checkpoint(tmp_path / "mine.checkpoint", seconds=0)
    with pytest.raises(KeyboardInterrupt):
        distil(CLEVER, recipe, large, stop, checkpoint=checkpoint)
    gone_on = distil(CLEVER, recipe, large, checkpoint=checkpoint)
    assert network.dump(gone_on.network) == network.dump(distil(CLEVER, recipe, large).network)


@needs_numba
def test_a_checkpoint_of_something_else_is_refused_in_words(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "mine.checkpoint", seconds=0)
    train(CLEVER, replace(KILLED_RECIPE, passes=1), checkpoint=checkpoint)
    with pytest.raises(OtherTraining, match="other options"):
        train(CLEVER, KILLED_RECIPE, checkpoint=checkpoint)
    whole = checkpoint.file.read_bytes()
    for damaged in (b"", b"nothing", whole[: len(whole) // 2], whole[:2000] + b"!" * 2000 + whole[4000:]):
        checkpoint.file.write_bytes(damaged)
        with pytest.raises(OtherTraining):
            train(CLEVER, replace(KILLED_RECIPE, passes=1), checkpoint=checkpoint)
    with pytest.raises(NotKept, match="nowhere"):
        train(CLEVER, KILLED_RECIPE, checkpoint=Checkpoint(tmp_path / "nowhere" / "mine.checkpoint"))


@needs_numba
@pytest.mark.parametrize("rows", [0, 500])
def test_however_short_the_time_something_is_learned(rows: int) -> None:
    teacher = train(CLEVER, Recipe(hidden=(8,), minutes=1e-9, in_step=8, games=8))
    assert len(teacher.curve) == 1
    large = network.load(network.dump(teacher.network), "large")
    pupil = distil(CLEVER, Recipe(hidden=(8,), minutes=1e-9, in_step=8, games=8, rows=rows), large)
    assert len(pupil.curve) == 1
    assert curve.as_svg(pupil).startswith("<svg")


def test_what_cannot_be_trained_is_refused() -> None:
    with pytest.raises(CannotTrain, match="wurf"):
        check(games.get("wurf"), Recipe(players=(2,)))
    with pytest.raises(WrongPlayers):
        check(CLEVER, Recipe(players=(9,)))


@pytest.mark.parametrize(("game", "players"), [(CLEVER, 2), (QWIXX, 1)], ids=["for points", "alone"])
def test_rivals_are_refused_where_nobody_learns_to_win(game: AnyGame, players: int) -> None:
    with pytest.raises(CannotTrain, match="winning"):
        check(game, Recipe(players=(players,)), rivals=True)


@needs_numba
def test_a_training_is_evaluated_without_luck_by_few_games() -> None:
    recipe = Recipe(players=(1,), hidden=(16,), passes=3, in_step=64, games=1, noise=0.05, rate=3e-3, luck=True)
    training = train(CLEVER, recipe)
    assert len(training.points) == recipe.games
    assert 20 < training.mean < 320
    assert json.loads(curve.as_json(training))["evaluation"]["sheets"] == recipe.games
    with pytest.raises(CannotTrain):
        check(QWIXX, replace(recipe, players=(2,)))
