"""Whole games with the two simplest bots, over any game's rules: interpreted or compiled, game for game the same.

`states` holds the game being played at GAME, an empty one at BLANK and room to try a move at SCRATCH.
"""

from typing import Any

from foxdice.core import parts, rules
from foxdice.core.deciding import next_decider
from foxdice.dice import generator

GAME = 0
BLANK = 1
SCRATCH = 2

RANDOM = 0
GREEDY = 1


def play(states: Any, players: int, bots: Any, moves: Any, random: Any, points: Any, areas: int) -> int:
    """Play one game to its end; write everybody's points by area to `points`; return the number of decisions."""
    parts.copy_part(states, BLANK, states, GAME)
    s = states[GAME]
    rules.start(s, players)
    decisions = 0
    player = next_decider(s, random)
    while player >= 0:
        n = rules.legal(s, player, moves)
        chosen = greedy_move(states, player, moves, n) if bots[player] == GREEDY else generator.below(random, n)
        rules.apply(s, player, moves[chosen])
        decisions += 1
        player = next_decider(s, random)
    for player in range(players):
        for area in range(areas + 1):
            points[player][area] = rules.points(s, player, area)
    return decisions


def greedy_move(states: Any, player: int, moves: Any, n: int) -> int:
    """Return the place of the move that gives most points at once; of equal ones, the first."""
    best = 0
    highest = 0
    for place in range(n):
        parts.copy_part(states, GAME, states, SCRATCH)
        after = states[SCRATCH]
        rules.apply(after, player, moves[place])
        total = rules.total(after, player)
        if place == 0 or total > highest:
            best = place
            highest = total
    return best


def play_many(  # one call from Python for many games is the point of it
    states: Any,
    players: int,
    bots: Any,
    moves: Any,
    random: Any,
    points: Any,
    areas: int,
    first_seed: int,
) -> int:
    """Play one game for each place in `points`, seeded one after the other; return the number of decisions."""
    decisions = 0
    for game in range(len(points)):
        generator.seed(random, first_seed + game)
        decisions += play(states, players, bots, moves, random, points[game], areas)
    return decisions
