"""How strong bots are, from who beat whom: Bradley and Terry's model on the Elo scale, with intervals.

In a tournament two games share their dice, with the seats changed, so that luck falls on both sides alike; where it was
measured as well, the score without luck is taken, and counts as the many games it is worth (`bots.fewer`). A draw is
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
MOST_WORTH = 20  # times as many games can those without luck be worth
STEPS = 100
CLOSE_ENOUGH = 1e-10


@dataclass(frozen=True)
class Meeting:
    """What two bots got against each other: `score` is a's wins and half its draws.

    Where luck was measured `without_luck` is a's share without it, and how sure that is (95 %).
    """

    a: str
    b: str
    games: int
    score: float
    without_luck: tuple[float, float] | None = None

    @property
    def weighed(self) -> tuple[float, float]:
        """As how many games this counts, and what a got of them."""
        if self.without_luck is None:
            return self.games, self.score
        share, sure = self.without_luck
        share = min(max(share, IMAGINED / self.games), 1 - IMAGINED / self.games)  # nobody wins more than everything
        most = MOST_WORTH * self.games
        worth = min(share * (1 - share) * (SURE / sure) ** 2, most) if sure else float(self.games)
        return worth, worth * share


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
            weight, score = meeting.weighed
            games, score = weight + IMAGINED, score + IMAGINED / 2
            expected = 1 / (1 + math.exp(strength[b] - strength[a]))
            slope[a] += score - games * expected
            slope[b] -= score - games * expected
            told = games * expected * (1 - expected)
            information[[a, b], [a, b]] += told
            information[[a, b], [b, a]] -= told
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
