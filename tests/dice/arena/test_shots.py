"""Shots at one chosen die: a hand can make them, and they bring up the side that was meant."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import FACES, bearing, lying_flat, top_face
from foxdice.dice.arena.fast import draw_shot
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.moving import move_dice
from foxdice.dice.arena.odds import SHOT_AT, shot_odds
from foxdice.dice.arena.rotation import about, multiply
from foxdice.dice.arena.settle import free_place
from foxdice.dice.arena.shots import WAYS, Shot, aim_shot, faces_up, shots_at
from foxdice.dice.arena.throw import check_throw
from tests.dice.arena.throwing import THROWN, between

VALUES = (2, 3, 4, 5, 6)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Dice of different values anywhere in the arena, also touching, turned anyhow."""
    dice: list[LyingDie] = []
    for number, face in enumerate(draw(st.lists(st.sampled_from(VALUES), min_size=2, max_size=5, unique=True))):
        x, y = draw(st.floats(-76, 76)), draw(st.floats(-57, 57))
        yaw = draw(st.floats(0, 359.99).map(lambda turn: round(turn, 2)))
        dice.append(free_place(LyingDie(number, x, y, yaw, face), dice))
    return Layout(tuple(dice))


@given(layouts(), st.data())
@settings(deadline=None)  # finding free places takes its time on a busy machine
def test_every_shot_can_be_thrown_whatever_lies_there(layout: Layout, data: st.DataObject) -> None:
    target = data.draw(st.sampled_from([die.face for die in layout.dice]))
    shot = data.draw(st.sampled_from(list(shots_at(target))))
    throw = aim_shot(shot, layout, THROWN)
    check_throw(move_dice(layout, throw.moved), throw)
    assert len(throw.moved) == len(layout.dice)


@pytest.mark.parametrize("face", FACES)
def test_tipping_a_die_over_brings_up_the_side_that_looks_back(face: int) -> None:
    for side in FACES:
        if side in {face, 7 - face}:
            continue
        # Tip about y, away from the hand, a die whose side looks along -x.
        yaw = 180 - bearing(face, 0, side)
        assert bearing(face, yaw, side) == pytest.approx(180)
        tipped = multiply(about((0.0, 1.0, 0.0), 90.0), lying_flat(face, yaw))
        assert top_face(tipped)[0] == side


def test_a_roll_in_the_arena_brings_up_the_side_towards_the_hand() -> None:
    source, shown = SeededSource("roll"), Counter[int]()
    for _ in range(60):
        dice = (LyingDie(4, 10, 0, round(between(source, 0, 359), 2), 3), LyingDie(1, -20, 10, 45, 5))
        falls = cast(Layout(dice), aim_shot(Shot("roll", 3, 5), Layout(dice), THROWN), source).falls
        shown[falls[0].face] += 1
    # 58 % in 1,000 throws of each number of dice (docs/decisions/0009-arena-throws.md); a plain turn would show it in
    # a fifth
    assert shown[5] > 24
    assert shown[3] < 36


def test_the_faces_after_a_shot_are_all_six() -> None:
    shot = Shot("roll", 3, 5)
    tips = [faces_up(shot, tip) for tip in ("same", "near", "far", "beside", "opposite")]
    assert sorted(face for faces in tips for face in faces) == sorted(FACES)
    assert faces_up(shot, "near") == (5,)
    assert faces_up(shot, "opposite") == (4,)


def test_every_shot_is_measured_and_complete() -> None:
    for lying in SHOT_AT:
        for way in WAYS:
            ends = shot_odds(lying, way)
            assert sum(end.count for end in ends) == 1000
            for end in ends:
                others = end.others
                assert others.same + others.side + others.opposite + others.cocked + others.out == lying - 1


def test_drawn_shots_end_as_measured() -> None:
    lying, shot = {7: 2, 9: 4, 3: 6}, Shot("roll", 4, 6)
    near = sum(end.count for end in shot_odds(3, "roll") if end.target == "near") / 1000
    source = SeededSource("draw")
    falls = [draw_shot(lying, 30, shot, source) for _ in range(2000)]
    assert {tuple(fall.die for fall in every) for every in falls} == {(7, 9, 3, 30)}
    assert sum(every[1].face == 6 for every in falls) / 2000 == pytest.approx(near, abs=0.04)
    assert sum(every[0].face == 2 for every in falls) / 2000 > 0.9


def test_a_shot_at_a_single_die_was_not_measured() -> None:
    with pytest.raises(ArenaError, match="measured"):
        draw_shot({0: 2}, 30, Shot("roll", 2, 3), SeededSource("one"))
