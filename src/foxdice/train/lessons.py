"""A fixed set of positions with what a large network says about them; a small one goes through it again and again.

In step all games are at about the same moment, so what is looked at once is alike. Learned from in any order, kept
positions teach a small network on one core of a processor what it would need many more games for.
"""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from foxdice.core import AnyGame
from foxdice.judge.network import Floats, Network, Rows
from foxdice.train.checkpoint import Course, Point
from foxdice.train.games import GamesInStep, plain_buffer
from foxdice.train.learner import SCALE, Learner
from foxdice.train.play import evaluate
from foxdice.train.recipe import Recipe
from foxdice.train.train import TRAINING_SEEDS, Tell, make_games, rate

PIECE = 1024  # rows learned from at once
SHARE_OF_OTHERS = 0.5  # rows of what moves leave to others, for each row of what they leave to oneself


class Lessons(NamedTuple):
    """Positions, and the outputs of the teacher: parts in hundreds of points, then whatever else it tells."""

    rows: Rows
    outputs: Floats
    games: int  # that they come from


def gather(game: AnyGame, recipe: Recipe, teacher: Network, progress: Tell) -> Lessons:
    """Let the teacher play by its values with the recipe's noise until there are so many rows."""
    games = make_games(game, replace(recipe, winning=True), plain_buffer, recipe.zoo, recipe.weaker)
    random = np.random.default_rng(recipe.seed)
    begun = time.monotonic()
    lessons = Lessons(np.zeros((recipe.rows, teacher.shape[0]), np.uint8), _no_outputs(recipe.rows, teacher), 0)
    kept = passes = 0
    while kept < recipe.rows:
        games.start(TRAINING_SEEDS + recipe.seed * (1 << 32) + passes * recipe.in_step)
        for rows, outputs in _play(games, teacher, recipe.noise, random):
            room = min(len(rows), recipe.rows - kept)
            lessons.rows[kept : kept + room] = rows[:room]
            lessons.outputs[kept : kept + room] = outputs[:room]
            kept += room
        passes += 1
        mean = float(games.measured().mean())
        progress(0.0, Point(0, passes * recipe.in_step, time.monotonic() - begun, mean, 0.0))
    games.close()
    return lessons._replace(games=passes * recipe.in_step)


def study(game: AnyGame, recipe: Recipe, learner: Learner, lessons: Lessons, course: Course, progress: Tell) -> None:
    """Go through all lessons in every pass that is left, in another order each time; the pupil's play is the curve."""
    random = np.random.default_rng(recipe.seed)
    games = make_games(game, recipe, learner.buffer, recipe.zoo)
    seed = TRAINING_SEEDS + (recipe.seed << 32) + (1 << 31)  # far from the games of the lessons
    for _ in course.curve:  # passes that were done before this training was ended
        random.permutation(len(lessons.rows))
    done = 0.0
    while len(course.curve) < recipe.passes and done < 1:
        losses: list[float] = []
        order = random.permutation(len(lessons.rows))
        for at in range(0, len(order), PIECE):
            done = _done(recipe, len(course.curve) + at / len(order), course.seconds)
            if done >= 1 and (losses or course.curve):  # something is learned in any case
                break
            some = order[at : at + PIECE]
            losses.append(
                learner.study(learner.lesson(lessons.rows[some], lessons.outputs[some]), rate(recipe.rate, done))
            )
        if not losses:  # the time was up with the pass before
            break
        learner.end_pass()
        mean = float(evaluate(games, learner, seed, averaged=False).mean())
        loss = float(np.mean(losses))
        course.done(Point(len(course.curve) + 1, lessons.games, course.seconds, mean, loss))
        progress(done, course.curve[-1])
    course.keep()
    games.close()


def _done(recipe: Recipe, passes: float, seconds: float) -> float:
    by_clock = seconds / 60 / recipe.minutes if recipe.minutes else 0.0
    return min(1.0, max(passes / recipe.passes, by_clock))


def _play(
    games: GamesInStep, teacher: Network, noise: float, random: np.random.Generator
) -> Iterator[tuple[Rows, Floats]]:
    """Play all games; tell what the teacher says of all it looks at, and of a share of what others then see."""
    while len(rows := games.look()):
        outputs = _outputs(teacher, rows)
        yield rows, outputs
        others = games.others()
        if others is not None and len(others.rows):
            count = min(len(others.rows), int(len(rows) * SHARE_OF_OTHERS))
            left = others.rows[random.choice(len(others.rows), count, replace=False)]
            yield left, _outputs(teacher, left)
        values = outputs[:, : teacher.parts].sum(axis=1)
        if noise and games.explores:
            values = values + noise * random.gumbel(size=len(values)).astype(np.float32)
        games.choose(values)


def _outputs(teacher: Network, rows: Rows) -> Floats:
    """Return what the teacher says, in the units in which is learned."""
    outputs = teacher.outputs(teacher.hidden(rows))
    outputs[:, : teacher.parts] /= SCALE
    return outputs


def _no_outputs(rows: int, teacher: Network) -> Floats:
    return np.zeros((rows, teacher.shape[-1]), np.float32)
