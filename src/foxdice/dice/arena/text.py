"""Layouts, throws and how dice came to rest as lines of text; what is written is read back exactly.

A lying die is `3:5@12.34,-4.0/87.25`: die 3 shows 5, its place and its yaw. A die after a throw is
`3:5=lies@12.34,-4.0,8.0/1.0,0.0,0.0,0.0`: its fate, its place and its rotation. Nothing at all is `-`.
"""

import re
from collections.abc import Iterable
from typing import Final

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import format_face, parse_face
from foxdice.dice.arena.fallen import Fall, Fate, Pose, Rest
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.throw import Throw

NOTHING: Final = "-"

_NUMBER: Final = r"-?\d+(?:\.\d+)?(?:e[+-]?\d+)?"
_LYING: Final = re.compile(rf"(\d+):(\w)@({_NUMBER}),({_NUMBER})/({_NUMBER})")
_FALLEN: Final = re.compile(rf"(\d+):(\w)=(\w+)@({_NUMBER}(?:,{_NUMBER}){{2}})/({_NUMBER}(?:,{_NUMBER}){{3}})")
_THROW: Final = re.compile(
    rf"(\d+(?:\+\d+)*) aim=({_NUMBER}),({_NUMBER}) strength=({_NUMBER}) direction=({_NUMBER}) "
    rf"fall=({_NUMBER}) height=({_NUMBER}) spin=({_NUMBER}) moved=(\S+)"
)
_FATES: Final[dict[str, Fate]] = {"lies": "lies", "cocked": "cocked", "out": "out"}


def format_layout(layout: Layout) -> str:
    """Write the lying dice."""
    return _format_dice(layout.dice)


def parse_layout(text: str) -> Layout:
    """Read the lying dice; raise ArenaError if the text is none."""
    return Layout(_parse_dice(text))


def format_throw(throw: Throw) -> str:
    """Write a throw."""
    return (
        f"{'+'.join(str(die) for die in throw.dice)} aim={_numbers(throw.aim)} "
        f"strength={float(throw.strength)!r} direction={float(throw.direction)!r} fall={float(throw.fall)!r} "
        f"height={float(throw.height)!r} spin={float(throw.spin)!r} moved={_format_dice(throw.moved)}"
    )


def parse_throw(text: str) -> Throw:
    """Read a throw; raise ArenaError if the text is none."""
    match = _THROW.fullmatch(text)
    if match is None:
        raise _unreadable("throw", text)
    dice, x, y, strength, direction, fall, height, spin, moved = match.groups()
    return Throw(
        dice=tuple(int(die) for die in dice.split("+")),
        aim=(float(x), float(y)),
        strength=float(strength),
        direction=float(direction),
        fall=float(fall),
        height=float(height),
        spin=float(spin),
        moved=_parse_dice(moved),
    )


def format_rest(rest: Rest) -> str:
    """Write how dice fell and where they came to rest."""
    return ";".join(
        f"{fall.die}:{format_face(fall.face)}={fall.fate}@{_numbers(pose.place)}/{_numbers(pose.rotation)}"
        for fall, pose in zip(rest.falls, rest.poses, strict=True)
    )


def parse_rest(text: str) -> Rest:
    """Read how dice fell and where they came to rest; raise ArenaError if the text is none."""
    fallen = [_parse_fallen(part) for part in text.split(";")]
    return Rest(tuple(fall for fall, _ in fallen), tuple(pose for _, pose in fallen))


def _parse_fallen(text: str) -> tuple[Fall, Pose]:
    match = _FALLEN.fullmatch(text)
    if match is None or match[3] not in _FATES:
        raise _unreadable("fallen", text)
    x, y, z = (float(value) for value in match[4].split(","))
    qw, qx, qy, qz = (float(value) for value in match[5].split(","))
    fall = Fall(int(match[1]), parse_face(match[2]), _FATES[match[3]])
    return fall, Pose((x, y, z), (qw, qx, qy, qz))


def _format_dice(dice: Iterable[LyingDie]) -> str:
    parts = [f"{die.die}:{format_face(die.face)}@{_numbers((die.x, die.y))}/{float(die.yaw)!r}" for die in dice]
    return ";".join(parts) or NOTHING


def _parse_dice(text: str) -> tuple[LyingDie, ...]:
    return () if text == NOTHING else tuple(_parse_die(part) for part in text.split(";"))


def _parse_die(text: str) -> LyingDie:
    match = _LYING.fullmatch(text)
    if match is None:
        raise _unreadable("lying", text)
    number, face, x, y, yaw = match.groups()
    return LyingDie(int(number), float(x), float(y), float(yaw), parse_face(face))


def _numbers(values: Iterable[float]) -> str:
    return ",".join(repr(float(value)) for value in values)


def _unreadable(what: str, text: str) -> ArenaError:
    return ArenaError(f"arena-unreadable-{what}", text=text[:80])
