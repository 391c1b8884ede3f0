# What only a drawing of this game says.

draw-die-shows = a die shows { $number }
draw-arena = arena: { $dice }
draw-hand = player { $player }: { $dice }
draw-hand-turn = throws now
draw-hand-out = out
draw-lost = out of the game: { $dice }
