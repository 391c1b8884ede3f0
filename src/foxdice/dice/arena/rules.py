"""What an arena asks of the game that is played in it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from foxdice import core
from foxdice.core import AnyGame
from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.fallen import Fall, Rest
from foxdice.dice.arena.in_browser import InBrowser
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.throw import Throw

State = Any  # of the game
Latest = Rest | None  # how the latest throw that moved any die came to rest


@dataclass(frozen=True)
class ArenaRules:
    """Functions of a game whose dice hit each other; its edition names them (`arena`)."""

    is_by_hand: Callable[[State], bool]  # whether the due throw is made by a player's hand, not by itself
    lying: Callable[[State, Latest], Layout]  # where the dice lie that the rules left in the arena
    due_dice: Callable[[State, Latest], tuple[int, ...]]  # the numbers of the dice that fall next
    read_gesture: Callable[[State, Layout, str], Throw]  # the throw a player means; raises `ArenaError`
    fall_by_itself: Callable[[State, Latest, Source], tuple[int, Latest]]  # the outcome, and how dice rest if new
    count_falls: Callable[[Iterable[Fall]], int]  # the outcome of fallen dice
    in_browser: Callable[[], InBrowser] | None = None  # what browsers need for it, where they can do it


def arena_of(game: AnyGame) -> ArenaRules:
    """Return what the arena asks of a game that is played in one."""
    rules: ArenaRules = core.edition(game).part("arena")
    return rules
