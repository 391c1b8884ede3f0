"""The arena as a page shows it: how it is built, where the dice lie, and the way they went in the latest throw.

All lengths are millimetres, all angles degrees; x and y count from the middle of the mat. The page repeats no measure
of it.
"""

from collections.abc import Collection

import msgspec

from foxdice.dice.arena.text import parse_rest
from foxdice.table import Table
from foxdice.table.arena_look import BUILD, ArenaDie, ArenaFall, ArenaShape, Span


class Flight(msgspec.Struct, frozen=True):
    """A throw with the way its dice went.

    `number` counts the throws of the game from 1. `dice` is their order in `data`, which is base64 of what
    `foxdice.dice.arena.trajectory.encode` gives, or empty where the page has it (`known` names `flight-<number>`).
    `gesture` is how it was thrown (`foxdice.dice.arena.text.format_throw`).
    """

    number: int
    seat: int
    dice: tuple[int, ...]
    data: str
    falls: tuple[ArenaFall, ...]
    gesture: str


class ArenaScene(msgspec.Struct, frozen=True):
    """The arena of a game with physical dice."""

    shape: ArenaShape
    reach: dict[str, Span]  # strength, fall, height, spin, direction
    lying: tuple[ArenaDie, ...]  # now, after the rules took theirs
    hand: tuple[int, ...]  # the dice to be thrown now
    by_hand: bool  # the due throw takes a gesture; the start die and cocked dice do not
    flight: Flight | None  # the latest throw with a trajectory


def arena_scene(table: Table, known: Collection[str]) -> ArenaScene | None:
    """Return the arena of a table's game, if it has one; `known` names the flight a page has."""
    arena = table.arena
    if arena is None:
        return None
    return ArenaScene(
        shape=BUILD.shape,
        reach=BUILD.reach,
        lying=tuple(ArenaDie(die.die, die.face, die.x, die.y, die.yaw) for die in arena.layout.dice),
        hand=arena.due,
        by_hand=arena.by_hand,
        flight=_flight(table, known),
    )


def _flight(table: Table, known: Collection[str]) -> Flight | None:
    if table.flight is None:
        return None
    number, thrown = table.flight
    falls = tuple(ArenaFall(fall.die, fall.face, fall.fate) for fall in parse_rest(thrown.rest).falls)
    return Flight(
        number=number,
        seat=thrown.seat,
        dice=tuple(fall.die for fall in falls),
        data="" if f"flight-{number}" in known else thrown.flight,
        falls=falls,
        gesture=thrown.gesture,
    )
