"""Throws of Der große Wurf as text: how every die lies, `2 5 5 X out cocked`, the lying dice among them."""

from dataclasses import dataclass

from foxdice.core.errors import InvalidThrow
from foxdice.games.wurf.rules import BITS, COCKED, COUNT, OUT, VALUES, WAYS_TO_LIE, X, count, dice_involved
from foxdice.games.wurf.state import FLAT, START_DIE, State

WAYS = ("2", "3", "4", "5", "6", "X", "out", "cocked")


def format_throw(outcome: int) -> str:
    """Return an outcome as text, a word for each die."""
    return " ".join(way for place, way in enumerate(WAYS) for _ in range(count(outcome, place)))


def parse_throw(state: State, text: str) -> int:
    """Return the outcome a text means, in whatever order its dice are named; raise `InvalidThrow`."""
    counts = [0] * WAYS_TO_LIE
    for word in text.split():
        if word not in WAYS:
            raise InvalidThrow("throw-way-to-lie", text=word)
        counts[WAYS.index(word)] += 1
    _check_counts(state, counts)
    return sum(dice << BITS * way for way, dice in enumerate(counts))


def check_throw(state: State, outcome: int) -> None:
    """Raise `InvalidThrow` unless the outcome counts exactly the dice of the throw that is due."""
    if not 0 <= outcome < 1 << BITS * WAYS_TO_LIE:
        raise InvalidThrow("throw-way-to-lie", text=str(outcome))
    _check_counts(state, [count(outcome, way) for way in range(WAYS_TO_LIE)])


def _check_counts(state: State, counts: list[int]) -> None:
    dice = dice_involved(state)
    if state.coming == START_DIE and sum(counts[:VALUES]) != sum(counts):
        raise InvalidThrow("throw-start-die")
    if state.coming == FLAT and (counts[OUT] or counts[COCKED]):
        raise InvalidThrow("throw-flat")
    if sum(counts) != dice:
        raise InvalidThrow("throw-count", dice=dice, given=sum(counts))


@dataclass(frozen=True)
class ArenaDice:
    """The dice in the arena as digits: `2355`."""

    max: int

    def write(self, value: int) -> str:
        """Return what the dice show, lowest first."""
        return format_throw(value).replace(" ", "")

    def read(self, text: str) -> int:
        """Return the counted dice."""
        if not 0 < len(text) <= self.max or set(text) - set("".join(WAYS[:X])):
            raise ValueError(text)
        return sum(min(text.count(WAYS[value]), COUNT) << BITS * value for value in range(VALUES))
