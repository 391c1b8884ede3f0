"""What follows from a message to a table, whichever it is."""

from collections.abc import Callable
from typing import Any

from foxdice.table import helping, lobby, playing, plays, shares
from foxdice.table import messages as msg
from foxdice.table.decision import Decision
from foxdice.table.errors import Refusal
from foxdice.table.state import TableState

# Each is given table, message, who says it and when; each returns what follows, if anything, or raises.
_Decide = Callable[[TableState, Any, str, int], Decision | None]

_BEFORE_THE_GAME: dict[type[msg.AnyMessage], _Decide] = {
    msg.Join: lobby.join,
    msg.Invite: lobby.invite,
    msg.AddSeat: lobby.add_seat,
    msg.DropSeat: lobby.drop_seat,
    msg.Rename: lobby.rename,
    msg.Leave: lobby.leave,
    msg.Mix: lobby.mix,
    msg.Accept: lobby.accept,
    msg.Start: lobby.start,
}
_DECIDE: dict[type[msg.AnyMessage], _Decide] = {
    **_BEFORE_THE_GAME,
    msg.Commit: shares.commit,
    msg.Reveal: shares.reveal,
    msg.Throw: plays.throw,
    msg.Choose: plays.choose,
    msg.Correct: plays.correct,
    msg.Undo: plays.undo,
    msg.Redo: plays.redo,
    msg.StandIn: playing.stand_in,
    msg.Resign: playing.resign,
    msg.Back: playing.back,
    msg.Agree: helping.agree,
    msg.Help: helping.help_player,
    msg.Rematch: playing.rematch,
}


def decide(table: TableState, message: msg.AnyMessage, who: str, now: int) -> Decision | None:
    """Return what follows from a message, if anything; raise `Refusal`, or what the game raises."""
    kind = type(message)
    if table.phase != "lobby" and kind in _BEFORE_THE_GAME:
        raise Refusal("table-already-started")
    return _DECIDE[kind](table, message, who, now)
