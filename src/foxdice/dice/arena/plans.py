"""Three kinds of throw: touch nothing, hit the dice as they lie, gather them and hit the middle."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias, get_args

from foxdice.dice.arena.fitting import gap
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.settle import free_place
from foxdice.dice.arena.throw import Throw, is_aimed_inside

Kind: TypeAlias = Literal["avoid", "hit", "gather"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

SHORT: Final = 12.0  # millimetres before a die's middle: a hit on its side turns it, a hit on top pins it
# Five places at one end, free of each other and of the wall however the dice are turned.
_NEAR_END: Final = ((-57.0, -11.0), (-57.0, 11.0), (-37.0, -21.0), (-37.0, 0.0), (-37.0, 21.0))
_FAR_END: Final = 38.0  # where a throw lands that is to touch nothing


def plan(kind: Kind, layout: Layout, die: int, strength: float) -> Throw:
    """Make a throw of this kind; with nothing lying, all kinds are a throw into the middle."""
    if not layout.dice:
        return Throw((die,), (0.0, 0.0), strength)
    if kind == "avoid":
        return _avoid(layout, die, strength)
    if kind == "hit":
        return _hit(layout, die, strength)
    return _gather(layout, die, strength)


def plan_all_in(dice: Sequence[int], strength: float) -> Throw:
    """Throw a whole hand at once into the middle."""
    return Throw(tuple(dice), (0.0, 0.0), strength)


def _avoid(layout: Layout, die: int, strength: float) -> Throw:
    """Push all dice to one end and drop the die steeply at the other."""
    placed: list[LyingDie] = []
    for number, lying in enumerate(layout.dice):
        x, y = _NEAR_END[number % len(_NEAR_END)]
        placed.append(free_place(replace(lying, x=x, y=y), placed))
    return Throw((die,), (_FAR_END, 0.0), strength, direction=0.0, fall=80.0, height=90.0, moved=tuple(placed))


def _hit(layout: Layout, die: int, strength: float) -> Throw:
    """Aim at the die from which the way leads over most others, short of its middle."""
    target, direction = max(
        ((lying, 15.0 * step) for lying in layout.dice for step in range(24)),
        key=lambda choice: _worth(layout, *choice),
    )
    return Throw((die,), _short_of((target.x, target.y), direction), strength, direction=direction)


def _worth(layout: Layout, target: LyingDie, direction: float) -> tuple[bool, float]:
    """Rate a line of attack: it must be open to the hand; then count the dice along it, near ones more."""
    ahead = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    reachable = is_aimed_inside(_short_of((target.x, target.y), direction))
    worth = 0.0
    for other in layout.dice:
        dx, dy = other.x - target.x, other.y - target.y
        along, across = dx * ahead[0] + dy * ahead[1], dx * ahead[1] - dy * ahead[0]
        if along >= 0:
            worth += math.exp(-((across / BOWL.die) ** 2) - along / (4 * BOWL.die))
    run_up = -(target.x * ahead[0] + target.y * ahead[1])  # room behind the target to tumble into
    return reachable, worth + run_up / 1000


def _gather(layout: Layout, die: int, strength: float) -> Throw:
    """Push the dice into a line across the throw, side by side, and hit its middle."""
    line = _side_by_side(layout.dice)
    return Throw((die,), _short_of((0.0, 0.0), 90.0), strength, direction=90.0, moved=tuple(line))


def _side_by_side(dice: Sequence[LyingDie]) -> list[LyingDie]:
    """Lay the dice in a row along x, each as close to the one before as it goes."""
    line = [replace(dice[0], x=0.0, y=0.0)]
    for die in dice[1:]:
        near, far = BOWL.die, BOWL.die * 1.5
        before = line[-1]
        for _ in range(12):
            middle = (near + far) / 2
            if gap(before, replace(die, x=before.x + middle, y=0.0)) < 0:
                near = middle
            else:
                far = middle
        line.append(replace(die, x=before.x + far, y=0.0))
    shift = line[-1].x / 2
    return [replace(die, x=round(die.x - shift, 2)) for die in line]


def _short_of(place: tuple[float, float], direction: float) -> tuple[float, float]:
    turn = math.radians(direction)
    return place[0] - SHORT * math.cos(turn), place[1] - SHORT * math.sin(turn)
