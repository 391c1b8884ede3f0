"""What the master does in every position, read from `master.json`, which `python -m bench.wurf_shots` makes.

For each set of lying values the file names the ways to throw that are best somewhere, and then gives a line for each
number of own dice with a letter for each number of the other's dice: which way, a capital where the master also throws
on rather than stop.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from string import ascii_lowercase
from typing import Final, TypeAlias

from foxdice.dice.arena.plans import KINDS, Kind
from foxdice.dice.arena.shots import WAYS, Shot, Way
from foxdice.games.wurf.dice.hand import Style

MAX_DICE: Final = 18  # of one hand in a game of two; who has more plays as if these were all

_KINDS: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}
_WAYS: Final[dict[str, Way]] = {way: way for way in WAYS}

Page: TypeAlias = dict[str, list[str]]  # the ways to throw, and the lines


@dataclass(frozen=True, slots=True)
class Advice:
    """How to throw one die, and whether to throw at all when one may stop."""

    how: Style | Shot
    throw_on: bool


def advice(values: str, own: int, other: int) -> Advice:
    """Return what to do with these values lying, such as `"235"`, and so many dice in the two hands."""
    found = page(values)
    letter = found["hands"][min(own, MAX_DICE) - 1][min(other, MAX_DICE) - 1]
    return Advice(parse_way(found["ways"][ascii_lowercase.index(letter.lower())]), letter.isupper())


def page(values: str) -> Page:
    """Return what is written down for these values lying."""
    return _book()[values or "-"]


def format_way(way: Style | Shot) -> str:
    """Write a way to throw: a kind and a strength, or a way to hit, the die and its side."""
    if isinstance(way, Shot):
        return f"{way.way} {way.target} {way.side}"
    return f"{way.kind} {way.strength:g}"


def parse_way(text: str) -> Style | Shot:
    """Read what `format_way` wrote."""
    name, *numbers = text.split()
    if name in _KINDS:
        return Style(_KINDS[name], float(numbers[0]))
    return Shot(_WAYS[name], *(int(number) for number in numbers))


@cache
def _book() -> dict[str, Page]:
    text = resources.files("foxdice.games.wurf.bots").joinpath("master.json").read_text("utf-8")
    book: dict[str, Page] = json.loads(text)
    return book
