"""How a table stands between two games, told as events: a newcomer needs no more of the games before."""

import msgspec

from foxdice.table import events as ev
from foxdice.table.seats import Seat


def prologue(settings: ev.Opened, number: int, commitment: str, seats: list[Seat], now: int) -> list[ev.AnyEvent]:
    """Return what sets a table up as it stands when a later game can begin; whose seats they are is not in it."""
    opened = msgspec.structs.replace(
        settings, at=now, seats=len(seats), commitment=commitment, host="", number=number, said=""
    )
    told: list[ev.AnyEvent] = [opened]
    for place, seat in enumerate(seats):
        if seat.kind == "person":
            told.append(ev.Joined(now, place, seat.name, program=seat.program, won=seat.won, asked=seat.asked))
        elif seat.kind == "bot":
            told.append(ev.Invited(now, place, seat.bot, seat.won))
        if seat.agrees:
            told.append(ev.Agreed(now, place, on=True))
        if seat.share:
            told.append(ev.Committed(now, place, ""))  # bits were promised before, and are waited for again
    return told
