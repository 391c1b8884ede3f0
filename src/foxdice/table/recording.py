"""The record of a game at a table."""

from foxdice.core.record import Record
from foxdice.dice.bits import format_rounds
from foxdice.table.errors import Refusal
from foxdice.table.state import TableState
from foxdice.table.verify import headers, reveal


def record_of(table: TableState, now: int = 0) -> Record:
    """Return the game so far, without the choices that are still hidden; raise `Refusal` before it has begun."""
    if table.phase == "lobby":
        raise Refusal("table-not-started")
    given = {f"seat-{number}": seat.name or seat.bot for number, seat in enumerate(table.seats, start=1)}
    if table.settings.dice == "real":
        given["dice"] = "real"
    else:
        words = [seat.words for seat in table.seats]
        given |= headers(table.settings.dice, table.game_name, words, table.commitment)
        given |= format_rounds(table.mixing.rounds)
        if table.flights.arenas:
            given["arena"] = ", ".join(table.flights.arenas)
    resigned = [str(number) for number, seat in enumerate(table.seats, start=1) if seat.resigned]
    if resigned:
        given["resigned"] = " ".join(resigned)
    helped = [str(number) for number, seat in enumerate(table.seats, start=1) if seat.helped]
    if helped:
        given["help"] = " ".join(helped)
    forfeits = [f"{number} {reason}" for number, seat in enumerate(table.seats, start=1) for reason in seat.forfeits]
    if forfeits:
        given["forfeit"] = ", ".join(forfeits)
    if table.end and table.end.seed:
        given |= {"seed": table.end.seed, "salt": table.end.salt}
    elif table.end and table.secret and 0 < table.settings.reveal_at <= now:
        given |= reveal(table.secret)
    return Record(table.game, len(table.seats), given, table.plays)
