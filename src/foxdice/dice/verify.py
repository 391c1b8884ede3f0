"""Check a finished game's dice: does the seed fit the commitment, and does every throw follow from the seed?

A record of a game with fair dice carries these header lines (`seed` and `salt` once the game is over):

    dice fair
    name pine-42/1
    words ["fox","luck"]
    commitment 5f1c…
    seed 09ab…
    salt 77e0…
"""

from collections.abc import Sequence
from dataclasses import dataclass

from foxdice import texts
from foxdice.dice.fair import SEED_BYTES, FairDice, Secret, format_words, parse_words
from foxdice.games.record import Playthrough, Record, Throw


@dataclass(frozen=True)
class Verdict:
    """What the check found. `wrong` is the first throw, counted from 1, that does not follow from the seed."""

    code: str  # fair | not-fair-dice | not-revealed | unreadable | wrong-commitment | wrong-throw
    throws: int = 0
    wrong: int | None = None
    thrown: str = ""
    right: str = ""

    @property
    def is_fair(self) -> bool:
        """Tell whether every throw was checked and found right."""
        return self.code == "fair"

    def say(self, language: str = "en") -> str:
        """Return the verdict in words."""
        return texts.say(
            f"verdict-{self.code}",
            language,
            throws=self.throws,
            wrong=self.wrong or 0,
            thrown=self.thrown,
            right=self.right,
        )


def headers(name: str, words: Sequence[str], commitment: str) -> dict[str, str]:
    """Return the header lines of a game with fair dice, before the end."""
    return {"dice": "fair", "name": name, "words": format_words(words), "commitment": commitment}


def reveal(secret: Secret) -> dict[str, str]:
    """Return the header lines that are added when the game is over."""
    return {"seed": secret.seed.hex(), "salt": secret.salt.hex()}


def verify(record: Record) -> Verdict:
    """Check every throw of a record."""
    given = record.headers
    if given.get("dice") != "fair":
        return Verdict("not-fair-dice")
    if "seed" not in given or "salt" not in given:
        return Verdict("not-revealed")
    try:
        secret = Secret(bytes.fromhex(given["seed"]), bytes.fromhex(given["salt"]))
        words = parse_words(given.get("words", "[]"))
    except ValueError:
        return Verdict("unreadable")
    # The lengths are part of the promise: with them free, one commitment would fit several pairs.
    if len(secret.seed) != SEED_BYTES or len(secret.salt) != SEED_BYTES:
        return Verdict("unreadable")
    if secret.commitment != given.get("commitment"):
        return Verdict("wrong-commitment")
    return _check_throws(record, FairDice(secret.seed, given.get("name", ""), words))


def _check_throws(record: Record, dice: FairDice) -> Verdict:
    game = record.game
    playthrough = Playthrough(game, record.players)
    throws = 0
    for event in record.events:
        if isinstance(event, Throw):
            state = playthrough.state
            right = game.format_throw(state, dice.throw(game, state, throws))
            throws += 1
            if event.text != right:
                return Verdict("wrong-throw", throws, throws, event.text, right)
        playthrough.play(event)
    return Verdict("fair", throws)
