"""One turn of Qwixx played out in every way, by the game's own rules alone. Also compiled.

`states[0]` holds a position in which a throw is due; the others are room to try moves, a row of `moves` for each.
"""

from typing import Any

from foxdice.bots.qwixx_exact import policy
from foxdice.bots.qwixx_exact.positions import position_of_sheet
from foxdice.games import parts
from foxdice.games.qwixx import rules

DICE = 6
FACES = 6


def mean_of_all_throws(states: Any, player: int, worth: Any, moves: Any, by_policy: int) -> float:
    """Return the mean points that a turn leads to, with the best moves or with those of the policy."""
    total: float = 0.0
    for number in range(FACES**DICE):
        outcome = 0
        left = number
        for die in range(DICE):
            outcome |= left % FACES + 1 << 3 * die
            left //= FACES
        parts.copy_part(states, 0, states, 1)
        rules.throw(states[1], rules.remaining_dice(outcome, states[1].closed))
        total += outcome_of_turn(states, 1, player, worth, moves, by_policy)
    mean: float = total / FACES**DICE
    return mean


def outcome_of_turn(states: Any, depth: int, player: int, worth: Any, moves: Any, by_policy: int) -> float:
    """Return the points in hand and to come when the turn is over; the others cross nothing."""
    s = states[depth]
    deciding = rules.deciders(s)
    if deciding == 0:
        return in_hand_and_to_come(s, player, worth)
    mover = 0
    while not deciding >> mover & 1:
        mover += 1
    n = rules.legal(s, mover, moves[depth])
    first = 0
    if mover != player:
        first = n - 1  # not to cross
    most = -1e9
    for place in range(first, n):
        if mover == player and by_policy and moves[depth][place] != policy.choose(s, player, worth):
            continue
        parts.copy_part(states, depth, states, depth + 1)
        rules.apply(states[depth + 1], mover, moves[depth][place])
        most = max(most, outcome_of_turn(states, depth + 1, player, worth, moves, by_policy))
    return most


def in_hand_and_to_come(s: Any, player: int, worth: Any) -> float:
    """Return a player's points and those to come, with a throw due or the game over."""
    points = float(rules.total(s, player))
    if rules.is_over(s):
        return points
    sheet = s.sheets[player]
    to_come: float = worth[position_of_sheet(sheet.crosses, s.closed), (player - s.active) % s.players, sheet.penalties]
    return points + to_come
