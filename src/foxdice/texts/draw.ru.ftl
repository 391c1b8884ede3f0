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
draw-row = ряд { $row }
draw-min = не меньше { $number }
draw-times = умножить на { $number }
draw-gives = даёт { $bonus }
draw-free = свободна
draw-crossed = зачёркнута
draw-given = зачёркнута с самого начала
draw-struck = бонус зачёркнут
draw-place = место { $place }
draw-left = слева { $place }
draw-right = справа { $place }
draw-grey = серая
draw-coloured = цветная
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
draw-or = { $one } или { $other }
draw-line-row = ряд { $line }
draw-line-column = столбец { $line }
draw-line-diagonal = диагональ
draw-line-pair = { $one } вместе с { $other }
draw-line-gives = { $line } даёт { $bonus }
draw-line-earned = { $line } даёт { $bonus }, получено
draw-scale = очки за крестики, начиная с первого: { $points }

## Раунды, действия, итог

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
draw-result = итог
draw-points-of = { $what }: { $points }
draw-points-open = { $what }: ещё не подсчитано
draw-foxes-of = { $foxes }, каждая — очки слабейшей области: { $points }

## Qwixx

draw-lock = замок
draw-closed = закрыт
draw-penalty = штраф { $place }
draw-penalty-taken = получен
draw-penalty-free = не получен

## Меткий бросок

draw-die-shows = на кубике { $number }
draw-arena = арена: { $dice }
draw-hand = игрок { $player }: { $dice }
draw-hand-turn = бросает
draw-hand-out = выбыл
draw-lost = вне игры: { $dice }
