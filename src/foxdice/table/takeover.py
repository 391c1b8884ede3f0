"""When a bot takes a seat over from somebody who is away or out of time."""

from foxdice.table.presence import Presence
from foxdice.table.state import TableState


def dues_of(table: TableState, presence: Presence, number: int) -> list[tuple[str, int]]:
    """Return why and when a bot takes a seat over, or the others are asked (`absent`), as far as one can tell now."""
    seat = table.seats[number]
    if table.phase != "playing" or seat.is_played_by_bot:
        return []
    dues = []
    out_of_time = table.clocks.runs_out(number)
    if out_of_time is not None:
        dues.append(("clock", out_of_time))
    away = table.settings.away_seconds
    # Where nobody waits, nobody needs a bot to go on: the game is there when its players come back.
    waited_for = any(other.is_in_play and presence.is_online(other.owner) for other in table.seats)
    if away is not None and waited_for and not seat.absent and not presence.is_online(seat.owner):
        reason = "absent" if table.settings.ask_first else "away"
        dues.append((reason, presence.gone_since(seat.owner) + away * 1000))
    return dues
