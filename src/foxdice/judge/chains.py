"""Chains looked through: one choice often brings the next, and only where nobody chooses any more is a value told.

Plain functions over flat buffers (`layout`). A step is: `expand` writes what the moves at the front lead to, whoever
has the network values those rows, `choose` keeps the best ends and what looks best of the rest, `narrow` lets go of
what looks poor, `go_on` makes the rest the front. Orders of the same marks meet: what the judge cannot tell apart goes
on once. Where only the best root matters, `look_first` and `set_aside` leave out the poor ones before the first step.
"""

from typing import Any, Final

from foxdice.core import parts, rules
from foxdice.judge import position
from foxdice.judge import rows as features
from foxdice.judge.layout import (
    BEST,
    BEST_LENGTH,
    BEST_TRAIL,
    CHOSEN,
    COUNTS,
    FOUND,
    FRONT,
    GOES_ON,
    LENGTHS,
    LINK_KIND,
    LINK_MARK,
    LINK_MOVE,
    LINK_SLOT,
    LINKS,
    MARKS,
    MOVES,
    NEXT_VALUES,
    NOTHING,
    OVER,
    PARENTS,
    ROOTS,
    SETTLED,
    SLOTS,
    TRAIL,
    TRAILS,
    TRY,
    VALUES,
    WIDTH,
)

# In points. What is further behind hardly ever comes to the front again (docs/bots-lab.md).
HOPELESS: Final = 12.0  # a root, compared with the best of all roots
BEHIND: Final = 3.0  # in the middle of a chain, compared with the best that its root has come to


def begin(longs: Any, roots: int) -> None:
    """Begin with the states at the first slot of so many roots."""
    for root in range(roots):
        longs[COUNTS + root] = 1
        longs[LENGTHS + root * WIDTH] = 0
        longs[BEST_LENGTH + root] = NOTHING


def look_first(states: Any, longs: Any, rows: Any, floats: Any, player: int, roots: int) -> None:
    """Write what every root looks like as it is."""
    for root in range(roots):
        parts.copy_part(states, FRONT + root * WIDTH, states, TRY)
        put_link(states, longs, rows, floats, player, root * WIDTH, NOTHING, root)
    longs[FOUND] = roots


def set_aside(longs: Any, floats: Any, roots: int) -> None:
    """Leave as they look the roots that are settled, and those that are far behind the best."""
    best = floats[VALUES]
    for root in range(1, roots):
        best = max(best, floats[VALUES + root])
    for root in range(roots):
        if longs[LINK_KIND + root] != GOES_ON or floats[VALUES + root] < best - HOPELESS:
            longs[COUNTS + root] = 0
            longs[BEST_LENGTH + root] = 0
            floats[BEST + root] = floats[VALUES + root]


def expand(  # flat buffers have no names of their own
    states: Any, longs: Any, rows: Any, floats: Any, player: int, side: int, roots: int, slot: int, max_moves: int
) -> int:
    """Write what the moves of the front lead to, from a slot on and as far as there is room; return where to go on."""
    n = 0
    while slot < roots * WIDTH:
        if slot % WIDTH < longs[COUNTS + side * ROOTS + slot // WIDTH]:
            if n + max_moves > LINKS:
                break
            n = expand_one(states, longs, rows, floats, player, side * SLOTS + slot, n)
        slot += 1
    longs[FOUND] = n
    return slot


def expand_one(states: Any, longs: Any, rows: Any, floats: Any, player: int, slot: int, n: int) -> int:
    """Write what the moves of one state lead to; return how many links there are."""
    s = states[FRONT + slot]
    if not rules.deciders(s) >> player & 1:
        parts.copy_part(states, FRONT + slot, states, TRY)
        put_link(states, longs, rows, floats, player, slot, NOTHING, n)
        return n + 1
    moves = rules.legal(s, player, longs)
    for place in range(moves):
        move = longs[MOVES + place]
        parts.copy_part(states, FRONT + slot, states, TRY)
        rules.apply(states[TRY], player, move)
        put_link(states, longs, rows, floats, player, slot, move, n)
        n += 1
    return n


def put_link(states: Any, longs: Any, rows: Any, floats: Any, player: int, slot: int, move: int, n: int) -> None:
    """Write down the state that was tried, and what the judge sees of it."""
    after = states[TRY]
    longs[LINK_SLOT + n] = slot
    longs[LINK_MOVE + n] = move
    longs[LINK_MARK + n] = 0
    if rules.is_over(after):
        longs[LINK_KIND + n] = OVER
        floats[VALUES + n] = rules.total(after, player)
        return
    longs[LINK_KIND + n] = GOES_ON if rules.deciders(after) >> player & 1 else SETTLED
    put_row(after, longs, rows, player, n)


def put_row(s: Any, longs: Any, rows: Any, player: int, n: int) -> None:
    """Write what a player sees of a state to row n."""
    at = n * position.SIZE
    features.clear(rows, at, position.SIZE)
    position.write(s, player, rows, at)
    longs[LINK_MARK + n] = features.mark(rows, at, position.SIZE)


def choose(longs: Any, floats: Any, side: int) -> None:
    """Keep the best end of every root, and what looks best of that which goes on."""
    for n in range(longs[FOUND]):
        slot = longs[LINK_SLOT + n]
        root = slot % SLOTS // WIDTH
        value = floats[VALUES + n]
        if longs[LINK_KIND + n] == GOES_ON:
            keep(longs, floats, side, root, n, value)
        elif longs[BEST_LENGTH + root] < 0 or value > floats[BEST + root]:
            floats[BEST + root] = value
            longs[BEST_LENGTH + root] = copy_trail(longs, slot, longs[LINK_MOVE + n], BEST_TRAIL + root * TRAIL)


def keep(longs: Any, floats: Any, side: int, root: int, n: int, value: float) -> None:
    """Put a link among those of its root that go on, where it is one of the best and not there yet."""
    count = COUNTS + (1 - side) * ROOTS + root
    first = root * WIDTH
    for place in range(first, first + longs[count]):
        if longs[MARKS + place] == longs[LINK_MARK + n]:
            return
    place = first + longs[count]
    if longs[count] == WIDTH:
        place -= 1
        if value <= floats[NEXT_VALUES + place]:
            return
    else:
        longs[count] += 1
    while place > first and value > floats[NEXT_VALUES + place - 1]:
        floats[NEXT_VALUES + place] = floats[NEXT_VALUES + place - 1]
        longs[PARENTS + place] = longs[PARENTS + place - 1]
        longs[CHOSEN + place] = longs[CHOSEN + place - 1]
        longs[MARKS + place] = longs[MARKS + place - 1]
        place -= 1
    floats[NEXT_VALUES + place] = value
    longs[PARENTS + place] = longs[LINK_SLOT + n]
    longs[CHOSEN + place] = longs[LINK_MOVE + n]
    longs[MARKS + place] = longs[LINK_MARK + n]


def narrow(longs: Any, floats: Any, side: int, roots: int) -> None:
    """Let go of what looks clearly worse than the best that its root has come to."""
    for root in range(roots):
        count = COUNTS + (1 - side) * ROOTS + root
        if longs[count] == 0:
            continue
        first = NEXT_VALUES + root * WIDTH
        best = floats[first]
        if longs[BEST_LENGTH + root] >= 0:
            best = max(best, floats[BEST + root])
        while longs[count] > 0 and floats[first + longs[count] - 1] < best - BEHIND:
            longs[count] -= 1


def copy_trail(longs: Any, slot: int, move: int, to: int) -> int:
    """Write the moves up to a slot and one more; return their number."""
    length = longs[LENGTHS + slot]
    for place in range(length):
        longs[to + place] = longs[TRAILS + slot * TRAIL + place]
    if move == NOTHING:
        return int(length)
    longs[to + length] = move
    return int(length + 1)


def begin_step(longs: Any, side: int, roots: int) -> None:
    """Make the next front empty."""
    for root in range(roots):
        longs[COUNTS + (1 - side) * ROOTS + root] = 0


def go_on(states: Any, longs: Any, player: int, side: int, roots: int) -> int:
    """Make what was kept the next front; return how many states it has."""
    n = 0
    next_side = 1 - side
    for root in range(roots):
        for place in range(root * WIDTH, root * WIDTH + longs[COUNTS + next_side * ROOTS + root]):
            slot = next_side * SLOTS + place
            parent = longs[PARENTS + place]
            move = longs[CHOSEN + place]
            parts.copy_part(states, FRONT + parent, states, FRONT + slot)
            rules.apply(states[FRONT + slot], player, move)
            longs[LENGTHS + slot] = copy_trail(longs, parent, move, TRAILS + slot * TRAIL)
            n += 1
    return n


def put_ends(states: Any, longs: Any, rows: Any, floats: Any, player: int, roots: int) -> None:
    """Write where the best trail of every root leads, from the roots at the front."""
    for root in range(roots):
        parts.copy_part(states, FRONT + root * WIDTH, states, TRY)
        for place in range(longs[BEST_LENGTH + root]):
            rules.apply(states[TRY], player, longs[BEST_TRAIL + root * TRAIL + place])
        put_link(states, longs, rows, floats, player, root * WIDTH, NOTHING, root)
    longs[FOUND] = roots
