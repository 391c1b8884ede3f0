"""Shots counted in the arena: dice lying anyhow, one of them put in place and hit."""

from collections import Counter

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource, uniform
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.fallen import Fall
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.odds import Turned, format_shot_end, shot_key
from foxdice.dice.arena.settle import free_place
from foxdice.dice.arena.shots import Shot, Tipped, Way, aim_shot, faces_up

THROWN = 30
TARGET = Shot("roll", 6, 2)  # faces are alike, so one serves for all
TIPS: tuple[Tipped, ...] = ("same", "near", "far", "beside", "opposite")


def count_shots(lying: int, way: Way, throws: int) -> tuple[str, dict[str, int]]:
    """Throw at one of so many dice and count how the throws end, as in `shots.json`."""
    key = shot_key(lying, way)
    source = SeededSource(f"shots {key}")
    shot = Shot(way, TARGET.target, TARGET.side)
    ends: Counter[str] = Counter()
    for _ in range(throws):
        layout = scatter(range(TARGET.target, TARGET.target - lying, -1), source)
        *falls, thrown = cast(layout, aim_shot(shot, layout, THROWN), source).falls
        turns = Counter(_turn(die.face, fall) for die, fall in zip(layout.dice, falls, strict=True) if die.die)
        others = Turned(*(turns[turn] for turn in ("same", "side", "opposite", "cocked", "out")))
        ends[format_shot_end(thrown.fate, _tipped(shot, falls[0]), others)] += 1
    return key, dict(sorted(ends.items()))


def scatter(faces: range, source: Source) -> Layout:
    """Lay dice with these faces anywhere, turned anyhow."""
    dice: list[LyingDie] = []
    for number, face in enumerate(faces):
        x, y = 120 * (uniform(source) - 0.5), 90 * (uniform(source) - 0.5)
        yaw = round(360 * uniform(source), 2) % 360
        dice.append(free_place(LyingDie(number, x, y, yaw, face), dice))
    return Layout(tuple(dice))


def _tipped(shot: Shot, fall: Fall) -> Tipped:
    if fall.fate != "lies":
        return fall.fate
    return next(tip for tip in TIPS if fall.face in faces_up(shot, tip))


def _turn(before: int, fall: Fall) -> str:
    if fall.fate != "lies":
        return fall.fate
    if fall.face == before:
        return "same"
    return "opposite" if fall.face == 7 - before else "side"
