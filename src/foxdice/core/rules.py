"""What the rules of every game give. A game's entry module stands for this one where code is written for any game."""

from foxdice.core.chance import Random
from foxdice.core.flat import Flat


def start(s: Flat, players: int) -> None:
    """Begin a game in an empty state."""
    raise NotImplementedError


def deciders(s: Flat) -> int:
    """Return who has to choose (bits); 0 at a throw and at the end."""
    raise NotImplementedError


def is_over(s: Flat) -> bool:
    """Tell whether the game is over."""
    raise NotImplementedError


def legal(s: Flat, player: int, moves: list[int]) -> int:
    """Write the legal moves of a player who has to choose to `moves`; return their number."""
    raise NotImplementedError


def apply(s: Flat, player: int, move: int) -> None:
    """Carry out a legal move, up to the next decision or throw."""
    raise NotImplementedError


def conceal(s: Flat, player: int) -> None:
    """Leave in the state what a player may see; one that is not there, such as -1, sees what spectators see."""
    raise NotImplementedError


def draw(s: Flat, random: Random) -> int:
    """Make an outcome of the throw that is due from uniform random numbers."""
    raise NotImplementedError


def throw(s: Flat, outcome: int) -> None:
    """Let the dice fall."""
    raise NotImplementedError


def points(s: Flat, player: int, area: int) -> int:
    """Return the points of an area by its place on the sheet; one past the last: the bonus points."""
    raise NotImplementedError


def total(s: Flat, player: int) -> int:
    """Return all points of a player."""
    raise NotImplementedError
