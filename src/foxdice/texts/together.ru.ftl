# Слова страницы для вечеров с друзьями и для тех, кто возвращается.

## Ваш ход и связь, которая рвётся

turn-sound = Звук, когда мой ход
turn-notify = Уведомление, когда мой ход
turn-notify-hint = Пока страница открыта в фоне
learn-go-on = Назад за стол
page-lost-waiting = Связь пропала. Ваше последнее нажатие уйдёт, как только она вернётся.
page-not-sent = Связи не было слишком долго: последнее нажатие не отправлено и отменено.
do-redo = Вернуть
undo-title = Отменить не только свой ход?
undo-question = { $count ->
    [one] Вместе с ним пропадёт и то, что сделал { $names }. Кнопка «Вернуть» всё восстановит.
   *[other] Вместе с ним пропадёт и то, что сделали { $names }. Кнопка «Вернуть» всё восстановит.
}
undo-yes = Отменить всё

## Кто отошёл и кто вернулся

away-label = Если кто-то отошёл
away-wait = Ждать
away-ask = Спросить остальных
away-bot = Играет лис
away-after = Отошёл — значит, связи нет дольше
away-minutes = { $count ->
    [one] { $count } минуты
   *[other] { $count } минут
}
away-wait-told = Если кто-то уйдёт, игра подождёт.
away-ask-told = { $minutes ->
    [one] Если кого-то нет { $minutes } минуту, остальных спросят, сыграть ли за него лису.
    [few] Если кого-то нет { $minutes } минуты, остальных спросят, сыграть ли за него лису.
   *[other] Если кого-то нет { $minutes } минут, остальных спросят, сыграть ли за него лису.
}
away-bot-told = { $minutes ->
    [one] Если кого-то нет { $minutes } минуту, за него играет лис.
    [few] Если кого-то нет { $minutes } минуты, за него играет лис.
   *[other] Если кого-то нет { $minutes } минут, за него играет лис.
}
away-question = { $name } не в сети. Пусть пока сыграет лис?
away-let-fox = Пусть играет лис
prompt-wait-stand-in = Лис играет за: { $names }…
leave-wait = Встать из-за стола (игра вас подождёт)
leave-ask = { $minutes ->
    [one] Встать из-за стола (через { $minutes } минуту остальные смогут посадить лиса)
    [few] Встать из-за стола (через { $minutes } минуты остальные смогут посадить лиса)
   *[other] Встать из-за стола (через { $minutes } минут остальные смогут посадить лиса)
}
leave-bot = { $minutes ->
    [one] Встать из-за стола (через { $minutes } минуту за вас сыграет лис)
    [few] Встать из-за стола (через { $minutes } минуты за вас сыграет лис)
   *[other] Встать из-за стола (через { $minutes } минут за вас сыграет лис)
}
meanwhile-title = Пока вас не было
meanwhile-fox-for = Лис за игрока { $name }
meanwhile-on = Играть дальше

## Перед игрой

lobby-is-asked = ждём ответа
lobby-level = Как силён { $name }?
lobby-rename = Изменить моё имя
lobby-add-seat = Ещё одно место
lobby-drop-seat = Убрать место { $number }
lobby-asks-you = Сыграем ещё?
lobby-accept = Я в игре
lobby-decline = Нет, спасибо
lobby-no-seat = У вас самих нет места. Садитесь или начните игру для остальных.
lobby-start-without = Начать без: { $names }
lobby-start-alone = Начать в одиночку
lobby-waits-for-answer = Кто-то ещё смотрит на итоги.
lobby-code = Или наберите этот код на первой странице:
code-title = Друг прислал код?
code-label = Код стола
code-go = За стол
code-wrong = Под этим кодом никто не ждёт.
way-friends-real = Настоящие кубики
way-friends-real-hint = Один вводит бросок, каждый отмечает свой лист

## После игры

again-asked = { $name } хочет сыграть ещё. Вы с нами?
again-open = Следующую игру уже готовят.
again-begun = Следующая игра началась.
series-title = Этот вечер
series-game = Игра { $number }
end-sheets = Листы всех игроков
meaning-title = Что это значит
meaning-best = Ваш лучший результат! Раньше было { $before }.
meaning-own = { $count ->
    [1] До этого: { $best } в одной игре.
    [one] Ваш лучший результат: { $best }. В среднем { $average } за { $count } игру.
    [few] Ваш лучший результат: { $best }. В среднем { $average } за { $count } игры.
   *[other] Ваш лучший результат: { $best }. В среднем { $average } за { $count } игр.
}
meaning-percentile = Лучше, чем { $percent } % ваших игр.
meaning-next = { $points ->
    [one] Ещё { $points } очко — и было бы: { $rank }
    [few] Ещё { $points } очка — и было бы: { $rank }
   *[other] Ещё { $points } очков — и было бы: { $rank }
}
meaning-helped = С подсказкой или с известными кубиками: в лучшие результаты не идёт.
games-title = Мои игры

## Мои игры

games-all = Все мои игры
games-none = Пока пусто. Доиграйте игру до конца, и она появится здесь.
games-results = Результаты
games-export = Сохранить в файл
games-mode = Как играли
games-all-modes = Как угодно
games-mode-alone = в одиночку
games-mode-bots = против лисов
games-mode-friends = с друзьями
games-mode-real = настоящими кубиками
games-mode-daily = игра дня
games-count = Игр
games-best = Лучший результат
games-average = В среднем
games-most-between = Восемь из десяти
games-wins = Побед
games-best-rank = Лучшее звание
games-points = Очки по играм
games-errors = Очки, потерянные решениями
games-curve = { $label }: значений — { $count }, от { $first } до { $last }
games-won = победа
games-lost = поражение
games-helped = с подсказкой
games-forget = Забыть этот результат
games-remove = Убрать эту игру ({ $game }) из списка
games-forgotten = Результат удалён.
games-removed = Игра убрана из списка.
games-older = Показать более ранние ({ $count })
games-last = последний ход: { $name }, { $ago }

real-enter = Ввести бросок здесь
learn-print = Напечатать лист
end-share = Поделиться картинкой

react-label = Показать мордочку
react-glad = радуется
react-wow = удивляется
react-think = думает
react-sad = грустит
react-wink = подмигивает

## Игра дня: кубики у всех одинаковые

daily-title = Кубики дня
daily-pitch = У всех одинаковые кубики и одна попытка.
daily-practice = Для тренировки: без сервера эти кубики зависят от даты.
daily-play = Играть
daily-go-on = Продолжить
daily-players = { $count ->
    [0] Пока никого
    [one] Доиграл { $count } человек
    [few] Доиграли { $count } человека
   *[many] Доиграли { $count } человек
}
daily-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
daily-of = Кубики дня: { $day }
daily-list = Кто что из них сделал
daily-who = Кто
daily-without-luck = Без везения
daily-place = { $place }-е место из { $players }
daily-best = Мастер набирает с этими кубиками { $points }.
daily-later = Мастер ещё играет, везение ещё считается…
daily-seed-later = День закончился ещё не у всех: откуда взялись эти броски, станет известно в { $time }. Обещано накануне: { $commitment }…
daily-promised = Обещано накануне: { $commitment }
daily-seed = Исходное число: { $seed }
daily-before = Днём раньше
daily-share = Поделиться результатом
daily-share-line = { $game }, кубики дня { $day }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
daily-my-game = Моя игра

## Вызов: те же кубики для друга

beat-title = А вы сможете больше?
beat-asked = { $points ->
    [one] У вашего соперника { $points } очко. Те же кубики ждут вас.
    [few] У вашего соперника { $points } очка. Те же кубики ждут вас.
   *[many] У вашего соперника { $points } очков. Те же кубики ждут вас.
}
beat-asked-by = { $points ->
    [one] { $name }: { $points } очко. Те же кубики ждут вас.
    [few] { $name }: { $points } очка. Те же кубики ждут вас.
   *[many] { $name }: { $points } очков. Те же кубики ждут вас.
}
beat-one-try = Попытка одна: после броска ничего не отменить, подсказок нет. Результату верят на слово.
beat-start = Принять вызов
beat-played = Эти кубики вы уже сыграли.
beat-own = Это ваши собственные кубики. Отправьте ссылку другу.
beat-to-game = К моей игре
beat-broken = Вызов неполный: часть ссылки потерялась или изменена. Попросите прислать её ещё раз.
beat-unknown = Такой игры здесь нет.
beat-send = Бросить вызов другу
beat-answer = Ответить ссылкой
beat-text = { $game }: у меня { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. А с теми же кубиками больше сможете?
beat-friend = Соперник
beat-won = { $name }: { $rival }. У вас на { $points } больше!
beat-lost = { $name } впереди: { $rival }. Не хватило { $points }.
beat-even = Ничья: { $name } — тоже { $rival }.

## Те же кубики в лапах у лис

foxes-ask = А что сделали бы из этих кубиков лисы?
foxes-title = Лисы с теми же кубиками
foxes-percent = { $count ->
    [one] Лучше, чем { $percent } % из { $count } лисьей партии.
   *[other] Лучше, чем { $percent } % из { $count } лисьих партий.
}
foxes-ahead = На этот раз лисы справились лучше.
foxes-playing = Они ещё играют…
foxes-here = Они играют на этом устройстве, до трёх партий каждый.
foxes-none = Для этой игры лис на устройстве нет.
games-streak = Игра дня
games-ranks = Звания
games-rank-count = { $rank }: { $count }
