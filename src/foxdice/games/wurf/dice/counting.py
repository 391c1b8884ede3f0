"""From fallen dice to what the rules count, and back."""

from collections.abc import Iterable

from foxdice.dice.arena import chance
from foxdice.dice.arena.faces import X as X_FACE
from foxdice.dice.arena.fallen import Fall
from foxdice.games.wurf import rules
from foxdice.games.wurf.sheet import FACES


def count_falls(falls: Iterable[Fall]) -> int:
    """Return the outcome of a throw; cocked dice are counted as such, whatever they show when thrown again."""
    outcome = 0
    for fall in falls:
        if fall.fate == "out":
            outcome += one(rules.OUT)
        elif fall.fate == "cocked":
            outcome += one(rules.COCKED)
        else:
            outcome += one_showing(fall.face)
    return outcome


def one_showing(face: int) -> int:
    """Return the outcome of one die that shows this face."""
    return one(rules.X if face == X_FACE else FACES.index(face))


def start_face(source: chance.Source) -> int:
    """Draw the face of the die that starts in the arena: any but X."""
    while (face := chance.face(source)) == X_FACE:
        pass
    return face


def one(way: int) -> int:
    """Return the outcome of one die that lies in this way."""
    return 1 << rules.BITS * way


def lying_faces(arena: int) -> list[int]:
    """Return what the dice in the arena show, lowest first."""
    return [face for value, face in enumerate(FACES) for _ in range(rules.count(arena, value))]
