"""Who sits where."""

import hmac
from dataclasses import dataclass
from typing import Literal

from foxdice.dice.bits import Share
from foxdice.table.errors import Refusal

LONGEST_WORDS = 64


@dataclass(slots=True)
class Seat:
    """A person (by the hash of a secret token), a bot (by name), or nobody."""

    kind: Literal["person", "bot", "empty"] = "empty"
    name: str = ""
    owner: str = ""
    program: bool = False  # somebody's bot plays here by the same messages as a person
    bot: str = ""
    words: str = ""
    share: Share | None = None  # of the random bits that are mixed; None: nobody waits for one
    resigned: bool = False
    replaced: str = ""  # why a bot stands in: away or clock
    absent: bool = False  # away for so long that the others may let a bot play
    asked: bool = False  # to play again, and has not answered
    agrees: bool = False  # that there is help by a program
    helped: bool = False  # in this game
    won: int = 0  # games at this table
    forfeits: tuple[str, ...] = ()  # why choices of this game were made for a bot that failed, each reason once

    @property
    def is_played_by_bot(self) -> bool:
        """Tell whether a bot makes the moves."""
        return self.kind == "bot" or self.resigned or bool(self.replaced)

    @property
    def is_in_play(self) -> bool:
        """Tell whether a person sits here who has not given up."""
        return self.kind == "person" and not self.resigned

    def belongs_to(self, who: str) -> bool:
        """Tell whether a hashed token is the owner's."""
        return self.kind == "person" and same(self.owner, who)


def same(one: str, other: str) -> bool:
    """Compare two hashed tokens in constant time; nobody is nobody's equal."""
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())


def check_words(words: str) -> None:
    """Raise `Refusal` unless they are a line of text."""
    if len(words) > LONGEST_WORDS or not words.isprintable():
        raise Refusal("table-words", max=LONGEST_WORDS)
