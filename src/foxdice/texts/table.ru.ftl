# Чего стол не делает — словами, которые помогают. Каждый ключ — `error-` и код отказа.

error-table-dice = Кубиков «{ $text }» здесь нет. Есть такие: { $dice }.
error-table-seconds = Время — от 1 до { $most } с.
error-table-name = Имя — от 1 до { $most } знаков в одну строку, без пробелов по краям.
error-table-words = Слова для кубиков — не длиннее { $most } знаков, в одну строку.
error-table-too-long = Слишком длинно: не больше { $most } знаков.
error-table-no-seat = Места { $seat } за этим столом нет.
error-table-seat-taken = Место { $seat } занято.
error-table-not-your-seat = Место { $seat } не ваше.
error-table-host-only = Это может сделать только тот, кто открыл стол.
error-table-players-only = Это могут сделать только те, кто сидит за столом.
error-table-not-started = Игра ещё не началась.
error-table-already-started = Игра уже началась.
error-table-not-over = Игра ещё не окончена.
error-table-bot-plays = За место { $seat } сейчас играет бот; сначала верните место себе.
error-table-resigned = Место { $seat }: игрок сдался.
error-table-out-of-time = Ваше время на эту игру вышло.
error-table-type-the-throw = Здесь играют настоящими кубиками: введите, что выпало.
error-table-dice-are-thrown = Здесь кубики бросает сервер; вводить ничего не нужно.
error-table-not-your-throw = Сейчас кубики бросает место { $seat }.
error-table-nothing-to-correct = Нет броска, который можно исправить.
error-table-correct-too-late = Кто-то уже сделал выбор; бросок остаётся.
error-table-nothing-to-undo = Вы ещё не выбрали ничего, что можно вернуть.
error-table-undo-throw = Кубики уже брошены; ваш выбор остаётся.
error-table-undo-other = Уже выбрал кто-то другой; ваш выбор остаётся.
error-table-removed = Хозяин стола убрал вас из-за него.
