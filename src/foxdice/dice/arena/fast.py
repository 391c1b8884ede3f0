"""Throws without physics, drawn from the measured odds: for large simulations."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import TypeVar

from foxdice.dice.arena import chance
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.faces import FACES
from foxdice.dice.arena.fallen import Fall, Fate
from foxdice.dice.arena.odds import AllInEnd, ShotEnd, ThrowEnd, Turned, all_in_odds, shot_odds, throw_odds
from foxdice.dice.arena.plans import Kind
from foxdice.dice.arena.shots import Shot, Tipped, Way, faces_up

_Thing = TypeVar("_Thing")


def draw_throw(lying: Mapping[int, int], die: int, kind: Kind, strength: float, source: Source) -> tuple[Fall, ...]:
    """Draw how a throw of one die at lying ones (die: face) ends; falls in the order of the arena.

    Raise ArenaError if such a throw was not measured.
    """
    ends, sums = _throw_table(len(lying), kind, strength)
    end = ends[_draw(sums, source)]
    turns = _shuffled(_turns(end.turned), source)
    falls = [_turn(lying_die, face, turn, source) for (lying_die, face), turn in zip(lying.items(), turns, strict=True)]
    return (*falls, Fall(die, chance.face(source), end.thrown))


def draw_shot(lying: Mapping[int, int], die: int, shot: Shot, source: Source) -> tuple[Fall, ...]:
    """Draw how a throw at one chosen die ends; the falls of the lying dice (die: face) first.

    Raise ArenaError if such a throw was not measured.
    """
    ends, sums = _shot_table(len(lying), shot.way)
    end = ends[_draw(sums, source)]
    turns = iter(_shuffled(_turns(end.others), source))
    falls = [
        _tip(lying_die, shot, end.target, source)
        if face == shot.target
        else _turn(lying_die, face, next(turns), source)
        for lying_die, face in lying.items()
    ]
    return (*falls, Fall(die, chance.face(source), end.thrown))


def draw_all_in(dice: Sequence[int], strength: float, source: Source) -> tuple[Fall, ...]:
    """Draw how a whole hand thrown at once ends; raise ArenaError if such a throw was not measured."""
    ends, sums = _all_in_table(len(dice), strength)
    end = ends[_draw(sums, source)]
    fates: list[Fate] = ["lies"] * end.lie
    fates += ["cocked"] * end.cocked
    fates += ["out"] * end.out
    shuffled = _shuffled(fates, source)
    return tuple(Fall(die, chance.face(source), fate) for die, fate in zip(dice, shuffled, strict=True))


@cache
def _throw_table(lying: int, kind: Kind, strength: float) -> tuple[tuple[ThrowEnd, ...], list[int]]:
    ends = throw_odds(lying, kind, strength)
    return ends, list(accumulate(end.count for end in ends))


@cache
def _shot_table(lying: int, way: Way) -> tuple[tuple[ShotEnd, ...], list[int]]:
    ends = shot_odds(lying, way)
    return ends, list(accumulate(end.count for end in ends))


@cache
def _all_in_table(dice: int, strength: float) -> tuple[tuple[AllInEnd, ...], list[int]]:
    ends = all_in_odds(dice, strength)
    return ends, list(accumulate(end.count for end in ends))


def _draw(sums: list[int], source: Source) -> int:
    return bisect_right(sums, int(chance.uniform(source) * sums[-1]))


def _turns(turned: Turned) -> list[str]:
    return (
        ["same"] * turned.same
        + ["side"] * turned.side
        + ["opposite"] * turned.opposite
        + ["cocked"] * turned.cocked
        + ["out"] * turned.out
    )


def _turn(die: int, face: int, turn: str, source: Source) -> Fall:
    if turn == "side":
        sides = [side for side in FACES if side not in {face, 7 - face}]
        return Fall(die, sides[source(1)[0] % 4], "lies")
    if turn == "opposite":
        return Fall(die, 7 - face, "lies")
    if turn == "cocked":
        return Fall(die, chance.face(source), "cocked")
    return Fall(die, face, "out" if turn == "out" else "lies")


def _tip(die: int, shot: Shot, tipped: Tipped, source: Source) -> Fall:
    if tipped == "cocked":
        return Fall(die, chance.face(source), "cocked")
    shown = faces_up(shot, tipped)
    return Fall(die, shown[source(1)[0] % len(shown)], "out" if tipped == "out" else "lies")


def _shuffled(things: Sequence[_Thing], source: Source) -> list[_Thing]:
    mixed = list(things)
    for i in range(len(mixed) - 1, 0, -1):
        j = int(chance.uniform(source) * (i + 1))
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed
