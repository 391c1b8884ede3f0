# Слова только этой игры.

game-cubed = Хитрый в кубе
short-cubed = Хитрый в кубе
pitch-cubed = Старшая сестра: джокеры, семёрки и цепочки во все стороны.

rank-cubed-1 = Три лисы снимают шляпу
rank-cubed-2 = Хитрость во все стороны
rank-cubed-3 = Вы видите за угол
rank-cubed-4 = Все шесть граней в руках
rank-cubed-5 = Фейерверк бонусов
rank-cubed-6 = Чутьё на семёрки
rank-cubed-7 = Лиса кивает
rank-cubed-8 = Два измерения покорены
rank-cubed-9 = Хвост трубой — и дальше
rank-cubed-10 = У розового были другие планы
rank-cubed-11 = Пора взять чистый лист

draw-title-cubed = Хитрый в кубе
draw-hint-cubed-yellow = номер броска = ряд · пассивно: серые клетки
draw-hint-cubed-turquoise = такое же число · пары дают ещё
draw-hint-cubed-blue = синий + белый · +{ $points } за ≤ { $low } и ≥ { $high }
draw-hint-cubed-brown = такое же число · только вправо
draw-hint-cubed-pink = половина + бонус · или ×, без бонуса
