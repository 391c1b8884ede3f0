"""Help by a program: where it is allowed, and who has had it.

Whoever plays alone, against bots or with others on the same device may always ask. At a table of several devices
everybody has to agree first; in rated games there is no help. The record tells whose player was helped.
"""

from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.decision import Decision
from foxdice.table.errors import Refusal
from foxdice.table.playing import check_playing
from foxdice.table.state import TableState


def is_allowed(table: TableState) -> bool:
    """Tell whether players of this table may have help."""
    people = [seat for seat in table.seats if seat.kind == "person" and not seat.program]
    if table.settings.rated:
        return False
    return len({seat.owner for seat in people}) < 2 or all(seat.agrees for seat in people)


def agree(table: TableState, message: msg.Agree, who: str, now: int) -> Decision | None:
    """Say whether help is fine with a seat."""
    if table.phase == "over":
        raise Refusal("game-is-over")
    if table.seats[message.seat].agrees == message.on:
        return None
    return Decision(ev.Agreed(now, message.seat, message.on))


def help_player(table: TableState, message: msg.Help, who: str, now: int) -> Decision | None:
    """Note that a player asked for help, the first time in a game."""
    check_playing(table)
    if not is_allowed(table):
        raise Refusal("table-no-help")
    return None if table.seats[message.seat].helped else Decision(ev.Helped(now, message.seat))
