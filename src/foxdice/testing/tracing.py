"""A random game that leaves a trace: every legal list and all points folded into one number. Also compiled."""

from typing import Any

from foxdice.core import parts, rules
from foxdice.dice import generator


def fold(trace: int, number: int) -> int:
    """Mix a number into a trace."""
    return (trace * 1000003 ^ number) & 0xFFFFFFFFFF


def trace_game(states: Any, players: int, moves: Any, random: Any, areas: int) -> int:
    """Play a random game; return the trace of everything that was legal and of everybody's points."""
    parts.copy_part(states, 1, states, 0)
    s = states[0]
    rules.start(s, players)
    trace = 0
    while not rules.is_over(s):
        deciding = rules.deciders(s)
        trace = fold(trace, deciding)
        if deciding:
            player = 0
            while not deciding >> player & 1:
                player += 1
            n = rules.legal(s, player, moves)
            for place in range(n):
                trace = fold(trace, moves[place])
            rules.apply(s, player, moves[generator.below(random, n)])
        else:
            outcome = rules.draw(s, random)
            trace = fold(trace, outcome)
            rules.throw(s, outcome)
    for player in range(players):
        for area in range(areas + 1):
            trace = fold(trace, rules.points(s, player, area))
        trace = fold(trace, rules.total(s, player))
    return trace


def trace_games(states: Any, players: int, moves: Any, random: Any, areas: int, traces: Any) -> None:
    """Trace one game for each place in `traces`."""
    for game in range(len(traces)):
        generator.seed(random, game)
        traces[game] = trace_game(states, players, moves, random, areas)
