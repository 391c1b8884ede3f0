"""The state of Qwixx."""

from dataclasses import dataclass, field

from foxdice.core.flat import Flat

# ------------------------------------------------------------------ what the game waits for (`State.phase`)
ROLL = 0  # the active player throws
WHITE = 1  # action 1: everybody chooses a cell for the white sum, hidden from the others
COLOUR = 2  # action 2: the active player chooses a cell for a white and a coloured die
OVER = 3


@dataclass(slots=True, eq=False)
class Sheet(Flat):
    """What a player has crossed."""

    crosses: int = 0  # bit row * 12 + place from the left; place 11 is the lock
    penalties: int = 0
    choice: int = 0  # chosen in action 1 and not yet carried out: 1 + move


@dataclass(slots=True, eq=False)
class State(Flat):
    """The table and the sheets."""

    players: int = 0
    active: int = 0
    phase: int = 0
    deciding: int = 0  # players who still have to choose (bits)
    faces: int = 0  # three bits a die: white, white, red, yellow, green, blue; 0 for a die that has left
    closed: int = 0  # rows that are closed for everybody (bits)
    crossed: int = 0  # 1 once the active player has crossed something in this turn
    sheets: list[Sheet] = field(default_factory=list)
