"""From one throw to the next in the arena, as plain functions, which browsers run too.

Fallen and lying dice are rows of numbers (`foxdice.dice.arena.reading`, `laying`). Nothing is remembered: where the
dice lie follows from the state of the game and from how the latest throw came to rest.
"""

from collections.abc import Sequence
from typing import Final

from foxdice.dice.arena import chance
from foxdice.dice.arena.arithmetic import rounded
from foxdice.dice.arena.draws import Source, uniform
from foxdice.dice.arena.faces import X as X_FACE
from foxdice.dice.arena.faces import lying_flat
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.laying import LYING, WHICH
from foxdice.dice.arena.reading import (
    COCKED,
    DIE,
    FACE,
    FALLEN,
    FATE,
    LIES,
    OUT,
    PLACE,
    TURN,
    TURN_STEPS,
)
from foxdice.games.wurf import rules
from foxdice.games.wurf.state import ALL_DICE, FLAT, ONE_DIE, START_DIE, State

_FIRST_FACE: Final = 2  # of those that count
_HALF: Final = BOWL.half


def is_by_hand(s: State) -> bool:
    """Tell whether the due throw is made by a player's hand; the start die and cocked dice just fall."""
    return s.coming in (ONE_DIE, ALL_DICE)


def lays_anew(s: State) -> bool:
    """Tell whether the dice that fall by themselves come to rest anew: the start die does, cocked ones stay put."""
    return s.coming == START_DIE


def staying(s: State, fallen: Sequence[float], count: int, stays: list[float]) -> None:
    """Mark the fallen dice that the rules left in the arena."""
    for number in range(count):
        face, fate = int(fallen[FALLEN * number + FACE]), int(fallen[FALLEN * number + FATE])
        if s.coming == FLAT:  # cocked dice were taken up, and nobody has looked at the arena yet
            is_here = fate == LIES and face != X_FACE
        else:  # each value once, for all of a value that is repeated are taken
            is_here = fate != OUT and face != X_FACE and rules.count(s.arena, face - _FIRST_FACE) > 0
        stays[number] = 1.0 if is_here else 0.0


def due_dice(
    s: State, fallen: Sequence[float], count: int, lying: Sequence[float], lying_count: int, due: list[float]
) -> int:
    """Write the numbers of the dice that fall next, by hand or by themselves; return how many they are."""
    if s.coming == START_DIE:
        due[0] = 0.0
        return 1
    found = 0
    if s.coming == FLAT:
        for number in range(count):
            if int(fallen[FALLEN * number + FATE]) == COCKED:
                due[found] = fallen[FALLEN * number + DIE]
                found += 1
        return found
    wanted = rules.dice_to_throw(s) if is_by_hand(s) else 0
    die = 0.0
    while found < wanted:  # the lowest that do not lie in the arena
        if not _is_lying(lying, lying_count, die):
            due[found] = die
            found += 1
        die += 1.0
    return found


def _is_lying(lying: Sequence[float], count: int, die: float) -> bool:
    for place in range(count):
        if lying[LYING * place + WHICH] == die:
            return True
    return False


def fall_by_itself(s: State, fallen: list[float], count: int, source: Source) -> int:
    """Let the start die or cocked dice fall; return the outcome. The start die is written to `fallen`.

    What a cocked die shows was drawn with the throw that left it leaning.
    """
    if s.coming == START_DIE:
        face = start_face(source)
        rotation = lying_flat(face, 360.0 * uniform(source))
        fallen[DIE], fallen[FACE], fallen[FATE] = 0.0, float(face), float(LIES)
        fallen[PLACE], fallen[PLACE + 1], fallen[PLACE + 2] = 0.0, 0.0, _HALF
        for part in range(4):
            fallen[TURN + part] = rounded(rotation[part], TURN_STEPS)
        return outcome_of(fallen, 1)
    outcome = 0
    for number in range(count):
        if int(fallen[FALLEN * number + FATE]) == COCKED:
            outcome += outcome_of_one(int(fallen[FALLEN * number + FACE]), LIES)
    return outcome


def start_face(source: Source) -> int:
    """Draw the face of the die that starts in the arena: any but X."""
    face = chance.face(source)
    while face == X_FACE:
        face = chance.face(source)
    return face


def outcome_of(fallen: Sequence[float], count: int) -> int:
    """Return the outcome of a throw; cocked dice are counted as such, whatever they show when thrown again."""
    outcome = 0
    for number in range(count):
        at = FALLEN * number
        outcome += outcome_of_one(int(fallen[at + FACE]), int(fallen[at + FATE]))
    return outcome


def outcome_of_one(face: int, fate: int) -> int:
    """Return the outcome of one die."""
    if fate == OUT:
        return 1 << rules.BITS * rules.OUT
    if fate == COCKED:
        return 1 << rules.BITS * rules.COCKED
    return 1 << rules.BITS * (rules.X if face == X_FACE else face - _FIRST_FACE)
