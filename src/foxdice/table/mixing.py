"""Players' devices add random bits to the dice: promised before the game, opened when it begins (`foxdice.dice.bits`).

Each function returns the fact that follows from a message or from time, or raises what is wrong with it.
"""

from typing import TYPE_CHECKING

from foxdice.dice import bits
from foxdice.dice.bits import Round, Share
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.errors import Refusal
from foxdice.table.seats import Seat

if TYPE_CHECKING:
    from foxdice.table.table import Table

PATIENCE = 10_000  # milliseconds after which those who have not opened are left out


class Mixing:
    """The rounds of one game."""

    def __init__(self, seats: list[Seat], now: int) -> None:
        self._seats = seats
        self._past: list[Round] = []
        self._began = now  # the round
        self.is_over: bool  # everybody who was not left out has opened
        self.look_around()

    @property
    def rounds(self) -> list[Round]:
        """Return the rounds so far; the last one may be going on."""
        round = {number: seat.share for number, seat in enumerate(self._seats) if seat.share}
        return [*self._past, round] if round else self._past

    def look_around(self) -> None:
        """Notice whether anybody is still waited for."""
        self.is_over = all(seat.share is None or seat.share.bits for seat in self._seats)

    @property
    def due(self) -> int | None:
        """Return when those who are late are left out."""
        return None if self.is_over else self._began + PATIENCE

    def leave_out(self, fact: ev.LeftOut) -> None:
        """Go on without those who were late; the others promise anew."""
        self._past = self.rounds
        self._began = fact.at
        for number, seat in enumerate(self._seats):
            if seat.share:
                seat.share = None if number in fact.seats else Share()
        self.look_around()


def commit(table: "Table", message: msg.Commit, who: str, now: int) -> ev.Committed:  # noqa: ARG001
    """Promise bits: before the game, or anew when somebody was left out."""
    if table.settings.dice == "real":
        raise Refusal("table-no-bits")
    if not bits.is_hash(message.hash):
        raise Refusal("table-bits")
    share = table.seats[message.seat].share
    if table.phase != "lobby" and (share is None or share.hash):
        raise Refusal("table-bits-late")
    return ev.Committed(now, message.seat, message.hash)


def reveal(table: "Table", message: msg.Reveal, who: str, now: int) -> ev.Revealed:  # noqa: ARG001
    """Open bits, once everybody has promised theirs."""
    share = table.seats[message.seat].share
    if share is None or share.bits or table.phase == "over":
        raise Refusal("table-bits-late")
    if table.phase == "lobby" or not bits.is_promised(table.mixing.rounds[-1]):
        raise Refusal("table-bits-early")
    if not bits.fits(message.bits, share.hash):
        raise Refusal("table-bits")
    return ev.Revealed(now, message.seat, message.bits)


def leave_out(table: "Table", now: int) -> ev.LeftOut | None:
    """Leave those out who are late, once time is over."""
    due = table.mixing.due if table.phase == "playing" else None
    return ev.LeftOut(now, bits.late(table.mixing.rounds[-1])) if due is not None and due <= now else None
