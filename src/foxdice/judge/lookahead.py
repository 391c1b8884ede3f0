"""The end of a game at a table played out: who wins after each of the best moves, and not only who has most points.

Plain functions over flat buffers (`layout`). From a move on everybody takes what the judge values most, one choice
after the other, and the same throws fall after every move. A step is: `look` goes on to the next choice and writes what
its moves lead to, whoever has the network values those rows, `take` carries out the best.
"""

from typing import Any, Final

from foxdice.core import parts, rules
from foxdice.dice import generator
from foxdice.judge import chains, position, sampling
from foxdice.judge import rows as features
from foxdice.judge.layout import (
    CANDIDATES,
    FOUND,
    FRONT,
    LINK_MOVE,
    SEEN,
    SHARES,
    TRIED,
    VALUES,
    WORTH,
)

GAME: Final = FRONT  # the game that is played out; nothing is looked through meanwhile
MOST: Final = 5  # moves that are compared
CLOSE: Final = 5.0  # in points: what looks worse than the best by more is not compared
PLAYOUTS: Final = 64  # games after each of them,
ROWS: Final = 8000  # or fewer, where so many positions were valued: what thinking may cost
MOMENTS: Final = 1 << 10  # throws of a game
TRUST: Final = 0.02  # what a point of the judge counts beside games that were all won (docs/bots-lab.md)
NARROW: Final = 5.0  # so many points ahead are worth half of what more of them could be worth


def is_due(s: Any) -> bool:
    """Tell whether games are played out from here: at a table, near its end."""
    return bool(s.players > 1 and position.is_near_the_end(s))


def candidates(longs: Any, floats: Any, n: int) -> int:
    """Write which of the moves that were compared look best, best first; return how many."""
    count = 0
    for place in range(n):
        worth = floats[WORTH + place]
        at = min(count, MOST)
        while at > 0 and worth > floats[WORTH + longs[CANDIDATES + at - 1]]:
            if at < MOST:
                longs[CANDIDATES + at] = longs[CANDIDATES + at - 1]
            at -= 1
        if at < MOST:
            longs[CANDIDATES + at] = place
            count = min(count + 1, MOST)
    best = floats[WORTH + longs[CANDIDATES]]
    while floats[WORTH + longs[CANDIDATES + count - 1]] < best - CLOSE:
        count -= 1
    for place in range(count):
        floats[SHARES + place] = 0.0
    return count


def sequence(states: Any, rows: Any, player: int) -> int:
    """Return the number that the throws of all playouts follow from: the same for the same view."""
    features.clear(rows, 0, position.SIZE)
    position.write(states[SEEN], player, rows, 0)
    return int(features.crc(rows, 0, position.SIZE, 0))


def begin(states: Any, longs: Any, player: int, candidate: int) -> None:
    """Begin a game with one of the moves that are compared."""
    parts.copy_part(states, SEEN, states, GAME)
    rules.apply(states[GAME], player, longs[TRIED + longs[CANDIDATES + candidate]])


def look(states: Any, longs: Any, rows: Any, floats: Any, given: Any, random: Any, seed: int) -> int:
    """Go on to the next choice between several moves and write what they lead to; return whose it is, -1 at the end."""
    s = states[GAME]
    while not rules.is_over(s):
        deciding = rules.deciders(s)
        if deciding == 0:
            throw(s, given, random, seed)
            continue
        player = 0
        while not deciding >> player & 1:
            player += 1
        moves = rules.legal(s, player, longs)
        if moves > 1:
            longs[FOUND] = chains.expand_one(states, longs, rows, floats, player, 0, 0)
            return player
        rules.apply(s, player, longs[0])
    return -1


def throw(s: Any, given: Any, random: Any, seed: int) -> None:
    """Let the dice of this moment fall as they do in every game of a sequence."""
    asked = sampling.ask(s, given)
    generator.seed(random, seed * MOMENTS + position.moment(s))
    for place in range(asked):
        given[2 * place + 2] = generator.below(random, given[2 * place + 1])
    given[0] = 0
    rules.throw(s, rules.draw(s, given))


def take(states: Any, longs: Any, floats: Any, player: int) -> None:
    """Carry out the move that leads to the highest value."""
    best = 0
    for place in range(1, longs[FOUND]):
        if floats[VALUES + place] > floats[VALUES + best]:
            best = place
    rules.apply(states[GAME], player, longs[LINK_MOVE + best])


def count(states: Any, floats: Any, player: int, candidate: int) -> None:
    """Add how a game ended to what its first move is worth: who is ahead, and a little by how much."""
    s = states[GAME]
    most = 0
    for other in range(s.players):
        if other != player:
            most = max(most, rules.total(s, other))
    ahead = rules.total(s, player) - most
    floats[SHARES + candidate] += ahead / (NARROW + abs(ahead))


def settle(longs: Any, floats: Any, compared: int, played: int) -> None:
    """Put the moves that were played out before all others, in the order of how their games ended.

    So few games say little about a small difference; there the judge is trusted too.
    """
    top = floats[WORTH + longs[CANDIDATES]]
    for candidate in range(compared):
        place = WORTH + longs[CANDIDATES + candidate]
        floats[place] = top + 2.0 + floats[SHARES + candidate] / played + TRUST * (floats[place] - top)
