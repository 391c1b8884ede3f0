"""Fair dice: the server commits itself before the game and can be checked after it.

A seed and a salt of 256 bits each come from the operating system. SHA-256(seed‖salt), the **commitment**, is published
before anybody adds words of their own and before the first throw. Every uniform number is

    HMAC-SHA-256(seed, game ⏎ words ⏎ throw ⏎ die ⏎ attempt)

read as 64 bits and mapped to 0 … limit-1; numbers beyond the last whole multiple of the limit are rejected and the next
attempt is made, so that every number is equally likely. `game` names this one game (not its rules), `words` are the
players' own words, then their devices' random bits (`foxdice.dice.bits`), as JSON, `throw` and `die` count from 0; a
"die" is whatever the rules of the game draw one after the other. At the end seed and salt are revealed in the record,
and `foxdice.table.verify` repeats every throw.

A throw in the physical arena needs bytes instead of numbers: block 0, 1, 2, … of

    HMAC-SHA-256(HMAC-SHA-256(seed, game ⏎ words ⏎ throw ⏎ bytes), block)

so that whoever simulates a throw can be handed the key of this one throw, and learns nothing about any other.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from foxdice.core import AnyGame

SEED_BYTES = 32
NUMBERS = 1 << 64


@dataclass(frozen=True)
class Secret:
    """What stays hidden until the end; it never shows in a `repr`, so that no log can spill it by accident."""

    seed: bytes = field(repr=False)
    salt: bytes = field(repr=False)

    @classmethod
    def new(cls) -> "Secret":
        """Return a fresh secret from the operating system."""
        return cls(secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """Return what is published at the start."""
        return hashlib.sha256(self.seed + self.salt).hexdigest()


class FairDice:
    """The throws of one game."""

    def __init__(self, seed: bytes, name: str, words: Sequence[str] = ()) -> None:
        self._seed = seed
        self._beginning = f"{name}\n{format_words(words)}\n".encode()

    def random(self, number: int) -> "FairThrow":
        """Return the uniform numbers of the throw with this number, counted from 0."""
        return FairThrow(self._digest, number)

    def throw(self, game: AnyGame, state: Any, number: int) -> int:
        """Return the outcome of a throw. Raises `InvalidThrow`."""
        return game.draw(state, self.random(number))

    def key(self, number: int) -> bytes:
        """Return the key of the random bytes of the throw with this number, counted from 0."""
        return self._digest(b"%d\nbytes" % number)

    def _digest(self, end: bytes) -> bytes:
        return hmac.digest(self._seed, self._beginning + end, "sha256")


class FairBytes:
    """The random bytes of one throw (`foxdice.dice.arena.draws.Source`)."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._left = b""

    def __call__(self, count: int, /) -> bytes:
        """Give the next `count` bytes."""
        while len(self._left) < count:
            self._left += hmac.digest(self._key, b"%d" % self._block, "sha256")
            self._block += 1
        given, self._left = self._left[:count], self._left[count:]
        return given


class FairThrow:
    """The uniform numbers of one throw (`foxdice.core.chance.Random`)."""

    __slots__ = ("_die", "_digest", "_throw")

    def __init__(self, digest: Callable[[bytes], bytes], throw: int) -> None:
        self._digest = digest
        self._throw = throw
        self._die = 0

    def below(self, limit: int) -> int:
        """Return the next number from 0 to limit - 1."""
        die = self._die
        self._die = die + 1
        attempt = 0
        while True:
            digest = self._digest(b"%d\n%d\n%d" % (self._throw, die, attempt))
            number = int.from_bytes(digest[:8], "big")
            if number < NUMBERS - NUMBERS % limit:
                return number % limit
            attempt += 1


def format_words(words: Sequence[str]) -> str:
    """Return the players' words as one line of ASCII."""
    return json.dumps(list(words), separators=(",", ":"))


def parse_words(text: str) -> tuple[str, ...]:
    """Return the words of a line; raise ValueError when it has another form."""
    words = json.loads(text)
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise ValueError(text)
    return tuple(words)
