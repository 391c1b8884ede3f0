"""How the master of Der große Wurf is made: throws are counted in the arena, then the game of two is solved."""
