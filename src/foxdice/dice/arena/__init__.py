"""The physical arena of Der große Wurf: dice that hit each other."""

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource, Source
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import FACES, X
from foxdice.dice.arena.fast import draw_all_in, draw_throw
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.moving import move_dice
from foxdice.dice.arena.odds import ALL_IN_STRENGTHS, STRENGTHS, all_in_odds, throw_odds
from foxdice.dice.arena.outcome import Fall, Fate, Outcome, Pose
from foxdice.dice.arena.plans import KINDS, Kind, plan, plan_all_in
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
    "ALL_IN_STRENGTHS",
    "BOWL",
    "FACES",
    "KINDS",
    "REACH",
    "STRENGTHS",
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
    "all_in_odds",
    "cast",
    "check_throw",
    "decode",
    "draw_all_in",
    "draw_throw",
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
    "plan_all_in",
    "throw_odds",
    "throwing_processes",
]
