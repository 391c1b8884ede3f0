"""From fallen dice to what the rules count, and back."""

from collections.abc import Iterable

from foxdice.dice.arena.fallen import FATES, Fall
from foxdice.dice.arena.reading import LIES
from foxdice.games.wurf import rules
from foxdice.games.wurf.dice.flying import outcome_of_one
from foxdice.games.wurf.sheet import FACES


def count_falls(falls: Iterable[Fall]) -> int:
    """Return the outcome of a throw; cocked dice are counted as such, whatever they show when thrown again."""
    return sum(outcome_of_one(fall.face, FATES.index(fall.fate)) for fall in falls)


def one_showing(face: int) -> int:
    """Return the outcome of one die that shows this face."""
    return outcome_of_one(face, LIES)


def lying_faces(arena: int) -> list[int]:
    """Return what the dice in the arena show, lowest first."""
    return [face for value, face in enumerate(FACES) for _ in range(rules.count(arena, value))]
