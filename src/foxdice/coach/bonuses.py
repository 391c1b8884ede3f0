"""Which bonuses a move brings, as the rules tell it, and what they are called."""

from typing import Any

from foxdice.core import AnyGame
from foxdice.core.rows import BROUGHT
from foxdice.core.sheet import Bonus
from foxdice.texts import say

KEPT = ("reroll", "extra", "joker", "fox")
AT_ONCE = ("cross", "write", "question")  # used at once, or lost


def brought(game: AnyGame, state: Any, player: int, move: int) -> tuple[Bonus, ...]:
    """Return the bonuses that a move brings; one that can no longer be used anywhere is not among them."""
    after = state.clone()
    game.apply(after, player, move)
    next_moves = (game.info(after, player, next_move) for next_move in game.legal(after, player))
    open_areas = {(info.cell or "").partition("-")[0] for info in next_moves if info.bonus}
    return tuple(
        bonus
        for what, which, count, _ in game.brings(state, player, move)
        if BROUGHT[what] == "bonus"
        for bonus in [_bonus(game.scene.EARNED[which])] * count
        if bonus.kind in KEPT or (bonus.kind in AT_ONCE and bonus.area in open_areas)
    )


def _bonus(earned: str) -> Bonus:
    kind, area, number, *_ = (*earned.split("-"), "", "")
    return Bonus(kind, area or None, int(number) if number else None)


def name(bonus: Bonus, language: str) -> str:
    """Return a bonus in words."""
    where = say("draw-into", language, area=bonus.area or "any") if bonus.kind in AT_ONCE else ""
    return say(f"draw-bonus-{bonus.kind}", language, where=where, number=str(bonus.number))
