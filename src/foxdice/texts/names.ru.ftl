# Имена: цвета, области, действия, звания.

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

# Буква цвета на кубиках и листах; в одной игре они не повторяются.
letter-white = Бл
letter-yellow = Ж
letter-blue = С
letter-green = З
letter-orange = О
letter-purple = Ф
letter-turquoise = Б
letter-brown = К
letter-pink = Р
letter-red = К

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

## Области листа и ряды

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
