"""A small network taught by a large one: what the large one says about everything it looks at while it plays."""

from dataclasses import replace

import numpy as np

from foxdice.core import AnyGame
from foxdice.judge.network import Network
from foxdice.train import lessons
from foxdice.train.checkpoint import Checkpoint, Course
from foxdice.train.heads import heads_of
from foxdice.train.learner import Learner
from foxdice.train.recipe import Recipe
from foxdice.train.train import (
    Tell,
    Training,
    describe,
    make_games,
    make_learner,
    measure,
    rate,
    run_passes,
    tell_nobody,
)


def distil(
    game: AnyGame,
    recipe: Recipe,
    teacher: Network,
    progress: Tell = tell_nobody,
    earlier: Network | None = None,
    checkpoint: Checkpoint | None = None,
) -> Training:
    """Teach a network of the recipe's layers; moves are the teacher's, with the recipe's noise to the end.

    With `recipe.rows` so many positions are kept first, and learned from in every pass. Where there is a checkpoint it
    goes on from there. Raises `OtherTraining` and `NotKept`.
    """
    heads = heads_of(game, teacher)
    learner = make_learner(game, recipe, earlier, heads=heads)
    about = {**describe(game, recipe, earlier), "teacher": teacher.about["sha256"]}
    if recipe.rows:
        course = Course({"learner": learner}, about, checkpoint)
        lessons.study(game, recipe, learner, lessons.gather(game, recipe, teacher, progress), course, progress)
    else:
        layers = replace(recipe, hidden=tuple(teacher.shape[1:-1]))
        large = make_learner(game, layers, teacher, like=recipe, heads=heads)
        course = Course({"learner": learner, "teacher": large}, about, checkpoint)
        _look_over_its_shoulder(game, recipe, large, learner, course, progress)
    return measure(game, recipe, learner, course.curve, about)


def _look_over_its_shoulder(
    game: AnyGame, recipe: Recipe, large: Learner, learner: Learner, course: Course, progress: Tell
) -> None:
    """Learn what the teacher says while it plays."""
    games = make_games(game, recipe, learner.buffer, recipe.zoo, recipe.weaker)

    def one_pass(seed: int, done: float) -> float:
        games.start(seed)
        losses = []
        while len(rows := games.look()):
            values, lesson = large.teach(rows, recipe.noise if games.explores else 0.0)
            losses.append(learner.study(lesson, rate(recipe.rate, done)))
            games.choose(values)
        learner.end_pass()
        return float(np.mean(losses))

    run_passes(recipe, course, games, one_pass, progress)
    games.close()
