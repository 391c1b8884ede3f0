"""The judge as a whole in plain functions, network included: for a browser, where there is no NumPy.

Natively `thinking` follows chains with it where Numba is there, and else takes the same steps with NumPy between them.
All functions take the same buffers (`layout`); the position is at SEEN. `marks` and `known` remember what rows are
worth as long as the weights stay the same.
"""

from typing import Final

from foxdice.core import parts, rules
from foxdice.judge import chains, forward, lookahead, moves, position, race_loops, sampling
from foxdice.judge.layout import (
    BEST_LENGTH,
    BEST_TRAIL,
    EXPECTED,
    FOUND,
    FRONT,
    KNOWN,
    LINK_KIND,
    LINK_MARK,
    NOTHING,
    OUTPUTS,
    OVER,
    SEEN,
    SPREADS,
    TRAIL,
    TRIED,
    TRY,
    VALUES,
    WIDTH,
    WORTH,
    Buffers,
)

CHOOSING: Final = ("choose", "choose_at_a_glance", "choose_to_win")  # functions that choose a move


def choose(desk: Buffers, player: int, max_moves: int, slip: float, envy: float, seed: int) -> int:
    """Return the move that somebody makes who misjudges and envies like that; what they think it worth is at WORTH."""
    return best_of(desk, compare(desk, player, max_moves, slip, envy, seed))


def choose_at_a_glance(desk: Buffers, player: int, _max_moves: int, slip: float, impatience: float, seed: int) -> int:
    """Return the move of somebody who sees what a move leads to at once, and likes points that are sure."""
    n = moves.try_all(desk.states, desk.longs, desk.rows, desk.floats, player, slip, seed)
    if n > 1:
        chains.look_first(desk.states, desk.longs, desk.rows, desk.floats, player, n)
        value_all(desk)
        moves.add_glance(desk.states, desk.floats, player, n, impatience)
    return best_of(desk, n)


def choose_to_win(desk: Buffers, player: int, max_moves: int, slip: float, envy: float, seed: int) -> int:
    """Return the same move as `choose`, but near the end of a table the one after which most games are won."""
    n = compare(desk, player, max_moves, slip, envy, seed)
    play_for_winning(desk, player, n)
    return best_of(desk, n)


def compare(desk: Buffers, player: int, max_moves: int, slip: float, envy: float, seed: int) -> int:
    """Write what the moves are worth to somebody who misjudges and envies like that; return how many there are."""
    n = moves.try_all(desk.states, desk.longs, desk.rows, desk.floats, player, slip, seed)
    if n == 1:
        return n
    follow(desk, player, max_moves, n, 1)
    moves.add_lines(desk.floats, n)
    count_what_is_left(desk, player, n, envy)
    return n


def count_what_is_left(desk: Buffers, player: int, n: int, envy: float) -> int:
    """Take off what the moves leave to the others, as far as it counts; return how many moves that concerns."""
    if envy > 0 and moves.put_left(desk.states, desk.longs, desk.rows, player, 0):
        for place in range(n):
            moves.put_left(desk.states, desk.longs, desk.rows, player, place)
            value_all(desk)
            moves.add_envy(desk.longs, desk.floats, place, envy)
        return n
    return 0


def best_of(desk: Buffers, n: int) -> int:
    """Return the move that is worth most."""
    best = 0
    for place in range(1, n):
        if desk.floats[WORTH + place] > desk.floats[WORTH + best]:
            best = place
    return int(desk.longs[TRIED + best])


def play_for_winning(desk: Buffers, player: int, n: int) -> int:
    """Near the end of a table put the moves first after which most games are won; return how many were played out."""
    if n == 1 or not lookahead.is_due(desk.states[SEEN]):
        return 0
    compared = lookahead.candidates(desk.longs, desk.floats, n)
    if compared > 1:
        play_out(desk, player, compared)
    return compared


def play_out(desk: Buffers, player: int, compared: int) -> None:
    """Play games to the end after each of the moves that are compared."""
    first = lookahead.sequence(desk.states, desk.rows, player)
    played = 0
    valued = 0
    while played < lookahead.PLAYOUTS and valued < lookahead.ROWS:
        for candidate in range(compared):
            valued += play_one(desk, player, candidate, first + played)
        played += 1
    lookahead.settle(desk.longs, desk.floats, compared, played)


def play_one(desk: Buffers, player: int, candidate: int, seed: int) -> int:
    """Play one game to the end after a move; return how many positions were valued."""
    states, longs, floats = desk.states, desk.longs, desk.floats
    valued = 0
    lookahead.begin(states, longs, player, candidate)
    deciding = lookahead.look(states, longs, desk.rows, floats, desk.given, desk.random, seed)
    while deciding >= 0:
        value_all(desk)
        valued += longs[FOUND]
        lookahead.take(states, longs, floats, deciding)
        deciding = lookahead.look(states, longs, desk.rows, floats, desk.given, desk.random, seed)
    lookahead.count(states, floats, player, candidate)
    return int(valued)


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

    The end is at TRY, and what the network says of it at OUTPUTS, then what its second last layer says; return how many
    numbers, 0 where the game is over.
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
    told = desk.shape[forward.TOLD]
    if told:
        forward.tell(desk.weights, desk.shape, desk.x, desk.y)
        for place in range(told):
            desk.floats[OUTPUTS + n + place] = desk.y[place] if said else desk.x[place]
    return int(n + told)


def race(desk: Buffers) -> int:
    """Write to CHANCES how likely everybody is to win from the state at TRY, which is not over; return how many."""
    seats = desk.states[TRY].players
    said = desk.shape[forward.TOLD] - race_loops.OUTPUTS
    for seat in range(seats):
        chains.put_row(desk.states[TRY], desk.longs, desk.rows, seat, 0)
        worth = valued(desk, 0)
        in_y = forward.tell(desk.weights, desk.shape, desk.x, desk.y)
        desk.floats[EXPECTED + seat] = worth + (desk.y[said] if in_y else desk.x[said])
        desk.floats[SPREADS + seat] = race_loops.power(desk.y[said + 1] if in_y else desk.x[said + 1])
    race_loops.chances(desk.floats, desk.weights[forward.edges(desk.shape) :], seats)
    return int(seats)


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
            desk.marks[place] = mark
            desk.known[place] = valued(desk, n)
        desk.floats[VALUES + n] = desk.known[place]


def valued(desk: Buffers, n: int) -> float:
    """Run the network over a row; return what it is worth."""
    said = forward.outputs(desk.rows, n * position.SIZE, desk.weights, desk.shape, desk.x, desk.y)
    total = desk.y[0] if said else desk.x[0]
    for part in range(1, desk.shape[forward.PARTS]):
        total += desk.y[part] if said else desk.x[part]
    return float(total)
