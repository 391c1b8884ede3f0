"""How the dice of Der große Wurf fly: what the arena asks of the game."""

from foxdice.dice.arena.rules import ArenaRules
from foxdice.games.wurf.dice.counting import count_falls
from foxdice.games.wurf.dice.throwing import due_dice, fall_by_itself, is_by_hand, lying, read_gesture

ARENA = ArenaRules(is_by_hand, lying, due_dice, read_gesture, fall_by_itself, count_falls)
