# Чему лис учит на странице: разбор, подсказки, упражнения и честно ли падали кубики.

review-title = Разбор
review-looking = Лис перебирает каждый бросок…
review-whose = Чья игра?
review-start = Начало
review-luck = Везение
review-errors = Ошибки
review-judge = Лис передумал
review-judge-table = Соперники и лис передумал
review-result = Итог
review-now = Ожидается сейчас
review-amount-points = { $count ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}
review-amount-wins = { $amount } % на победу
review-in-points = в очках
review-in-wins = в % на победу
review-rate-master = Игра мастера
review-rate-expert = Очень сильная игра
review-rate-strong = Сильная игра
review-rate-good = Хорошая игра
review-rate-learning = Дело идёт на лад
review-rate-beginner = Первые шаги
review-rate-nothing = Важных решений ещё не было
review-accuracy = точность { $accuracy } %
review-good = { $count ->
    [one] { $good } из { $count } решения не хуже, чем у лиса
   *[other] { $good } из { $count } решений не хуже, чем у лиса
}
review-dice-very-lucky = кубики очень помогали
review-dice-lucky = кубики помогали
review-dice-usual = кубики ни за, ни против
review-dice-unlucky = кубики мешали
review-dice-very-unlucky = кубики очень мешали
review-how = Как это посчитано
review-how-value = Перед каждым броском и каждым решением лис знает, чего ждать в конце, если дальше играть хорошо.
review-how-luck = Везение: насколько бросок лучше среднего из всех возможных.
review-how-errors = Ошибки: насколько выбранный ход хуже лучшего.
review-how-judge = Лис передумал: он сам оценил позицию заново. За столом сюда входит и то, что изменили соперники.
review-how-sure = Насколько лис уверен: сама оценка может быть неточна (± в таблице), разница между двумя ходами известна куда точнее, особенно в начале игры. Если разница меньше двух её погрешностей, ошибкой она не считается.
review-how-accuracy = Точность: 100 %, если каждый раз выбран лучший ход; у «сильного» бота выходит около 85 %. Ниже { $from } % её здесь нет: число удачных решений говорит больше.
review-master = Те же кубики в руках мастера: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
review-master-beaten = На тех же кубиках вы обошли мастера: у него { $points }.
review-legend-line = чего можно было ждать
review-legend-lucky = удачный бросок
review-legend-unlucky = неудачный бросок
review-legend-error = ошибка
review-step = Шаг { $number } из { $count }
review-back = Шаг назад
review-on = Шаг вперёд
review-moment-back = Предыдущий важный момент
review-moment-on = Следующий важный момент
review-ends = Конец: { $value }.
review-so-far = Пока так; сейчас ожидается: { $value }.
review-round = Раунд { $round }
review-lucky = Удачный бросок, { $luck }.
review-unlucky = Неудачный бросок, { $luck }.
review-usual = Везение: { $luck }.
review-chose = { $name }, ход: { $move }.
review-you-chose = Ваш ход: { $move }.
review-best = Лучше не сыграть.
review-only = Ничего другого не было.
review-as-good = Не хуже лучшего ({ $loss }).
review-unsure = Лис не уверен ({ $loss } ± { $doubt }); возможно, лучше: { $best }.
review-fox = { $verdict }, { $loss }. Лис сыграл бы так: { $best }.
review-mark-played = сыграно
review-mark-best = лучше
review-try = Попробовать этот момент снова
review-practise = Поработать над ошибками

fair-title = Честно ли падали кубики?
fair-luck = Везение всех рядом
fair-explained = Везение — это насколько бросок оказался лучше среднего из всех возможных для того, кто бросал. Большие числа сами по себе ещё не везение.
fair-player = Игрок
fair-amount = Везение
fair-without = Без везения
fair-faces = Выпало и ожидалось
fair-face = Число
fair-thrown = Выпало
fair-expected = Ожидалось
fair-spread = При стольких бросках число в двух случаях из трёх отклоняется не больше чем на { $count }.
fair-proof = Доказательство

fox-look = Посмотрите сюда: { $area }.
fox-not-a-cell = На этот раз дело не в клетке.
fox-die = Берите этот: { $die }.
fox-do = Лис сыграл бы так: { $move }.
fox-equal = Здесь всё равно, что выбрать.
fox-more = Подсказать ещё
fox-three = Три лучших хода лиса
fox-best = лучший
fox-after-best = Лучше не сыграть.
fox-after-close = Хорошо: не хуже лучшего.
fox-after = { $loss }. Лис сыграл бы так: { $best }.

practise-title = Упражнения
practise-mistakes = Мои ошибки
practise-puzzles = Задачи
practise-no-mistakes = Пока нет. После игры нажмите «Разбор»: всё, что можно было сыграть лучше, соберётся здесь.
practise-no-puzzles = Для этой игры задач пока нет.
practise-easy = лёгкие
practise-medium = средние
practise-hard = трудные
practise-left = { $count ->
    [0] Все решены
    [one] Осталась { $count }
    [few] Осталось { $count }
   *[many] Осталось { $count }
}
practise-solved = решено
practise-question = Как бы вы сыграли?
practise-right = Верно! Лучше не сыграть.
practise-close = Решено: до лучшего ({ $best }) всего { $loss }.
practise-wrong = { $move }: { $loss }. Можно сыграть лучше.
practise-answer = Лис играет так: { $best }.
practise-show = Покажите
practise-next = Дальше
practise-again = Ещё раз
practise-forget = Забыть эту
practise-at-table = { $count ->
    [1] в одиночку
   *[other] за столом: { $count }
}

coach-needs-server = В этой игре лису нужен сервер, а он сейчас недоступен.
coach-not-here = На этом устройстве пока нет того, что лису нужно для этой игры. Как только появится сеть, он всё скачает сам.
