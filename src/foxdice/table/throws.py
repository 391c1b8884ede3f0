"""How dice are thrown at a table: fair ones by the server, physical ones in the arena, real ones by people."""

import base64
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from foxdice.core import AnyGame, InvalidThrow
from foxdice.dice.arena import rules as arena
from foxdice.dice.arena.casting import Cast, Landing
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.fallen import Rest
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.text import format_rest, format_throw, parse_rest
from foxdice.dice.fair import FairBytes, FairDice
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.decision import Decision
from foxdice.table.errors import Refusal
from foxdice.table.history import History
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
    def throw(self, history: History, message: msg.Throw, now: int) -> Decision:
        """Decide how the dice that are due fall; raise `Refusal`, `InvalidThrow` or `ArenaError`."""

    def cast(self, history: History, message: msg.Throw) -> Cast | None:  # noqa: ARG002  # of physical dice only
        """Return what has to be simulated first, if anything; raise like `throw`."""
        return None

    def land(self, history: History, due: DueCast, landing: Landing, now: int) -> Decision:
        """Take over how a cast ended."""
        raise NotImplementedError


class RealThrows(Throws):
    """Somebody throws real dice and types in how they fell."""

    def throw(self, history: History, message: msg.Throw, now: int) -> Decision:
        """Take a throw that was typed in."""
        if not message.text:
            raise Refusal("table-type-the-throw")
        _check_no_gesture(message)
        check_length(message.text, LONGEST_TEXT)
        outcome = history.read_throw(message.text)
        return Decision(ev.Thrown(now, message.seat, history.check_fall(outcome)), outcome)


class FairThrows(Throws):
    """The server throws, and can be checked."""

    def __init__(self, dice: FairDice | None) -> None:
        self._dice = dice

    def throw(self, history: History, message: msg.Throw, now: int) -> Decision:
        """Throw the dice; there is no hand in it."""
        _check_thrower(history, message)
        _check_no_gesture(message)
        outcome = _known(self._dice).throw(history.game, history.state, history.throws)
        return Decision(ev.Thrown(now, message.seat, history.check_fall(outcome)), outcome)


class ArenaThrows(Throws):
    """Dice fly in the arena as the player's hand throws them; its tremor is drawn like fair dice."""

    def __init__(self, dice: FairDice | None) -> None:
        self._dice = dice

    def throw(self, history: History, message: msg.Throw, now: int) -> Decision:
        """Let the start die or cocked dice fall."""
        _check_thrower(history, message)
        if arena.arena_of(history.game).is_by_hand(history.state):
            raise RuntimeError("a throw by hand has to be cast first")
        if message.gesture:
            raise ArenaError("arena-no-hand")
        source = FairBytes(_known(self._dice).key(history.throws))
        outcome, new = arena.arena_of(history.game).fall_by_itself(history.state, _rest_of(history), source)
        rest = format_rest(new) if new else ""
        return Decision(ev.Thrown(now, message.seat, history.check_fall(outcome), rest=rest), outcome)

    def cast(self, history: History, message: msg.Throw) -> Cast | None:
        """Return the throw a player means, to be simulated."""
        _check_thrower(history, message)
        if not arena.arena_of(history.game).is_by_hand(history.state):
            return None
        check_length(message.gesture, LONGEST_GESTURE)
        rules = arena.arena_of(history.game)
        layout = rules.lying(history.state, _rest_of(history))
        throw = rules.read_gesture(history.state, layout, message.gesture)
        return Cast(layout, throw, _known(self._dice).key(history.throws))

    def land(self, history: History, due: DueCast, landing: Landing, now: int) -> Decision:
        """Take over how a cast ended."""
        gesture, rest = format_throw(due.cast.throw), format_rest(landing.rest)
        outcome = arena.arena_of(history.game).count_falls(landing.rest.falls)
        flight = base64.b64encode(landing.flight).decode()
        text = history.check_fall(outcome)
        return Decision(ev.Thrown(now, due.message.seat, text, gesture, rest, flight, landing.arena), outcome)


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


def arena_of(history: History) -> Arena:
    """Return how it looks in the arena of a game."""
    state, rest = history.state, _rest_of(history)
    rules = arena.arena_of(history.game)
    return Arena(rules.lying(state, rest), rules.due_dice(state, rest), rules.is_by_hand(state))


def check_length(text: str, limit: int) -> None:
    """Raise `Refusal` for a text that is too long."""
    if len(text) > limit:
        raise Refusal("table-too-long", max=limit)


def _check_no_gesture(message: msg.Throw) -> None:
    """Raise `Refusal` for what a throw without a hand does not need: it would be stored and sent to everybody."""
    if message.gesture:
        raise Refusal("table-no-gesture")


def _check_thrower(history: History, message: msg.Throw) -> None:
    if message.text:
        raise Refusal("table-dice-are-thrown")
    if history.node.kind != "throw":
        raise InvalidThrow("no-throw-due")
    thrower = history.game.thrower(history.state)
    if thrower is not None and thrower != message.seat:
        raise Refusal("table-not-your-throw", seat=thrower + 1)


def _rest_of(history: History) -> Rest | None:
    return parse_rest(history.rest) if history.rest else None


def _known(dice: FairDice | None) -> FairDice:
    if dice is None:
        raise RuntimeError("a table with thrown dice was restored without its secret")
    return dice
