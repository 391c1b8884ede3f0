"""Many games in step as an environment, over any game's rules: interpreted, or compiled for the vectorised one.

`states`, `randoms`, `rows`, `masks` and the rest have one place for each game. The agent sits on the first seat; on all
others somebody takes any legal move. A row is what a learned bot sees of the position, then the plain numbers.
"""

from typing import Any, Final

from foxdice.core import parts, rules
from foxdice.core.deciding import next_decider
from foxdice.dice import generator
from foxdice.judge import position

AGENT: Final = 0
DICE: Final = 6  # what they show, 0 where one is not thrown
MAX_PLAYERS: Final = 5
PLAIN: Final = DICE + 2 * MAX_PLAYERS
SHIFT: Final = 100  # totals may be negative


def begin(states: Any, at: int, blank: Any, players: int, random: Any, moves: Any) -> None:
    """Begin a game anew, up to the agent's first choice."""
    parts.copy_part(blank, 0, states, at)
    rules.start(states[at], players)
    go_on(states[at], random, moves)


def go_on(s: Any, random: Any, moves: Any) -> None:
    """Throw and let the others choose, up to the agent's next choice or the end."""
    player = next_decider(s, random)
    while player > AGENT:
        n = rules.legal(s, player, moves)
        rules.apply(s, player, moves[generator.below(random, n)])
        player = next_decider(s, random)


def write_row(s: Any, player: int, players: int, own: int, out: Any, at: int) -> None:
    """Write an observation to out[at : at + SIZE + PLAIN], where everything is 0 so far; `own` is the total."""
    position.write(s, player, out, at)
    at += position.SIZE
    for die in range(DICE):
        out[at + die] = s.faces >> 3 * die & 7
    at += DICE
    for place in range(players):
        seat = player + place
        total = own + SHIFT  # known to whoever asks; counting it again showed in the bench
        if place:
            total = rules.total(s, seat if seat < players else seat - players) + SHIFT
        out[at + 2 * place] = total // SHIFT
        out[at + 2 * place + 1] = total % SHIFT


def write_mask(s: Any, player: int, moves: Any, action_of: Any, mask: Any) -> int:
    """Write which actions are legal, where everything is 0 so far; return the first of them, -1 if there is none."""
    if not rules.deciders(s) >> player & 1:
        return -1
    n = rules.legal(s, player, moves)
    for place in range(n):
        mask[action_of[moves[place]]] = 1
    return int(action_of[moves[0]])


def look(
    states: Any, at: int, scratch: Any, players: int, own: int, moves: Any, action_of: Any, row: Any, mask: Any
) -> int:
    """Write what the agent sees and may do; return the first legal action, -1 at the end."""
    for place in range(len(row)):
        row[place] = 0
    for place in range(len(mask)):
        mask[place] = 0
    if players > 1:
        parts.copy_part(states, at, scratch, 0)
        position.conceal(scratch[0], AGENT)
        write_row(scratch[0], AGENT, players, own, row, 0)
    else:
        write_row(states[at], AGENT, players, own, row, 0)
    return write_mask(states[at], AGENT, moves, action_of, mask)


def reset_many(  # one call from Python for many games is the point of it
    which: Any,
    states: Any,
    blank: Any,
    scratch: Any,
    players: int,
    randoms: Any,
    moves: Any,
    action_of: Any,
    rows: Any,
    masks: Any,
    firsts: Any,
    totals: Any,
) -> None:
    """Begin those games anew that `which` names."""
    for game in range(len(states)):
        if which[game]:
            begin(states, game, blank, players, randoms[game], moves)
            totals[game] = rules.total(states[game], AGENT)
            firsts[game] = look(states, game, scratch, players, totals[game], moves, action_of, rows[game], masks[game])


def step_many(
    actions: Any,
    states: Any,
    scratch: Any,
    players: int,
    randoms: Any,
    moves: Any,
    action_of: Any,
    move_of: Any,
    rows: Any,
    masks: Any,
    firsts: Any,
    totals: Any,
    gains: Any,
    overs: Any,
    illegal: Any,
) -> None:
    """Carry out an action in every game that goes on; one that is not legal counts as the first that is."""
    for game in range(len(states)):
        gains[game] = 0
        illegal[game] = 0
        if firsts[game] < 0:
            continue
        s = states[game]
        action = actions[game]
        if not 0 <= action < len(move_of) or masks[game][action] == 0:
            illegal[game] = 1
            action = firsts[game]
        rules.apply(s, AGENT, move_of[action])
        go_on(s, randoms[game], moves)
        total = rules.total(s, AGENT)
        gains[game] = total - totals[game]
        totals[game] = total
        overs[game] = rules.is_over(s)
        firsts[game] = look(states, game, scratch, players, total, moves, action_of, rows[game], masks[game])


def step_at_random(
    draw: Any,
    actions: Any,
    masks: Any,
) -> None:
    """Choose a legal action for every game, for whoever measures or explores; 0 where there is none."""
    for game in range(len(actions)):
        mask = masks[game]
        n = 0
        for action in range(len(mask)):
            n += mask[action]
        actions[game] = 0
        if n:
            left = generator.below(draw, n)
            for action in range(len(mask)):
                if mask[action]:
                    if left == 0:
                        actions[game] = action
                        break
                    left -= 1
