"""Dice after a throw: how they fell, and where they came to rest."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from foxdice.dice.arena.geometry import Point
from foxdice.dice.arena.rotation import Quaternion

Fate: TypeAlias = Literal["lies", "cocked", "out"]
FATES: Final[tuple[Fate, ...]] = ("lies", "cocked", "out")


@dataclass(frozen=True, slots=True)
class Fall:
    """How one die fell: its face counts unless it is out; a cocked die's face was thrown again, flat."""

    die: int
    face: int
    fate: Fate


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a die came to rest, before anyone touched it: millimetres, and its rotation."""

    place: Point
    rotation: Quaternion


@dataclass(frozen=True, slots=True)
class Rest:
    """How every die fell and where it came to rest, in the same order."""

    falls: tuple[Fall, ...]
    poses: tuple[Pose, ...]
