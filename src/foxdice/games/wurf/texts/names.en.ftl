# The words of this game alone.

game-wurf = Strike (Der große Wurf)
game-wurf-match = Strike, a match (Der große Wurf)
short-wurf = Strike
pitch-wurf = Throw dice into the arena, hit the others, take home what matches.
variant-wurf = One game
variant-wurf-match = Match
hint-wurf = The last one with dice wins.
hint-wurf-match = As many games as players; the fewest penalty points win.

draw-title-wurf = Strike
draw-title-wurf-match = Strike, a match
