"""The arena as a page shows it: how it is built, where the dice lie, and the way they went in the latest throw.

All lengths are millimetres, all angles degrees; x and y count from the middle of the mat. The page repeats no measure
of it.
"""

from typing import Literal

import msgspec


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


class Span(msgspec.Struct, frozen=True):
    """What a hand can do."""

    least: float
    most: float


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


class ArenaScene(msgspec.Struct, frozen=True):
    """The arena of a game with physical dice."""

    shape: ArenaShape
    reach: dict[str, Span]  # strength, fall, height, spin, direction
    lying: tuple[ArenaDie, ...]  # now, after the rules took theirs
    hand: tuple[int, ...]  # the dice to be thrown now
    by_hand: bool  # the due throw takes a gesture; the start die and cocked dice do not
    flight: Flight | None  # the latest throw with a trajectory
