"""Training to a network, from nothing or an earlier one: passes of many games, less and less noise, smaller steps."""

import importlib.util
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from foxdice.core import AnyGame, GameError, compiled
from foxdice.judge import learning
from foxdice.judge.network import Network
from foxdice.train.checkpoint import Checkpoint, Course, Point
from foxdice.train.games import Buffer, Games, GamesInStep, Integers, Rival
from foxdice.train.heads import Heads, heads_for, heads_of
from foxdice.train.learner import Learner
from foxdice.train.numpy_learner import NumpyLearner
from foxdice.train.play import evaluate, play
from foxdice.train.recipe import Recipe
from foxdice.train.without_luck import without_luck

TRAINING_SEEDS = 1 << 40  # far from the seeds of simulations
EVALUATION_SEEDS = 1 << 44
LARGE = 256  # from this width on a network is trained by PyTorch
LAST_RATE = 0.03  # of the first step size, at the end


class CannotTrain(GameError):
    """Something that training needs is missing."""


Tell = Callable[[float, Point], None]


def tell_nobody(done: float, point: Point) -> None:
    """Hear what part is done, and keep it to oneself."""


@dataclass(frozen=True)
class Training:
    """What came out."""

    network: Network
    curve: list[Point]
    points: Any  # of every player in the evaluation, or what counts instead (`GamesInStep.measured`)

    @property
    def mean(self) -> float:
        """The mean of the evaluation."""
        return float(self.points.mean())


def check(game: AnyGame, recipe: Recipe, *, rivals: bool = False) -> None:
    """Raise `CannotTrain` or `WrongPlayers` unless the game can be trained like this here, or against rivals."""
    if learning.of(game) is None:
        raise CannotTrain("not-learned", game=game.id, games=", ".join(learning.learned_games()))
    for players in recipe.players:
        game.new(players)
    if rivals and not (learning.known(game).for_winning and max(recipe.players) > 1):
        raise CannotTrain("rivals-for-winning", game=game.id)
    if not compiled.available():
        raise CannotTrain("needs-package", package="numba", extra="fast")
    if recipe.luck and learning.known(game).for_winning and max(recipe.players) > 1:
        raise CannotTrain("luck-for-points", game=game.id)
    if _is_large(recipe) and importlib.util.find_spec("torch") is None:
        raise CannotTrain("needs-package", package="torch", extra="train")


def make_learner(
    game: AnyGame,
    recipe: Recipe,
    earlier: Network | None = None,
    like: Recipe | None = None,
    heads: Heads | None = None,
) -> Learner:
    """Return a learner on PyTorch for a large network, on NumPy for a small one, or of the kind for another recipe."""
    features = learning.position(game).features
    heads = heads or heads_for(game, winning=recipe.winning and max(recipe.players) > 1)
    arguments = (features.SIZE, features.POINTS, list(recipe.hidden), heads, recipe.seed, earlier)
    if _is_large(like or recipe):
        from foxdice.train.torch_learner import TorchLearner

        return TorchLearner(*arguments)
    return NumpyLearner(*arguments)


def make_rivals(game: AnyGame, recipe: Recipe, networks: Sequence[Network]) -> list[Rival]:
    """Return rivals who play by these networks, where the learner of the recipe computes."""
    rivals = []
    for network in networks:
        layers = replace(recipe, hidden=tuple(network.shape[1:-1]))
        values = partial(make_learner(game, layers, network, recipe, heads_of(game, network)).values, noise=0.0)
        rivals.append(Rival(values, network.about["recipe"]["margin"]))
    return rivals


def make_games(
    game: AnyGame,
    recipe: Recipe,
    buffer: Buffer,
    zoo: float,
    weaker: float = 0.0,
    rivals: Sequence[Rival] = (),
    tempered: float = 0.0,
) -> GamesInStep:
    """Return so many games of the recipe's tables, in step."""
    seats: Integers = np.resize(np.array(recipe.players), recipe.in_step)
    own = learning.games_in_step(game)
    if own:
        against = zoo if max(recipe.players) > 1 else 0.0
        games: GamesInStep = own(game, seats, buffer, recipe.threads, against, recipe.margin, rivals, tempered)
        return games
    return Games(game, seats, buffer, recipe.threads, weaker, recipe.winning and max(recipe.players) > 1)


def train(
    game: AnyGame,
    recipe: Recipe,
    progress: Tell = tell_nobody,
    earlier: Network | None = None,
    checkpoint: Checkpoint | None = None,
    against: Sequence[Network] = (),
) -> Training:
    """Train a network from nothing, or from an earlier one; `progress` hears after every pass what part is done.

    `against` are networks that do not learn and play in the recipe's share of games against others.

    Where there is a checkpoint it goes on from there. Raises `OtherTraining` and `NotKept`.
    """
    learner = make_learner(game, recipe, earlier)
    rivals = make_rivals(game, recipe, against)
    games = make_games(game, recipe, learner.buffer, recipe.zoo, recipe.weaker, rivals, recipe.tempered)

    def one_pass(seed: int, done: float) -> float:
        noise = recipe.noise * max(0.0, 1 - done / recipe.noise_until)
        first, last = recipe.trust
        trace = play(games, learner, seed, noise)
        loss = learner.learn(trace.targets(first + (last - first) * done), rate(recipe.rate, done))
        learner.end_pass()
        return loss

    about = describe(game, recipe, earlier, against)
    course = Course({"learner": learner}, about, checkpoint)
    run_passes(recipe, course, games, one_pass, progress)
    games.close()
    return measure(game, recipe, learner, course.curve, about, rivals)


def describe(game: AnyGame, recipe: Recipe, earlier: Network | None, against: Sequence[Network] = ()) -> dict[str, Any]:
    """Return what is trained, as it is told in the weight file."""
    about: dict[str, Any] = {"game": game.id, "game_version": game.version, "recipe": asdict(recipe)}
    about["measures"] = "wins" if learning.known(game).for_winning and max(recipe.players) > 1 else "points"
    if earlier:
        about["earlier"] = earlier.about
    if against:
        about["rivals"] = [network.about["sha256"] for network in against]
    return about


def run_passes(
    recipe: Recipe, course: Course, games: GamesInStep, one_pass: Callable[[int, float], float], progress: Tell
) -> None:
    """Do the passes that are left; each is told its seed and what part is done, and returns the loss."""
    seed = TRAINING_SEEDS + recipe.seed * (1 << 32)
    for number in range(len(course.curve), recipe.passes):
        by_clock = course.seconds / 60 / recipe.minutes if recipe.minutes else 0.0
        done = min(1.0, max(number / recipe.passes, by_clock))
        if done >= 1 and course.curve:  # one pass is done in any case
            break
        loss = one_pass(seed + number * recipe.in_step, done)
        mean = float(games.measured().mean())
        course.done(Point(number + 1, (number + 1) * recipe.in_step, course.seconds, mean, loss))
        progress(done, course.curve[-1])
    course.keep()  # measuring takes its time, too


def measure(
    game: AnyGame,
    recipe: Recipe,
    learner: Learner,
    curve: list[Point],
    about: dict[str, Any],
    rivals: Sequence[Rival] = (),
) -> Training:
    """Let the averaged and the newest weights play the same fresh games, and return the better ones."""
    found = []
    for averaged in (True, False):
        points = measured(game, recipe, learner, rivals, averaged=averaged)
        found.append((float(points.mean()), points, averaged))
    mean, points, averaged = max(found, key=lambda each: each[0])
    network = learner.network(averaged=averaged)
    told = {**about, **network.about, "passes": len(curve), "averaged": averaged, "mean": round(mean, 2)}
    return Training(replace(network, about=told), curve, points)


def measured(game: AnyGame, recipe: Recipe, learner: Learner, rivals: Sequence[Rival] = (), *, averaged: bool) -> Any:
    """Return what everybody came to who played fresh games with the averaged or the newest weights.

    With rivals these are all who is played against.
    """
    if recipe.luck:
        return without_luck(game, learner.network(averaged=averaged), recipe.players, recipe.games, EVALUATION_SEEDS)
    games = make_games(game, recipe, learner.buffer, zoo=1.0, rivals=rivals)
    seeds = range(EVALUATION_SEEDS, EVALUATION_SEEDS + recipe.games, recipe.in_step)
    points = np.concatenate([evaluate(games, learner, seed, averaged=averaged) for seed in seeds])
    games.close()
    return points


def _is_large(recipe: Recipe) -> bool:
    return max(recipe.hidden) >= LARGE


def rate(first: float, done: float) -> float:
    """Return the size of the steps: full for a third of the time, then ever smaller."""
    return first * math.exp(math.log(LAST_RATE) * max(0.0, (done - 0.3) / 0.7))
