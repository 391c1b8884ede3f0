"""Reading a die at rest: its face, and whether it lies, leans or has left.

Plain functions, which browsers run too. A fallen die is a row of numbers: which die, its face, its fate (a place in
`FATES`), its place and its rotation.
"""

from collections.abc import Sequence
from typing import Final

from foxdice.dice.arena import chance
from foxdice.dice.arena.arithmetic import rounded
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.faces import top_face
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.regions import PIT, region
from foxdice.dice.arena.rest import POSE

COCKED_TILT: Final = 30.0  # degrees
COCKED_HEIGHT: Final = BOWL.half + 4.0  # of the middle: a die above leans on another or stands on it

LIES: Final = 0
COCKED: Final = 1
OUT: Final = 2

# Where what lies in a row of a fallen die.
DIE: Final = 0
FACE: Final = 1
FATE: Final = 2
PLACE: Final = 3
TURN: Final = 6
FALLEN: Final = 10  # so many numbers

PLACE_STEPS: Final = 100.0  # of a millimetre that are kept
TURN_STEPS: Final = 100000.0


def read(poses: Sequence[float], die: int, still: bool, source: Source, fallen: list[float], row: int) -> None:
    """Write how a die fell; a cocked one gets its new face from the source."""
    at, to = POSE * die, FALLEN * row
    for part in range(3):
        fallen[to + PLACE + part] = rounded(poses[at + part], PLACE_STEPS)
    for part in range(4):
        fallen[to + TURN + part] = rounded(poses[at + 3 + part], TURN_STEPS)
    turn = to + TURN
    face, tilt = top_face((fallen[turn], fallen[turn + 1], fallen[turn + 2], fallen[turn + 3]))
    fate = LIES
    if region(fallen[to + PLACE], fallen[to + PLACE + 1], fallen[to + PLACE + 2]) != PIT:
        fate = OUT
    # A die that would not settle is picked up like a cocked one.
    elif tilt > COCKED_TILT or fallen[to + PLACE + 2] > COCKED_HEIGHT or not still:
        fate = COCKED
        face = chance.face(source)
    fallen[to + FACE] = float(face)
    fallen[to + FATE] = float(fate)
