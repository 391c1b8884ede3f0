"""Check a finished game's dice: does the seed fit the commitment, and does every throw follow from the seed?

A record of a game with fair dice carries these header lines (`seed` and `salt` once the game is over):

    dice fair
    name pine-42/1
    words ["fox","luck"]
    commitment 5f1c…
    seed 09ab…
    salt 77e0…

Lines `mix-1`, `mix-2`, … tell which random bits players' devices added (`foxdice.dice.bits`).

With `dice physical` another line says in which arena the throws were made (`foxdice.dice.arena.signature`). The same
arena makes them again bit by bit; in another one a throw that differs proves nothing, and the verdict says so. Throws
of pages are made again anywhere, with the engine of the pages (`foxdice.dice.arena.portable`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from foxdice import texts
from foxdice.core import AnyGame
from foxdice.core.record import Playthrough, Record, Throw
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.fallen import Rest
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.rules import arena_of
from foxdice.dice.arena.signature import PORTABLE, signature
from foxdice.dice.arena.text import format_rest, format_throw
from foxdice.dice.arena.throw import Throw as Throwing
from foxdice.dice.bits import are_right, parse_rounds, words_with_bits
from foxdice.dice.fair import SEED_BYTES, FairBytes, FairDice, Secret, format_words, parse_words

CODES = (
    "fair",
    "not-fair-dice",
    "not-revealed",
    "unreadable",
    "wrong-commitment",
    "wrong-bits",
    "wrong-throw",
    "wrong-rest",
    "wrong-gesture",
    "other-arena",
    "no-engine",
)


@dataclass(frozen=True)
class Verdict:
    """What the check found. `wrong` is the first throw, counted from 1, that does not follow from the seed."""

    code: str  # CODES
    throws: int = 0
    wrong: int | None = None
    thrown: str = ""
    right: str = ""
    reason: ArenaError | None = None
    by_hand: bool = False  # the throws follow from the seed and from the players' hands
    helped: tuple[int, ...] = ()  # seats whose players were helped by a program, as the record says

    @property
    def is_fair(self) -> bool:
        """Tell whether every throw was checked and found right."""
        return self.code == "fair"

    def say(self, language: str = "en") -> str:
        """Return the verdict in words."""
        return texts.say(
            f"verdict-{self.code}-by-hand" if self.is_fair and self.by_hand else f"verdict-{self.code}",
            language,
            throws=self.throws,
            wrong=self.wrong or 0,
            thrown=self.thrown,
            right=self.right,
            reason=self.reason.say(language) if self.reason else "",
        )


def headers(dice: str, name: str, words: Sequence[str], commitment: str) -> dict[str, str]:
    """Return the header lines of a game with fair or physical dice, before the end."""
    return {"dice": dice, "name": name, "words": format_words(words), "commitment": commitment}


def reveal(secret: Secret) -> dict[str, str]:
    """Return the header lines that are added when the game is over."""
    return {"seed": secret.seed.hex(), "salt": secret.salt.hex()}


def verify(record: Record) -> Verdict:
    """Check every throw of a record; physical ones are made again, which takes 10 to 60 ms of CPU each."""
    return replace(_verify(record), helped=record.helped)


def _verify(record: Record) -> Verdict:
    given = record.headers
    if given.get("dice") not in ("fair", "physical"):
        return Verdict("not-fair-dice")
    if "seed" not in given or "salt" not in given:
        return Verdict("not-revealed")
    try:
        secret = Secret(bytes.fromhex(given["seed"]), bytes.fromhex(given["salt"]))
        words = parse_words(given.get("words", "[]"))
        rounds = parse_rounds(given) if record.version > 1 else []
    except ValueError:
        return Verdict("unreadable")
    # The lengths are part of the promise: with them free, one commitment would fit several pairs.
    if len(secret.seed) != SEED_BYTES or len(secret.salt) != SEED_BYTES:
        return Verdict("unreadable")
    if secret.commitment != given.get("commitment"):
        return Verdict("wrong-commitment")
    unfinished = not any(isinstance(event, Throw) for event in record.events)
    if not are_right(rounds, record.players, unfinished=unfinished):
        return Verdict("wrong-bits")
    if rounds and len(words) != record.players:
        return Verdict("unreadable")
    dice = dice_of(record)
    if not is_physical(record):
        return _check_throws(record, _FairCheck(dice))
    is_portable = made_in(record) == PORTABLE
    if is_portable and not _has_engine():
        return Verdict("no-engine")
    return _check_throws(record, _ArenaCheck(dice, is_portable=is_portable))


def dice_of(record: Record) -> FairDice:
    """Return the dice of a game whose seed was revealed; raise ValueError where the header cannot be read."""
    given = record.headers
    rounds = parse_rounds(given) if record.version > 1 else []
    words = words_with_bits(parse_words(given.get("words", "[]")), rounds)
    return FairDice(bytes.fromhex(given["seed"]), given.get("name", ""), words)


def made_in(record: Record) -> str:
    """Return the arena in which a record's throws were made."""
    return record.headers.get("arena", "")


def is_physical(record: Record) -> bool:
    """Tell whether a record's throws were made in the arena."""
    return record.headers.get("dice") == "physical" and record.game.in_arena


class _Check(Protocol):
    """Makes the throws of a game once more, one after the other."""

    def repeat(self, game: AnyGame, state: Any, number: int, recorded: Throw) -> Throw:
        """Return the throw as it has to be; raise `ArenaError` if it cannot be made as recorded."""
        ...


class _FairCheck:
    def __init__(self, dice: FairDice) -> None:
        self._dice = dice

    def repeat(self, game: AnyGame, state: Any, number: int, recorded: Throw) -> Throw:  # noqa: ARG002
        return Throw(game.format_throw(state, self._dice.throw(game, state, number)))


def _has_engine() -> bool:
    from foxdice.dice.arena import portable  # with NumPy, which everything else here does without

    return portable.is_available()


class _ArenaCheck:
    def __init__(self, dice: FairDice, *, is_portable: bool) -> None:
        self._dice = dice
        self._is_portable = is_portable
        self._rest: Rest | None = None

    def repeat(self, game: AnyGame, state: Any, number: int, recorded: Throw) -> Throw:
        key, arena = self._dice.key(number), arena_of(game)
        if not arena.is_by_hand(state):
            outcome, new = arena.fall_by_itself(state, self._rest, FairBytes(key))
            self._rest = new or self._rest
            return Throw(game.format_throw(state, outcome), "", format_rest(new) if new else "")
        layout = arena.lying(state, self._rest)
        throw = arena.read_gesture(state, layout, recorded.gesture)
        self._rest = self._cast(layout, throw, key)
        text = game.format_throw(state, arena.count_falls(self._rest.falls))
        return Throw(text, format_throw(throw), format_rest(self._rest))

    def _cast(self, layout: Layout, throw: Throwing, key: bytes) -> Rest:
        # Imported here: most records need no engine to be checked.
        from foxdice.dice.arena.cast import cast

        if self._is_portable:
            from foxdice.dice.arena import portable

            return cast(layout, throw, FairBytes(key), portable.PortableWorld).rest
        return cast(layout, throw, FairBytes(key)).rest


def _check_throws(record: Record, check: _Check) -> Verdict:
    game = record.game
    playthrough = Playthrough(game, record.players)
    throws = 0
    for event in record.events:
        if isinstance(event, Throw):
            throws += 1
            try:
                right = check.repeat(game, playthrough.state, throws - 1, event)
            except ArenaError as error:
                return Verdict("wrong-gesture", throws, throws, reason=error)
            if event != right:
                return _wrong(record, throws, event, right)
        playthrough.play(event)
    return Verdict("fair", throws, by_hand=game.in_arena)


def _wrong(record: Record, number: int, thrown: Throw, right: Throw) -> Verdict:
    """Say that a throw is not what it should be, or that this cannot be told here."""
    if right.rest and made_in(record) not in (signature(), PORTABLE):
        return Verdict("other-arena", number, number, made_in(record), signature())
    if thrown.text == right.text:  # but the dice lie elsewhere, or the throw is written otherwise
        return Verdict("wrong-rest", number, number, thrown.text, right.text)
    return Verdict("wrong-throw", number, number, thrown.text, right.text)
