"""How the bots and the judge of Qwixx think where there is no NumPy: the same as `learned` and `judge`, one by one.

Plans are listed with the first state as room to try, so the position that is asked about is kept at the end meanwhile.
"""

from typing import Any, Final

from foxdice.core import parts
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.bots import people, shares, turn, zoo
from foxdice.games.qwixx.state import COLOUR, OVER, WHITE
from foxdice.judge import chains, forward, moves, position, sampling
from foxdice.judge import mind as thought
from foxdice.judge import rows as features
from foxdice.judge.layout import (
    BEST,
    BEST_LENGTH,
    BEST_TRAIL,
    FOUND,
    FRONT,
    GUESSED,
    LINK_KIND,
    NOTHING,
    OUTPUTS,
    SEEN,
    SETTLED,
    STATES,
    TRAIL,
    TRIED,
    TRY,
    VALUES,
    WIDTH,
    WORTH,
    Buffers,
)

CHOOSING: Final = ("choose", "temper")  # functions that choose a move
MORE_PARTS: Final = ("future",)  # what `finish` tells after the areas and the bonus

KEPT: Final = STATES - 1
PERCENT: Final = 100.0


def choose(desk: Buffers, player: int, _max_moves: int, slip: float, who: float, seed: int) -> int:
    """Return the move of somebody who misjudges by so much percent, and makes somebody's mistakes."""
    n = appraise_with(desk, player, slip, int(who), seed)
    best = 0
    for place in range(1, n):
        if desk.floats[WORTH + place] > desk.floats[WORTH + best]:
            best = place
    return int(desk.longs[TRIED + best])


def temper(desk: Buffers, player: int, _max_moves: int, kind: float, _two: float, _seed: int) -> int:
    """Return the move that somebody of a temper likes most."""
    n = rules.legal(desk.states[SEEN], player, desk.longs)
    return int(desk.longs[zoo.choose(desk.states[SEEN], player, int(kind), desk.longs, n)])


def appraise_with(desk: Buffers, player: int, slip: float, who: int, seed: int) -> int:
    """Write what the legal moves are thought to be worth to WORTH; return how many there are."""
    states, longs, floats = desk.states, desk.longs, desk.floats
    n = moves.try_all(states, longs, desk.rows, floats, player, 0.0, 0)
    chains.put_row(states[SEEN], longs, desk.rows, player, 0)
    drawn = features.crc(desk.rows, 0, position.SIZE, seed)
    if states[SEEN].phase != WHITE:
        for place in range(n):
            plan = turn.IDLE & ~turn.NOTHING | longs[TRIED + place]
            floats[WORTH + place] = felt(desk, SEEN, FRONT + place * WIDTH, player, plan, drawn, slip, who, seed)
        return n
    parts.copy_part(states, SEEN, states, KEPT)
    if people.WATCHES[who]:
        guess(desk, KEPT, player)
    else:
        for other in range(states[KEPT].players):
            longs[GUESSED + other] = turn.IDLE
    count = turn.plans(states, KEPT, states, player, longs, desk.given)
    for place in range(n):
        seen = 0
        for number in range(count):
            plan = desk.given[number]
            if turn.white_move(plan) == longs[TRIED + place]:
                follow_plan(desk, KEPT, player, plan)
                value = felt(desk, KEPT, TRY, player, plan, drawn, slip, who, seed)
                if seen == 0 or value > floats[WORTH + place]:
                    floats[WORTH + place] = value
                seen += 1
    parts.copy_part(states, KEPT, states, SEEN)
    return n


def felt(
    desk: Buffers, before: int, at: int, player: int, plan: int, drawn: int, slip: float, who: int, seed: int
) -> Any:
    """Return what a turn that ended so seems to be worth to somebody who followed a plan."""
    weight = people.ALONE if desk.states[before].players == 1 else 1.0
    found = worth(desk, at, player, weight * slip, seed)
    if who == people.NOBODY:
        return found
    waiting = 1 if player != desk.states[before].active else 0
    if people.overlooks(drawn, turn.white_move(plan), waiting, who) or people.overlooks(
        drawn, turn.colour_move(plan), waiting, who
    ):
        desk.floats[VALUES] = people.UNSEEN
    elif desk.states[at].phase != OVER:
        desk.floats[OUTPUTS] = weight * people.seems(desk.states[before], desk.states[at], player, who)
        desk.floats[VALUES] += desk.floats[OUTPUTS]
    return desk.floats[VALUES]


def appraise(desk: Buffers, player: int, _max_moves: int) -> int:
    """Look through what every legal move leads to; return how many there are: TRIED, BEST, BEST_LENGTH, BEST_TRAIL."""
    n = moves.try_all(desk.states, desk.longs, desk.rows, desk.floats, player, 0.0, 0)
    look_through(desk, player, n)
    return n


def value(desk: Buffers, player: int, _max_moves: int) -> int:
    """Look through the best that a player can make of the position, which then is at the first root."""
    parts.copy_part(desk.states, SEEN, desk.states, FRONT)
    look_through(desk, player, 1)
    return 1


def outlook(desk: Buffers, player: int, _max_moves: int, count: int) -> int:
    """Look at outcomes of the throw that is due; return how many: OUTCOMES, BEST, and EXACT where these are all."""
    n = sampling.throw_all(desk.states, desk.longs, desk.rows, desk.given, desk.random, count)
    look_through(desk, player, n)
    return n


def finish(desk: Buffers, player: int, root: int, move: int) -> int:
    """Go to the end of a root's line, which begins with a move of the position, or with none (-1).

    The end is at TRY, and what its value consists of at OUTPUTS; return how many numbers, or -1 at a table, where
    values are chances of winning.
    """
    states, longs = desk.states, desk.longs
    if states[SEEN].players > 1:
        return NOTHING
    parts.copy_part(states, SEEN, states, TRY)
    if move != NOTHING:
        rules.apply(states[TRY], player, move)
    for place in range(longs[BEST_LENGTH + root]):
        rules.apply(states[TRY], player, longs[BEST_TRAIL + root * TRAIL + place])
    shares.share_out(states[TRY], player, desk.floats[BEST + root], desk.floats, OUTPUTS)
    return shares.SHARES + 1


def look_through(desk: Buffers, player: int, roots: int) -> None:
    """Find the best line of every root."""
    parts.copy_part(desk.states, SEEN, desk.states, KEPT)
    for root in range(roots):
        look_through_one(desk, player, root)
    parts.copy_part(desk.states, KEPT, desk.states, SEEN)


def look_through_one(desk: Buffers, player: int, root: int) -> None:
    """Find the best line of one root: the rest of the turn, as far as it lies with the player."""
    states, longs = desk.states, desk.longs
    at = FRONT + root * WIDTH
    longs[BEST_LENGTH + root] = NOTHING
    if states[at].phase == WHITE:
        guess(desk, at, player)
        count = turn.plans(states, at, states, player, longs, desk.given)
        chosen = states[at].sheets[player].choice - 1
        for number in range(count):
            plan = desk.given[number]
            white = turn.white_move(plan)
            if chosen >= 0 and white != chosen:
                continue
            follow_plan(desk, at, player, plan)
            asked = states[at].deciding >> player & 1
            keep(desk, root, worth(desk, TRY, player, 0.0, 0), white if asked else NOTHING, turn.colour_move(plan))
        return
    if states[at].phase != COLOUR:
        keep(desk, root, worth(desk, at, player, 0.0, 0), NOTHING, turn.NOTHING)
        return
    active = states[at].active
    count = rules.legal(states[at], active, longs)
    best = 0
    highest = 0.0
    for place in range(count):
        parts.copy_part(states, at, states, TRY)
        rules.apply(states[TRY], active, longs[place])
        likes = worth(desk, TRY, active, 0.0, 0)
        if active == player:
            keep(desk, root, likes, longs[place], turn.NOTHING)
        elif place == 0 or likes > highest:
            best = place
            highest = likes
    if active != player:
        parts.copy_part(states, at, states, TRY)
        rules.apply(states[TRY], active, longs[best])
        keep(desk, root, worth(desk, TRY, player, 0.0, 0), NOTHING, turn.NOTHING)


def keep(desk: Buffers, root: int, found: float, white: int, colour: int) -> None:
    """Keep a line of a root where it is the best so far."""
    if desk.longs[BEST_LENGTH + root] >= 0 and not found > desk.floats[BEST + root]:
        return
    desk.floats[BEST + root] = found
    n = 0
    if white != NOTHING:
        desk.longs[BEST_TRAIL + root * TRAIL] = white
        n = 1
    if colour != turn.NOTHING:
        desk.longs[BEST_TRAIL + root * TRAIL + n] = colour
        n += 1
    desk.longs[BEST_LENGTH + root] = n


def guess(desk: Buffers, at: int, player: int) -> None:
    """Write down what everybody else is likely to do, each as if nobody else did anything."""
    states, longs = desk.states, desk.longs
    for other in range(states[at].players):
        longs[GUESSED + other] = turn.IDLE
        if other == player:
            continue
        highest = 0.0
        for number in range(turn.plans(states, at, states, other, longs, desk.given)):
            plan = desk.given[number]
            parts.copy_part(states, at, states, TRY)
            turn.alone(states[TRY], other, plan)
            found = worth(desk, TRY, other, 0.0, 0)
            if number == 0 or found > highest:
                longs[GUESSED + other] = plan
                highest = found


def follow_plan(desk: Buffers, at: int, player: int, plan: int) -> None:
    """Bring a turn to its end in which the player follows a plan and the others do what was guessed."""
    for other in range(desk.states[at].players):
        desk.longs[other] = plan if other == player else desk.longs[GUESSED + other]
    parts.copy_part(desk.states, at, desk.states, TRY)
    turn.together(desk.states[TRY], desk.longs)


def worth(desk: Buffers, at: int, owner: int, slip: float, seed: int) -> Any:
    """Return what a turn that ended so is worth to somebody; what ends the game is never misjudged."""
    s = desk.states[at]
    if s.phase == OVER:
        desk.floats[VALUES] = PERCENT * turn.result(s, owner, desk.shape[forward.MARGIN] / 1000.0)
        return desk.floats[VALUES]
    desk.longs[LINK_KIND] = SETTLED
    desk.longs[FOUND] = 1
    chains.put_row(s, desk.longs, desk.rows, owner, 0)
    thought.value_all(desk)
    if slip > 0:
        desk.floats[OUTPUTS] = (features.crc(desk.rows, 0, position.SIZE, seed) / moves.HALF - 1.0) * slip
        desk.floats[VALUES] += desk.floats[OUTPUTS]
    return desk.floats[VALUES]
