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

## Игры «Хитрый ход!» и «Хитрый в кубе»

error-extra-now = В конце хода кубик берут действием +1: поставьте плюс впереди, например +w4>g1.
error-no-extra-now = +1 можно использовать только в конце хода, своего или чужого.
error-no-reroll-left = Перебросов больше нет.
error-no-reroll-now = Перебрасывать может только активный игрок, сразу после броска.
error-roll-is-usable = Один из кубиков броска подходит, поэтому кубик нужно взять.
error-no-roll-to-let-go = Сейчас нет броска, который можно пропустить.
error-nothing-to-decline = Отказываться не от чего.
error-nothing-to-stop = Завершать нечего: действие +1 сейчас не идёт.
error-bonus-first = Сначала нужно применить бонус.
error-no-bonus-now = Сейчас нет бонуса, который нужно применить.
error-no-such-bonus = Такого бонуса среди полученных нет.
error-die-not-thrown = { $die }: его нет среди только что брошенных.
error-die-not-on-tray = { $die }: его нет на тарелке.
error-die-already-taken = { $die }: в этот ход его уже брали действием +1.
error-die-shows = { $die }: выпало { $shown }, а не { $said }.
error-already-crossed = { $area }: { $cell } уже вычеркнуто.
error-row-full = { $area }: ряд заполнен.
error-next-cell = { $area }: следующая клетка — { $next }, а не { $cell }.
error-wrong-number = На кубике { $shown }, а этой клетке нужно { $cell }.
error-wrong-sum = Синий { $blue } + белый { $white } = { $sum }, а не { $cell }.
error-green-needs = Следующей зелёной клетке нужно не меньше { $min }, а на кубике { $shown }.
error-purple-needs = Следующее фиолетовое число должно быть больше { $last }, а на кубике { $shown }.
error-yellow-row = Этот кубик сейчас идёт в ряд { $row } жёлтой области.
error-yellow-grey = Этот кубик сейчас идёт в серую клетку жёлтой области.
error-blue-needs = Синяя область: { $number } не подходит рядом с { $last }. Подходит: { $fits }.
error-brown-passed = Коричневая область: клетка { $cell } левее последней вычеркнутой, { $last }.
error-pink-first = В первую розовую клетку всегда пишут половину.
error-no-such-joker = Нет обведённого и ещё не использованного числа-джокера «{ $joker }».
error-joker-changes-nothing = { $die }: на нём уже { $shown }, а число-джокер должно что-то менять.
error-joker-wrong-number = С числом-джокером кубик считается за { $shown }, а этой клетке нужно { $cell }.
error-further-first = Сначала — ещё крестики в бирюзовой области или «enough», если хватит.
error-further-column = Следующие бирюзовые крестики сейчас ставят в колонку { $column }.
error-no-further-cross = Сейчас больше нельзя поставить ещё один бирюзовый крестик.

## Qwixx

error-penalty-due = В этот ход ничего не зачёркнуто, поэтому он кончается штрафом, а не пасом.
error-penalty-later = Штраф получает только активный игрок, и только если оба действия прошли без крестика.
error-no-penalty-due = В этот ход уже есть крестик, поэтому штрафа нет.
error-row-closed = { $row }: закрыт, зачеркнуть здесь больше ничего нельзя.
error-cell-passed = { $row }: { $cell } — левее последнего крестика ({ $last }), а зачёркивать можно только слева направо.
error-needs-five = { $row }: чтобы зачеркнуть { $cell }, в ряду уже должно быть не меньше { $needed } крестиков; пока их { $count }.
error-white-sum = Белый { $first } + белый { $second } = { $sum }, а не { $cell }.
error-colour-sum = Белый кубик + { $die }: { $sums }, а не { $cell }.

## Меткий бросок

error-throw-way-to-lie = Кубик не может лежать так: «{ $text }». Для каждого кубика нужно одно из: 2–6, X, out (вылетел) или cocked (встал на ребро).
error-throw-count = В этом броске должно быть кубиков: { $dice } (вместе с теми, что лежат на арене); указано: { $given }.
error-throw-start-die = Первый кубик на арене может лежать любой стороной вверх, кроме X.
error-throw-flat = Кубики, вставшие на ребро, бросают заново на ровной поверхности: выпадает 2–6 или X.
error-no-arena = { $game }: арены в этой игре нет, она есть только в wurf.
error-no-wasm-linker = Нет компоновщика для WebAssembly: установите lld (Debian) или ziglang (PyPI).
error-state-dice = В позиции должны быть учтены все кубики партии, а здесь их { $dice }.

## Тексты, которые не прочитать

error-state-game = Это не позиция игры { $game }.
error-state-field = «{ $text }» — такого поля в позиции нет.
error-state-value = «{ $text }» — не подходит для { $name }.
error-state-parts = Этой позиции нужны листы: { $parts }.
error-state-player = В позиции есть тот, кто не играет: всего игроков { $players }.
error-state-faces = Кубики в этой позиции так лежать не могут: на каждом от 1 до 6.
error-state-places = Один из кубиков этой позиции лежит сразу в двух местах.
error-state-lock = Игрок { $player }, ряд { $row }: последнее число и замок вычёркивают вместе и только после пяти крестиков.
error-state-closed = Чей-то замок стоит на ряду, который не закрыт.
error-state-over = В позиции сказано, что игра окончена, хотя это не так, — или наоборот.
error-state-deciding = Позиция ждёт того, кому нечего решать, или не ждёт того, кто должен решить.
error-state-choice = Игрок { $player } выбрал то, чего кубики не дают.
error-state-used = Использовано больше { $name }, чем есть.
error-state-written = Таких чисел в { $name } быть не может.
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
error-not-learned = Для игры { $game } пока не на чем учиться. Можно выбрать: { $games }.
error-needs-package = Для этого нужен пакет { $package }; установите foxdice[{ $extra }].
error-not-numbers = «{ $text }» — не целые числа; пишите их так: 2,3,4.
error-unknown-bot = Бота «{ $text }» здесь нет. Есть такие: { $bots }.
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
