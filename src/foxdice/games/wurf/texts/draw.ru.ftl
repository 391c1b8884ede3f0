# Что говорит только рисунок этой игры.

draw-die-shows = на кубике { $number }
draw-arena = арена: { $dice }
draw-hand = игрок { $player }: { $dice }
draw-hand-turn = бросает
draw-hand-out = выбыл
draw-lost = вне игры: { $dice }
