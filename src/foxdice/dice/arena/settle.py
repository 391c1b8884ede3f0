"""From one throw to the next: the dice that stay keep their places."""

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import format_face, top_face, yaw_of
from foxdice.dice.arena.fallen import Fall, Pose, Rest
from foxdice.dice.arena.fitting import is_clear, is_inside
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.layout import Layout, LyingDie


def lay_out(rest: Rest, staying: Collection[int]) -> Layout:
    """Lay the staying dice as they lie; cocked ones go back into the nearest free place.

    A die that leans a little is laid flat, and pushed only where it would then cut into another or the wall.
    Raise ArenaError if a staying die is not in the arena or there is no room for it.
    """
    resting = {fall.die: (fall, pose) for fall, pose in zip(rest.falls, rest.poses, strict=True) if fall.fate != "out"}
    for die in staying:
        if die not in resting:
            raise ArenaError("arena-not-in-arena", die=die)
    placed: dict[int, LyingDie] = {}
    for die in sorted(staying, key=lambda die: _disorder(*resting[die])):
        placed[die] = free_place(_flat(*resting[die]), list(placed.values()))
    return Layout(tuple(placed[die] for die in resting if die in placed))


def free_place(die: LyingDie, others: Collection[LyingDie]) -> LyingDie:
    """Move a die to the nearest place where it fits; raise ArenaError if there is none."""
    for dx, dy in _rings():
        moved = replace(die, x=round(die.x + dx, 2), y=round(die.y + dy, 2))
        if is_inside(moved) and is_clear(moved, others):
            return moved
    raise ArenaError("arena-no-room", die=format_face(die.face))


def _disorder(fall: Fall, pose: Pose) -> tuple[bool, float, int]:
    """Rank dice by how little they have to be touched: flat ones keep their places first."""
    return fall.fate == "cocked", top_face(pose.rotation)[1], fall.die


def _flat(fall: Fall, pose: Pose) -> LyingDie:
    rested_on, _ = top_face(pose.rotation)
    yaw = round(yaw_of(pose.rotation, rested_on), 2) % 360
    return LyingDie(fall.die, pose.place[0], pose.place[1], yaw, fall.face)


def _rings() -> Iterable[tuple[float, float]]:
    """List ever larger steps away from a place, in all directions, a millimetre apart."""

    def walk() -> Iterator[tuple[float, float]]:
        yield 0.0, 0.0
        for radius in range(1, round(2 * BOWL.half_length)):
            spots = max(8, 3 * radius)
            for k in range(spots):
                angle = 2 * math.pi * k / spots
                yield radius * math.cos(angle), radius * math.sin(angle)

    return walk()
