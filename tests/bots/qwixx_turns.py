"""One turn of Qwixx played out in every way, by the game's own rules alone. Also compiled.

`states[0]` holds a position in which a throw is due; the others are room to try moves, a row of `moves` for each.
"""

from typing import Any

from foxdice.core import parts
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.exact import policy
from foxdice.games.qwixx.exact.positions import position_of_sheet

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
        total += outcome_of_turn(states, player, worth, moves, by_policy)
    mean: float = total / FACES**DICE
    return mean


def outcome_of_turn(states: Any, player: int, worth: Any, moves: Any, by_policy: int) -> float:
    """Return the points in hand and to come when the turn is over; the others cross nothing."""
    others_cross_nothing(states[1], player, moves[1])
    if not rules.deciders(states[1]):
        return in_hand_and_to_come(states[1], player, worth)
    most = -1e9
    for place in range(rules.legal(states[1], player, moves[1])):
        if by_policy and moves[1][place] != policy.choose(states[1], player, worth):
            continue
        parts.copy_part(states, 1, states, 2)
        rules.apply(states[2], player, moves[1][place])
        others_cross_nothing(states[2], player, moves[2])
        if rules.deciders(states[2]):
            most = max(most, outcome_of_last_choice(states, player, worth, moves[2], by_policy))
        else:
            most = max(most, in_hand_and_to_come(states[2], player, worth))
    return most


def outcome_of_last_choice(states: Any, player: int, worth: Any, moves: Any, by_policy: int) -> float:
    """Return the same from action 2 on."""
    # Not a call of the function above by itself: Numba crashes when it reads recursive code back from its cache.
    most = -1e9
    for place in range(rules.legal(states[2], player, moves)):
        if by_policy and moves[place] != policy.choose(states[2], player, worth):
            continue
        parts.copy_part(states, 2, states, 3)
        rules.apply(states[3], player, moves[place])
        most = max(most, in_hand_and_to_come(states[3], player, worth))
    return most


def others_cross_nothing(s: Any, player: int, moves: Any) -> None:
    """Let everybody else who has to choose pass, or take the penalty."""
    for other in range(s.players):
        while other != player and rules.deciders(s) >> other & 1:
            n = rules.legal(s, other, moves)
            rules.apply(s, other, moves[n - 1])


def in_hand_and_to_come(s: Any, player: int, worth: Any) -> float:
    """Return a player's points and those to come, with a throw due or the game over."""
    points = float(rules.total(s, player))
    if rules.is_over(s):
        return points
    sheet = s.sheets[player]
    to_come: float = worth[position_of_sheet(sheet.crosses, s.closed), (player - s.active) % s.players, sheet.penalties]
    return points + to_come
