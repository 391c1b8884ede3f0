"""Throws as rough as in the arena, made up: lying dice turn, lean and fly out."""

from foxdice.dice.generator import Seeded
from foxdice.games.wurf.notation import WAYS
from foxdice.games.wurf.rules import dice_involved
from foxdice.games.wurf.state import FLAT, START_DIE, State

FACES = WAYS[:6]


def rough_throw(state: State, random: Seeded) -> str:
    """Return a throw in which every die involved lies in any way it can."""
    ways = {START_DIE: FACES[:5], FLAT: FACES}.get(state.coming, (*FACES * 3, "out", "cocked"))
    return " ".join(ways[random.below(len(ways))] for _ in range(dice_involved(state)))
