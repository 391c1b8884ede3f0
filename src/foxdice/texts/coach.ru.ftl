# Что говорит тренер: оценки, удача, причины и разбор партии.

coach-why-gains = За него: { $gains }.
coach-why-outweighs = За него: { $gains }; против: { $losses }.
coach-why-wins-more = С ним шансы на победу выше на { $percent } %.
coach-why-wins-less = Правда, шансы на победу с ним ниже на { $percent } %.
coach-brings = Ход приносит { $chain }.
coach-chain = { $chain }, затем { $next }
coach-part-area = { $area ->
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
coach-part-future = запас на будущее

coach-verdict-fine = хорошо
coach-verdict-inaccuracy = неточность
coach-verdict-mistake = ошибка
coach-verdict-blunder = грубая ошибка

coach-rate-master = мастерская игра
coach-rate-expert = очень сильная игра
coach-rate-strong = сильная игра
coach-rate-good = хорошая игра
coach-rate-learning = есть чему учиться
coach-rate-beginner = первые шаги

coach-luck-very-lucky = очень повезло
coach-luck-lucky = повезло
coach-luck-usual = ни везения, ни невезения
coach-luck-unlucky = не повезло
coach-luck-very-unlucky = очень не повезло

coach-player = Игрок { $player }
coach-unit-points = очках
coach-unit-wins = % шансов на победу
coach-identity = Начало { $start }, удача { $luck }, ошибки { $errors }, пересмотр оценок { $revisions }: итог { $result }.
coach-identity-table = Начало { $start }, удача { $luck }, ошибки { $errors }, соперники и пересмотр оценок { $revisions }: итог { $result }.
coach-identity-running = Начало { $start }, удача { $luck }, ошибки { $errors }, пересмотр оценок { $revisions }: сейчас ожидается { $result }.
coach-adjusted = Без везения и невезения было бы { $adjusted }.
coach-summary = Игрок { $player }: { $rate } (точность { $accuracy } %, в среднем за решение теряется { $loss }); решений не хуже лучшего: { $good } из { $count }; { $dice }.
coach-summary-learning = Игрок { $player }: { $rate }; решений не хуже лучшего уже { $good } из { $count }; { $dice }.
coach-summary-nothing = Игрок { $player }: выбора, от которого что-то зависит, ещё не было; { $dice }.
coach-race = Шансы на победу: сначала { $start } %, потом { $end } %, а по ходу игры от { $least } % до { $most } %.
coach-chance = Шансы на победу, %
coach-wins = Победа
coach-moments = Решающие моменты
coach-no-moments = Жалеть не о чем.
coach-moment = { $verdict }, { $loss }: сыграно { $played }, лучше было { $best }.
coach-curve = Чего можно было ждать, шаг за шагом
coach-event = Шаг
coach-what = Что случилось
coach-value = Ожидание
coach-change = Изменение
coach-throw-of = бросок { $text }
coach-choice-of = выбор { $text }
coach-appraisal = Сколько стоят ходы, в { $unit }
coach-move = Ход
coach-loss = Потеря
coach-why = Почему лучший лучше
error-unjudged = Никто здесь не знает, сколько стоят позиции игры { $game }.
error-review-output = { $file }: разбор записывается как .html или .svg.
error-review-one = { $file }: в файл помещается разбор одной партии; по нескольким есть итоги или --json.
