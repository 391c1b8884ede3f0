"""Whole games of Qwixx in which everybody plays by the exact table; compiled."""

from typing import Any

from foxdice.core import parts
from foxdice.dice import generator
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.exact import policy


def play_many(states: Any, players: int, worth: Any, random: Any, totals: Any, first_seed: int) -> None:
    """Play one game for each place in `totals` and write the first player's points there; states[1] is empty."""
    for game in range(len(totals)):
        generator.seed(random, first_seed + game)
        parts.copy_part(states, 1, states, 0)
        s = states[0]
        rules.start(s, players)
        while not rules.is_over(s):
            deciding = rules.deciders(s)
            if deciding == 0:
                rules.throw(s, rules.draw(s, random))
            for player in range(players):
                if deciding >> player & 1:
                    rules.apply(s, player, policy.choose(s, player, worth))
        totals[game] = rules.total(s, 0)
