"""What the dice, the mat and the wall are made of, and how finely time, places and rotations are cut."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Surface:
    """Bounce and grip of a surface; two that touch multiply theirs."""

    restitution: float
    friction: float


DIE: Final = Surface(0.80, 0.5)
MAT: Final = Surface(0.38, 1.2)
WALL: Final = Surface(0.62, 0.7)
TABLE: Final = Surface(0.50, 0.7)

MASS: Final = 4.6  # grams: 16 mm of acrylic with rounded edges
INERTIA: Final = 186.5  # g·mm² about each axis: a solid rounded cube

GRAVITY: Final = 9810.0  # mm/s²
ANGULAR_DAMPING: Final = 0.2

FRAMES_PER_SECOND: Final = 60
STEPS_PER_FRAME: Final = 8  # 480 a second; 240 is too coarse, finer changes nothing
SOLVER_ITERATIONS: Final = 4
STIFFNESS: Final = 120.0  # of contacts: their natural frequency
PREDICTION: Final = 0.02  # how far ahead contacts are looked for

# Of a trajectory.
PLACE_STEPS: Final = 10  # a millimetre
ROTATION_STEPS: Final = 2047  # for 1.0
