# Что говорит только рисунок этой игры.

draw-place = место { $place }
draw-left = слева { $place }
draw-right = справа { $place }
draw-grey = серая
draw-coloured = цветная
draw-line-pair = { $one } вместе с { $other }
