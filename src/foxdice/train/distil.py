"""A small network taught by a large one: what the large one says about everything it looks at while it plays."""

import time
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import numpy as np

from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge.network import Network
from foxdice.train import lessons
from foxdice.train.heads import Heads, heads_of
from foxdice.train.learner import Learner
from foxdice.train.recipe import Recipe
from foxdice.train.train import TRAINING_SEEDS, Point, Training, make_games, make_learner, measure, rate

Progress = Callable[[float, Point], None]


def distil(
    game: AnyGame,
    recipe: Recipe,
    teacher: Network,
    progress: Progress = lambda _done, _point: None,
    earlier: Network | None = None,
) -> Training:
    """Teach a network of the recipe's layers; moves are the teacher's, with the recipe's noise to the end.

    With `recipe.rows` so many positions are kept first, and learned from in every pass.
    """
    heads = heads_of(game, teacher)
    learner = make_learner(game, recipe, earlier, heads=heads)
    begun = time.monotonic()
    if recipe.rows:
        kept = lessons.gather(game, recipe, teacher, progress)
        curve = lessons.study(game, recipe, learner, kept, begun, progress)
    else:
        curve = _look_over_its_shoulder(game, recipe, teacher, heads, learner, begun, progress)
    about: dict[str, Any] = {"game": game.id, "game_version": game.version, "recipe": asdict(recipe)}
    about |= {"passes": len(curve), "measures": "points", "teacher": teacher.about["sha256"]}
    if learning.known(game).for_winning and max(recipe.players) > 1:
        about["measures"] = "wins"
    if earlier:
        about["earlier"] = earlier.about
    return measure(game, recipe, learner, curve, about)


def _look_over_its_shoulder(  # what a training needs
    game: AnyGame,
    recipe: Recipe,
    teacher: Network,
    heads: Heads,
    learner: Learner,
    begun: float,
    progress: Progress,
) -> list[Point]:
    """Learn what the teacher says while it plays; return the curve of what the teacher played."""
    games = make_games(game, recipe, learner.buffer, recipe.zoo, recipe.weaker)
    layers = replace(recipe, hidden=tuple(teacher.shape[1:-1]))
    large = make_learner(game, layers, teacher, like=recipe, heads=heads)
    seed = TRAINING_SEEDS + recipe.seed * (1 << 32)
    curve: list[Point] = []
    for number in range(recipe.passes):
        done = max(number / recipe.passes, (time.monotonic() - begun) / 60 / recipe.minutes if recipe.minutes else 0.0)
        if done >= 1:
            break
        games.start(seed + number * recipe.in_step)
        losses = []
        while len(rows := games.look()):
            values, lesson = large.teach(rows, recipe.noise if games.explores else 0.0)
            losses.append(learner.study(lesson, rate(recipe.rate, done)))
            games.choose(values)
        learner.end_pass()
        mean = float(games.measured().mean())
        seconds = time.monotonic() - begun
        curve.append(Point(number + 1, (number + 1) * recipe.in_step, seconds, mean, float(np.mean(losses))))
        progress(done, curve[-1])
    games.close()
    return curve
