"""What a fact does to a table: new ones and stored ones, by the same way."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from foxdice import core
from foxdice.dice.bits import Share, words_with_bits
from foxdice.table import events as ev
from foxdice.table.clocks import Clocks
from foxdice.table.decision import UNREAD
from foxdice.table.history import History
from foxdice.table.mixing import Mixing
from foxdice.table.prologue import prologue
from foxdice.table.seats import Seat
from foxdice.table.state import TableState
from foxdice.table.throws import throws


def fold(table: TableState, fact: ev.AnyEvent, number: int = UNREAD) -> None:
    """Carry out a fact; everybody hears of it now, or of a choice when all have chosen."""
    if isinstance(fact, ev.Thrown | ev.Chosen):
        _fold_play(table, fact, number)
        return
    if isinstance(fact, ev.Undone):
        table.history.take_back(fact.seat, fact.count)
        if fact.count:
            table.events.append(fact)
        table.flights.take_back(table.history.throws)
    else:
        if isinstance(fact, ev.Ended):
            table.events += table.history.publish_held()
        table.events.append(fact)
        _FOLDS[type(fact)](table, fact)
        table.has_bots = any(seat.is_played_by_bot for seat in table.seats)
    _run_clocks(table, fact.at)


def _fold_play(table: TableState, fact: ev.Thrown | ev.Chosen, number: int) -> None:
    history = table.history
    table.events += history.fold(fact, number)
    if isinstance(fact, ev.Thrown) and fact.flight:
        table.flights.note(history.throws, fact)
    if table.settings.clock:
        table.clocks.decided(fact.seat, fact.at)
        if not history.held:
            table.clocks.reveal()
        _run_clocks(table, fact.at)


def _run_clocks(table: TableState, now: int) -> None:
    if table.settings.clock is None or table.phase == "lobby":
        return
    node = table.history.node
    waiting = node.players
    if node.kind == "throw":
        thrower = table.game.thrower(table.state)
        waiting = () if thrower is None else (thrower,)
    table.clocks.wait_for(waiting if table.phase == "playing" and table.mixing.is_over else (), now)


# ------------------------------------------------------------------ the table and its seats


def _opened(table: TableState, fact: ev.Opened) -> None:
    table.settings = fact
    table.game = core.get(fact.game)
    table.seats = [Seat() for _ in range(fact.seats)]
    table.number = fact.number
    table.host = fact.host
    _take_commitment(table, fact.commitment)


def _take_commitment(table: TableState, commitment: str) -> None:
    table.commitment = commitment
    if table.drawn and table.drawn.commitment == commitment:  # who only follows was given the secret beside the facts
        table.secret = table.drawn
    table.drawn = None


def _joined(table: TableState, fact: ev.Joined) -> None:
    table.seats[fact.seat] = Seat(
        "person", name=fact.name, owner=fact.owner, program=fact.program, won=fact.won, asked=fact.asked
    )


def _invited(table: TableState, fact: ev.Invited) -> None:
    table.seats[fact.seat] = Seat("bot", bot=fact.bot, won=fact.won)


def _left(table: TableState, fact: ev.Left) -> None:
    if fact.removed:
        table.removed.add(table.seats[fact.seat].owner)
    table.seats[fact.seat] = Seat()


def _arranged(table: TableState, fact: ev.Arranged) -> None:
    table.seats = [table.seats[seat] if seat >= 0 else Seat() for seat in fact.seats]


def _renamed(table: TableState, fact: ev.Renamed) -> None:
    table.seats[fact.seat].name = fact.name


# ------------------------------------------------------------------ what is mixed into the dice


def _mixed(table: TableState, fact: ev.Mixed) -> None:
    table.seats[fact.seat].words = fact.words


def _committed(table: TableState, fact: ev.Committed) -> None:
    table.seats[fact.seat].share = Share(fact.hash)


def _revealed(table: TableState, fact: ev.Revealed) -> None:
    seat = table.seats[fact.seat]
    seat.share = replace(seat.share or Share(), bits=fact.bits)
    table.mixing.look_around()
    _take_dice(table)


def _left_out(table: TableState, fact: ev.LeftOut) -> None:
    table.mixing.leave_out(fact)


def _take_dice(table: TableState) -> None:
    """Take the dice that follow from everything that was mixed so far."""
    seed = table.secret.seed if table.secret else None
    words = words_with_bits([seat.words for seat in table.seats], table.mixing.rounds)
    table.throws = throws(table.settings.dice, seed, table.game_name, words)


# ------------------------------------------------------------------ a game, from its beginning to the next one


def _started(table: TableState, fact: ev.Started) -> None:
    table.seats = [table.seats[seat] for seat in fact.seats]
    table.phase = "playing"
    table.history = History(table.game, len(table.seats))
    table.clocks = Clocks(table.settings.clock)
    table.mixing = Mixing(table.seats, fact.at)
    _take_dice(table)
    table.flights.begin()


def _corrected(table: TableState, fact: ev.Corrected) -> None:
    table.history.correct(fact.text)


def _redone(table: TableState, fact: ev.Redone) -> None:
    table.history.make_again()


def _resigned(table: TableState, fact: ev.Resigned) -> None:
    table.seats[fact.seat].resigned = True


def _absent(table: TableState, fact: ev.Absent) -> None:
    table.seats[fact.seat].absent = True


def _replaced(table: TableState, fact: ev.Replaced) -> None:
    table.seats[fact.seat].replaced = fact.reason


def _returned(table: TableState, fact: ev.Returned) -> None:
    table.seats[fact.seat].replaced, table.seats[fact.seat].absent = "", False


def _agreed(table: TableState, fact: ev.Agreed) -> None:
    table.seats[fact.seat].agrees = fact.on


def _helped(table: TableState, fact: ev.Helped) -> None:
    table.seats[fact.seat].helped = True


def _forfeited(table: TableState, fact: ev.Forfeited) -> None:
    seat = table.seats[fact.seat]
    seat.forfeits = (*seat.forfeits, fact.reason)


def _ended(table: TableState, fact: ev.Ended) -> None:
    table.phase = "over"
    for winner in fact.winners:
        table.seats[winner].won += 1
    table.end = fact


def _reopened(table: TableState, fact: ev.Reopened) -> None:
    table.seats = [table.seats[seat] for seat in fact.seats]
    for seat in table.seats:
        seat.words, seat.resigned, seat.replaced, seat.helped = "", False, "", False
        seat.forfeits = ()
        seat.share = Share() if seat.share else None
        seat.absent, seat.asked = False, False
    for number in fact.asked:
        table.seats[number].asked = True
    table.phase = "lobby"
    table.number += 1
    table.events.forget(table.first_event)
    table.first_event = len(table.events) - 1
    table.end = None
    _take_commitment(table, fact.commitment)
    table.prologue = prologue(table.settings, table.number, table.commitment, table.seats, fact.at)


def _accepted(table: TableState, fact: ev.Accepted) -> None:
    table.seats[fact.seat].asked = False


_FOLDS: dict[type[ev.AnyEvent], Callable[[TableState, Any], None]] = {
    ev.Opened: _opened,
    ev.Joined: _joined,
    ev.Invited: _invited,
    ev.Left: _left,
    ev.Arranged: _arranged,
    ev.Renamed: _renamed,
    ev.Mixed: _mixed,
    ev.Committed: _committed,
    ev.Revealed: _revealed,
    ev.LeftOut: _left_out,
    ev.Started: _started,
    ev.Corrected: _corrected,
    ev.Redone: _redone,
    ev.Resigned: _resigned,
    ev.Absent: _absent,
    ev.Replaced: _replaced,
    ev.Returned: _returned,
    ev.Agreed: _agreed,
    ev.Helped: _helped,
    ev.Forfeited: _forfeited,
    ev.Ended: _ended,
    ev.Reopened: _reopened,
    ev.Accepted: _accepted,
}
