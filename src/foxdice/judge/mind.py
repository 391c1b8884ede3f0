"""The judge as a whole in plain functions, network included: for a browser, where there is no NumPy.

Natively `thinking` follows chains with it where Numba is there, and else takes the same steps with NumPy between them.
All functions take the same buffers (`layout`); the position is at SEEN. `marks` and `known` remember what rows are
worth as long as the weights stay the same.
"""

from typing import Final

from foxdice.core import parts, rules
from foxdice.judge import chains, forward, moves, position, sampling
from foxdice.judge.layout import (
    BEST_LENGTH,
    BEST_TRAIL,
    FOUND,
    FRONT,
    KNOWN,
    LINK_KIND,
    LINK_MARK,
    NOTHING,
    OUTPUTS,
    OVER,
    SEEN,
    TRAIL,
    TRIED,
    TRY,
    VALUES,
    WIDTH,
    WORTH,
    Buffers,
)

CHOOSING: Final = ("choose",)  # functions that choose a move


def choose(desk: Buffers, player: int, max_moves: int, slip: float, envy: float, seed: int) -> int:
    """Return the move that somebody makes who misjudges and envies like that; what they think it worth is at WORTH."""
    n = moves.try_all(desk.states, desk.longs, desk.rows, desk.floats, player, slip, seed)
    if n == 1:
        return int(desk.longs[TRIED])
    follow(desk, player, max_moves, n, 1)
    moves.add_lines(desk.floats, n)
    if envy > 0 and moves.put_left(desk.states, desk.longs, desk.rows, player, 0):
        for place in range(n):
            moves.put_left(desk.states, desk.longs, desk.rows, player, place)
            value_all(desk)
            moves.add_envy(desk.longs, desk.floats, place, envy)
    best = 0
    for place in range(1, n):
        if desk.floats[WORTH + place] > desk.floats[WORTH + best]:
            best = place
    return int(desk.longs[TRIED + best])


def appraise(desk: Buffers, player: int, max_moves: int) -> int:
    """Look through what every legal move leads to; return how many there are: TRIED, BEST, BEST_LENGTH, BEST_TRAIL."""
    n = moves.try_all(desk.states, desk.longs, desk.rows, desk.floats, player, 0.0, 0)
    follow(desk, player, max_moves, n, 0)
    return n


def value(desk: Buffers, player: int, max_moves: int) -> int:
    """Look through the best that a player can make of the position, which then is at the first root."""
    parts.copy_part(desk.states, SEEN, desk.states, FRONT)
    follow(desk, player, max_moves, 1, 0)
    return 1


def outlook(desk: Buffers, player: int, max_moves: int, count: int) -> int:
    """Look at outcomes of the throw that is due; return how many: OUTCOMES, BEST, and EXACT where these are all."""
    n = sampling.throw_all(desk.states, desk.longs, desk.rows, desk.given, desk.random, count)
    follow(desk, player, max_moves, n, 0)
    return n


def finish(desk: Buffers, player: int, root: int, move: int) -> int:
    """Go to the end of a root's line, which begins with a move of the position, or with none (-1).

    The end is at TRY, and what the network says of it at OUTPUTS; return how many numbers, 0 where the game is over.
    """
    parts.copy_part(desk.states, SEEN, desk.states, TRY)
    if move != NOTHING:
        rules.apply(desk.states[TRY], player, move)
    for place in range(desk.longs[BEST_LENGTH + root]):
        rules.apply(desk.states[TRY], player, desk.longs[BEST_TRAIL + root * TRAIL + place])
    if rules.is_over(desk.states[TRY]):
        return 0
    chains.put_row(desk.states[TRY], desk.longs, desk.rows, player, 0)
    said = forward.outputs(desk.rows, 0, desk.weights, desk.shape, desk.x, desk.y)
    n = desk.shape[desk.shape[0]]
    for place in range(n):
        desk.floats[OUTPUTS + place] = desk.y[place] if said else desk.x[place]
    return int(n)


def follow(desk: Buffers, player: int, max_moves: int, roots: int, only_best: int) -> None:
    """Look through the chains of so many states at the front, or (1) only of those that may be the best."""
    chains.begin(desk.longs, roots)
    if only_best:
        chains.look_first(desk.states, desk.longs, desk.rows, desk.floats, player, roots)
        value_all(desk)
        chains.set_aside(desk.longs, desk.floats, roots)
    side = 0
    waiting = roots
    while waiting:
        chains.begin_step(desk.longs, side, roots)
        slot = 0
        while slot < roots * WIDTH:
            slot = chains.expand(desk.states, desk.longs, desk.rows, desk.floats, player, side, roots, slot, max_moves)
            value_all(desk)
            chains.choose(desk.longs, desk.floats, side)
        chains.narrow(desk.longs, desk.floats, side, roots)
        waiting = chains.go_on(desk.states, desk.longs, player, side, roots)
        side = 1 - side


def value_all(desk: Buffers) -> None:
    """Write what the rows are worth."""
    for n in range(desk.longs[FOUND]):
        if desk.longs[LINK_KIND + n] == OVER:
            continue
        mark = desk.longs[LINK_MARK + n]
        place = mark & KNOWN - 1
        if desk.marks[place] != mark:
            said = forward.outputs(desk.rows, n * position.SIZE, desk.weights, desk.shape, desk.x, desk.y)
            total = desk.y[0] if said else desk.x[0]
            for part in range(1, desk.shape[forward.PARTS]):
                total += desk.y[part] if said else desk.x[part]
            desk.marks[place] = mark
            desk.known[place] = total
        desk.floats[VALUES + n] = desk.known[place]
