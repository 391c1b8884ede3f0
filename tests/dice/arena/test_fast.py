"""Throws drawn from the measured odds end like thrown ones."""

from collections import Counter

import pytest

from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import FACES
from foxdice.dice.arena.fast import draw_all_in, draw_throw
from foxdice.dice.arena.odds import ALL_IN_STRENGTHS, STRENGTHS, all_in_odds, throw_odds
from foxdice.dice.arena.plans import KINDS

LYING = {3: 2, 5: 4, 8: 6}


def test_every_cell_is_measured_and_complete() -> None:
    for lying in range(6):
        for kind in KINDS:
            for strength in STRENGTHS:
                ends = throw_odds(lying, kind, strength)
                assert sum(end.count for end in ends) == 2500
                for end in ends:
                    turned = end.turned
                    total = turned.same + turned.side + turned.opposite + turned.cocked + turned.out
                    assert total == lying
    for dice in range(1, 32):
        for strength in ALL_IN_STRENGTHS:
            assert all(end.lie + end.cocked + end.out == dice for end in all_in_odds(dice, strength))


def test_untouched_dice_stay_as_they_are() -> None:
    source = SeededSource("avoid")
    for _ in range(200):
        *lying, thrown = draw_throw(LYING, 30, "avoid", 0.8, source)
        assert {fall.die: fall.face for fall in lying} == LYING
        assert thrown.die == 30


def test_hit_dice_change_as_often_as_measured() -> None:
    ends = throw_odds(3, "gather", 2.0)
    measured = sum(end.count * (3 - end.turned.same) for end in ends) / sum(end.count for end in ends) / 3
    source = SeededSource("gather")
    falls = [fall for _ in range(3000) for fall in draw_throw(LYING, 30, "gather", 2.0, source)[:-1]]
    changed = sum(fall.fate != "lies" or fall.face != LYING[fall.die] for fall in falls) / len(falls)
    assert changed == pytest.approx(measured, abs=0.03)


def test_thrown_dice_show_every_face_alike() -> None:
    source = SeededSource("faces")
    faces = Counter(fall.face for _ in range(1000) for fall in draw_all_in(range(6), 1.2, source))
    assert all(abs(faces[face] - 1000) < 150 for face in FACES)


def test_a_throw_that_was_not_measured_is_refused() -> None:
    with pytest.raises(ArenaError) as caught:
        throw_odds(3, "hit", 1.7)
    assert caught.value.code == "arena-not-measured"
    with pytest.raises(ArenaError):
        all_in_odds(32, 1.2)
