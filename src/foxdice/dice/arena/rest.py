"""When the dice have come to rest: by where they are, for in a pile their speed never quite ends."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from foxdice.dice.arena.engine import Poses, World
from foxdice.dice.arena.geometry import region
from foxdice.dice.arena.material import FRAMES_PER_SECOND

WINDOW: Final = 8  # frames over which a resting die keeps its place
MIN_MOVE: Final = 0.15  # millimetres
MIN_TURN: Final = 0.6  # degrees

# A die that teeters is calmed after a while: (seconds, linear damping, angular damping).
CALMING: Final = ((1.5, 2.0, 4.0), (2.5, 6.0, 12.0), (3.5, 20.0, 40.0))
LONGEST: Final = 6.0  # seconds

_MIN_COSINE: Final = math.cos(math.radians(MIN_TURN) / 2)


@dataclass(frozen=True, slots=True)
class Motion:
    """The poses at every frame, and which dice lay still at the end."""

    frames: list[Poses]
    still: tuple[bool, ...]


def follow_to_rest(world: World) -> Motion:
    """Let time pass until every die lies still or has left the arena."""
    frames = [world.poses()]
    calming = list(CALMING)
    still: NDArray[np.bool_] = np.zeros(len(frames[0]), dtype=bool)
    for frame in range(1, round(LONGEST * FRAMES_PER_SECOND) + 1):
        world.advance()
        frames.append(world.poses())
        if frame > WINDOW and frame % 2 == 0:
            still = _still(frames[-1 - WINDOW], frames[-1])
            if all(s or _has_left(pose) for s, pose in zip(still, frames[-1], strict=True)):
                break
        if calming and frame >= calming[0][0] * FRAMES_PER_SECOND:
            _, linear, angular = calming.pop(0)
            world.calm(linear, angular)
    return Motion(frames, tuple(bool(s) for s in still))


def _still(before: Poses, after: Poses) -> NDArray[np.bool_]:
    moved = ((after[:, :3] - before[:, :3]) ** 2).sum(axis=1)
    turned = np.abs((after[:, 3:] * before[:, 3:]).sum(axis=1))
    still: NDArray[np.bool_] = (moved < MIN_MOVE**2) & (turned > _MIN_COSINE)
    return still


def _has_left(pose: Poses) -> bool:
    return region(float(pose[0]), float(pose[1]), float(pose[2])) == "outside"
