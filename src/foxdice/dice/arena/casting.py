"""A throw that is to be simulated, as it travels to whoever has the time, and what comes back.

Simulating takes 10 to 60 ms of CPU, too long for a server's event loop: it hands a `Cast` to another process. All that
a cast holds of the dice's secret is the key of this one throw (`foxdice.dice.fair`).
"""

from dataclasses import dataclass, field

from foxdice.dice.arena.fallen import Rest
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.signature import signature
from foxdice.dice.arena.throw import Throw
from foxdice.dice.fair import FairBytes


@dataclass(frozen=True, slots=True)
class Cast:
    """A throw that can be made, with the key of its random bytes."""

    layout: Layout
    throw: Throw
    key: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Landing:
    """How a cast ended, the way the dice went (`foxdice.dice.arena.trajectory`), and in which arena."""

    rest: Rest
    flight: bytes = field(repr=False)
    arena: str


def make(due: Cast) -> Landing:
    """Let the dice fly."""
    # Who only hands casts on, like a server, does not need the engine.
    from foxdice.dice.arena.cast import cast
    from foxdice.dice.arena.trajectory import encode

    outcome = cast(due.layout, due.throw, FairBytes(due.key))
    return Landing(outcome.rest, encode(outcome.trajectory), signature())
