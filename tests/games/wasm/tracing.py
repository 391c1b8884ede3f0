"""A random game told in numbers: all that the rules and the scene functions say at every step. Also compiled."""

from typing import Any

from foxdice.core import parts, rules, scene
from foxdice.dice import generator

WIDTH = 4


def tell(trace: Any, at: int, number: int) -> int:
    """Append a number."""
    trace[at] = number
    return at + 1


def tell_rows(trace: Any, at: int, rows: Any, count: int) -> int:
    """Append how many rows there are, and all of their numbers."""
    trace[at] = count
    for place in range(WIDTH * count):
        trace[at + 1 + place] = rows[place]
    return at + 1 + WIDTH * count


def tell_words(trace: Any, at: int, words: Any, count: int) -> int:
    """Append how many words there are, and which."""
    trace[at] = count
    for place in range(count):
        trace[at + 1 + place] = words[place]
    return at + 1 + count


def tell_table(s: Any, players: int, areas: int, rows: Any, trace: Any, at: int) -> int:
    """Append what everybody sees."""
    at = tell(trace, at, rules.deciders(s))
    at = tell(trace, at, 1 if rules.is_over(s) else 0)
    at = tell_rows(trace, at, rows, scene.table(s, rows))
    at = tell_rows(trace, at, rows, scene.dice(s, rows))
    at = tell(trace, at, scene.winners(s))
    for player in range(players):
        at = tell(trace, at, scene.phase(s, player))
        at = tell(trace, at, scene.chosen(s, player))
        at = tell_rows(trace, at, rows, scene.marks(s, player, rows))
        at = tell_rows(trace, at, rows, scene.stock(s, player, rows))
        for area in range(areas + 1):
            at = tell(trace, at, rules.points(s, player, area))
        at = tell(trace, at, rules.total(s, player))
    return at


def tell_options(states: Any, player: int, moves: Any, count: int, rows: Any, trace: Any, at: int) -> int:
    """Append the legal moves of a player, and what each touches, brings and is called."""
    at = tell_words(trace, at, moves, count)
    for place in range(count):
        move = moves[place]
        at = tell_rows(trace, at, rows, scene.option(states[0], player, move, rows))
        at = tell_rows(trace, at, rows, scene.brings(states, player, move, rows))
        at = tell_words(trace, at, rows, scene.move_words(states[0], player, move, rows))
    return at


def tell_throw(s: Any, outcome: int, rows: Any, trace: Any, at: int) -> int:
    """Append an outcome, its words read back, and whether it and others close to it may fall."""
    at = tell(trace, at, outcome)
    count = scene.throw_words(s, outcome, rows)
    at = tell_words(trace, at, rows, count)
    at = tell(trace, at, scene.read_throw(s, rows, count))
    at = tell(trace, at, 1 if scene.may_fall(s, outcome) else 0)
    for bit in range(41):
        at = tell(trace, at, 1 if scene.may_fall(s, outcome ^ 1 << bit) else 0)
    return at


def trace_game(states: Any, players: int, areas: int, moves: Any, rows: Any, random: Any, trace: Any) -> int:
    """Play a random game from the empty state states[2]; return how many numbers tell it."""
    parts.copy_part(states, 2, states, 0)
    s = states[0]
    rules.start(s, players)
    at = 0
    while True:
        at = tell_table(s, players, areas, rows, trace, at)
        if rules.is_over(s):
            return at
        deciding = rules.deciders(s)
        if deciding:
            player = generator.below(random, players)
            while not deciding >> player & 1:
                player = (player + 1) % players
            count = rules.legal(s, player, moves)
            at = tell(trace, at, player)
            at = tell_options(states, player, moves, count, rows, trace, at)
            chosen = moves[generator.below(random, count)]
            at = tell(trace, at, chosen)
            rules.apply(s, player, chosen)
        else:
            outcome = rules.draw(s, random)
            at = tell_throw(s, outcome, rows, trace, at)
            rules.throw(s, outcome)
