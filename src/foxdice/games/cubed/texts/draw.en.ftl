# What only a drawing of this game says.

draw-place = place { $place }
draw-left = left { $place }
draw-right = right { $place }
draw-grey = grey
draw-coloured = coloured
draw-line-pair = { $one } together with { $other }
