"""For which seats a bot has to act now."""

from dataclasses import dataclass
from typing import Literal

from foxdice.table.state import TableState


@dataclass(frozen=True)
class Need:
    """A seat for which a bot has to act. `stamp` changes whenever what the bot looked at is no longer so."""

    seat: int
    kind: Literal["throw", "choose"]
    bot: str
    stamp: tuple[int, ...]


def needs_of(table: TableState) -> list[Need]:
    """Return what bots have to do at a table."""
    if table.phase != "playing" or not table.has_bots or table.is_mixing:
        return []
    seats, node = table.seats, table.history.node
    if node.kind == "decision":
        return [_need(table, seat, "choose") for seat in node.players if seats[seat].is_played_by_bot]
    thrower = table.game.thrower(table.state)
    if thrower is None:
        thrower = next((number for number, seat in enumerate(seats) if not seat.is_played_by_bot), 0)
    if table.settings.dice == "real" or not seats[thrower].is_played_by_bot:
        return []
    return [_need(table, thrower, "throw")]


def _need(table: TableState, number: int, kind: Literal["throw", "choose"]) -> Need:
    history = table.history
    stamp = (table.number, history.changes, history.throws, history.moves_of(number))
    return Need(number, kind, table.seats[number].bot or table.settings.stand_in, stamp)
