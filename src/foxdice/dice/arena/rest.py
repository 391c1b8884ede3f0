"""When the dice have come to rest: by where they are, for in a pile their speed never quite ends.

Whether they have is said by plain functions, which browsers run too; a die is seven numbers, its place and rotation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from foxdice.dice.arena.arithmetic import cosine
from foxdice.dice.arena.engine import Poses, World
from foxdice.dice.arena.material import FRAMES_PER_SECOND
from foxdice.dice.arena.regions import OUTSIDE, region

WINDOW: Final = 8  # frames over which a resting die keeps its place
MIN_MOVE: Final = 0.15  # millimetres
MIN_TURN: Final = 0.6  # degrees

# A die that teeters is calmed after a while: (seconds, linear damping, angular damping).
CALMING: Final = ((1.5, 2.0, 4.0), (2.5, 6.0, 12.0), (3.5, 20.0, 40.0))
LONGEST: Final = 6.0  # seconds

POSE: Final = 7  # numbers of a die
_MIN_COSINE: Final = cosine(MIN_TURN / 2.0)


@dataclass(frozen=True, slots=True)
class Motion:
    """The poses at every frame, and which dice lay still at the end."""

    frames: list[Poses]
    still: tuple[bool, ...]


def follow_to_rest(world: World) -> Motion:
    """Let time pass until every die lies still or has left the arena."""
    frames = [world.poses()]
    dice = len(frames[0])
    calming = list(CALMING)
    rows: list[list[float]] = [frames[0].ravel().tolist()]
    for frame in range(1, round(LONGEST * FRAMES_PER_SECOND) + 1):
        world.advance()
        frames.append(world.poses())
        rows.append(frames[-1].ravel().tolist())
        if is_looked_at(frame) and are_at_rest(rows[-1 - WINDOW], rows[-1], dice):
            break
        if calming and frame >= calming[0][0] * FRAMES_PER_SECOND:
            _, linear, angular = calming.pop(0)
            world.calm(linear, angular)
    before = rows[-1 - WINDOW]
    return Motion(frames, tuple(is_still(before, rows[-1], die) for die in range(dice)))


def is_looked_at(frame: int) -> bool:
    """Tell whether it is time to see if the dice have come to rest."""
    return frame > WINDOW and frame % 2 == 0


def are_at_rest(before: Sequence[float], now: Sequence[float], dice: int) -> bool:
    """Tell whether every die keeps its place or has left."""
    for die in range(dice):
        at = POSE * die
        if not is_still(before, now, die) and region(now[at], now[at + 1], now[at + 2]) != OUTSIDE:
            return False
    return True


def is_still(before: Sequence[float], now: Sequence[float], die: int) -> bool:
    """Tell whether a die has kept its place."""
    at = POSE * die
    moved, turned = 0.0, 0.0
    for part in range(3):
        step = now[at + part] - before[at + part]
        moved += step * step
    for part in range(3, POSE):
        turned += now[at + part] * before[at + part]
    return moved < MIN_MOVE * MIN_MOVE and abs(turned) > _MIN_COSINE
