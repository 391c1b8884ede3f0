"""Varied throws for the arena's tests."""

from collections.abc import Iterator

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource, uniform
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.outcome import Outcome
from foxdice.dice.arena.settle import lay_out
from foxdice.dice.arena.throw import Throw

THROWN = 30


def between(source: Source, least: float, most: float) -> float:
    """Draw evenly from a range."""
    return least + (most - least) * uniform(source)


def any_throw(dice: tuple[int, ...], source: Source) -> Throw:
    """Draw a throw from all that a hand can do."""
    return Throw(
        dice,
        aim=(between(source, -45, 45), between(source, -30, 30)),
        strength=between(source, 0.5, 4.0),
        direction=between(source, 0, 360),
        fall=between(source, 30, 80),
        height=between(source, 90, 250),
        spin=between(source, -10, 10),
    )


def played_throws(count: int, seed: str) -> Iterator[tuple[Layout, Throw, Outcome]]:
    """Throw die after die into one arena, in which five stay at most; every twentieth throw is a handful."""
    source = SeededSource(seed)
    layout = Layout()
    for number in range(count):
        free = [die for die in range(31) if layout.find(die) is None]
        hand = free[: 2 + number % 12] if number % 20 == 19 else free[:1]
        throw = any_throw(tuple(hand), source)
        outcome = cast(layout, throw, source)
        yield layout, throw, outcome
        staying = [fall.die for fall in outcome.falls if fall.fate != "out"]
        layout = lay_out(outcome, staying[-5:])


def lone_die(x: float = 0.0, y: float = 0.0, yaw: float = 0.0, face: int = 6, die: int = 0) -> LyingDie:
    """Lay one die."""
    return LyingDie(die, x, y, yaw, face)
