# Слова страницы: коротко, дружелюбно, по делу и без упрёков.

page-motto = Игры с кубиками и одна хитрая лиса.
page-go-on = Незаконченные игры
page-waiting-room = Ждём игроков
page-just-now = только что
page-games = Игры
page-more-ways = С другими
page-rules = Правила
page-guide-title = Впервые здесь?
page-guide-pitch = Сыграйте первую партию в «{ $game }» — я всё объясню по ходу.
page-guide-off = Без объяснений
page-guide-on = Дальше с объяснениями
page-guide-this = Первая партия? Лис объяснит по ходу
page-close = Закрыть
page-back = Назад
page-menu = Меню
page-loading = Секундочку…
page-no-answer = Сервер не отвечает. Попробуйте ещё раз чуть позже.
page-offline = Сети нет, а здесь она нужна. Игры на этом устройстве продолжаются и без неё.
page-lost = Связь пропала. Подключаемся снова…
page-no-table = Стол не нашёлся
page-out-of-step = Страница и сервер разошлись в том, как шла игра. Загрузите страницу ещё раз.
page-not-now = Сейчас не получается
page-try-again = Попробовать ещё раз
page-to-start = На главную
page-another-game = Начать другую игру
page-review-so-far = Разбор до этого места
page-practise = Упражнения
page-report-name = Пожаловаться на имя «{ $name }»
page-reported = Спасибо. Владелец сервера посмотрит.
page-copy-link = Скопировать ссылку на стол
page-copied = Скопировано
page-copy-by-hand = Браузер не даёт копировать. Вот ссылка: { $text }
page-resign = Сдаться
page-resign-sure = Точно сдаться?
page-bot-plays-for-you = Пока за вас играет бот.
page-take-back = Снова играть
page-you = Вы
page-your-name = Ваше имя
page-player = Игрок { $number }
page-bot-name = Лис { $number }
page-bot = Лис
page-program-name = { $name } (бот)
page-variant = Вариант
page-how-many-bots = Сколько соперников?
page-how-many-players = Сколько игроков?
page-level = Насколько сильных?
page-start = Начать
page-open-table = Открыть стол
page-qr = Ссылка на этот стол в виде QR-кода

way-alone = В одиночку
way-alone-hint = Вы, кубики и звание, которое надо заслужить
way-alone-unranked-hint = Вы и кубики
way-alone-short = В одиночку
way-one-bot = Играть
way-bots = Против лисов
way-bots-hint = Боты, которые отвечают сразу
way-friends = С друзьями
way-friends-hint = Отправьте ссылку или покажите QR-код
way-device = На одном устройстве
way-device-hint = Передавайте его по кругу
way-real = Настоящие кубики
way-real-hint = Вы бросаете, Foxdice ведёт листы

bot-easy = лёгкий
bot-medium = средний
bot-hard = сильный
bot-master = мастер
bot-random = лисёнок
bot-greedy = охотник
how-easy = Берёт то, что приносит очки сразу, и не видит, что будет дальше.
how-medium = Понимает, что хорошо, любит надёжное и порой немного ошибается.
how-hard = Планирует наперёд и ошибается редко и по мелочи.
how-master = Взвешивает всё, что можно взвесить, и играет на победу.
how-random = Делает любой разрешённый ход.
how-greedy = Всегда берёт то, что сразу приносит больше всего.

## За столом

page-table = Стол
page-my-sheet = Мой лист
page-more-above = Ещё клетки выше
page-more-below = Ещё клетки ниже
page-log = Что было
page-actions = Что можно сделать
page-slots = Ячейки для кубиков
page-thrown = Брошенные кубики
page-tray = Тарелка
page-no-dice-left = Бросать больше нечего
page-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
page-total = Итого
page-your-turn = Ваш ход
page-foxes = лисы
page-penalties = штрафы
page-round-of = Раунд { $round } из { $rounds }
page-show-sheet = показать лист
page-is-choosing = думает
page-is-away = не в сети
page-bot-stands-in = играет бот
page-gave-up = сдаётся
page-pass-on = { $name }, ваша очередь!
page-turn-slots = Все ячейки заняты: ваши броски закончились.
page-turn-nothing = Бросать больше нечего: ваши броски закончились.
page-which = Какой из них?
page-confirm = Подтвердить
page-cancel = Отмена
page-quoted = «{ $what }»

place-thrown = брошен
place-hand = сейчас будет брошен
place-slot = в ячейке { $number }
place-tray = на тарелке

say-die = { $die } { $face }
say-sum = { $first } { $face } + { $second } { $other } = { $sum }
say-sum-same = { $colour ->
    [white] белые
   *[other] { $first }
} { $face } + { $other } = { $sum }
say-joker = { $die } { $face } как { $number }, с джокером
say-bonus = бонус: { $bonus }
bonus-cross = крестик
bonus-number = число { $number }
bonus-question = любое число
bonus-further = ещё крестик
say-as = как { $number }
say-multiplied = ×, без бонуса
say-not-multiplied = половина + бонус
say-multiplied-for = ×, без бонуса (теряете { $bonus })
say-not-multiplied-for = половина + бонус (получаете { $bonus })
say-usable = можно взять
say-held = выбрано; остальные увидят, когда выберут все
say-legal-with = подходит: { $dice }

log-round = Раунд { $round }
log-throw = бросок: { $dice }
log-arena = на арене { $dice }
log-mark = { $die } → { $cell }
log-bonus = бонус → { $cell }
log-gain = +{ $points }

does-reroll = переброс
does-let-go = бросок сгорел
does-decline = отказ
does-enough = крестиков больше нет
does-stop = стоп
does-pass = пас
does-penalty = штраф
does-throw = ещё бросок

prompt-throw = Ваш ход. Бросайте!
prompt-real = Бросьте кубики и отметьте, что выпало.
prompt-bonus = Бонус: { $bonus }! Выберите клетку.
prompt-bonus-area = Бонус: { $bonus } · { $area }. Выберите клетку.
prompt-further = Ещё крестик: выберите клетку — или «Хватит».
prompt-joker = Какому кубику джокер сменит число?
prompt-cell = Теперь нажмите на светящуюся клетку.
prompt-nothing = Ни один кубик не подходит. Осталось: { $ways }.
prompt-no-cell = Зачеркнуть нечего. Осталось: { $ways }.
prompt-wait = Ждём: { $names }…
prompt-wait-throw = Бросает { $names }…
prompt-wait-away = Ждём: { $names } (не в сети)…
prompt-watching = Вы зритель.
prompt-over = Игра окончена.
prompt-confirm = { $what }{ $points ->
    [0] ?
   *[other] , +{ $points }?
}
prompt-preview = { $what } → { $cell }{ $points ->
    [0] { "" }
   *[other] : +{ $points }
}

do-reroll = Переброс
do-extra = кубик
do-joker = Джокер
do-let-go = Сжечь
do-decline = Отказ
do-enough = Хватит
do-stop = Стоп
do-pass = Пас
do-penalty = Штраф
do-throw = Ещё бросок
do-ask = Спросить лиса
do-ask-thinking = Лис думает…
do-log = Ходы
do-left = осталось
do-undo = Отменить

real-hint = Что выпало на кубиках?
real-ordered = Отмечайте кубики по порядку: сначала ближний к тарелке.
real-done = Так и выпало
real-correct = Исправить
real-wrong = Нажмите число, которое выпало на самом деле.

## До и после

lobby-title = За столом
lobby-empty = Свободное место
lobby-add-bot = Посадить лиса
lobby-remove = Освободить место: { $name }
lobby-join = Сесть за стол
lobby-full = Все места заняты. Когда игра начнётся, можно будет смотреть.
lobby-need-two = Нужен ещё кто-нибудь: отправьте ссылку или посадите лиса.
lobby-wait-host = Вы за столом. Начнём, когда хозяин будет готов.
lobby-agree = Я не против подсказок лиса
lobby-agree-hint = Только если согласны все; в записи будет видно, кому помогали
lobby-agrees = не против подсказок
lobby-invite = Позвать друзей
lobby-link = Ссылка на этот стол
lobby-share = Поделиться ссылкой
lobby-only-here = Эта ссылка открывается только на этом компьютере. Чтобы играть по сети, запустите здесь «foxdice serve --host 0.0.0.0» и откройте страницу по адресу этого компьютера.

end-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-you-won = Победа!
end-winners = { $count ->
    [one] Победа: { $names }
   *[other] Ничья: { $names }
}
end-why-gave-up = { $count ->
    [one] { $names } сдаётся.
   *[other] { $names } сдаются.
}
end-why-you-gave-up = Вы сдались.
end-why-shared = Поровну до самого конца.
end-why-ahead = { $count ->
    [one] Отрыв — { $count } очко.
    [few] Отрыв — { $count } очка.
   *[many] Отрыв — { $count } очков.
}
end-why-tie = Очков поровну; решило правило для ничьей.
end-above-par = Это на { $points } больше, чем в среднем набирает безошибочная игра ({ $par }).
end-below-par = Безошибочная игра в среднем набирает { $par }: на { $points } больше.
end-rematch = Ещё раз
end-review = Разбор
end-helped = { $name }: подсказывал лис.
end-fair-to-me = Честно ли они падали?
end-by-area = Из чего сложились очки
end-area = Область
end-area-yellow = Жёлтая
end-area-blue = Синяя
end-area-green = Зелёная
end-area-orange = Оранжевая
end-area-purple = Фиолетовая
end-area-turquoise = Бирюзовая
end-area-brown = Коричневая
end-area-pink = Розовая
end-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
end-proof-title = Честными ли были кубики?
end-proof-real = Вы бросали их сами.
end-proof-checking = Проверяю каждый бросок…
end-copy = Скопировать запись
end-download = Скачать

## Настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Оформление
settings-speed = Анимация
settings-arena = Арена
settings-confirm = Подтверждать ходы
settings-confirm-hint = Первое касание показывает, второе отмечает
settings-letters = Буквы на кубиках
settings-sound = Звук
settings-left = Для левшей
settings-coach = Лис-тренер
settings-coach-hint = В одиночку, против ботов и там, где согласны все
settings-large = Самые сильные лисы
settings-large-hint = Мастер и тренер судят чуть точнее. Для одной игры загружается до { $size } МБ.
coach-mode-off = Нет
coach-mode-before = До хода
coach-mode-after = После хода
theme-system = Системное
theme-night = Тёмное
theme-day = Светлое
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-off = Нет
view-auto = Авто
view-solid = 3D
view-plain = Сверху

## Учимся

learn-title = { $game }: правила
learn-contents = Содержание
learn-play = Сыграть

## Арена

arena-throw = { $count ->
    [one] Бросить
    [few] Бросить { $count } кубика
   *[many] Бросить { $count } кубиков
}
arena-again = Ещё бросок
arena-empty = Арена пуста
arena-lying = На арене: { $dice }
arena-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
arena-count = Как теперь лежат кубики на арене?
arena-counted = { $given } из { $expected }
arena-out = Вылетел
arena-cocked = Криво
arena-less = На один меньше: { $way }
arena-more = На один больше: { $way }
arena-how = Коснитесь цели, оттяните и отпустите. Долгое нажатие сдвигает кубик.
arena-flying = Кубики катятся…
arena-finer = Тонкая настройка
arena-put-back = Вернуть кубики на место
arena-handle = Кубик с { $face }, двигается стрелками
arena-keys = Стрелки двигают прицел, запятая и точка поворачивают направление, плюс и минус меняют силу, Enter бросает.
arena-strength = Сила
arena-speed = { $speed } м/с
arena-direction = Направление
arena-direction-value = { $value }°
arena-across = Прицел вбок
arena-ahead = Прицел вдаль
arena-millimetres = { $value } мм
arena-fall = Угол падения
arena-fall-value = { $value }°
arena-height = Высота
arena-height-value = { $value } мм
arena-spin = Закрутка
arena-spin-value = { $value } об/с
arena-one-out = один вылетел
arena-one-cocked = один криво
arena-told-threw = { $name }: { $dice }.
arena-told-taken = Совпадение! В руку: { $dice }.
arena-told-lost = { $dice } — { $count ->
    [one] кубик выбывает
   *[other] кубики выбывают
}.
arena-missed = { $count ->
    [one] Без вас: { $count } бросок ({ $changes }).
    [few] Без вас: { $count } броска ({ $changes }).
   *[many] Без вас: { $count } бросков ({ $changes }).
}
arena-change = { $name } { $change }
arena-no-change = у всех кубиков столько же
about-licences = Foxdice — свободная программа под лицензией MIT; внутри — Svelte, three.js, Fluent, Rapier и шрифт Rubik.
about-third-party = Все лицензии
about-privacy = Что здесь хранится
about-privacy-device = Всё остаётся на этом устройстве.
page-new-version = Готова новая версия Foxdice.
page-new-version-load = Загрузить
page-fetching = Лисы загружаются: { $percent } %
moving-title = Взять партии с собой
moving-hint = Сохраните все партии этого устройства в файл и откройте его на другом. Одну партию можно перенести её записью.
moving-save = Сохранить все партии
moving-open = Открыть файл
moving-key = Скопировать ключ к моим партиям в сети
moving-paste = Или вставьте сюда запись или ключ:
moving-take = Принять
moving-taken = { $count ->
    [0] Ничего нового: эти партии уже здесь.
    [one] Принята { $count } партия.
    [few] Приняты { $count } партии.
   *[many] Принято { $count } партий.
}
moving-results-taken = { $count ->
    [one] Принят { $count } результат.
    [few] Приняты { $count } результата.
   *[many] Принято { $count } результатов.
}
moving-key-taken = Ключ теперь на этом устройстве: ваши партии в сети тоже здесь.
page-no-friends = За этой страницей нет сервера, поэтому друзья не могут присоединиться по ссылке. Сервер появится, если установить Foxdice и запустить «foxdice serve»; а пока играйте на одном устройстве.
