"""Throws to measure by: the arena as play leaves it, throw after throw."""

from collections import Counter
from dataclasses import replace

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource, face, uniform
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.fallen import Fall
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.odds import all_in_key, throw_key
from foxdice.dice.arena.plans import Kind, plan, plan_all_in
from foxdice.dice.arena.settle import free_place, lay_out

THROWN = 30


def count_throws(lying: int, kind: Kind, strength: float, throws: int) -> tuple[str, dict[str, int]]:
    """Throw at a living arena and count how the throws end, as in odds.json."""
    key = throw_key(lying, kind, strength)
    source = SeededSource(f"odds {key}")
    layout = Layout()
    ends: Counter[str] = Counter()
    for _ in range(throws):
        layout = fill(layout, lying, source)
        outcome = cast(layout, plan(kind, layout, THROWN, strength), source)
        ends[_end(layout, outcome.falls)] += 1
        staying = [fall.die for fall in outcome.falls if fall.fate != "out"]
        layout = _renumber(lay_out(outcome, _some(staying, lying, source)))
    return key, dict(sorted(ends.items()))


def count_all_in(dice: int, strength: float, throws: int) -> tuple[str, dict[str, int]]:
    """Throw whole hands into the empty arena and count how many dice are cocked and fly out."""
    key = all_in_key(dice, strength)
    source = SeededSource(f"all in {key}")
    ends: Counter[str] = Counter()
    for _ in range(throws):
        fates = [fall.fate for fall in cast(Layout(), plan_all_in(range(dice), strength), source).falls]
        ends[f"{fates.count('cocked')} {fates.count('out')}"] += 1
    return key, dict(sorted(ends.items()))


def fill(layout: Layout, lying: int, source: Source) -> Layout:
    """Put dice into free places until so many lie in the arena."""
    dice = list(layout.dice)
    while len(dice) < lying:
        x, y = 120 * (uniform(source) - 0.5), 90 * (uniform(source) - 0.5)
        yaw = round(360 * uniform(source), 2) % 360
        dice.append(free_place(LyingDie(len(dice), x, y, yaw, face(source)), dice))
    return Layout(tuple(dice))


def _some(dice: list[int], most: int, source: Source) -> list[int]:
    left = list(dice)
    while len(left) > most:
        left.pop(int(uniform(source) * len(left)))
    return left


def _renumber(layout: Layout) -> Layout:
    return Layout(tuple(replace(die, die=i) for i, die in enumerate(layout.dice)))


def _end(before: Layout, falls: tuple[Fall, ...]) -> str:
    """Write an end: the thrown die's fate, then the lying dice by same, side, opposite, cocked, out."""
    *lying, thrown = falls
    turns = Counter(_turn(die.face, fall) for die, fall in zip(before.dice, lying, strict=True))
    order = ("same", "side", "opposite", "cocked", "out")
    return thrown.fate[0] + "".join(str(turns[turn]) for turn in order)


def _turn(before: int, fall: Fall) -> str:
    if fall.fate != "lies":
        return fall.fate
    if fall.face == before:
        return "same"
    return "opposite" if fall.face == 7 - before else "side"
