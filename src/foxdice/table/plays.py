"""Throws and choices: made, typed in again, taken back.

Each function returns what follows from a message, or raises what is wrong with it.
"""

from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.decision import Decision
from foxdice.table.errors import Refusal
from foxdice.table.playing import check_playing
from foxdice.table.state import TableState
from foxdice.table.throws import LONGEST_TEXT, check_length


def check_dice(table: TableState) -> None:
    """Raise `Refusal` unless a game is being played whose dice are ready."""
    check_playing(table)
    if not table.mixing.is_over:
        raise Refusal("table-mixing")


def throw(table: TableState, message: msg.Throw, who: str, now: int) -> Decision:
    """Throw the dice that are due."""
    check_dice(table)
    return table.throws.throw(table.history, message, now)


def choose(table: TableState, message: msg.Choose, who: str, now: int) -> Decision:
    """Make a move."""
    check_dice(table)
    check_length(message.move, LONGEST_TEXT)
    number = table.history.read_choice(message.seat, message.move)
    return Decision(ev.Chosen(now, message.seat, message.move), number)


def correct(table: TableState, message: msg.Correct, who: str, now: int) -> Decision:
    """Type the last throw in again."""
    check_playing(table)
    if table.settings.dice != "real":
        raise Refusal("table-nothing-to-correct")
    check_length(message.text, LONGEST_TEXT)
    return Decision(ev.Corrected(now, message.seat, table.history.check_correction(message.text)))


def undo(table: TableState, message: msg.Undo, who: str, now: int) -> Decision:
    """Take a choice back."""
    check_playing(table)
    count = table.history.plan_undo(message.seat, unlimited=has_free_undo(table, message.seat))
    return Decision(ev.Undone(now, message.seat, count))


def redo(table: TableState, message: msg.Redo, who: str, now: int) -> Decision:
    """Make again what was taken back."""
    check_playing(table)
    return Decision(ev.Redone(now, message.seat, table.history.plan_redo(message.seat)))


def has_free_undo(table: TableState, seat: int) -> bool:
    """Where no other person plays, in unrated games, anything can be taken back: the dice fall the same again.

    Not so dice that a hand throws: after them nothing is taken back, or one would throw until it fits.
    """
    others = (other for number, other in enumerate(table.seats) if number != seat)
    return not table.settings.rated and table.settings.dice == "fair" and all(one.kind == "bot" for one in others)


def can_undo(table: TableState, seat: int) -> bool:
    """Tell whether a seat may take its last choice back."""
    if table.phase != "playing":
        return False
    try:
        table.history.plan_undo(seat, unlimited=has_free_undo(table, seat))
    except Refusal:
        return False
    return True


def can_redo(table: TableState, seat: int) -> bool:
    """Tell whether a seat may make again what it took back."""
    return table.phase == "playing" and table.history.can_redo(seat)
