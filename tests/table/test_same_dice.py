"""A table whose dice others have too: the same throws, one try, and the seed in its own time."""

import pytest

from foxdice.core import GameError
from foxdice.core.record import Throw, parse
from foxdice.table import Table
from foxdice.table import messages as msg
from foxdice.table.lobby import SameDice
from foxdice.table.verify import verify
from tests.table.conftest import SECRET

NOON, NIGHT = 1_000, 2_000


def begun(id: str, reveal_at: int = NIGHT) -> Table:
    opening = msg.Open(game="qwixx", seats=1, rated=True)
    table, _ = Table.open(id, opening, id, NOON, lambda: SECRET, SameDice("daily/2026-11-18/qwixx", reveal_at))
    for message in (msg.Join(0, "Anna"), msg.Start()):
        table.handle(message, id, NOON)
    return table


def play_on(table: Table, now: int, choice: int, turns: int = 10_000) -> None:
    """Play with the first (0) or the last (-1) of all moves."""
    for _ in range(turns):
        node = table.game.node(table.state)
        if node.kind == "over":
            return
        if node.kind == "throw":
            table.handle(msg.Throw(0), table.id, now)
        else:
            move = table.game.legal(table.state, 0)[choice]
            table.handle(msg.Choose(0, table.game.format_move(table.state, 0, move)), table.id, now)


def throws(table: Table) -> list[str]:
    return [event.text for event in table.record().events if isinstance(event, Throw)]


def test_different_tables_have_the_same_throws_whatever_is_chosen() -> None:
    anna, boris = begun("anna"), begun("boris")
    play_on(anna, NOON, 0, 12)
    play_on(boris, NOON, -1, 12)
    both = list(zip(throws(anna), throws(boris), strict=False))
    assert len(both) >= 4
    assert all(one == other for one, other in both)
    assert anna.record().events != boris.record().events


def test_the_seed_is_told_only_after_the_day() -> None:
    table = begun("anna")
    play_on(table, NOON, 0)
    assert table.phase == "over"
    assert "seed" not in table.record(NIGHT - 1).headers
    assert not any(getattr(event, "seed", "") for event in table.since(0))
    told = parse(table.record(NIGHT).format())
    assert verify(told).is_fair
    assert told.headers["commitment"] == SECRET.commitment


def test_who_ends_after_the_day_is_told_at_once() -> None:
    table = begun("anna")
    play_on(table, NIGHT, 0)
    assert verify(table.record()).is_fair


def test_there_is_one_try() -> None:
    table = begun("anna")
    play_on(table, NOON, 0, 3)
    for message in (msg.Undo(0), msg.Help(0), msg.Commit(0, "0" * 64)):
        play_on(table, NOON, 0, 1 if table.game.node(table.state).kind == "throw" else 2)
        with pytest.raises(GameError):
            table.handle(message, "anna", NOON)
    play_on(table, NOON, 0)
    with pytest.raises(GameError) as refused:
        table.handle(msg.Rematch(), "anna", NOON)
    assert refused.value.code == "table-one-try"
