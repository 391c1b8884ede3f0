"""Whatever is thrown, the dice end as real ones do."""

import math

import pytest

from foxdice.dice.arena.faces import FACES, X
from foxdice.dice.arena.fitting import gap, is_inside
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.outcome import Outcome
from foxdice.dice.arena.regions import PIT, region
from foxdice.dice.arena.rest import LONGEST
from foxdice.dice.arena.settle import lay_out
from foxdice.dice.arena.throw import Throw
from foxdice.dice.arena.trajectory import encode
from tests.dice.arena.throwing import played_throws

# Which way each face looks on the die, written down anew: 2 along x, 3 along y, 6 along z, X below the 6.
LOOKS = {2: (1, 0, 0), 5: (-1, 0, 0), 3: (0, 1, 0), 4: (0, -1, 0), 6: (0, 0, 1), X: (0, 0, -1)}


@pytest.fixture(scope="module")
def played() -> list[tuple[Layout, Throw, Outcome]]:
    return list(played_throws(400, "physics"))


def height_of(face: int, rotation: tuple[float, float, float, float]) -> float:
    """Give the third row of the rotation matrix times the way the face looks."""
    w, x, y, z = rotation
    a, b, c = LOOKS[face]
    return (2 * x * z - 2 * w * y) * a + (2 * y * z + 2 * w * x) * b + (1 - 2 * x * x - 2 * y * y) * c


def test_a_lying_die_shows_the_face_on_top(played: list[tuple[Layout, Throw, Outcome]]) -> None:
    for _, _, outcome in played:
        for fall, pose in zip(outcome.falls, outcome.poses, strict=True):
            if fall.fate == "lies":
                assert max(FACES, key=lambda face: height_of(face, pose.rotation)) == fall.face
                assert height_of(fall.face, pose.rotation) >= math.cos(math.radians(30.1))


def test_the_last_frame_is_the_final_pose(played: list[tuple[Layout, Throw, Outcome]]) -> None:
    for _, _, outcome in played:
        for pose, last in zip(outcome.poses, outcome.trajectory.poses()[-1], strict=True):
            if abs(pose.place[0]) < 3000 and abs(pose.place[1]) < 3000:  # a flown die may leave the picture
                assert pose.place == pytest.approx(tuple(last[:3]), abs=0.3)


def test_all_dice_settle_well_before_the_longest_time(played: list[tuple[Layout, Throw, Outcome]]) -> None:
    frames = [len(outcome.trajectory.steps) for _, _, outcome in played]
    assert max(frames) < LONGEST * 60


def test_no_die_goes_through_the_floor_or_into_another(played: list[tuple[Layout, Throw, Outcome]]) -> None:
    for _, _, outcome in played:
        inside = [pose for pose, fall in zip(outcome.poses, outcome.falls, strict=True) if fall.fate != "out"]
        for pose in inside:
            assert pose.place[2] > BOWL.half - 0.2
        for i, pose in enumerate(inside):
            for other in inside[:i]:
                assert math.dist(pose.place, other.place) > BOWL.die - 0.5


def test_fates_follow_from_places(played: list[tuple[Layout, Throw, Outcome]]) -> None:
    for _, _, outcome in played:
        for fall, pose in zip(outcome.falls, outcome.poses, strict=True):
            assert (fall.fate == "out") == (region(*pose.place) != PIT)
    fates = {fall.fate for _, _, outcome in played for fall in outcome.falls}
    assert fates == {"lies", "cocked", "out"}


def test_staying_dice_lie_free_where_they_came_to_rest(
    played: list[tuple[Layout, Throw, Outcome]],
) -> None:
    for _, _, outcome in played:
        staying = [fall.die for fall in outcome.falls if fall.fate != "out"][-5:]
        layout = lay_out(outcome, staying)
        assert sorted(die.die for die in layout.dice) == sorted(staying)
        for i, die in enumerate(layout.dice):
            assert is_inside(die)
            assert all(gap(die, other) >= -0.1 for other in layout.dice[:i])
        faces = {fall.die: fall.face for fall in outcome.falls}
        assert {die.die: die.face for die in layout.dice} == {die: faces[die] for die in staying}


def test_flat_dice_keep_their_places(played: list[tuple[Layout, Throw, Outcome]]) -> None:
    for _, _, outcome in played:
        for fall, pose in zip(outcome.falls, outcome.poses, strict=True):
            if fall.fate == "lies" and height_of(fall.face, pose.rotation) > 0.99999:
                die = lay_out(outcome, [fall.die]).dice[0]
                assert math.hypot(die.x - pose.place[0], die.y - pose.place[1]) < 1.5


def test_a_trajectory_is_small(played: list[tuple[Layout, Throw, Outcome]]) -> None:
    sizes = [len(encode(outcome.trajectory)) for _, throw, outcome in played if len(throw.dice) == 1]
    assert max(sizes) <= 6000
