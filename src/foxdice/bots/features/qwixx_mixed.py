"""What a learned bot sees of Qwixx on a pad whose rows are not alike: the same, with the rows as they are printed."""

from typing import Any, Final

from foxdice.bots.features import qwixx

SIZE: Final = qwixx.SIZE
POINTS: Final = qwixx.POINTS
AS_PRINTED: Final = 0 | 1 << 2 | 2 << 4 | 3 << 6


def write(s: Any, player: int, out: Any, at: int) -> None:
    """Write what a player sees when the next throw is due to out[at : at + SIZE]."""
    qwixx.write_in_order(s, player, AS_PRINTED, out, at)
