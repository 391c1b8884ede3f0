"""What a learned bot asks of a game. Each game that can be learned has a module that stands for this one."""

from typing import Any, Final

SIZE: Final[int] = 0  # how many numbers a position becomes
POINTS: Final[int] = 0  # the first so many of them are points, up to 255; all others are 0 or 1
HELD: Final[tuple[int, ...]] = ()  # the places of those that add up to the points the player already has


def write(s: Any, player: int, out: Any, at: int) -> None:
    """Write what a player sees to out[at : at + SIZE], where everything is 0 so far."""
    raise NotImplementedError


def concerns_others(s: Any, player: int) -> bool:
    """Tell whether what the player chooses now changes what the others can do."""
    raise NotImplementedError


def conceal(s: Any, player: int) -> None:
    """Leave in the state what a player may see."""
    raise NotImplementedError


def moment(s: Any) -> int:
    """Return a number below 1024 that tells the throws of a game apart."""
    raise NotImplementedError


def is_near_the_end(s: Any) -> bool:
    """Tell whether the rest of the game at a table is so short that it can be played out many times."""
    raise NotImplementedError
