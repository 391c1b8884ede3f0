# Что говорит нарисованный лист: заголовки, подсказки и имена клеток для тех, кто лист слышит.

draw-sheet = { $game }, лист игрока { $player }
draw-blank-sheet = { $game }, чистый лист

## Клетки: «жёлтая 3, ряд 1, свободна»

draw-area = { $area ->
    [yellow] жёлтая
    [blue] синяя
    [green] зелёная
    [orange] оранжевая
    [purple] фиолетовая
    [turquoise] бирюзовая
    [brown] коричневая
    [pink] розовая
   *[red] красная
}
draw-cell = { $area } { $cell }
draw-min = не меньше { $number }
draw-gives = даёт { $bonus }
draw-free = свободна
draw-crossed = зачёркнута
draw-given = зачёркнута с самого начала
draw-struck = бонус зачёркнут
draw-written = вписано { $number }

## Бонусы и очки

draw-into = { $area ->
    [yellow] в жёлтую область
    [blue] в синюю область
    [green] в зелёную область
    [orange] в оранжевую область
    [purple] в фиолетовую область
    [turquoise] в бирюзовую область
    [brown] в коричневую область
    [pink] в розовую область
   *[any] в любую область
}
draw-bonus-reroll = переброс
draw-bonus-extra = дополнительный кубик
draw-bonus-joker = число-джокер
draw-bonus-fox = лису
draw-bonus-cross = крестик { $where }
draw-bonus-write = число { $number } { $where }
draw-bonus-question = любое число { $where }
draw-line-row = ряд { $line }
draw-line-column = столбец { $line }
draw-line-diagonal = диагональ
draw-line-gives = { $line } даёт { $bonus }
draw-line-earned = { $line } даёт { $bonus }, получено
draw-scale = очки за крестики, начиная с первого: { $points }

## Итог

draw-result = итог
draw-points-of = { $what }: { $points }
draw-points-open = { $what }: ещё не подсчитано
