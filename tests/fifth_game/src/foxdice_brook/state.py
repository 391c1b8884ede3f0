"""The state of The Brook."""

from dataclasses import dataclass, field

from foxdice.core.flat import Flat

# ------------------------------------------------------------------ what the game waits for (`State.phase`)
ROLL = 0
CHOOSE = 1  # everybody who can mark something, at the same time and hidden from the others
OVER = 2


@dataclass(slots=True, eq=False)
class Bank(Flat):
    """What a player has marked."""

    flowers: int = 0  # bit number - 1
    stones: int = 0  # how many, from the left
    choice: int = 0  # chosen and not yet carried out: 1 + move


@dataclass(slots=True, eq=False)
class State(Flat):
    """The dice and the sheets."""

    players: int = 0
    round: int = 0  # from 1 on; 0 before the first throw
    phase: int = 0
    deciding: int = 0  # players who still have to choose (bits)
    green: int = 0
    blue: int = 0
    sheets: list[Bank] = field(default_factory=list)
