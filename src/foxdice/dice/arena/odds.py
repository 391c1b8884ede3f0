"""How throws end, counted in the arena: for bots that plan and for fast games without physics.

`odds.json` holds whole outcomes with their counts, so dice that fall together stay together. It is made by
`python -m bench.arena_odds`. What it leaves out is said in docs/arena.md.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.fallen import Fate
from foxdice.dice.arena.plans import Kind

STRENGTHS: Final = (0.8, 1.2, 2.0, 3.0)
ALL_IN_STRENGTHS: Final = (1.2, 2.0)
MOST_LYING: Final = 5  # between two throws all values differ and none is X

_FATES: Final[dict[str, Fate]] = {"l": "lies", "c": "cocked", "o": "out"}


@dataclass(frozen=True, slots=True)
class Turned:
    """How many lying dice kept their face, show a side or the face below, are cocked, flew out."""

    same: int
    side: int
    opposite: int
    cocked: int
    out: int


@dataclass(frozen=True, slots=True)
class ThrowEnd:
    """One way a throw of one die ended, and how often; the thrown die's face is any of six."""

    thrown: Fate
    turned: Turned
    count: int


@dataclass(frozen=True, slots=True)
class AllInEnd:
    """One way a throw of a whole hand ended, and how often; the faces are any of six."""

    lie: int
    cocked: int
    out: int
    count: int


def throw_odds(lying: int, kind: Kind, strength: float) -> tuple[ThrowEnd, ...]:
    """Give the counted ends of a throw; raise ArenaError for a throw that was not measured."""
    return tuple(
        ThrowEnd(_FATES[end[0]], Turned(*(int(digit) for digit in end[1:])), count)
        for end, count in _cell("throws", throw_key(lying, kind, strength)).items()
    )


def all_in_odds(dice: int, strength: float) -> tuple[AllInEnd, ...]:
    """Give the counted ends of a whole hand; raise ArenaError for a throw that was not measured."""
    ends = _cell("all_in", all_in_key(dice, strength)).items()
    return tuple(_all_in_end(dice, end, count) for end, count in ends)


def throw_key(lying: int, kind: Kind, strength: float) -> str:
    """Name a cell of the table; with nothing lying all kinds are one."""
    return f"{lying} {kind if lying else 'any'} {strength:g}"


def all_in_key(dice: int, strength: float) -> str:
    """Name a cell of the table of whole hands."""
    return f"{dice} {strength:g}"


def _all_in_end(dice: int, end: str, count: int) -> AllInEnd:
    cocked, out = (int(number) for number in end.split())
    return AllInEnd(dice - cocked - out, cocked, out, count)


def _cell(table: str, key: str) -> Mapping[str, int]:
    cell = _odds()[table].get(key)
    if cell is None:
        raise ArenaError(
            "arena-not-measured",
            throw=key,
            strengths=", ".join(f"{s:g}" for s in (STRENGTHS if table == "throws" else ALL_IN_STRENGTHS)),
        )
    return cell


@cache
def _odds() -> dict[str, dict[str, dict[str, int]]]:
    text = resources.files("foxdice.dice.arena").joinpath("odds.json").read_text("utf-8")
    odds: dict[str, dict[str, dict[str, int]]] = json.loads(text)
    return odds
