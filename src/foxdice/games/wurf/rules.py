"""The rules of Der große Wurf, in the order of the rule book.

An outcome counts how all dice that lay in the arena or were thrown have come to lie: five bits each for 2, 3, 4, 5,
6, X, out and cocked. Which die hit which is a matter of the arena, not of the rules.
"""

from typing import Final

from foxdice.core import chance
from foxdice.games.wurf import length
from foxdice.games.wurf.sheet import DICE_EACH
from foxdice.games.wurf.state import ALL_DICE, CHOICE, FLAT, ONE_DIE, OVER, START_DIE, State

THROW: Final = 0
STOP: Final = 1

# ------------------------------------------------- where an outcome counts what
BITS: Final = 5
COUNT: Final = 31
VALUES: Final = 5  # 2 to 6
X: Final = 5
OUT: Final = 6
COCKED: Final = 7
WAYS_TO_LIE: Final = 8
LYING: Final = (1 << BITS * VALUES) - 1  # the part of an outcome that stays in the arena


# ------------------------------------------------------------------ the course of play


def start(s: State, players: int) -> None:
    """Begin a game or a match."""
    s.players = players
    s.starter = players - 1  # so that the first game is begun by the first player
    next_game(s)


def next_game(s: State) -> None:
    """Deal the dice; each game of a match is begun by the next player."""
    s.game_number += 1
    s.starter = neighbour(s, s.starter)
    s.active = s.starter
    for player in range(s.players):
        s.hands[player].dice = DICE_EACH[s.players]
    s.arena = 0
    s.lost = 0
    s.coming = START_DIE


def next_turn(s: State) -> None:
    """Let the next player who is still in throw: one die, or the whole hand into an empty arena."""
    s.active = neighbour(s, s.active)
    while s.hands[s.active].dice == 0:
        s.active = neighbour(s, s.active)
    s.coming = ONE_DIE if s.arena else ALL_DICE


def neighbour(s: State, player: int) -> int:
    """Return who sits to the left of a player."""
    return player + 1 if player + 1 < s.players else 0


def drop_out(s: State) -> None:
    """A player without dice is out, and scores the number of players still in; the last one left has won."""
    left = 0
    for player in range(s.players):
        if s.hands[player].dice:
            left += 1
    s.hands[s.active].points += left
    if left > 1:
        next_turn(s)
    elif s.game_number < length.games_to_play(s.players):
        next_game(s)
    else:
        s.coming = OVER


# ------------------------------------------------------------------ decisions


def deciders(s: State) -> int:
    """Return the players who have to choose (bits)."""
    return 1 << s.active if s.coming == CHOICE else 0


def is_over(s: State) -> bool:
    """Tell whether the last game is over."""
    return s.coming == OVER


def legal(s: State, player: int, moves: list[int]) -> int:  # noqa: ARG001  # who may choose may do both
    """Write the legal moves of a player who has to choose to `moves`; return their number."""
    moves[0] = THROW
    moves[1] = STOP
    return 2


def apply(s: State, player: int, move: int) -> None:  # noqa: ARG001  # only the active player chooses
    """Throw another die, or end the turn."""
    if move == THROW:
        s.coming = ONE_DIE
    else:
        next_turn(s)


def conceal(s: State, player: int) -> None:
    """Leave everything as it is: nothing is hidden from anybody."""


# ------------------------------------------------------------------ throws


def count(outcome: int, way: int) -> int:
    """Return how many dice of an outcome, or of the arena, lie in this way."""
    return outcome >> BITS * way & COUNT


def dice_in(arena: int) -> int:
    """Return how many dice lie in the arena."""
    dice = 0
    for value in range(VALUES):
        dice += count(arena, value)
    return dice


def dice_to_throw(s: State) -> int:
    """Return how many dice the throw that is due takes."""
    if s.coming == ALL_DICE:
        return s.hands[s.active].dice
    return s.cocked if s.coming == FLAT else 1


def dice_involved(s: State) -> int:
    """Return how many dice the throw that is due may move: the thrown ones and those lying in the arena."""
    lying = 0 if s.coming == START_DIE or s.coming == FLAT else dice_in(s.arena)
    return lying + dice_to_throw(s)


def draw(s: State, random: chance.Random) -> int:
    """Make an outcome from uniform random numbers, as if dice never touched: lying ones stay as they are."""
    if s.coming == START_DIE:
        return 1 << BITS * chance.below(random, VALUES)
    outcome = 0 if s.coming == FLAT else s.arena
    for _ in range(dice_to_throw(s)):
        outcome += 1 << BITS * chance.below(random, X + 1)
    return outcome


def throw(s: State, outcome: int) -> None:
    """Let the dice fall; cocked ones are thrown again before anybody looks at the arena."""
    if s.coming == START_DIE:
        s.arena = outcome
        s.coming = ONE_DIE
        return
    if s.coming == FLAT:
        s.arena += outcome & LYING
        s.cocked = 0
    else:
        s.hands[s.active].dice -= dice_to_throw(s)
        s.arena = outcome & LYING
        s.cocked = count(outcome, COCKED)
    s.lost += count(outcome, X) + count(outcome, OUT)
    if s.cocked:
        s.coming = FLAT
    else:
        look_at_arena(s)


def look_at_arena(s: State) -> None:
    """Repeated values are taken and end the turn; whoever took nothing goes on, or is out without dice."""
    taken = take_repeated_values(s)
    s.hands[s.active].dice += taken
    if s.hands[s.active].dice == 0:
        drop_out(s)
    elif taken:
        next_turn(s)
    else:
        s.coming = CHOICE


def take_repeated_values(s: State) -> int:
    """Take all dice of every value that more than one die shows out of the arena; return how many."""
    taken = 0
    for value in range(VALUES):
        dice = count(s.arena, value)
        if dice > 1:
            s.arena -= dice << BITS * value
            taken += dice
    return taken


# ------------------------------------------------------------------ points


def points(s: State, player: int, area: int) -> int:  # noqa: ARG001  # there is no sheet, so all points are apart
    """Return a player's points; the fewest win."""
    return s.hands[player].points


def total(s: State, player: int) -> int:
    """Return all points of a player: how many were still in when the player dropped out, in all games together."""
    return s.hands[player].points
