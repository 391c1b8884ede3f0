"""Whom a bot for two plays against when there are more."""

from foxdice.games.wurf.state import State


def fewest_of_others(view: State, player: int) -> int:
    """Return the dice of whoever has fewest of the others still in."""
    return min(hand.dice for place, hand in enumerate(view.hands) if place != player and hand.dice)
