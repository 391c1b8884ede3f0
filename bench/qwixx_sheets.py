"""Sheets that occur when two play Qwixx by the exact table; compiled."""

from typing import Any

from foxdice.core import parts
from foxdice.dice import generator
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.exact import policy, positions
from foxdice.games.qwixx.sheet import ROWS

PLAYERS = 2


def play_many(states: Any, worth: Any, random: Any, rows: Any) -> None:
    """Play one game for each place in `rows` and write the states of the first player's rows before every turn."""
    for game in range(len(rows)):
        generator.seed(random, game)
        parts.copy_part(states, 1, states, 0)
        s = states[0]
        rules.start(s, PLAYERS)
        turn = 0
        while not rules.is_over(s):
            deciding = rules.deciders(s)
            if deciding == 0:
                if turn < len(rows[game]):
                    for row in range(ROWS):
                        rows[game][turn][row] = positions.row_state(s.sheets[0].crosses, s.closed, row)
                turn += 1
                rules.throw(s, rules.draw(s, random))
            for player in range(PLAYERS):
                if deciding >> player & 1:
                    rules.apply(s, player, policy.choose(s, player, worth))
