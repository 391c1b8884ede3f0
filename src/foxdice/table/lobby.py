"""What is done before a game: a table is opened, people sit down, invite bots, leave, add words and begin.

Each function returns what follows from a message, or raises what is wrong with it.
"""

from typing import NamedTuple

from foxdice import core
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.decision import Decision
from foxdice.table.errors import Refusal
from foxdice.table.names import check_name, told_apart
from foxdice.table.seats import check_words
from foxdice.table.state import TableState
from foxdice.table.throws import dice_for

MAX_SECONDS = 7 * 24 * 3600


class SameDice(NamedTuple):
    """What dice that others have too are called, and when their seed is told; a table's own have no name."""

    name: str = ""
    reveal_at: int = 0


OWN_DICE = SameDice()


def open_table(table: TableState, message: msg.Open, host: str, now: int, same_dice: SameDice = OWN_DICE) -> Decision:
    """Open a table; raise `Refusal`, `UnknownGame` or `WrongPlayers`."""
    game = core.get(message.game)
    game.check_players(message.seats)
    dice = message.dice or dice_for(game)[0]
    if dice not in dice_for(game):
        raise Refusal("table-dice", text=dice, dice=", ".join(dice_for(game)))
    for seconds in (message.clock.seconds if message.clock else None, message.away_seconds):
        if seconds is not None and not 0 < seconds <= MAX_SECONDS:
            raise Refusal("table-seconds", max=MAX_SECONDS)
    opened = ev.Opened(
        now,
        game=message.game,
        seats=message.seats,
        dice=dice,
        rated=message.rated,
        clock=message.clock,
        away_seconds=message.away_seconds,
        stand_in=message.stand_in,
        commitment="" if dice == "real" else table.commit(),
        host=host,
        ask_first=message.ask_first,
        dice_name=same_dice.name,
        reveal_at=same_dice.reveal_at,
    )
    return Decision(opened)


def join(table: TableState, message: msg.Join, who: str, now: int) -> Decision:
    """Let somebody sit down."""
    if table.seats[message.seat].kind != "empty":
        raise Refusal("table-seat-taken", seat=message.seat + 1)
    if table.is_removed(who):
        raise Refusal("table-removed")
    return Decision(ev.Joined(now, message.seat, _name_for(table, message), who, message.program))


def rename(table: TableState, message: msg.Rename, who: str, now: int) -> Decision | None:
    """Call oneself otherwise."""
    name = _name_for(table, message)
    return Decision(ev.Renamed(now, message.seat, name)) if name != table.seats[message.seat].name else None


def _name_for(table: TableState, message: msg.Join | msg.Rename) -> str:
    """Return the name somebody gets on a seat; raise `Refusal` for one that cannot be shown."""
    check_name(message.name)
    others = [seat.name for number, seat in enumerate(table.seats) if number != message.seat and seat.kind == "person"]
    return told_apart(message.name, others)


def add_seat(table: TableState, message: msg.AddSeat, who: str, now: int) -> Decision:
    """Put another seat to the table; raise `WrongPlayers` for one too many."""
    table.game.check_players(len(table.seats) + 1)
    return Decision(ev.Arranged(now, (*range(len(table.seats)), -1)))


def drop_seat(table: TableState, message: msg.DropSeat, who: str, now: int) -> Decision:
    """Take an empty seat away; raise `WrongPlayers` where too few would be left."""
    if table.seats[message.seat].kind != "empty":
        raise Refusal("table-seat-taken", seat=message.seat + 1)
    table.game.check_players(len(table.seats) - 1)
    left = tuple(number for number in range(len(table.seats)) if number != message.seat)
    return Decision(ev.Arranged(now, left))


def invite(table: TableState, message: msg.Invite, who: str, now: int) -> Decision:
    """Put a bot on a seat, or another one in its place."""
    if table.seats[message.seat].kind == "person":
        raise Refusal("table-seat-taken", seat=message.seat + 1)
    return Decision(ev.Invited(now, message.seat, message.bot))


def leave(table: TableState, message: msg.Leave, who: str, now: int) -> Decision | None:
    """Empty a seat: one's own, or as host any."""
    seat = table.seats[message.seat]
    if not (seat.belongs_to(who) or table.is_host(who)):
        raise Refusal("table-not-your-seat", seat=message.seat + 1)
    if seat.kind == "empty":
        return None
    return Decision(ev.Left(now, message.seat, removed=seat.kind == "person" and not seat.belongs_to(who)))


def mix(table: TableState, message: msg.Mix, who: str, now: int) -> Decision:
    """Add words to the dice."""
    check_words(message.words)
    return Decision(ev.Mixed(now, message.seat, message.words))


def accept(table: TableState, message: msg.Accept, who: str, now: int) -> Decision | None:
    """Play again too."""
    return Decision(ev.Accepted(now, message.seat)) if table.seats[message.seat].asked else None


def start(table: TableState, message: msg.Start, who: str, now: int) -> Decision:
    """Begin with those who are there and want to play."""
    taken = tuple(number for number, seat in enumerate(table.seats) if seat.kind != "empty" and not seat.asked)
    table.game.check_players(len(taken))
    return Decision(ev.Started(now, taken))
