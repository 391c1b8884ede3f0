"""How many games are played: one, or in a match as many as players, so that everybody begins once."""

from typing import Final

MATCH: Final = 0  # the variant `match` sets it to 1


def games_to_play(players: int) -> int:
    """Return the number of games."""
    return players if MATCH else 1
