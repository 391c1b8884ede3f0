"""A small network taught by a large one: what the large one says about everything it looks at while it plays."""

import time
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import numpy as np

from foxdice.core import AnyGame
from foxdice.judge import learning
from foxdice.judge.network import Network
from foxdice.train.recipe import Recipe
from foxdice.train.train import TRAINING_SEEDS, Point, Training, make_games, make_learner, measure, rate


def distil(
    game: AnyGame,
    recipe: Recipe,
    teacher: Network,
    progress: Callable[[float, Point], None] = lambda _done, _point: None,
    earlier: Network | None = None,
) -> Training:
    """Teach a network of the recipe's layers; moves are the teacher's, with the recipe's noise to the end."""
    learner = make_learner(game, recipe, earlier)
    games = make_games(game, recipe, learner.buffer, recipe.zoo, recipe.weaker)
    large = make_learner(game, replace(recipe, hidden=tuple(teacher.shape[1:-1])), teacher, like=recipe)
    seed = TRAINING_SEEDS + recipe.seed * (1 << 32)
    curve: list[Point] = []
    begun = time.monotonic()
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
    about: dict[str, Any] = {"game": game.id, "game_version": game.version, "recipe": asdict(recipe)}
    about |= {"passes": len(curve), "measures": "points", "teacher": teacher.about["sha256"]}
    if learning.known(game).for_winning and max(recipe.players) > 1:
        about["measures"] = "wins"
    if earlier:
        about["earlier"] = earlier.about
    return measure(game, recipe, learner, curve, about)
