"""A newcomer to a later game hears that game alone, and sees what those see who heard everything."""

import msgspec

from foxdice.table import Table
from foxdice.table import events as ev
from foxdice.table import messages as msg
from foxdice.table.look import Look, look
from tests.table.conftest import SECRET, Evening


def seen(table: Table) -> Look:
    """Return what a spectator sees; the numbers of the events are not the same for who hears fewer."""
    return msgspec.structs.replace(look(table, "", 0), version=0)


def told(table: Table, version: int = 0) -> Table:
    """Return the table as somebody knows it from what they are told."""
    return Table.restore("pine", table.told_from(version), SECRET, 0)


def third_game() -> Evening:
    evening = Evening(seats=3)
    evening.say(msg.Invite(1, "greedy"))
    evening.say(msg.Join(0, "Anna"), "anna")
    evening.say(msg.Join(2, "Boris", program=True), "boris")
    evening.say(msg.Commit(0, "5f" * 32), "anna")
    for _ in range(2):
        evening.say(msg.Start())
        evening.tick(20_000)  # nobody opens bits
        evening.step()
        for seat, who in ((seat, evening.owner(seat)) for seat in range(3)):
            if who and evening.table.phase == "playing":
                evening.say(msg.Resign(seat), who)
        evening.say(msg.Rematch(), "anna")
    return evening


def test_what_is_seen_is_the_same() -> None:
    evening = third_game()
    table = evening.table
    assert seen(told(table)) == seen(table)
    anna = next(seat for seat in range(3) if evening.owner(seat) == "anna")
    evening.say(msg.Agree(anna, on=True), "anna")
    evening.say(msg.Mix(anna, "fox"), "anna")
    evening.say(msg.Start())
    assert seen(told(table)) == seen(table)
    evening.tick(20_000)  # nobody promised bits
    for _ in range(12):
        evening.step()
        assert seen(told(table)) == seen(table)
    assert table.number == 3


def test_it_is_no_longer_than_the_game() -> None:
    table = third_game().table
    kinds = [type(event) for event in table.told_from(0)]
    assert kinds[0] is ev.Opened
    assert len(kinds) <= 1 + 3 * len(table.seats)
    assert table.told_from(1) == table.told_from(0)  # away for more than a game
    assert table.told_from(table.version - 1) == table.since(table.version - 1)  # away for a moment


def test_it_names_nobodys_token() -> None:
    assert b"boris" not in msgspec.json.encode(third_game().table.told_from(0))
