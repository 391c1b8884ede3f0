"""The bowl and its dice as data: an oval mat in a tiered insert. Lengths in millimetres, z upwards."""

import math
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

Point: TypeAlias = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Step:
    """A corner of the bowl's profile: how far outside the mat's edge, and how high."""

    out: float
    height: float


@dataclass(frozen=True, slots=True)
class Bowl:
    """The measures of arena and dice; the page draws from the same ones."""

    die: float = 16.0
    edge: float = 2.2  # rounding radius of a die's edges
    half_length: float = 76.0  # of the mat, along x
    half_width: float = 57.0  # along y
    sectors: int = 24  # the oval is built of this many straight pieces
    table: float = -12.0
    wall_top: Step = Step(14.0, 34.0)
    ledge_end: Step = Step(31.0, 37.0)
    upper_top: Step = Step(37.0, 65.0)
    rim_end: Step = Step(43.0, 65.0)

    @property
    def half(self) -> float:
        """Half a die's edge: the height of a lying die's centre."""
        return self.die / 2

    @property
    def core(self) -> float:
        """Half the edge of the sharp box inside a rounded die."""
        return self.die / 2 - self.edge


BOWL: Final = Bowl()


def on_oval(angle: float, out: float, height: float) -> Point:
    """Give the point at this angle, so far outside the mat's edge."""
    return (
        (BOWL.half_length + out) * math.cos(angle),
        (BOWL.half_width + out) * math.sin(angle),
        height,
    )


@cache
def ring_pieces() -> tuple[tuple[Point, ...], ...]:
    """List the convex pieces of the wall and of the upper ring, as corner points."""
    wall = [(0.0, BOWL.table), (0.0, 0.0), *_profile("wall"), (BOWL.ledge_end.out, BOWL.table)]
    upper = [(BOWL.ledge_end.out, BOWL.table), *_profile("upper"), (BOWL.rim_end.out, BOWL.table)]
    return tuple(
        tuple(on_oval(angle, out, height) for angle in _sector(i) for out, height in section)
        for i in range(BOWL.sectors)
        for section in (wall, upper)
    )


def _profile(part: Literal["wall", "upper"]) -> list[tuple[float, float]]:
    steps = (BOWL.wall_top, BOWL.ledge_end) if part == "wall" else (BOWL.ledge_end, BOWL.upper_top, BOWL.rim_end)
    return [(step.out, step.height) for step in steps]


def _sector(i: int) -> tuple[float, float]:
    return 2 * math.pi * i / BOWL.sectors, 2 * math.pi * (i + 1) / BOWL.sectors


@cache
def mat_edges() -> tuple[tuple[float, float, float], ...]:
    """List the straight edges of the mat as (outward normal x, y, distance from the centre)."""
    edges = []
    for i in range(BOWL.sectors):
        (x1, y1, _), (x2, y2, _) = (on_oval(angle, 0.0, 0.0) for angle in _sector(i))
        length = math.hypot(x2 - x1, y2 - y1)
        nx, ny = (y2 - y1) / length, (x1 - x2) / length
        edges.append((nx, ny, nx * x1 + ny * y1))
    return tuple(edges)
