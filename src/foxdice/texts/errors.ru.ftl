# Что пошло не так — словами, которые помогают. Каждый ключ — `error-` и код ошибки.

error-unknown-game = Игры «{ $text }» здесь нет. Есть такие: { $games }.
error-wrong-players = { $game }: число игроков — от { $min } до { $max }.
error-invalid-move = «{ $text }» — это не ход для { $game }.
error-game-is-over = Игра окончена.
error-dice-first = Сначала нужно бросить кубики.
error-not-your-turn = Сейчас не этот ход: игра ждёт игрока { $waiting }.
error-no-throw-due = Сейчас бросать не нужно.
error-throw-word = «{ $text }» — это не кубик: нужны буква и число, например w4.
error-throw-dice = Бросать нужно вот эти кубики: { $dice }; указаны: { $text }.
error-already-crossed = { $area }: { $cell } уже вычеркнуто.
error-no-arena = { $game }: арены в этой игре нет.
error-luck-is-skill = { $game }: исход броска зависит и от руки, поэтому удачу не вычесть.
error-luck-for-points = { $game }: за столом важна победа, а без удачи можно измерить только очки.
error-rivals-for-winning = Соперники бывают только за столами, где учатся побеждать; в { $game } при таком числе игроков это не так.
error-rivals-or-teacher = Ученик учится тому, что говорит учитель, а не в игре с соперниками; уберите --rival или --teacher.
error-no-wasm-linker = Нет компоновщика для WebAssembly: установите lld (Debian) или ziglang (PyPI).

## Тексты, которые не прочитать

error-state-game = Это не позиция игры { $game }.
error-state-field = «{ $text }» — такого поля в позиции нет.
error-state-value = «{ $text }» — не подходит для { $name }.
error-state-parts = Этой позиции нужны листы: { $parts }.
error-state-player = В позиции есть тот, кто не играет: всего игроков { $players }.
error-state-faces = Кубики в этой позиции так лежать не могут: на каждом от 1 до 6.
error-state-deciding = Позиция ждёт того, кому нечего решать, или не ждёт того, кто должен решить.
error-record-start = Строка 1: запись начинается словами «foxdice record 2».
error-record-header = Строка { NUMBER($line, useGrouping: 0) }: «{ $text }» — не заголовок; нужны имя и значение.
error-record-missing = В записи нет «{ $name }».
error-record-version = Запись сделана для версии { $version } игры { $game }, а здесь версия { $ours }.
error-record-line = Строка { NUMBER($line, useGrouping: 0) }: «{ $text }» — ни бросок, ни ход.
error-record-event = Строка { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-result = Строка { NUMBER($line, useGrouping: 0) }: итог — «{ $right }», а не «{ $text }».
error-record-header-form = Строка { NUMBER($line, useGrouping: 0) }: «{ $text }» — такая строка пишется иначе.
error-record-newer = Запись новее этой программы: у неё версия { $version }, а здесь читаются версии до { $ours }.
error-record-after-result = Строка { NUMBER($line, useGrouping: 0) }: после итога игра окончена, дальше ничего нет.
error-output-not-written = Не удалось записать вывод: { $reason }.
error-number-range = { $name } — число от { $min } до { $max }.
error-record-file = { $file }: не удалось прочитать ({ $reason }).

## Боты

error-weights-start = { $file } — не файл весов Foxdice или файл другой игры либо другой версии.
error-weights-damaged = Файл весов { $file } повреждён: контрольная сумма не сходится. Установите Foxdice заново.
error-other-layers = У сети в { $file } слои { $layers }; не указывайте --hidden или укажите те же.
error-other-training = Сохранение { $file } повреждено или относится к обучению с другими параметрами. Укажите те же, чтобы продолжить, или удалите файл, чтобы начать заново.
error-workers-die = Процессы, которые делят работу, завершались { $count } раза подряд; хватает ли памяти? Попробуйте ещё раз, с меньшим числом --workers.
error-not-learned = Для игры { $game } пока не на чем учиться. Можно выбрать: { $games }.
error-needs-package = Для этого нужен пакет { $package }; установите foxdice[{ $extra }].
error-not-numbers = «{ $text }» — не целые числа; пишите их так: 2,3,4.
error-unknown-bot = Бота «{ $text }» здесь нет. Есть такие: { $bots }.
error-bot-how = Бота «{ $text }» нет. Своего бота записывают как модуль:Класс, как файл .fox после обучения или как "cmd:ПРОГРАММА".
error-bots-differ = Назовите хотя бы двух разных ботов, каждого по одному разу.
error-bots-players = Число ботов должно быть { $players } — по числу мест — или один на всех; указано: { $bots }.
error-bot-plays-only = Бот { $bot } играет только в { $game }, а не в { $wanted }.
error-needs-compiler = Без компилятора это займёт часы. Установите его: pip install "foxdice[fast]"
error-not-solved = { $game }: точного решения нет. Оно есть для: { $games }.
error-unknown-language = Текстов на языке «{ $text }» нет. Есть такие: { $languages }.
error-record-game = { $file } — запись игры { $game }, а не { $wanted }.
error-no-such-player = Игрока { $player } нет; всего играли: { $players }.
error-file-not-written = { $file }: не удалось записать ({ $reason }).
error-missing-extra = Не установлен пакет `{ $module }`. Он входит в { $extras }: pip install "foxdice[{ $extra }]"
error-site-no-page = Этот Foxdice собран без страницы, записывать нечего.
error-site-not-empty = { $folder } — не пустая папка.
error-daily-none = У игры { $game } нет игры дня: её кубики кто-то должен бросать рукой, или в неё не играют в одиночку.
error-daily-date = «{ $text }» — это не дата; пишите так: 2026-11-18.
