"""The rules of The Brook. A move is the flower (0 to 5), STONE or PASS; an outcome is green + 8 * blue."""

from typing import Final

from foxdice.core import chance
from foxdice.core.bits import count_bits
from foxdice_brook.sheet import FLOWER_POINTS, NEEDED, ROUNDS, STONE_POINTS
from foxdice_brook.state import CHOOSE, OVER, ROLL, Bank, State

STONE: Final = 6
PASS: Final = 7
STONES: Final = 6
STEP_FLOWERS: Final = 0b000111  # the flowers 1 to 3 give a stone
FOX_FLOWERS: Final = 0b111000  # the flowers 4 to 6 give a fox
GREEN: Final = 0
BLUE: Final = 1


# ------------------------------------------------------------------ what a die may mark


def flower_is_free(sheet: Bank, number: int) -> bool:
    """Tell whether a player has not yet picked the flower with this number."""
    return sheet.flowers >> number - 1 & 1 == 0


def reaches_next_stone(sheet: Bank, number: int) -> bool:
    """Tell whether a number is enough for the next stone, if there is one left."""
    return sheet.stones < STONES and number >= NEEDED[sheet.stones]


def with_choice(sheet: Bank) -> tuple[int, int]:
    """Return the flowers and the stones as they are once the choice is carried out.

    Whoever has picked 1, 2 and 3 with it gets a stone on top.
    """
    flowers, stones = sheet.flowers, sheet.stones
    move = sheet.choice - 1
    if move == STONE:
        stones += 1
    elif move >= 0 and move != PASS:
        flowers |= 1 << move
        if move < 3 and flowers & STEP_FLOWERS == STEP_FLOWERS and stones < STONES:
            stones += 1
    return flowers, stones


# ------------------------------------------------------------------ the course of a game


def start(s: State, players: int) -> None:
    """Begin a game."""
    s.players = players


def draw(s: State, random: chance.Random) -> int:  # noqa: ARG001  # always both dice
    """Make an outcome from uniform random numbers."""
    green = chance.below(random, 6) + 1
    return green + 8 * (chance.below(random, 6) + 1)


def throw(s: State, outcome: int) -> None:
    """Let the dice fall; everybody who can mark something chooses."""
    s.round += 1
    s.green = outcome & 7
    s.blue = outcome >> 3
    s.phase = CHOOSE
    for player in range(s.players):
        sheet = s.sheets[player]
        if flower_is_free(sheet, s.green) or reaches_next_stone(sheet, s.blue):
            s.deciding |= 1 << player
    if s.deciding == 0:
        end_round(s)


def end_round(s: State) -> None:
    """Carry out what everybody has chosen; after the last round the game is over."""
    for player in range(s.players):
        sheet = s.sheets[player]
        flowers, stones = with_choice(sheet)
        sheet.flowers = flowers
        sheet.stones = stones
        sheet.choice = 0
    s.phase = OVER if s.round == ROUNDS else ROLL


def deciders(s: State) -> int:
    """Return the players who have to choose (bits)."""
    return s.deciding


def is_over(s: State) -> bool:
    """Tell whether the game is over."""
    return s.phase == OVER


def legal(s: State, player: int, moves: list[int]) -> int:
    """Write the legal moves of a player who has to choose to `moves`; return their number."""
    sheet = s.sheets[player]
    n = 0
    if flower_is_free(sheet, s.green):
        moves[n] = s.green - 1
        n += 1
    if reaches_next_stone(sheet, s.blue):
        moves[n] = STONE
        n += 1
    moves[n] = PASS
    return n + 1


def apply(s: State, player: int, move: int) -> None:
    """Keep a choice; the last one ends the round."""
    s.sheets[player].choice = 1 + move
    s.deciding &= ~(1 << player)
    if s.deciding == 0:
        end_round(s)


def conceal(s: State, player: int) -> None:
    """Leave in the state what a player may see: not what the others have chosen, nor who of them has chosen."""
    for other in range(s.players):
        if other != player and s.sheets[other].choice:
            s.sheets[other].choice = 0
            s.deciding |= 1 << other


# ------------------------------------------------------------------ points


def points(s: State, player: int, area: int) -> int:
    """Return the points of flowers or stones, a choice not yet carried out included.

    One past the last: the fox, worth the weaker of the two.
    """
    flowers, stones = with_choice(s.sheets[player])
    if area == GREEN:
        return FLOWER_POINTS[count_bits(flowers)]
    if area == BLUE:
        return STONE_POINTS[stones]
    if flowers & FOX_FLOWERS == FOX_FLOWERS:
        return min(FLOWER_POINTS[count_bits(flowers)], STONE_POINTS[stones])
    return 0


def total(s: State, player: int) -> int:
    """Return all points of a player."""
    return points(s, player, GREEN) + points(s, player, BLUE) + points(s, player, BLUE + 1)
