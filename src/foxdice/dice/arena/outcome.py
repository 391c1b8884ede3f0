"""What a throw has led to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from foxdice.dice.arena import chance
from foxdice.dice.arena.engine import Poses
from foxdice.dice.arena.faces import top_face
from foxdice.dice.arena.fallen import Fall, Pose, Rest
from foxdice.dice.arena.geometry import BOWL, region
from foxdice.dice.arena.rest import Motion
from foxdice.dice.arena.trajectory import Trajectory, quantise

COCKED_TILT: Final = 30.0  # degrees
COCKED_HEIGHT: Final = BOWL.half + 4.0  # of the centre: a die above leans on another or stands on it


@dataclass(frozen=True, slots=True)
class Outcome(Rest):
    """How a throw ended, and the way the dice went, in the same order."""

    trajectory: Trajectory

    @property
    def rest(self) -> Rest:
        """All but the way they went."""
        return Rest(self.falls, self.poses)


def read_outcome(dice: Sequence[int], motion: Motion, source: chance.Source) -> Outcome:
    """Read faces and fates off the dice at rest; a cocked die gets its new face from the source."""
    poses = tuple(_pose(row) for row in motion.frames[-1])
    falls = tuple(_read(die, pose, still, source) for die, pose, still in zip(dice, poses, motion.still, strict=True))
    return Outcome(falls, poses, quantise(motion.frames))


def _read(die: int, pose: Pose, still: bool, source: chance.Source) -> Fall:
    face, tilt = top_face(pose.rotation)
    if region(*pose.place) != "pit":
        return Fall(die, face, "out")
    # A die that would not settle is picked up like a cocked one.
    if tilt > COCKED_TILT or pose.place[2] > COCKED_HEIGHT or not still:
        return Fall(die, chance.face(source), "cocked")
    return Fall(die, face, "lies")


def _pose(row: Poses) -> Pose:
    x, y, z, qw, qx, qy, qz = (float(value) for value in row)
    return Pose((round(x, 2), round(y, 2), round(z, 2)), (round(qw, 5), round(qx, 5), round(qy, 5), round(qz, 5)))
