# Что пошло не так только в играх Clever. Каждый ключ — `error-` и код ошибки.

error-extra-now = В конце хода кубик берут действием +1: поставьте плюс впереди, например +w4>g1.
error-no-extra-now = +1 можно использовать только в конце хода, своего или чужого.
error-no-reroll-left = Перебросов больше нет.
error-no-reroll-now = Перебрасывать может только активный игрок, сразу после броска.
error-roll-is-usable = Один из кубиков броска подходит, поэтому кубик нужно взять.
error-no-roll-to-let-go = Сейчас нет броска, который можно сжечь.
error-nothing-to-decline = Отказываться не от чего.
error-nothing-to-stop = Завершать нечего: действие +1 сейчас не идёт.
error-bonus-first = Сначала нужно применить бонус.
error-no-bonus-now = Сейчас нет бонуса, который нужно применить.
error-no-such-bonus = Такого бонуса среди полученных нет.
error-die-not-thrown = { $die }: его нет среди только что брошенных.
error-die-not-on-tray = { $die }: его нет на тарелке.
error-die-already-taken = { $die }: в этот ход его уже брали действием +1.
error-die-shows = { $die }: выпало { $shown }, а не { $said }.
error-row-full = { $area }: ряд заполнен.
error-next-cell = { $area }: следующая клетка — { $next }, а не { $cell }.
error-wrong-number = На кубике { $shown }, а этой клетке нужно { $cell }.
error-state-places = Один из кубиков этой позиции лежит сразу в двух местах.
error-state-used = Использовано больше { $name }, чем есть.
error-state-written = Таких чисел в { $name } быть не может.
