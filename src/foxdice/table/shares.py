"""Players' devices add random bits to the dice: promised before the game, opened when it begins (`foxdice.dice.bits`).

Each function returns what follows from a message or from time, or raises what is wrong with it.
"""

from foxdice.dice import bits
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.decision import Decision
from foxdice.table.errors import Refusal
from foxdice.table.state import TableState


def commit(table: TableState, message: msg.Commit, who: str, now: int) -> Decision:
    """Promise bits: before the game, or anew when somebody was left out."""
    if table.settings.dice == "real":
        raise Refusal("table-no-bits")
    if not bits.is_hash(message.hash):
        raise Refusal("table-bits")
    share = table.seats[message.seat].share
    if table.phase != "lobby" and (share is None or share.hash):
        raise Refusal("table-bits-late")
    return Decision(ev.Committed(now, message.seat, message.hash))


def reveal(table: TableState, message: msg.Reveal, who: str, now: int) -> Decision:
    """Open bits, once everybody has promised theirs."""
    share = table.seats[message.seat].share
    if share is None or share.bits or table.phase == "over":
        raise Refusal("table-bits-late")
    if table.phase == "lobby" or not bits.is_promised(table.mixing.rounds[-1]):
        raise Refusal("table-bits-early")
    if not bits.fits(message.bits, share.hash):
        raise Refusal("table-bits")
    return Decision(ev.Revealed(now, message.seat, message.bits))


def leave_out(table: TableState, now: int) -> Decision | None:
    """Leave those out who are late, once time is over."""
    due = table.mixing.due if table.phase == "playing" else None
    if due is None or due > now:
        return None
    return Decision(ev.LeftOut(now, bits.late(table.mixing.rounds[-1])))
