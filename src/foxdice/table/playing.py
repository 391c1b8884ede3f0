"""What is done in a game and after it, beside throws and choices: give up, come back, end, play again.

Each function returns what follows from a message, or raises what is wrong with it.
"""

from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.decision import Decision
from foxdice.table.errors import Refusal
from foxdice.table.seats import Seat
from foxdice.table.state import TableState
from foxdice.table.verify import reveal


def check_playing(table: TableState) -> None:
    """Raise `Refusal` unless a game is being played."""
    if table.phase == "lobby":
        raise Refusal("table-not-started")
    if table.phase == "over":
        raise Refusal("game-is-over")


def resign(table: TableState, message: msg.Resign, who: str, now: int) -> Decision:
    """Give up."""
    check_playing(table)
    if table.seats[message.seat].resigned:
        raise Refusal("table-resigned", seat=message.seat + 1)
    return Decision(ev.Resigned(now, message.seat))


def back(table: TableState, message: msg.Back, who: str, now: int) -> Decision | None:
    """Take a seat back from the bot."""
    check_playing(table)
    seat = table.seats[message.seat]
    if seat.resigned:
        raise Refusal("table-resigned", seat=message.seat + 1)
    if seat.replaced == "clock" and table.settings.clock and table.settings.clock.per == "game":
        raise Refusal("table-out-of-time")
    return Decision(ev.Returned(now, message.seat)) if seat.replaced else None


def stand_in(table: TableState, message: msg.StandIn, who: str, now: int) -> Decision | None:
    """Let a bot play for somebody else who is away."""
    check_playing(table)
    if not any(table.seats[own].is_in_play for own in table.seats_of(who) if own != message.seat):
        raise Refusal("table-players-only")
    seat = table.seats[message.seat]
    if seat.is_played_by_bot:
        return None
    if not seat.absent:
        raise Refusal("table-not-absent", seat=message.seat + 1)
    return Decision(ev.Replaced(now, message.seat, "away"))


def rematch(table: TableState, message: msg.Rematch, who: str, now: int) -> Decision:
    """Play again, and ask the other people to; the next player begins."""
    if table.phase != "over":
        raise Refusal("table-not-over")
    if table.settings.dice_name:
        raise Refusal("table-one-try")
    if not table.seats_of(who):
        raise Refusal("table-players-only")
    commitment = table.commit() if table.settings.dice != "real" else ""
    order = (*range(1, len(table.seats)), 0)
    asked = tuple(place for place, number in enumerate(order) if _has_to_be_asked(table.seats[number], who))
    return Decision(ev.Reopened(now, order, commitment, asked))


def _has_to_be_asked(seat: Seat, who: str) -> bool:
    """Tell whether somebody has a will of their own: bots and programs have none."""
    return seat.kind == "person" and not seat.program and not seat.belongs_to(who)


def end_if_due(table: TableState, now: int) -> Decision | None:
    """End a game that is played out, or that too few are left to play."""
    if table.phase != "playing" or not (table.history.node.kind == "over" or _is_deserted(table)):
        return None
    is_told = table.settings.dice != "real" and now >= table.settings.reveal_at
    shown = reveal(table.secret) if table.secret and is_told else {}
    scores = tuple(table.game.score(table.state, player).total for player in range(len(table.seats)))
    staying = [number for number, seat in enumerate(table.seats) if not seat.resigned]  # who gave up has not won
    return Decision(ev.Ended(now, scores=scores, winners=table.game.winners(table.state, staying), **shown))


def _is_deserted(table: TableState) -> bool:
    if not table.has_bots:  # nobody has resigned: a bot would play on
        return False
    resigned = sum(seat.resigned for seat in table.seats)
    people = sum(seat.kind == "person" for seat in table.seats)
    return resigned > 0 and (resigned == people or len(table.seats) - resigned < 2)
