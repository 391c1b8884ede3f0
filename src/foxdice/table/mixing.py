"""The rounds in which players' devices add random bits to the dice of one game (`foxdice.dice.bits`)."""

from foxdice.dice.bits import Round, Share
from foxdice.table import events as ev
from foxdice.table.seats import Seat

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
