"""Go on to whoever has to choose next, over any game's rules: interpreted, or compiled."""

from typing import Any

from foxdice.core import rules


def next_decider(s: Any, random: Any) -> int:
    """Throw until somebody has to choose; return who, the first of several, or -1 where the game is over."""
    while not rules.is_over(s):
        deciding = rules.deciders(s)
        if deciding:
            player = 0
            while not deciding >> player & 1:
                player += 1
            return player
        rules.throw(s, rules.draw(s, random))
    return -1
