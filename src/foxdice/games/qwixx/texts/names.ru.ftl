# Слова только этой игры.

game-qwixx = Qwixx
game-qwixx-mixx-b = Qwixx, бланк Mixx B
short-qwixx = Qwixx
pitch-qwixx = Каждый бросок — для всех. Слева направо, и пропуски дорого стоят.
variant-qwixx = Классика
variant-qwixx-mixx-b = Mixx B
hint-qwixx = Числа в рядах идут по порядку.
hint-qwixx-mixx-b = Числа в каждом ряду перемешаны.

draw-title-qwixx = Qwixx
draw-title-qwixx-mixx-b = Qwixx Mixx B
draw-hint-qwixx = слева направо · { $last } — после { $crosses } крестиков
end-qwixx-alone = { $penalty ->
    [4] Игру закончил четвёртый штраф.
   *[other] Игру закончили два закрытых ряда.
}

prompt-white = Сумма белых — { $sum }: зачеркните — или «Пас».
prompt-colour = Белый + цветной: зачеркните — или «Пас».
prompt-penalty = Белый + цветной: зачеркните, иначе штраф.
page-row-closed = Закрыт: { $rows }
end-row = Ряд

how-qwixx-easy = Хватает очки, боится штрафов, часто не замечает чисел и совсем не смотрит на других.
how-qwixx-medium = Не любит пропускать числа, боится штрафов и думает только о своём листе.
how-qwixx-hard = Следит за другими, но порой не замечает числа и чуть осторожнее, чем нужно.
how-qwixx-master = Всё замечает, угадывает, что зачеркнут другие, и играет на победу.
how-qwixx-exact = Набирает больше всего очков, возможных в одиночку, что бы ни делали другие.
how-qwixx-careful = Пропускает не больше одного числа.
how-qwixx-opportunist = Пропускает не больше двух чисел.
how-qwixx-racer = Закрывает ряды и кончает игру, как только вырвется вперёд.
how-qwixx-patient = Играет на очки, как будто он один.
