"""How many games a match has: as many as players, so that everybody begins once."""


def games_to_play(players: int) -> int:
    """Return the number of games."""
    return players
