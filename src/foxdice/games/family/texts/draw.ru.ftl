# Что говорит только рисунок игр Clever.

draw-row = ряд { $row }
draw-times = умножить на { $number }
draw-or = { $one } или { $other }
draw-round = раунд { $round }
draw-round-gives = раунд { $round } даёт { $bonus }
draw-round-over = сыгран
draw-round-now = сейчас
draw-round-unplayed = таким составом не играется
draw-slot = { $action } { $slot }
draw-slot-shows = с числом { $printed }
draw-slot-free = ещё не получен
draw-slot-circled = можно использовать
draw-slot-used = использован
draw-foxes-of = { $foxes }, каждая — очки слабейшей области: { $points }
