# Слова только этой игры.

game-clever = Хитрый ход!
short-clever = Хитрый ход!
pitch-clever = Берёте кубик, ставите отметку — и один бонус тянет за собой другой.

rank-clever-1 = Лиса просит у вас совета
rank-clever-2 = Острее карандаша
rank-clever-3 = Цепочка за цепочкой
rank-clever-4 = Кубики вас слушаются
rank-clever-5 = Талантливый лисёнок
rank-clever-6 = След взят
rank-clever-7 = Лапы размяты
rank-clever-8 = Бонус был так близко
rank-clever-9 = У кубиков был выходной

draw-title-clever = Хитрый ход!
draw-hint-clever-yellow = такое же число
draw-hint-clever-blue = синий + белый
draw-hint-clever-green = слева направо · не меньше числа
draw-hint-clever-orange = слева направо · любое число
draw-hint-clever-purple = по возрастанию · после 6 любое
