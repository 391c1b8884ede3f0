"""How the dice of Der große Wurf fly: what the arena asks of the game."""

from foxdice.dice.arena.in_browser import InBrowser
from foxdice.dice.arena.rules import ArenaRules
from foxdice.games.wurf.dice.counting import count_falls
from foxdice.games.wurf.dice.flying import is_by_hand
from foxdice.games.wurf.dice.throwing import due_dice, fall_by_itself, lying, read_gesture


def _in_browser() -> InBrowser:
    # Imported here: bots are above the dice, and only browsers need to be told of both.
    from foxdice.games.wurf.bots.in_browser import in_browser

    return in_browser()


ARENA = ArenaRules(is_by_hand, lying, due_dice, read_gesture, fall_by_itself, count_falls, _in_browser)
