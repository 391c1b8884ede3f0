"""What is done in a game and after it, beside throws and choices: correct, take back, give up, come back, play again.

Each function returns the fact that follows from a message, or raises what is wrong with it.
"""

from typing import TYPE_CHECKING

from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.errors import Refusal
from foxdice.table.throws import LONGEST_TEXT, check_length
from foxdice.table.verify import reveal

if TYPE_CHECKING:
    from foxdice.table.table import Table


def check_playing(table: "Table") -> None:
    """Raise `Refusal` unless a game is being played."""
    if table.phase == "lobby":
        raise Refusal("table-not-started")
    if table.phase == "over":
        raise Refusal("game-is-over")


def check_dice(table: "Table") -> None:
    """Raise `Refusal` unless a game is being played whose dice are ready."""
    check_playing(table)
    if not table.mixing.is_over:
        raise Refusal("table-mixing")


def correct(table: "Table", message: msg.Correct, who: str, now: int) -> ev.Corrected:  # noqa: ARG001
    """Type the last throw in again."""
    check_playing(table)
    if table.settings.dice != "real":
        raise Refusal("table-nothing-to-correct")
    check_length(message.text, LONGEST_TEXT)
    return ev.Corrected(now, message.seat, table.course.check_correction(message.text))


def undo(table: "Table", message: msg.Undo, who: str, now: int) -> ev.Undone:  # noqa: ARG001
    """Take a choice back."""
    check_playing(table)
    _, count = table.course.plan_undo(message.seat, unlimited=has_free_undo(table, message.seat))
    return ev.Undone(now, message.seat, count)


def resign(table: "Table", message: msg.Resign, who: str, now: int) -> ev.Resigned:  # noqa: ARG001
    """Give up."""
    check_playing(table)
    if table.seats[message.seat].resigned:
        raise Refusal("table-resigned", seat=message.seat + 1)
    return ev.Resigned(now, message.seat)


def back(table: "Table", message: msg.Back, who: str, now: int) -> ev.Returned | None:  # noqa: ARG001
    """Take a seat back from the bot."""
    check_playing(table)
    seat = table.seats[message.seat]
    if seat.resigned:
        raise Refusal("table-resigned", seat=message.seat + 1)
    if seat.replaced == "clock" and table.settings.clock and table.settings.clock.per == "game":
        raise Refusal("table-out-of-time")
    return ev.Returned(now, message.seat) if seat.replaced else None


def rematch(table: "Table", message: msg.Rematch, who: str, now: int) -> ev.Reopened:  # noqa: ARG001
    """Play again; the next player begins."""
    if table.phase != "over":
        raise Refusal("table-not-over")
    if not table.seats_of(who):
        raise Refusal("table-players-only")
    commitment = table.commit() if table.settings.dice != "real" else ""
    return ev.Reopened(now, (*range(1, len(table.seats)), 0), commitment)


def end_if_due(table: "Table", now: int) -> ev.Ended | None:
    """End a game that is played out, or that too few are left to play."""
    if table.phase != "playing" or not (table.course.node.kind == "over" or _is_deserted(table)):
        return None
    shown = reveal(table.secret) if table.secret and table.settings.dice != "real" else {}
    scores = tuple(table.game.score(table.state, player).total for player in range(len(table.seats)))
    staying = [number for number, seat in enumerate(table.seats) if not seat.resigned]  # who gave up has not won
    return ev.Ended(now, scores=scores, winners=table.game.winners(table.state, staying), **shown)


def _is_deserted(table: "Table") -> bool:
    if not table.has_bots:  # nobody has resigned: a bot would play on
        return False
    resigned = sum(seat.resigned for seat in table.seats)
    people = sum(seat.kind == "person" for seat in table.seats)
    return resigned > 0 and (resigned == people or len(table.seats) - resigned < 2)


def has_free_undo(table: "Table", seat: int) -> bool:
    """Against bots alone, in unrated games, anything can be taken back: the dice fall the same again."""
    others = [other for number, other in enumerate(table.seats) if number != seat]
    return not table.settings.rated and bool(others) and all(other.kind == "bot" for other in others)
