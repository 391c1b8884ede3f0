"""The dice of a day: one game a day and game, and the same dice for everybody.

All that play it have the same seed, and the same name for their dice (`foxdice.dice.fair`), so the n-th throw of a die
falls alike for all of them. Nobody adds words or bits.

A server draws the seed from its key (`secret_of`): it can promise days to come, keeps nothing for it, and several
processes promise the same. Nobody else knows it until the day is over. Where there is no server the seed follows from
the date (`practice_secret`): everybody can know it, so it is for practice.
"""

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta

from foxdice.core import AnyGame
from foxdice.dice.fair import SEED_BYTES, FairDice, Secret

GRACE = timedelta(hours=1)  # whoever began before midnight may end the game; then the seed is told
NOBODYS_WORDS = ("",)  # of the one player
_PRACTICE = b"foxdice practice"  # everybody knows this key


def has_daily(game: AnyGame) -> bool:
    """Tell whether there is a daily of a game: it can be played alone, with dice that need no hand."""
    return game.players[0] == 1 and not game.in_arena


def name_of(day: date, game: str) -> str:
    """Return what the dice of a day are called."""
    return f"daily/{day.isoformat()}/{game}"


def dice_of(day: date, game: str, secret: Secret) -> FairDice:
    """Return the dice of a day, as a table for one player throws them."""
    return FairDice(secret.seed, name_of(day, game), NOBODYS_WORDS)


def secret_of(key: bytes, day: date, game: str) -> Secret:
    """Return the secret of a day's dice that follows from a server's key, which it does not give away."""
    return Secret(_draw(key, "seed", day, game), _draw(key, "salt", day, game))


def practice_secret(day: date, game: str) -> Secret:
    """Return the secret of a day's dice where there is no server: the same everywhere, and no secret at all."""
    return secret_of(_PRACTICE, day, game)


def day_at(milliseconds: int) -> date:
    """Return which day it is; it begins at midnight UTC, for everybody at the same moment."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date()


def reveal_at(day: date) -> int:
    """Return when the seed of a day is told, in milliseconds; a game that ends later does not count."""
    end = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1) + GRACE
    return int(end.timestamp() * 1000)


def _draw(key: bytes, what: str, day: date, game: str) -> bytes:
    drawn = hmac.digest(key, f"{what}\n{name_of(day, game)}".encode(), hashlib.sha256)
    assert len(drawn) == SEED_BYTES
    return drawn
