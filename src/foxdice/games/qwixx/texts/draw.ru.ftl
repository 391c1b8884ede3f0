# Что говорит только рисунок этой игры.

draw-lock = замок
draw-closed = закрыт
draw-penalty = штраф { $place }
draw-penalty-taken = получен
draw-penalty-free = не получен
