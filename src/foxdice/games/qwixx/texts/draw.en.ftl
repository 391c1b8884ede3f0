# What only a drawing of this game says.

draw-lock = lock
draw-closed = closed
draw-penalty = penalty { $place }
draw-penalty-taken = taken
draw-penalty-free = not taken
