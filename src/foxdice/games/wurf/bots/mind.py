"""The judge of Der große Wurf for browsers, over the buffers of the judges that learned (`foxdice.judge.layout`).

Who plays throws dice too, and thinks where they fly (`in_browser`).
"""

from foxdice.core import parts
from foxdice.games.wurf import rules
from foxdice.games.wurf.bots import worth
from foxdice.games.wurf.state import CHOICE
from foxdice.judge.layout import BEST, BEST_LENGTH, BEST_TRAIL, EXACT, MOVES, SEEN, TRIED, TRY, Buffers


def appraise(desk: Buffers, player: int, _max_moves: int) -> int:
    """Look at what every legal move leads to; return how many there are: TRIED, BEST, BEST_LENGTH."""
    n = rules.legal(desk.states[SEEN], player, desk.longs)
    for place in range(n):
        desk.longs[TRIED + place] = desk.longs[MOVES + place]
        desk.longs[BEST_LENGTH + place] = 0
    for place in range(n):
        parts.copy_part(desk.states, SEEN, desk.states, TRY)
        rules.apply(desk.states[TRY], player, desk.longs[TRIED + place])
        desk.floats[BEST + place] = worth.settled(desk.states[TRY], player, desk.x, desk.longs)
    return int(n)


def value(desk: Buffers, player: int, max_moves: int) -> int:
    """Look at the best that a player can make of the position, which then is at the first root."""
    s = desk.states[SEEN]
    if s.coming != CHOICE or s.active != player:
        desk.longs[BEST_LENGTH] = 0
        desk.floats[BEST] = worth.settled(s, player, desk.x, desk.longs)
        return 1
    best = 0
    for place in range(appraise(desk, player, max_moves)):
        if desk.floats[BEST + place] > desk.floats[BEST + best]:
            best = place
    desk.floats[BEST] = desk.floats[BEST + best]
    desk.longs[BEST_LENGTH] = 1
    desk.longs[BEST_TRAIL] = desk.longs[TRIED + best]
    return 1


def outlook(desk: Buffers, player: int, _max_moves: int, _count: int) -> int:
    """Write two values, one above and one below, that have the mean and the spread of all outcomes of a throw."""
    mean = worth.settled(desk.states[SEEN], player, desk.x, desk.longs)
    spread = worth.spread(desk.states[SEEN])
    desk.floats[BEST] = mean - spread
    desk.floats[BEST + 1] = mean + spread
    desk.longs[EXACT] = 1
    return 2
