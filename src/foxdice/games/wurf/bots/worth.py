"""What positions are worth: the chance of winning, by the solved game of two, in functions that browsers run too.

A match of two is solved with it: whoever loses a game scores one point, so winning this one is worth half a match
however it stands, and what is best in a single game is best in a match. Among more players everybody's chance follows
from all their games of two; the games of a match that are still to come are anybody's.
"""

from typing import Final

from foxdice.games.wurf import length
from foxdice.games.wurf.rules import dice_in
from foxdice.games.wurf.sheet import DICE, DICE_EACH
from foxdice.games.wurf.state import ALL_DICE, CHOICE, FLAT, OVER, START_DIE, State

PERCENT: Final = 100.0
SOLVED: Final = 2  # so many players
MAX_LYING: Final = 5  # between two throws all values differ and none is X
HANDS: Final = DICE + 1

# What is worked out beforehand (`solved`), by dice lying, own dice and the other's: all of it in so many parts.
ONE: Final = 1_000_000
THROWING_ONE: Final[tuple[int, ...]] = ()  # the chance to win when one die is thrown now
THROWING_ALL: Final[tuple[int, ...]] = ()  # when the whole hand is thrown, into the empty arena
SPREAD_OF_ONE: Final[tuple[int, ...]] = ()  # how far the chance spreads that one die leaves
SPREAD_OF_ALL: Final[tuple[int, ...]] = ()


def settled(s: State, player: int, chances: list[float], winners: list[int]) -> float:
    """Return a player's chance to have the fewest points in the end, in %; both lists are for reckoning."""
    if s.coming == OVER:
        return PERCENT * shared(s, player, -1, 0, winners)
    of_game(s, chances)
    return PERCENT * of_match(s, player, chances, winners)


def spread(s: State) -> float:
    """Return how far the outcomes of the throw that is due spread for whoever throws, in a game of two, in %."""
    if s.coming == START_DIE or s.coming == FLAT:
        return 0.0
    own = s.hands[s.active].dice
    other = DICE
    for player in range(s.players):
        dice = s.hands[player].dice
        if player != s.active and 0 < dice < other:
            other = dice
    if s.coming == ALL_DICE:
        return PERCENT * SPREAD_OF_ALL[own * HANDS + other] / ONE
    return PERCENT * SPREAD_OF_ONE[(dice_in(s.arena) * HANDS + own) * HANDS + other] / ONE


# ------------------------------------------------------------------ the game that is being played


def of_game(s: State, chances: list[float]) -> None:
    """Write down everybody's chance to win the game."""
    total = 0.0
    for one in range(s.players):
        chances[one] = 0.0
        if dice_of(s, one):
            chance = 1.0
            for other in range(s.players):
                if other != one and dice_of(s, other):
                    chance *= against(s, one, other)
            chances[one] = chance
            total += chance
    for one in range(s.players):
        chances[one] /= total


def dice_of(s: State, player: int) -> int:
    """Return the dice of a player; whoever waits for cocked ones to fall is still in."""
    dice = s.hands[player].dice
    if dice == 0 and s.coming == FLAT and player == s.active:
        return 1
    return dice


def lying(s: State) -> int:
    """Return how many dice lie, those that are about to be laid included."""
    dice = dice_in(s.arena) + s.cocked
    if s.coming == START_DIE:
        dice += 1
    return min(dice, MAX_LYING)


def against(s: State, one: int, other: int) -> float:
    """Return the chance of one player in a game of two against another, from what lies and who throws."""
    if s.active == one:
        return throwing(s, one, other)
    if s.active == other:
        return 1.0 - throwing(s, other, one)
    mine = dice_of(s, one)
    theirs = dice_of(s, other)
    return (beginning(lying(s), mine, theirs) + 1.0 - beginning(lying(s), theirs, mine)) / 2.0


def throwing(s: State, one: int, other: int) -> float:
    """Return the chance of whoever throws, or may stop."""
    mine = dice_of(s, one)
    theirs = dice_of(s, other)
    if s.coming == ALL_DICE:
        return beginning(lying(s), mine, theirs)
    on = THROWING_ONE[(lying(s) * HANDS + mine) * HANDS + theirs] / ONE
    if s.coming == CHOICE:
        return max(on, 1.0 - beginning(lying(s), theirs, mine))
    return on


def beginning(lying: int, mine: int, theirs: int) -> float:
    """Return the chance of whoever begins a turn; where nothing lies, all dice are thrown."""
    if lying == 0:
        return THROWING_ALL[mine * HANDS + theirs] / ONE
    return THROWING_ONE[(lying * HANDS + mine) * HANDS + theirs] / ONE


# ------------------------------------------------------------------ the games to come


def of_match(s: State, player: int, chances: list[float], winners: list[int]) -> float:
    """Return a player's chance to have the fewest points in the end."""
    to_come = length.games_to_play(s.players) - s.game_number
    overall = 0.0
    for winner in range(s.players):
        if chances[winner] > 0:
            for game in range(to_come):
                winners[game] = 0
            goes_on = True
            while goes_on:  # every way to share out the games to come, as their winners in order
                likely = chances[winner] * likelihood(s.players, to_come, winners)
                overall += likely * shared(s, player, winner, to_come, winners)
                game = to_come - 1
                while game >= 0 and winners[game] == s.players - 1:
                    game -= 1
                goes_on = game >= 0
                if goes_on:
                    following = winners[game] + 1
                    for later in range(game, to_come):
                        winners[later] = following
    return overall


def likelihood(players: int, to_come: int, winners: list[int]) -> float:
    """Return how likely the games to come are shared out like this."""
    likely = 1.0
    if players == SOLVED:  # the second player begins the only game that can be to come
        begins = beginning(1, DICE_EACH[players], DICE_EACH[players])
        for game in range(to_come):
            likely *= begins if winners[game] else 1.0 - begins
        return likely
    same = 0
    for game in range(to_come):
        same = same + 1 if game and winners[game] == winners[game - 1] else 1
        likely *= (game + 1) / same / players
    return likely


def shared(s: State, player: int, winner: int, to_come: int, winners: list[int]) -> float:
    """Return a player's share of the victory once this game and those to come are won like this."""
    own = points_at_the_end(s, player, winner, to_come, winners)
    equal = 0
    for other in range(s.players):
        points = points_at_the_end(s, other, winner, to_come, winners)
        if points < own:
            return 0.0
        if points == own:
            equal += 1
    return 1.0 / equal


def points_at_the_end(s: State, player: int, winner: int, to_come: int, winners: list[int]) -> float:
    """Return the points of a player, who scores in a game that somebody else wins what losers do on average."""
    inside = 0
    for other in range(s.players):
        if dice_of(s, other):
            inside += 1
    points = 1.0 * s.hands[player].points
    if winner >= 0 and player != winner and dice_of(s, player):
        points += inside / 2.0
    for game in range(to_come):
        if winners[game] != player:
            points += s.players / 2.0
    return points
