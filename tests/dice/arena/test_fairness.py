"""No face is favoured, whatever the hand does."""

from collections import Counter
from collections.abc import Iterable

import pytest

from foxdice.dice.arena import portable
from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource, face
from foxdice.dice.arena.faces import FACES
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.throw import Throw
from tests.dice.arena.throwing import any_throw

LIMIT = 15.086  # chi-square with five degrees of freedom at p = 0.01


def chi_square(faces: Iterable[int]) -> float:
    counts = Counter(faces)
    expected = counts.total() / 6
    return sum((counts[face] - expected) ** 2 / expected for face in FACES)


def test_a_lone_die_is_fair_over_twelve_thousand_varied_throws() -> None:
    """The first 6,000 of these faces alone are at p = .013 (docs/arena.md shows all samples there are): so twice as
    many of the same are counted, and whatever favours a face would stand out twice as clearly.
    """
    source = SeededSource("fair")
    faces: list[int] = []
    while len(faces) < 12_000:
        (fall,) = cast(Layout(), any_throw((0,), source), source).falls
        if fall.fate != "out":
            faces.append(fall.face)
    assert chi_square(faces) < LIMIT


@pytest.mark.skipif(not portable.is_available(), reason="the page is not built")
def test_a_lone_die_is_fair_in_the_arena_of_pages_too() -> None:
    """The first 1,000 faces of the sample in docs/arena.md."""
    source = SeededSource("fair on a page")
    faces: list[int] = []
    while len(faces) < 1000:
        (fall,) = cast(Layout(), any_throw((0,), source), source, portable.PortableWorld).falls
        if fall.fate != "out":
            faces.append(fall.face)
    assert chi_square(faces) < LIMIT


def test_a_gently_placed_die_cannot_be_steered() -> None:
    source = SeededSource("gentle")
    gentle = Throw((0,), (0.0, 0.0), strength=0.5, direction=0.0, fall=80.0, height=90.0, spin=0.0)
    assert chi_square(cast(Layout(), gentle, source).falls[0].face for _ in range(1500)) < LIMIT


def test_a_die_thrown_flat_again_is_fair() -> None:
    source = SeededSource("flat")
    assert chi_square(face(source) for _ in range(30_000)) < LIMIT
