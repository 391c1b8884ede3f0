"""What is done before a game: a table is opened, people sit down, invite bots, leave, add words and begin.

Each function returns the fact that follows from a message, or raises what is wrong with it.
"""

from typing import TYPE_CHECKING

from foxdice import core
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.errors import Refusal
from foxdice.table.names import check_name, told_apart
from foxdice.table.seats import check_words
from foxdice.table.throws import dice_for

if TYPE_CHECKING:
    from foxdice.table.table import Table

MAX_SECONDS = 7 * 24 * 3600


def open_table(message: msg.Open, host: str, now: int) -> ev.Opened:
    """Open a table, without its commitment; raise `Refusal`, `UnknownGame` or `WrongPlayers`."""
    game = core.get(message.game)
    game.check_players(message.seats)
    dice = message.dice or dice_for(game)[0]
    if dice not in dice_for(game):
        raise Refusal("table-dice", text=dice, dice=", ".join(dice_for(game)))
    for seconds in (message.clock.seconds if message.clock else None, message.away_seconds):
        if seconds is not None and not 0 < seconds <= MAX_SECONDS:
            raise Refusal("table-seconds", most=MAX_SECONDS)
    return ev.Opened(
        now,
        game=message.game,
        seats=message.seats,
        dice=dice,
        rated=message.rated,
        clock=message.clock,
        away_seconds=message.away_seconds,
        stand_in=message.stand_in,
        commitment="",
        host=host,
    )


def join(table: "Table", message: msg.Join, who: str, now: int) -> ev.Joined:
    """Let somebody sit down."""
    if table.seats[message.seat].kind != "empty":
        raise Refusal("table-seat-taken", seat=message.seat + 1)
    if table.is_removed(who):
        raise Refusal("table-removed")
    check_name(message.name)
    name = told_apart(message.name, [seat.name for seat in table.seats if seat.kind == "person"])
    return ev.Joined(now, message.seat, name, who, message.program)


def invite(table: "Table", message: msg.Invite, who: str, now: int) -> ev.Invited:  # noqa: ARG001
    """Put a bot on a seat."""
    if table.seats[message.seat].kind != "empty":
        raise Refusal("table-seat-taken", seat=message.seat + 1)
    return ev.Invited(now, message.seat, message.bot)


def leave(table: "Table", message: msg.Leave, who: str, now: int) -> ev.Left | None:
    """Empty a seat: one's own, or as host any."""
    seat = table.seats[message.seat]
    if not (seat.belongs_to(who) or table.is_host(who)):
        raise Refusal("table-not-your-seat", seat=message.seat + 1)
    if seat.kind == "empty":
        return None
    return ev.Left(now, message.seat, removed=seat.kind == "person" and not seat.belongs_to(who))


def mix(table: "Table", message: msg.Mix, who: str, now: int) -> ev.Mixed:  # noqa: ARG001
    """Add words to the dice."""
    check_words(message.words)
    return ev.Mixed(now, message.seat, message.words)


def start(table: "Table", message: msg.Start, who: str, now: int) -> ev.Started:  # noqa: ARG001
    """Begin with those who are there."""
    taken = tuple(number for number, seat in enumerate(table.seats) if seat.kind != "empty")
    table.game.check_players(len(taken))
    return ev.Started(now, taken)
