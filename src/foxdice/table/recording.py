"""The record of a game at a table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from foxdice.core.record import Record
from foxdice.dice.bits import format_rounds
from foxdice.table.errors import Refusal
from foxdice.table.verify import headers

if TYPE_CHECKING:
    from foxdice.table.table import Table


def record_of(table: "Table", arenas: Sequence[str]) -> Record:
    """Return the game so far, thrown in these arenas if in any; raise `Refusal` before it has begun.

    Choices that are still hidden are not in it.
    """
    if table.phase == "lobby":
        raise Refusal("table-not-started")
    given = {f"seat-{number}": seat.name or seat.bot for number, seat in enumerate(table.seats, start=1)}
    if table.settings.dice == "real":
        given["dice"] = "real"
    else:
        words = [seat.words for seat in table.seats]
        given |= headers(table.settings.dice, table.game_name, words, table.commitment)
        given |= format_rounds(table.mixing.rounds)
        if arenas:
            given["arena"] = ", ".join(arenas)
    resigned = [str(number) for number, seat in enumerate(table.seats, start=1) if seat.resigned]
    if resigned:
        given["resigned"] = " ".join(resigned)
    if table.end and table.end.seed:
        given |= {"seed": table.end.seed, "salt": table.end.salt}
    return Record(table.game, len(table.seats), given, table.plays)
