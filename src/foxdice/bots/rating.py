"""How strong bots are, from who beat whom: Bradley and Terry's model on the Elo scale, with intervals.

In a tournament two games share their dice, with the seats changed, so that luck falls on both sides alike. A draw is
half a win for each. Every pairing counts half a draw more than was played: nobody is infinitely strong.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

SCALE = 400 / math.log(10)
MEAN = 1500.0
SURE = 1.96  # standard deviations: 95 %
IMAGINED = 0.5  # draws a pairing
STEPS = 100
CLOSE_ENOUGH = 1e-10


@dataclass(frozen=True)
class Meeting:
    """What two bots got against each other: `score` is a's wins and half its draws."""

    a: str
    b: str
    games: int
    score: float


@dataclass(frozen=True)
class Rating:
    """A bot's strength, and where it lies with 95 % confidence; the mean of all bots is 1500."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    score: float  # its share of what could be won

    def numbers(self) -> dict[str, Any]:
        """Return it ready for JSON."""
        return asdict(self)


def rate(meetings: Sequence[Meeting]) -> list[Rating]:
    """Return everybody's rating, the strongest first."""
    bots = list(dict.fromkeys(bot for meeting in meetings for bot in (meeting.a, meeting.b)))
    place = {bot: number for number, bot in enumerate(bots)}
    n = len(bots)
    strength, information = np.zeros(n), np.zeros((n, n))
    for _ in range(STEPS):  # Newton's method: the likelihood has one peak
        slope, information = np.zeros(n), np.zeros((n, n))
        for meeting in meetings:
            a, b = place[meeting.a], place[meeting.b]
            games, score = meeting.games + IMAGINED, meeting.score + IMAGINED / 2
            expected = 1 / (1 + math.exp(strength[b] - strength[a]))
            slope[a] += score - games * expected
            slope[b] -= score - games * expected
            weight = games * expected * (1 - expected)
            information[[a, b], [a, b]] += weight
            information[[a, b], [b, a]] -= weight
        change = np.linalg.pinv(information) @ slope  # only differences matter: the mean stays where it is
        strength += np.clip(change, -1, 1)
        if np.abs(change).max() < CLOSE_ENOUGH:
            break
    spread = np.sqrt(np.diag(np.linalg.pinv(information))) * SCALE * SURE
    ratings = [
        _rating(bot, MEAN + SCALE * float(strength[number]), float(spread[number]), meetings)
        for bot, number in place.items()
    ]
    return sorted(ratings, key=lambda rating: -rating.rating)


def _rating(bot: str, rating: float, half: float, meetings: Sequence[Meeting]) -> Rating:
    games = sum(meeting.games for meeting in meetings if bot in (meeting.a, meeting.b))
    won = sum(meeting.score for meeting in meetings if meeting.a == bot)
    won += sum(meeting.games - meeting.score for meeting in meetings if meeting.b == bot)
    return Rating(bot, rating, rating - half, rating + half, games, won / games)
