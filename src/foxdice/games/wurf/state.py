"""The state of Der große Wurf: the arena and the hands. Dice are alike, so they are counted."""

from dataclasses import dataclass, field

from foxdice.core.flat import Flat

# ------------------------------------------------- what comes next (`State.coming`)
START_DIE = 0  # the die that starts in the arena is laid there, any face up but X
ONE_DIE = 1  # the active player throws one die
ALL_DICE = 2  # the arena was empty: the active player throws the whole hand at once
FLAT = 3  # cocked dice are thrown again, beside the arena
CHOICE = 4  # nothing was taken: the active player throws again or stops
OVER = 5


@dataclass(slots=True, eq=False)
class Hand(Flat):
    """A player's own dice, and the points of the games so far; the fewest win."""

    dice: int = 0  # none: the player is out, or waits for cocked dice after throwing the last one
    points: int = 0


@dataclass(slots=True, eq=False)
class State(Flat):
    """One game, or a match of several."""

    players: int = 0
    game_number: int = 0  # from 1
    starter: int = 0  # who begins this game
    active: int = 0
    coming: int = 0
    arena: int = 0  # dice lying there: how many show 2, 3, 4, 5, 6, five bits each
    cocked: int = 0  # dice to be thrown again, flat, before anybody looks at the arena
    lost: int = 0  # dice that left this game: X and flown out
    hands: list[Hand] = field(default_factory=list)
