"""A review and an appraisal as plain facts: numbers, places in the record, moves and bonuses, without a word.

The page makes the words itself, in whatever language it speaks. Seats and events count from 0.
"""

from typing import Literal

import msgspec


class PartFact(msgspec.Struct, frozen=True):
    """How many points more, or less, a part of the result is to bring."""

    part: str  # an area, `bonus`, or `future`: what no area holds yet
    points: float


class BonusFact(msgspec.Struct, frozen=True):
    """A bonus that a move brings."""

    kind: str
    area: str | None
    number: int | None


class WhyFacts(msgspec.Struct, frozen=True):
    """Why the best move is better: the gains that outweigh all losses, the losses, and what the move sets off."""

    winning: float | None  # how many % more, or less, it wins, where values are points at a table
    reasons: tuple[PartFact, ...]
    against: tuple[PartFact, ...]
    brings: tuple[BonusFact, ...]


class PricedMove(msgspec.Struct, frozen=True):
    """A legal move, what it is worth and how much less than the best one."""

    move: str
    value: float
    loss: float
    doubt: float
    verdict: str
    winning: float | None = None  # how likely the player then is to win, in %, beside a value in points
    why: WhyFacts | None = None  # the best move is better than this one


class AppraisalFacts(msgspec.Struct, frozen=True):
    """All legal moves of a player, the best first; `counts`: it matters what is chosen.

    `error` is how far the values may be wrong, all in the same way; `doubt` how far the difference between two may be.
    """

    game: str
    player: int
    unit: Literal["points", "wins"]
    error: float
    counts: bool
    moves: tuple[PricedMove, ...]


class ThrowFacts(msgspec.Struct, frozen=True):
    """A throw and its luck."""

    event: int
    text: str
    expected: float
    error: float
    luck: float
    spread: float
    word: str


class ChoiceFacts(msgspec.Struct, frozen=True):
    """A choice between several moves, the best first; `why` tells why that was better than what was played."""

    event: int
    played: str
    error: float
    verdict: str
    counts: bool
    moves: tuple[PricedMove, ...]
    why: WhyFacts | None


class CurvePoint(msgspec.Struct, frozen=True):
    """What was expected after an event."""

    event: int
    value: float


class ReviewFacts(msgspec.Struct, frozen=True):
    """What a game was for one player. `moments` are the events of the choices that cost most, the worst first.

    `winning` is how likely winning was, in %, from before the first event on; none where values say that.
    `master` is what the strongest bot made of the same dice, where that can be told.
    """

    game: str
    players: int
    player: int
    unit: Literal["points", "wins"]
    over: bool
    start: float
    luck: float
    errors: float
    revisions: float
    others: float
    result: float
    points: int
    luck_adjusted: float
    counted: int
    rate: float
    rate_word: str
    accuracy: float
    luck_word: str
    moments: tuple[int, ...]
    throws: tuple[ThrowFacts, ...]
    choices: tuple[ChoiceFacts, ...]
    curve: tuple[CurvePoint, ...]
    winning: tuple[CurvePoint, ...]
    master: int | None
