"""How dice are thrown at a table: fair ones by the server, physical ones in the arena, real ones by people."""

import base64
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from foxdice.core import AnyGame, InvalidThrow
from foxdice.core.record import Throw as Fall
from foxdice.dice.arena import rules as arena
from foxdice.dice.arena.casting import Cast, Landing
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.fallen import Rest
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.text import format_rest, format_throw, parse_rest
from foxdice.dice.fair import FairBytes, FairDice
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.course import Course
from foxdice.table.errors import Refusal
from foxdice.table.said import Envelope

LONGEST_TEXT = 64  # of a move or a throw
LONGEST_GESTURE = 1024


@dataclass(frozen=True)
class DueCast:
    """A throw by hand that has to be simulated before the table can go on (`foxdice.dice.arena.casting.make`).

    `who` threw, None: a bot; `sent` is what the message came with. As long as the table gives an equal one for the same
    message, it fits.
    """

    message: msg.Throw
    who: str | None
    cast: Cast
    sent: Envelope | None = None


class Throws(ABC):
    """The throws of one game."""

    @abstractmethod
    def throw(self, course: Course, message: msg.Throw, now: int) -> ev.Thrown:
        """Make the throw that is due; raise `Refusal`, `InvalidThrow` or `ArenaError`."""

    def cast(self, course: Course, message: msg.Throw) -> Cast | None:  # noqa: ARG002  # of physical dice only
        """Return what has to be simulated first, if anything; raise like `throw`."""
        return None

    def land(self, course: Course, due: DueCast, landing: Landing, now: int) -> ev.Thrown:
        """Take over how a cast ended."""
        raise NotImplementedError


class RealThrows(Throws):
    """Somebody throws real dice and types in how they fell."""

    def throw(self, course: Course, message: msg.Throw, now: int) -> ev.Thrown:
        """Take a throw that was typed in."""
        if not message.text:
            raise Refusal("table-type-the-throw")
        _check_no_gesture(message)
        check_length(message.text, LONGEST_TEXT)
        return ev.Thrown(now, message.seat, course.repeat(Fall(message.text)))


class FairThrows(Throws):
    """The server throws, and can be checked."""

    def __init__(self, dice: FairDice | None) -> None:
        self._dice = dice

    def throw(self, course: Course, message: msg.Throw, now: int) -> ev.Thrown:
        """Throw the dice; there is no hand in it."""
        _check_thrower(course, message)
        _check_no_gesture(message)
        outcome = _known(self._dice).throw(course.game, course.state, course.throws)
        return ev.Thrown(now, message.seat, course.fall(outcome))


class ArenaThrows(Throws):
    """Dice fly in the arena as the player's hand throws them; its tremor is drawn like fair dice."""

    def __init__(self, dice: FairDice | None) -> None:
        self._dice = dice

    def throw(self, course: Course, message: msg.Throw, now: int) -> ev.Thrown:
        """Let the start die or cocked dice fall."""
        _check_thrower(course, message)
        if arena.arena_of(course.game).is_by_hand(course.state):
            raise RuntimeError("a throw by hand has to be cast first")
        if message.gesture:
            raise ArenaError("arena-no-hand")
        source = FairBytes(_known(self._dice).key(course.throws))
        outcome, new = arena.arena_of(course.game).fall_by_itself(course.state, _rest_of(course), source)
        rest = format_rest(new) if new else ""
        return ev.Thrown(now, message.seat, course.fall(outcome, "", rest), rest=rest)

    def cast(self, course: Course, message: msg.Throw) -> Cast | None:
        """Return the throw a player means, to be simulated."""
        _check_thrower(course, message)
        if not arena.arena_of(course.game).is_by_hand(course.state):
            return None
        check_length(message.gesture, LONGEST_GESTURE)
        rules = arena.arena_of(course.game)
        layout = rules.lying(course.state, _rest_of(course))
        throw = rules.read_gesture(course.state, layout, message.gesture)
        return Cast(layout, throw, _known(self._dice).key(course.throws))

    def land(self, course: Course, due: DueCast, landing: Landing, now: int) -> ev.Thrown:
        """Take over how a cast ended."""
        gesture, rest = format_throw(due.cast.throw), format_rest(landing.rest)
        text = course.fall(arena.arena_of(course.game).count_falls(landing.rest.falls), gesture, rest)
        flight = base64.b64encode(landing.flight).decode()
        return ev.Thrown(now, due.message.seat, text, gesture, rest, flight, landing.arena)


def dice_for(game: AnyGame) -> tuple[str, ...]:
    """Return the dice a game can be played with, its own first."""
    return ("physical" if game.in_arena else "fair", "real")


def throws(dice: str, seed: bytes | None, name: str, words: Sequence[str]) -> Throws:
    """Return how a game is thrown; without the seed one can look, but not throw."""
    if dice == "real":
        return RealThrows()
    fair = FairDice(seed, name, words) if seed is not None else None
    return ArenaThrows(fair) if dice == "physical" else FairThrows(fair)


@dataclass(frozen=True)
class Arena:
    """The arena of a game: where the dice lie, which ones fall next, and whether a hand throws them."""

    layout: Layout
    due: tuple[int, ...]
    by_hand: bool


def arena_of(course: Course) -> Arena:
    """Return how it looks in the arena of a game."""
    state, rest = course.state, _rest_of(course)
    rules = arena.arena_of(course.game)
    return Arena(rules.lying(state, rest), rules.due_dice(state, rest), rules.is_by_hand(state))


def check_length(text: str, most: int) -> None:
    """Raise `Refusal` for a text that is too long."""
    if len(text) > most:
        raise Refusal("table-too-long", most=most)


def _check_no_gesture(message: msg.Throw) -> None:
    """Raise `Refusal` for what a throw without a hand does not need: it would be stored and sent to everybody."""
    if message.gesture:
        raise Refusal("table-no-gesture")


def _check_thrower(course: Course, message: msg.Throw) -> None:
    if message.text:
        raise Refusal("table-dice-are-thrown")
    if course.node.kind != "throw":
        raise InvalidThrow("no-throw-due")
    thrower = course.game.thrower(course.state)
    if thrower is not None and thrower != message.seat:
        raise Refusal("table-not-your-throw", seat=thrower + 1)


def _rest_of(course: Course) -> Rest | None:
    return parse_rest(course.rest) if course.rest else None


def _known(dice: FairDice | None) -> FairDice:
    if dice is None:
        raise RuntimeError("a table with thrown dice was restored without its secret")
    return dice
