"""Layouts, throws, outcomes and trajectories are written and read back exactly."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.text import format_layout, format_rest, format_throw, parse_layout, parse_rest, parse_throw
from foxdice.dice.arena.throw import Throw
from foxdice.dice.arena.trajectory import Trajectory, decode, encode
from tests.dice.arena.throwing import played_throws

numbers = st.floats(allow_nan=False, allow_infinity=False)
faces = st.integers(1, 6)
lying_dice = st.builds(LyingDie, st.integers(0, 30), numbers, numbers, numbers, faces)
layouts = st.builds(Layout, st.lists(lying_dice, max_size=6).map(tuple))
throws = st.builds(
    Throw,
    dice=st.lists(st.integers(0, 30), min_size=1, max_size=9).map(tuple),
    aim=st.tuples(numbers, numbers),
    strength=numbers,
    direction=numbers,
    fall=numbers,
    height=numbers,
    spin=numbers,
    moved=st.lists(lying_dice, max_size=3).map(tuple),
)
steps = arrays.arrays(
    np.int16, st.tuples(st.integers(1, 9), st.integers(1, 5), st.just(7)), elements=st.integers(-32768, 32767)
)


@given(layouts)
def test_layouts_come_back(layout: Layout) -> None:
    assert parse_layout(format_layout(layout)) == layout


@given(throws)
def test_throws_come_back(throw: Throw) -> None:
    assert parse_throw(format_throw(throw)) == throw


@given(steps, st.integers(1, 255))
def test_trajectories_come_back(steps: NDArray[np.int16], rate: int) -> None:
    trajectory = Trajectory(steps, rate)
    assert decode(encode(trajectory)) == trajectory


def test_played_outcomes_come_back_even_through_json() -> None:
    for layout, throw, outcome in played_throws(40, "text"):
        line = json.dumps([format_layout(layout), format_throw(throw), format_rest(outcome)])
        written = json.loads(line)
        assert parse_layout(written[0]) == layout
        assert parse_throw(written[1]) == throw
        assert parse_rest(written[2]) == outcome.rest
        assert decode(encode(outcome.trajectory)) == outcome.trajectory


@pytest.mark.parametrize("text", ["", "1", "1:5@0,0", "1:5@0,nan/0", "1:9@0,0/0", "1:X@0,0/0;"])
def test_a_text_that_is_no_layout_is_refused(text: str) -> None:
    with pytest.raises(ArenaError):
        parse_layout(text)


@pytest.mark.parametrize("text", ["", "7", "7 aim=0,0", "-"])
def test_a_text_that_is_no_throw_is_refused(text: str) -> None:
    with pytest.raises(ArenaError):
        parse_throw(text)


@pytest.mark.parametrize("text", ["", "1:5=lies@0,0,8/1,0,0,0 ?", "1:5=flies@0,0,8/1,0,0,0", "1:5=lies@0,0,8/1,0,0,0;"])
def test_a_text_that_is_no_die_at_rest_is_refused(text: str) -> None:
    with pytest.raises(ArenaError):
        parse_rest(text)


@given(st.binary(max_size=60))
def test_bytes_that_are_no_trajectory_are_refused(data: bytes) -> None:
    with pytest.raises(ArenaError):
        decode(data)
