"""What a throw has led to."""

from collections.abc import Sequence
from dataclasses import dataclass

from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.fallen import Rest
from foxdice.dice.arena.reading import DIE, FALLEN, read
from foxdice.dice.arena.rest import Motion
from foxdice.dice.arena.settle import rest_of
from foxdice.dice.arena.trajectory import Trajectory, quantise


@dataclass(frozen=True, slots=True)
class Outcome(Rest):
    """How a throw ended, and the way the dice went, in the same order."""

    trajectory: Trajectory

    @property
    def rest(self) -> Rest:
        """All but the way they went."""
        return Rest(self.falls, self.poses)


def read_outcome(dice: Sequence[int], motion: Motion, source: Source) -> Outcome:
    """Read faces and fates off the dice at rest; a cocked die gets its new face from the source."""
    last = motion.frames[-1].ravel().tolist()
    rows = [0.0] * (FALLEN * len(dice))
    for place, (die, still) in enumerate(zip(dice, motion.still, strict=True)):
        rows[FALLEN * place + DIE] = float(die)
        read(last, place, still, source, rows, place)
    rest = rest_of(rows, len(dice))
    return Outcome(rest.falls, rest.poses, quantise(motion.frames))
