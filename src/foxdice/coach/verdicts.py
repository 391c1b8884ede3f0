"""Words for numbers: how bad an error is, how good a player, how lucky a throw or a game.

The limits are in points of the game in which the levels were measured first (docs/coach.md); a judge says by how much
its own game differs.
"""

import math
from typing import Final

from foxdice.judge.judge import Unit

VERDICTS: Final = ("fine", "inaccuracy", "mistake", "blunder")
FROM: Final[dict[Unit, tuple[float, ...]]] = {"points": (0.5, 2.0, 5.0), "wins": (1.0, 3.0, 7.0)}
SURE: Final = 2.0  # so many times its own doubt must a difference be

RACE: Final = FROM["wins"][1]  # % of winning beside points: so much more or less is worth a word

RATES: Final = (("master", 0.1), ("expert", 0.4), ("strong", 0.9), ("good", 1.6), ("learning", 3.0))
LAST_RATE: Final = "beginner"
TAU: Final = 2.6  # so that the level "hard" reads about 85 %
ACCURACY_FROM: Final = 50.0  # %: a smaller number tells nobody anything but that others are better
COUNTS_FROM: Final = 0.1  # a choice between moves of which none is worse by more is none

LUCKY_THROW: Final = 1.5  # standard deviations
LUCKY_GAME: Final = 1.0
VERY_LUCKY_GAME: Final = 2.0


def verdict(error: float, doubt: float, unit: Unit) -> str:
    """Return what to call a choice that cost so much."""
    if error < SURE * doubt:
        return VERDICTS[0]
    return VERDICTS[sum(error >= limit for limit in FROM[unit])]


def rate_word(rate: float, scale: float) -> str:
    """Return what to call somebody who loses so much with a choice."""
    return next((word for word, below in RATES if rate < below * scale), LAST_RATE)


def accuracy(rate: float, scale: float) -> float:
    """Return the rate as a percentage: 100 for the best choice every time."""
    return 100.0 * math.exp(-rate / (TAU * scale))


def luck_of_throw(luck: float, spread: float) -> str:
    """Return what to call a throw, by the spread of its own outcomes."""
    if spread <= 0 or abs(luck) < LUCKY_THROW * spread:
        return "usual"
    return "lucky" if luck > 0 else "unlucky"


def luck_of_game(luck: float, spread: float) -> str:
    """Return what to call all throws together."""
    if spread <= 0 or abs(luck) < LUCKY_GAME * spread:
        return "usual"
    word = "lucky" if luck > 0 else "unlucky"
    return word if abs(luck) < VERY_LUCKY_GAME * spread else f"very-{word}"
