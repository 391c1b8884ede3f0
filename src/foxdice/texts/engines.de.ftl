# Mitgebrachte Bots, und was mit ihnen schiefgehen kann.

error-engine-missing = Ein Programm „{ $command }“ gibt es nicht. Schreib den Bot als cmd:PROGRAMM, mit Optionen in Anführungszeichen.
error-engine-not-started = Das Programm { $command } lässt sich nicht starten: { $reason }.
error-engine-no-hand = Bei { $game } braucht ein Bot auch eine Hand, die wirft; Programme haben keine. Nimm eine Python-Klasse mit `throw`.
error-engine-late = Die Engine hat nicht rechtzeitig geantwortet.
error-engine-gone = Die Engine hat sich beendet.
error-engine-illegal = Die Engine hat „{ $text }“ geantwortet; das ist kein erlaubter Zug.
error-engine-too-long = Die Engine hat mehr als { $max } Zeichen geschrieben, ohne die Zeile zu beenden.
error-engine-given-up = Die Engine hat { $times }-mal hintereinander versagt und wird nicht mehr gefragt.
error-bot-not-imported = Der Bot „{ $text }“ lässt sich nicht importieren: { $reason }. Schreib ihn als MODUL:KLASSE.
error-bot-fails = Der Bot „{ $text }“ scheitert, bevor er spielt: { $reason } ({ $file }, Zeile { $line }).
error-not-a-bot = „{ $text }“ ist kein Bot: Die Methode `choose(game, view, player)` fehlt.
error-bot-named-twice = Zwei Bots heißen „{ $text }“. Gib einem davon einen anderen Namen: NAME=BOT.
error-no-cluster = Unter { $address } antwortet kein Scheduler. Schreib seine Adresse wie tcp://host:8786.
error-not-a-tournament = { $file } ist kein Turnier. So entsteht eines: foxdice tournament SPIEL BOT BOT --json > DATEI
