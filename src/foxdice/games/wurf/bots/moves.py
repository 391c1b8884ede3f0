"""What the bots do, as plain functions, which browsers run too: throw on or stop, and how to throw.

How the stronger ones throw was worked out beforehand; browsers get it as tables (`in_browser`).
"""

from collections.abc import Sequence
from typing import Final

from foxdice.dice.arena import aiming
from foxdice.dice.arena.draws import Source, uniform
from foxdice.games.wurf.rules import BITS, COUNT, STOP, THROW, VALUES, dice_in
from foxdice.games.wurf.sheet import DICE
from foxdice.games.wurf.state import ALL_DICE, State

RANDOM: Final = 0
BEGINNER: Final = 1
GREEDY: Final = 2
STEADY: Final = 3
MASTER: Final = 4

ENOUGH: Final = 5  # all values lie: whatever a die shows but X, it finds its like, if nothing is turned over
HARD: Final = 3.0
ORDINARY: Final = 2.0
HANDFUL: Final = (1.2, 2.0)  # strengths at which a whole hand is thrown
STRENGTHS: Final = (0.8, 1.2, 2.0, 3.0)
KINDS: Final = 3
BOOK_DICE: Final = 18  # of one hand in the master's book; who has more plays as if these were all

# Ways to throw, three numbers each: a kind and hundredths of its strength, or, after the kinds, a way to hit one die,
# the face of that die and its side.
WAYS: Final[tuple[int, ...]] = ()
# Twice the way, and one more where one throws on rather than stop.
STEADY_BOOK: Final[tuple[int, ...]] = ()  # by dice lying, own dice, the other's dice
STEADY_HANDFUL: Final[tuple[int, ...]] = ()  # how a whole hand is thrown, by own dice and the other's
MASTER_BOOK: Final[tuple[int, ...]] = ()  # by the set of values lying, own dice, the other's dice


def choose(s: State, player: int, bot: int, source: Source) -> int:
    """Return what a bot does that may throw on."""
    if bot == RANDOM:
        return THROW if uniform(source) < 0.5 else STOP
    if bot == BEGINNER:
        goes_on = beginner_goes_on(s, player)
    elif bot == GREEDY:
        goes_on = greedy_goes_on(s, player)
    else:
        goes_on = _advice(s, player, bot) % 2 == 1
    return THROW if goes_on else STOP


def beginner_goes_on(s: State, player: int) -> bool:
    """Tell whether a match is nearly sure; never the last die."""
    return dice_in(s.arena) >= ENOUGH and s.hands[player].dice > 1


def greedy_goes_on(s: State, player: int) -> bool:
    """Tell whether there is anything to take; never the last die."""
    return s.arena != 0 and s.hands[player].dice > 1


def fewest_of_others(s: State, player: int) -> int:
    """Return the dice of whoever has fewest of the others still in."""
    fewest = DICE
    for other in range(s.players):
        dice = s.hands[other].dice
        if other != player and 0 < dice < fewest:
            fewest = dice
    return fewest


def aim(
    s: State,
    player: int,
    bot: int,
    lying: Sequence[float],
    count: int,
    source: Source,
    gesture: list[float],
    pushed: list[float],
) -> int:
    """Write how a bot makes the throw that is due, and which dice it pushes; return how many these are."""
    if s.coming == ALL_DICE:
        strength = _handful(s, player, bot, source)
        return aiming.plan(aiming.HIT, strength, lying, 0, gesture, pushed)
    if bot == RANDOM:
        kind = int(uniform(source) * KINDS)
        return aiming.plan(kind, STRENGTHS[int(uniform(source) * 4)], lying, count, gesture, pushed)
    if bot == BEGINNER:
        return aiming.plan(aiming.HIT, HARD, lying, count, gesture, pushed)
    if bot == GREEDY:
        return aiming.plan(aiming.HIT, ORDINARY, lying, count, gesture, pushed)
    at = 3 * (_advice(s, player, bot) // 2)
    if WAYS[at] < KINDS:
        return aiming.plan(WAYS[at], WAYS[at + 1] / 100.0, lying, count, gesture, pushed)
    return aiming.aim_shot(WAYS[at] - KINDS, WAYS[at + 1], WAYS[at + 2], lying, count, gesture, pushed)


def _handful(s: State, player: int, bot: int, source: Source) -> float:
    """Return how hard a bot throws a whole hand."""
    if bot == RANDOM:
        return HANDFUL[int(uniform(source) * 2)]
    if bot == STEADY:
        own, other = s.hands[player].dice, fewest_of_others(s, player)
        return HANDFUL[STEADY_HANDFUL[own * (DICE + 1) + other]]
    return HANDFUL[0] if bot == MASTER else HANDFUL[1]


def _advice(s: State, player: int, bot: int) -> int:
    own, other = s.hands[player].dice, fewest_of_others(s, player)
    if bot == STEADY:
        return STEADY_BOOK[(dice_in(s.arena) * (DICE + 1) + own) * (DICE + 1) + other]
    values = 0
    for value in range(VALUES):
        if s.arena >> BITS * value & COUNT:
            values |= 1 << value
    own, other = min(own, BOOK_DICE) - 1, min(other, BOOK_DICE) - 1
    return MASTER_BOOK[(values * BOOK_DICE + own) * BOOK_DICE + other]
