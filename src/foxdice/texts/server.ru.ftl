# Чего сервер не делает и почему он не запускается. Каждый ключ — `error-` и код.

error-server-key = Ключ не подходит к играм в этой базе; нужен тот, с которым их сохраняли.
error-server-key-form = Ключ не годится: в { $variable } или в файле «key» в папке данных должно быть 64 шестнадцатеричные цифры.
error-server-database = Базой данных не воспользоваться: { $reason }.
error-server-database-busy = База данных занята: может быть, с этой папкой уже работает другой Foxdice?
error-server-database-newer = База создана более новым Foxdice (версия { $version }, а эта знает { $ours }).
error-server-database-url = Адрес базы — sqlite:///ФАЙЛ или postgresql://ИМЯ@МАШИНА/БАЗА.
error-server-data = Папкой данных не воспользоваться: { $reason }.
error-server-port = { $host }:{ $port } — занять не удалось: { $reason }. Выберите другой порт: --port.
error-server-storage = Сохранить это не удалось, поэтому ничего не произошло. Подключитесь ещё раз.
error-server-no-table = Такого стола нет. Ссылка скопирована целиком?
error-server-no-game = Игры { $number } за этим столом не было.
error-server-table-full = За этим столом и так слишком много зрителей.
error-server-token = Здесь нужен действующий ключ (Authorization: Bearer …).
error-server-body = Запрос не прочитать: { $reason }.
error-server-hello = Первым сообщением должно быть «hello» с действующим ключом или без него.
error-server-frame = Это сообщение не прочитать.
error-server-origin = Запросы с чужих страниц не принимаются.
error-server-too-fast = Слишком много сразу. Подождите немного.
error-server-too-large = Это слишком много данных.
error-server-stops = Сервер останавливается. Игра сохранена и продолжится, когда он снова заработает.
error-server-too-slow = Соединение слишком медленное.
error-server-arena = Бросить кубики сейчас не вышло. Бросьте, пожалуйста, ещё раз.
