"""Who may say what to a table."""

from foxdice.table import messages as msg
from foxdice.table.errors import Refusal
from foxdice.table.state import TableState

# Whose token a message needs: the seat's, and then only while no bot plays there; the seat's; the host's.
PLAYS = frozenset({msg.Throw, msg.Correct, msg.Choose, msg.Undo, msg.Redo})
_OWN_SEAT = PLAYS | {msg.Rename, msg.Accept, msg.Mix, msg.Commit, msg.Reveal, msg.Resign, msg.Back, msg.Agree, msg.Help}
_HOST = frozenset({msg.Invite, msg.AddSeat, msg.DropSeat, msg.Start})


def check_sender(table: TableState, message: msg.AnyMessage, who: str | None) -> None:
    """Raise `Refusal` unless somebody, or a bot (None), may say this."""
    kind = type(message)
    number = getattr(message, "seat", None)
    if number is not None:
        if not 0 <= number < len(table.seats):
            raise Refusal("table-no-seat", seat=number + 1)
        seat = table.seats[number]
        if who is None:
            if not seat.is_played_by_bot:
                raise Refusal("table-not-your-seat", seat=number + 1)
            return
        if kind in _OWN_SEAT and not seat.belongs_to(who):
            raise Refusal("table-not-your-seat", seat=number + 1)
        if table.has_bots and kind in PLAYS and seat.is_played_by_bot:
            raise Refusal("table-resigned" if seat.resigned else "table-bot-plays", seat=number + 1)
    if kind in _HOST and not table.is_host(who or ""):
        raise Refusal("table-host-only")
