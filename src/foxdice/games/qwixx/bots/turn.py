"""What a turn of Qwixx can lead to: plans of one player, and the end of the turn when everybody follows theirs.

A plan is what a player does in the whole turn: a move in action 1 and, of the active player, one in action 2.
"""

from typing import Any, Final

from foxdice.core import parts
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.rules import PASS, PENALTY
from foxdice.games.qwixx.state import COLOUR, OVER, WHITE

SHIFT: Final = 6
NOTHING: Final = 63  # there is no action 2 for this player
IDLE: Final = PASS << SHIFT | NOTHING
MAX_PLANS: Final = 45  # five moves in action 1, nine in action 2


def white_move(plan: int) -> int:
    """Return what a plan does in action 1."""
    return plan >> SHIFT


def colour_move(plan: int) -> int:
    """Return what a plan does in action 2."""
    return plan & NOTHING


def plans(states: Any, at: int, scratch: Any, player: int, moves: Any, found: Any) -> int:
    """Write the plans of a player in action 1 to `found`, as if nobody else did anything; return their number."""
    s = states[at]
    if s.phase != WHITE:
        return 0
    n = 0
    whites = rules.open_cells(s.sheets[player].crosses, s.closed) & rules.white_cells(s.faces)
    for white in range(PASS + 1):
        if white != PASS and not whites >> white & 1:
            continue
        if player != s.active:
            found[n] = white << SHIFT | NOTHING
            n += 1
            continue
        parts.copy_part(states, at, scratch, 0)
        after = scratch[0]
        after.sheets[player].choice = 1 + white
        after.deciding = 0
        rules.end_action_1(after)
        if after.phase != COLOUR:
            found[n] = white << SHIFT | NOTHING
            n += 1
            continue
        for place in range(rules.legal(after, player, moves)):
            found[n] = white << SHIFT | moves[place]
            n += 1
    return n


def alone(s: Any, player: int, plan: int) -> None:
    """Bring a turn in action 1 to its end, in which only one player does something."""
    s.sheets[player].choice = 1 + white_move(plan)
    end_turn(s, colour_move(plan), player == s.active)


def together(s: Any, everybody: Any) -> None:
    """Bring a turn in action 1 to its end, in which everybody follows a plan."""
    for player in range(s.players):
        s.sheets[player].choice = 1 + white_move(everybody[player])
    end_turn(s, colour_move(everybody[s.active]), True)


def end_turn(s: Any, colour: int, with_penalty: bool) -> None:
    """Carry out what was chosen in action 1, then action 2 as far as it is still possible."""
    s.deciding = 0
    rules.end_action_1(s)
    if s.phase != COLOUR:
        return
    cells = rules.open_cells(s.sheets[s.active].crosses, s.closed) & rules.colour_cells(s.faces)
    if colour < PASS and cells >> colour & 1:
        rules.act_2(s, colour)
    elif with_penalty and not s.crossed:
        rules.act_2(s, PENALTY)
    else:
        rules.act_2(s, PASS)


# ------------------------------------------------------------------ what a game came to


def result(s: Any, player: int, margin: float) -> float:
    """Return what a finished game is worth: 1 won, less when shared, 0 lost; alone, hundreds of points.

    `margin` is the share that counts how far ahead, or behind, the player was.
    """
    mine = rules.total(s, player)
    if s.players == 1:
        return mine / 100.0
    best = mine - 1000
    shared = 1
    for other in range(s.players):
        if other != player:
            total = rules.total(s, other)
            best = max(best, total)
            if total == mine:
                shared += 1
    won = 0.0
    if mine >= best:
        won = 1.0 / shared
    ahead = 0.5 + max(-100, min(100, mine - best)) / 200.0
    return (1.0 - margin) * won + margin * ahead


def is_over(s: Any) -> bool:
    """Tell whether the game is over."""
    return bool(s.phase == OVER)
