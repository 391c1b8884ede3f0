# Боты, которых приносят с собой, и что с ними бывает не так.

error-engine-missing = Программы «{ $command }» нет. Укажите бота как cmd:ПРОГРАММА, с параметрами — в кавычках.
error-engine-not-started = Программа { $command } не запускается: { $reason }.
error-engine-no-hand = В { $game } боту нужна и рука, которая бросает; у программ её нет. Возьмите класс Python с методом `throw`.
error-engine-late = Движок не ответил вовремя.
error-engine-gone = Движок завершил работу.
error-engine-illegal = Движок ответил «{ $text }», такого хода сейчас нет.
error-engine-too-long = Движок прислал больше { $max } символов и не закончил строку.
error-engine-given-up = Движок подвёл { $times } раз подряд, его больше не спрашивают.
error-bot-not-imported = Бота «{ $text }» не удалось импортировать: { $reason }. Пишите МОДУЛЬ:КЛАСС.
error-bot-fails = Бот «{ $text }» сломался ещё до игры: { $reason } ({ $file }, строка { $line }).
error-not-a-bot = «{ $text }» — не бот: у него нет метода `choose(game, view, player)`.
error-bot-named-twice = Два бота называются «{ $text }». Дайте одному другое имя: ИМЯ=БОТ.
error-no-cluster = По адресу { $address } планировщик не отвечает. Адрес пишется так: tcp://host:8786.
error-not-a-tournament = { $file } — не турнир. Он записывается так: foxdice tournament ИГРА БОТ БОТ --json > ФАЙЛ
