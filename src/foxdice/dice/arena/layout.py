"""The dice lying in the arena between two throws."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die that lies flat: where (millimetres from the middle), turned how (degrees), its top face."""

    die: int
    x: float
    y: float
    yaw: float
    face: int


@dataclass(frozen=True, slots=True)
class Layout:
    """All dice lying in the arena."""

    dice: tuple[LyingDie, ...] = ()

    def find(self, die: int) -> LyingDie | None:
        """Give the die of this number, if it lies here."""
        return next((lying for lying in self.dice if lying.die == die), None)
