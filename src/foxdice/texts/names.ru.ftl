# Имена: игры, цвета, области, действия, звания.

game-clever = Хитрый ход!
game-cubed = Хитрый в кубе
game-qwixx = Qwixx
game-qwixx-mixx-b = Qwixx, бланк Mixx B
game-wurf = Меткий бросок
game-wurf-match = Меткий бросок, матч

## Цвета и кубики

colour-white = белый
colour-yellow = жёлтый
colour-blue = синий
colour-green = зелёный
colour-orange = оранжевый
colour-purple = фиолетовый
colour-turquoise = бирюзовый
colour-brown = коричневый
colour-pink = розовый
colour-red = красный

die = кубик
die-white = белый кубик
die-yellow = жёлтый кубик
die-blue = синий кубик
die-green = зелёный кубик
die-orange = оранжевый кубик
die-purple = фиолетовый кубик
die-turquoise = бирюзовый кубик
die-brown = коричневый кубик
die-pink = розовый кубик
die-red = красный кубик

## Области листа и ряды Qwixx

area-yellow = Жёлтая область
area-blue = Синяя область
area-green = Зелёная область
area-orange = Оранжевая область
area-purple = Фиолетовая область
area-turquoise = Бирюзовая область
area-brown = Коричневая область
area-pink = Розовая область
area-any = Любая область

row-red = Красный ряд
row-yellow = Жёлтый ряд
row-green = Зелёный ряд
row-blue = Синий ряд

## Что можно сделать, получить или схлопотать

action-reroll = Переброс
action-extra-die = Дополнительный кубик (+1)
action-number-joker = Число-джокер
action-decline = Отказаться
action-burn = Сжечь бросок
action-stop = Остановиться
action-throw = Бросить
action-pass = Пас
action-lock = Замок
action-penalty = Штраф
burnt-roll = Сгоревший бросок
bonus = Бонус
fox = Лиса

## Места и время

sheet = Лист
tray = Тарелка
arena = Арена
slot = Ячейка
slot-number = Ячейка { $slot }
round = Раунд
round-of = Раунд { $round } из { $rounds }
active-player = Активный игрок
passive-player = Пассивный игрок
total = Всего

## Сосчитанное

count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
count-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
count-crosses = { $count ->
    [one] { $count } крестик
    [few] { $count } крестика
    [many] { $count } крестиков
   *[other] { $count } крестика
}
count-foxes = { $count ->
    [one] { $count } лиса
    [few] { $count } лисы
    [many] { $count } лис
   *[other] { $count } лисы
}
count-rerolls = { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
    [many] { $count } перебросов
   *[other] { $count } переброса
}
count-extra-dice = { $count ->
    [one] { $count } дополнительный кубик
    [few] { $count } дополнительных кубика
    [many] { $count } дополнительных кубиков
   *[other] { $count } дополнительного кубика
}
count-number-jokers = { $count ->
    [one] { $count } число-джокер
    [few] { $count } числа-джокера
    [many] { $count } чисел-джокеров
   *[other] { $count } числа-джокера
}
count-penalties = { $count ->
    [one] { $count } штраф
    [few] { $count } штрафа
    [many] { $count } штрафов
   *[other] { $count } штрафа
}
count-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

## Звания для игры в одиночку, лучшее — первое

rank-clever-1 = Лиса просит у вас совета
rank-clever-2 = Острее карандаша
rank-clever-3 = Цепочка за цепочкой
rank-clever-4 = Кубики вас слушаются
rank-clever-5 = Талантливый лисёнок
rank-clever-6 = След взят
rank-clever-7 = Лапы размяты
rank-clever-8 = Бонус был так близко
rank-clever-9 = У кубиков был выходной

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
