"""The same throw ends the same, here and in another process; another draw ends otherwise."""

from collections.abc import Iterator

import pytest

from foxdice.dice.arena import (
    ArenaError,
    Layout,
    LyingDie,
    SeededSource,
    Throw,
    cast,
    format_outcome,
    throwing_processes,
)
from tests.dice.arena.throwing import any_throw, played_throws

HANDS = [(30,), (30, 29, 28), tuple(range(8, 31))]


def some_outcomes() -> list[str]:
    """Throw one die, three, and a large hand, at three lying dice."""
    layout = Layout((LyingDie(0, 0.0, 0.0, 20.0, 5), LyingDie(1, 18.0, 20.0, 0.0, 2), LyingDie(2, -30.0, 0.0, 75.0, 6)))
    lines = []
    for seed in range(4):
        for hand in HANDS:
            source = SeededSource(f"same {seed}")
            lines.append(format_outcome(cast(layout, any_throw(hand, source), source)))
    return lines


def refuse() -> None:
    cast(Layout(), Throw((), (0.0, 0.0)), SeededSource(""))


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[list[str]]:
    with throwing_processes(1) as pool:
        yield pool.submit(some_outcomes).result()


def test_the_same_throw_twice_is_identical() -> None:
    assert some_outcomes() == some_outcomes()


def test_another_process_sees_the_identical_outcome(elsewhere: list[str]) -> None:
    assert some_outcomes() == elsewhere


def test_earlier_throws_leave_no_trace() -> None:
    before = some_outcomes()
    list(played_throws(20, "trace"))
    assert some_outcomes() == before


def test_the_same_input_with_another_draw_ends_otherwise() -> None:
    throw = Throw((0,), (0.0, 0.0))
    ends = {format_outcome(cast(Layout(), throw, SeededSource(f"tremor {i}"))) for i in range(20)}
    assert len(ends) == 20


def test_a_refusal_travels_between_processes() -> None:
    with throwing_processes(1) as pool, pytest.raises(ArenaError) as caught:
        pool.submit(refuse).result()
    assert caught.value.code == "arena-nothing-thrown"
