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


def begin(states: Any, at: int, blank: Any, players: int, random: Any, moves: Any) -> int:
    """Begin a game anew, up to the agent's first choice; return whose turn it is, -1 where the game is over."""
    parts.copy_part(blank, 0, states, at)
    rules.start(states[at], players)
    return go_on(states[at], random, moves)


def go_on(s: Any, random: Any, moves: Any) -> int:
    """Throw and let the others choose, up to the agent's next choice or the end; return whose turn it is."""
    player = next_decider(s, random)
    while player > AGENT:
        n = rules.legal(s, player, moves)
        rules.apply(s, player, moves[generator.below(random, n)])
        player = next_decider(s, random)
    return int(player)


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


def look(
    states: Any,
    at: int,
    turn: int,
    scratch: Any,
    players: int,
    own: int,
    moves: Any,
    action_of: Any,
    row: Any,
    mask: Any,
) -> int:
    """Write what the agent sees and may do; return among how many moves it chooses, 0 at the end."""
    for place in range(len(row)):
        row[place] = 0
    for place in range(len(mask)):
        mask[place] = 0
    s = states[at]
    if players > 1:
        parts.copy_part(states, at, scratch, 0)
        position.conceal(scratch[0], AGENT)
        write_row(scratch[0], AGENT, players, own, row, 0)
    else:
        write_row(s, AGENT, players, own, row, 0)
    if turn != AGENT:
        return 0
    n = rules.legal(s, AGENT, moves)
    for place in range(n):
        mask[action_of[moves[place]]] = 1
    return int(n)


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
    counts: Any,
    totals: Any,
) -> None:
    """Begin those games anew that `which` names; moves[game, : counts[game]] are what the agent may do."""
    for game in range(len(states)):
        if which[game]:
            own = moves[game]
            turn = begin(states, game, blank, players, randoms[game], own)
            total = rules.total(states[game], AGENT)
            totals[game] = total
            counts[game] = look(states, game, turn, scratch, players, total, own, action_of, rows[game], masks[game])


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
    counts: Any,
    totals: Any,
    gains: Any,
    overs: Any,
    illegal: Any,
) -> None:
    """Carry out an action in every game that goes on; one that is not legal counts as the first that is."""
    for game in range(len(states)):
        gains[game] = 0
        illegal[game] = 0
        if counts[game] == 0:
            continue
        s = states[game]
        own = moves[game]
        action = actions[game]
        move = own[0]
        if 0 <= action < len(move_of) and masks[game][action]:
            move = move_of[action]
        else:
            illegal[game] = 1
        rules.apply(s, AGENT, move)
        turn = go_on(s, randoms[game], own)
        total = rules.total(s, AGENT)
        gains[game] = total - totals[game]
        totals[game] = total
        overs[game] = turn < 0
        counts[game] = look(states, game, turn, scratch, players, total, own, action_of, rows[game], masks[game])


def choose_at_random(draw: Any, actions: Any, moves: Any, counts: Any, action_of: Any) -> None:
    """Choose a legal action for every game, for whoever measures or explores; 0 where there is none."""
    for game in range(len(actions)):
        actions[game] = 0
        if counts[game]:
            actions[game] = action_of[moves[game][generator.below(draw, counts[game])]]
