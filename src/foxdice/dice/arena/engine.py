"""What the arena needs of a physics engine; nothing else of it is used."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

from foxdice.dice.arena.geometry import Point
from foxdice.dice.arena.rotation import Quaternion

if TYPE_CHECKING:  # records are read and verified without NumPy where nothing is thrown
    import numpy as np
    from numpy.typing import NDArray

# One row a die: x, y, z in millimetres, then w, x, y, z of its rotation.
Poses: TypeAlias = "NDArray[np.float64]"


@dataclass(frozen=True, slots=True)
class Body:
    """A die at the start: place (mm), rotation, velocity (mm/s), spin (rad/s)."""

    place: Point
    rotation: Quaternion
    velocity: Point = (0.0, 0.0, 0.0)
    spin: Point = (0.0, 0.0, 0.0)


class World(Protocol):
    """Dice in motion in the arena."""

    def poses(self) -> Poses:
        """Say where the dice are now."""
        ...

    def advance(self) -> None:
        """Let one frame of time pass."""
        ...

    def calm(self, linear: float, angular: float) -> None:
        """Damp all motion from now on."""
        ...


Engine: TypeAlias = Callable[[Sequence[Body]], World]
