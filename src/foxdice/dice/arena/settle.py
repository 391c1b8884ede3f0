"""From one throw to the next: the dice that stay keep their places."""

from collections.abc import Collection, Sequence

from foxdice.dice.arena import laying
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import format_face
from foxdice.dice.arena.fallen import FATES, Fall, Pose, Rest
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.reading import FALLEN


def lay_out(rest: Rest, staying: Collection[int]) -> Layout:
    """Lay the staying dice as they lie; cocked ones go back into the nearest free place.

    A die that leans a little is laid flat, and pushed only where it would then cut into another or the wall.
    Raise ArenaError if a staying die is not in the arena or there is no room for it.
    """
    here = {fall.die for fall in rest.falls if fall.fate != "out"}
    for die in staying:
        if die not in here:
            raise ArenaError("arena-not-in-arena", die=die)
    fallen = fallen_rows(rest)
    stays = [float(fall.die in staying) for fall in rest.falls]
    order, lying = [0.0] * len(rest.falls), [0.0] * (laying.LYING * len(rest.falls))
    placed = laying.lay_out(fallen, stays, len(rest.falls), order, lying)
    if placed < 0:
        raise ArenaError("arena-no-room", die=format_face(rest.falls[-1 - placed].face))
    return layout_of(lying, placed)


def free_place(die: LyingDie, others: Collection[LyingDie]) -> LyingDie:
    """Move a die to the nearest place where it fits; raise ArenaError if there is none."""
    rows = lying_rows([*others, die])
    if not laying.free_place(rows, len(others)):
        raise ArenaError("arena-no-room", die=format_face(die.face))
    return layout_of(rows, len(others) + 1).dice[-1]


def fallen_rows(rest: Rest) -> list[float]:
    """Return fallen dice as rows of numbers (`foxdice.dice.arena.reading`)."""
    rows: list[float] = []
    for fall, pose in zip(rest.falls, rest.poses, strict=True):
        rows += (fall.die, fall.face, FATES.index(fall.fate), *pose.place, *pose.rotation)
    assert len(rows) == FALLEN * len(rest.falls)
    return rows


def rest_of(rows: Sequence[float], count: int) -> Rest:
    """Return how dice fell and came to rest, as rows of numbers tell it."""
    falls, poses = [], []
    for at in range(0, FALLEN * count, FALLEN):
        die, face, fate, x, y, z, *rotation = rows[at : at + FALLEN]
        falls.append(Fall(int(die), int(face), FATES[int(fate)]))
        qw, qx, qy, qz = rotation
        poses.append(Pose((x, y, z), (qw, qx, qy, qz)))
    return Rest(tuple(falls), tuple(poses))


def lying_rows(dice: Sequence[LyingDie]) -> list[float]:
    """Return lying dice as rows of numbers (`foxdice.dice.arena.laying`)."""
    return [float(number) for die in dice for number in (die.die, die.x, die.y, die.yaw, die.face)]


def layout_of(rows: Sequence[float], count: int) -> Layout:
    """Return the lying dice that rows of numbers tell."""
    starts = range(0, laying.LYING * count, laying.LYING)
    return Layout(
        tuple(LyingDie(int(rows[at]), rows[at + 1], rows[at + 2], rows[at + 3], int(rows[at + 4])) for at in starts)
    )
