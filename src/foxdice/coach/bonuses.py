"""Which bonuses a move brings, read off the sheet: cells newly marked, and lines that this completes."""

from typing import Any

from foxdice.core import AnyGame
from foxdice.core.sheet import Bonus, Marks
from foxdice.texts import say

AT_ONCE = ("cross", "write", "question")  # used at once, or lost; the others are kept


def brought(game: AnyGame, before: Any, after: Any, player: int) -> tuple[Bonus, ...]:
    """Return the bonuses that a move has brought; one that can no longer be used anywhere is not among them."""
    old, new = game.marks(before, player), game.marks(after, player)
    found: list[Bonus] = []
    for area in game.sheet.areas:
        for cell in area.cells:
            if cell.bonus and cell.id in new and cell.id not in old and not new[cell.id].struck:
                found.append(cell.bonus)
        for line in area.lines:
            if line.bonus and set(line.cells) <= new.keys() and not set(line.cells) <= old.keys():
                found.append(line.bonus)
    used_next = any(game.info(after, player, move).bonus for move in game.legal(after, player))
    kept, earned = game.stock(before, player), game.stock(after, player)
    return tuple(
        bonus
        for bonus in found
        if (
            used_next and _has_room(game, bonus, new)
            if bonus.kind in AT_ONCE
            else earned[bonus.kind] >= kept[bonus.kind]
        )
    )


def _has_room(game: AnyGame, bonus: Bonus, marks: Marks) -> bool:
    if bonus.area is None:
        return True
    return any(cell.id not in marks for cell in game.sheet.area(bonus.area).cells)


def name(bonus: Bonus, language: str) -> str:
    """Return a bonus in words."""
    if bonus.kind not in AT_ONCE:
        return say(f"draw-bonus-{bonus.kind}", language)
    where = say("draw-into", language, area=bonus.area or "any")
    if bonus.kind == "write":
        return say("draw-bonus-write", language, number=str(bonus.number), where=where)
    return say(f"draw-bonus-{bonus.kind}", language, where=where)
