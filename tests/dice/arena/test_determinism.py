"""The same throw ends the same, here and in another process; another draw ends otherwise."""

from collections.abc import Iterator

import pytest

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.outcome import Outcome
from foxdice.dice.arena.processes import throwing_processes
from foxdice.dice.arena.text import format_rest
from foxdice.dice.arena.throw import Throw
from foxdice.dice.arena.trajectory import encode
from tests.dice.arena.throwing import any_throw, played_throws

HANDS = [(30,), (30, 29, 28), tuple(range(8, 31))]


def written(outcome: Outcome) -> str:
    """Write all of an outcome, the way the dice went included."""
    return f"{format_rest(outcome)} {encode(outcome.trajectory).hex()}"


def some_outcomes() -> list[str]:
    """Throw one die, three, and a large hand, at three lying dice."""
    layout = Layout((LyingDie(0, 0.0, 0.0, 20.0, 5), LyingDie(1, 18.0, 20.0, 0.0, 2), LyingDie(2, -30.0, 0.0, 75.0, 6)))
    lines = []
    for seed in range(4):
        for hand in HANDS:
            source = SeededSource(f"same {seed}")
            lines.append(written(cast(layout, any_throw(hand, source), source)))
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
    ends = {written(cast(Layout(), throw, SeededSource(f"tremor {i}"))) for i in range(20)}
    assert len(ends) == 20


def test_a_refusal_travels_between_processes() -> None:
    with throwing_processes(1) as pool, pytest.raises(ArenaError) as caught:
        pool.submit(refuse).result()
    assert caught.value.code == "arena-nothing-thrown"
