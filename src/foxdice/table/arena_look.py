"""The arena as somebody sees it: how it is built, where the dice lie, and how they were thrown last.

All lengths are millimetres, all angles degrees; x and y count from the middle of the mat. The page repeats no measure
of it.
"""

from typing import Literal

import msgspec

from foxdice.dice.arena.faces import ON_AXES
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.material import PLACE_STEPS, ROTATION_STEPS
from foxdice.dice.arena.text import parse_rest
from foxdice.dice.arena.throw import REACH
from foxdice.table.table import Table


class ArenaDie(msgspec.Struct, frozen=True):
    """A die lying flat; face 1 is the X."""

    die: int
    face: int
    x: float
    y: float
    yaw: float


class ArenaFall(msgspec.Struct, frozen=True):
    """How a die fell; what a cocked one shows was thrown again beside the arena."""

    die: int
    face: int
    fate: Literal["lies", "cocked", "out"]


class LatestThrow(msgspec.Struct, frozen=True):
    """The latest throw whose way is known: the `flight` of its event.

    `number` counts the throws of the game from 1; `falls` are in the order of the dice in the flight. `gesture` is how
    it was thrown (`foxdice.dice.arena.text.format_throw`).
    """

    number: int
    seat: int
    falls: tuple[ArenaFall, ...]
    gesture: str


class Span(msgspec.Struct, frozen=True):
    """What a hand can do."""

    min: float
    max: float


class ArenaStep(msgspec.Struct, frozen=True):
    """A corner of the bowl's profile: how far outside the mat's edge, and how high above the mat."""

    out: float
    height: float


class ArenaShape(msgspec.Struct, frozen=True):
    """The bowl and its dice.

    The mat is an oval of `sectors` straight pieces, whose corners lie at equal steps of the angle in
    (half_length · cos, half_width · sin). Outwards from its edge the bowl goes up along `profile`: top of the wall, end
    of the ledge, top of the upper wall, end of the rim; below lies the table. `on_axes` are the faces that look along a
    die's own +x, -x, +y, -y, +z, -z. A trajectory counts `place_steps` a millimetre, `rotation_steps` for 1.
    """

    die: float  # edge of a die
    edge: float  # its rounding
    half_length: float
    half_width: float
    sectors: int
    table: float  # height of the table's top
    profile: tuple[ArenaStep, ...]
    on_axes: tuple[int, ...]
    place_steps: int
    rotation_steps: int


class ArenaBuild(msgspec.Struct, frozen=True):
    """How the arena is built and what a hand can do there: strength, fall, height, spin, direction."""

    shape: ArenaShape
    reach: dict[str, Span]


class ArenaLook(msgspec.Struct, frozen=True):
    """The arena of a game with physical dice, as it is now."""

    lying: tuple[ArenaDie, ...]  # after the rules took theirs
    hand: tuple[int, ...]  # the dice to be thrown now
    by_hand: bool  # the due throw takes a gesture; the start die and cocked dice do not
    thrown: LatestThrow | None


SHAPE = ArenaShape(
    die=BOWL.die,
    edge=BOWL.edge,
    half_length=BOWL.half_length,
    half_width=BOWL.half_width,
    sectors=BOWL.sectors,
    table=BOWL.table,
    profile=tuple(
        ArenaStep(step.out, step.height) for step in (BOWL.wall_top, BOWL.ledge_end, BOWL.upper_top, BOWL.rim_end)
    ),
    on_axes=ON_AXES,
    place_steps=PLACE_STEPS,
    rotation_steps=ROTATION_STEPS,
)
BUILD = ArenaBuild(SHAPE, {name: Span(reach.min, reach.max) for name, reach in REACH.items()})


def look_at_arena(table: Table) -> ArenaLook | None:
    """Return the arena of a table's game, if it is played in one."""
    arena = table.arena
    if arena is None:
        return None
    return ArenaLook(
        lying=tuple(ArenaDie(die.die, die.face, die.x, die.y, die.yaw) for die in arena.layout.dice),
        hand=arena.due,
        by_hand=arena.by_hand,
        thrown=_latest(table),
    )


def _latest(table: Table) -> LatestThrow | None:
    if table.flight is None:
        return None
    number, thrown = table.flight
    falls = tuple(ArenaFall(fall.die, fall.face, fall.fate) for fall in parse_rest(thrown.rest).falls)
    return LatestThrow(number, thrown.seat, falls, thrown.gesture)
