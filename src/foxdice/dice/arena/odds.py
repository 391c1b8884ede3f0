"""How throws end, counted in the arena: for bots that plan and for fast games without physics.

`odds.json` holds whole outcomes with their counts, so dice that fall together stay together. It is made by
`python -m bench.arena_odds`; `shots.json` holds the same for throws at one chosen die. How that is made, and what they
leave out, is said in docs/arena.md.
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
from foxdice.dice.arena.shots import Tipped, Way

STRENGTHS: Final = (0.8, 1.2, 2.0, 3.0)
ALL_IN_STRENGTHS: Final = (1.2, 2.0)
MAX_LYING: Final = 5  # between two throws all values differ and none is X
SHOT_AT: Final = range(2, MAX_LYING + 1)  # so many dice lie when shots are worth a thought: one die is left alone

_FATES: Final[dict[str, Fate]] = {"l": "lies", "c": "cocked", "o": "out"}
_TIPPED: Final[dict[str, Tipped]] = {
    "s": "same",
    "n": "near",
    "f": "far",
    "b": "beside",
    "u": "opposite",
    "c": "cocked",
    "o": "out",
}


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
class ShotEnd:
    """One way a throw at one chosen die ended, and how often; the other lying dice are only counted."""

    thrown: Fate
    target: Tipped
    others: Turned
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


def shot_odds(lying: int, way: Way) -> tuple[ShotEnd, ...]:
    """Give the counted ends of a throw at one of the lying dice; raise ArenaError if that was not measured."""
    ends = _cell("shots", shot_key(lying, way)).items()
    return tuple(
        ShotEnd(_FATES[end[0]], _TIPPED[end[1]], Turned(*(int(digit) for digit in end[2:])), count)
        for end, count in ends
    )


def all_in_odds(dice: int, strength: float) -> tuple[AllInEnd, ...]:
    """Give the counted ends of a whole hand; raise ArenaError for a throw that was not measured."""
    ends = _cell("all_in", all_in_key(dice, strength)).items()
    return tuple(_all_in_end(dice, end, count) for end, count in ends)


def throw_key(lying: int, kind: Kind, strength: float) -> str:
    """Name a cell of the table; with nothing lying all kinds are one."""
    return f"{lying} {kind if lying else 'any'} {strength:g}"


def shot_key(lying: int, way: Way) -> str:
    """Name a cell of the table of throws at one chosen die."""
    return f"{lying} {way}"


def format_shot_end(thrown: Fate, target: Tipped, others: Turned) -> str:
    """Write an end as in `shots.json`."""
    letter = next(letter for letter, tipped in _TIPPED.items() if tipped == target)
    counts = (others.same, others.side, others.opposite, others.cocked, others.out)
    return thrown[0] + letter + "".join(str(number) for number in counts)


def all_in_key(dice: int, strength: float) -> str:
    """Name a cell of the table of whole hands."""
    return f"{dice} {strength:g}"


def _all_in_end(dice: int, end: str, count: int) -> AllInEnd:
    cocked, out = (int(number) for number in end.split())
    return AllInEnd(dice - cocked - out, cocked, out, count)


def _cell(table: str, key: str) -> Mapping[str, int]:
    cell = _tables()[table].get(key)
    if cell is None:
        raise ArenaError(
            "arena-not-measured",
            throw=key,
            strengths=", ".join(f"{s:g}" for s in (STRENGTHS if table == "throws" else ALL_IN_STRENGTHS)),
        )
    return cell


@cache
def _tables() -> dict[str, dict[str, dict[str, int]]]:
    here = resources.files("foxdice.dice.arena")
    tables: dict[str, dict[str, dict[str, int]]] = {}
    for file in ("odds.json", "shots.json"):
        tables |= json.loads(here.joinpath(file).read_text("utf-8"))
    return tables
