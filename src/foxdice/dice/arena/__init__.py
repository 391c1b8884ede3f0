"""The physical arena of Der große Wurf: dice that hit each other."""

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource, Source
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import FACES, X
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.moving import move_dice
from foxdice.dice.arena.outcome import Fall, Fate, Outcome, Pose
from foxdice.dice.arena.plans import KINDS, Kind, plan
from foxdice.dice.arena.processes import throwing_processes
from foxdice.dice.arena.settle import free_place, lay_out
from foxdice.dice.arena.text import (
    format_layout,
    format_outcome,
    format_throw,
    parse_layout,
    parse_outcome,
    parse_throw,
)
from foxdice.dice.arena.throw import REACH, Throw, check_throw
from foxdice.dice.arena.trajectory import Trajectory, decode, encode

__all__ = [
    "BOWL",
    "FACES",
    "KINDS",
    "REACH",
    "ArenaError",
    "Fall",
    "Fate",
    "Kind",
    "Layout",
    "LyingDie",
    "Outcome",
    "Pose",
    "SeededSource",
    "Source",
    "Throw",
    "Trajectory",
    "X",
    "cast",
    "check_throw",
    "decode",
    "encode",
    "format_layout",
    "format_outcome",
    "format_throw",
    "free_place",
    "lay_out",
    "move_dice",
    "parse_layout",
    "parse_outcome",
    "parse_throw",
    "plan",
    "throwing_processes",
]
