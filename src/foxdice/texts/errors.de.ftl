# Was schiefging, in Worten, die weiterhelfen. Jede Kennung ist `error-` und der Code des Fehlers.

error-unknown-game = Das Spiel „{ $text }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
error-wrong-players = { $game } spielt man zu { $min } bis { $max }.
error-invalid-move = „{ $text }“ ist kein Zug in { $game }.
error-game-is-over = Das Spiel ist vorbei.
error-dice-first = Erst wird gewürfelt.
error-not-your-turn = Dieser Platz ist nicht am Zug; das Spiel wartet auf Platz { $waiting }.
error-no-throw-due = Gerade ist kein Wurf fällig.
error-throw-word = „{ $text }“ ist kein Würfel: Buchstabe und Augenzahl, zum Beispiel w4.
error-throw-dice = Fällig sind diese Würfel: { $dice }; angegeben waren: { $text }.
error-already-crossed = { $area }: Die { $cell } ist schon angekreuzt.
error-no-arena = { $game } wird nicht in einer Arena gewürfelt.
error-luck-is-skill = In { $game } entscheidet auch die Hand, wie ein Wurf ausgeht: Das Glück lässt sich nicht herausrechnen.
error-luck-for-points = An Tischen von { $game } zählt das Gewinnen; ohne Glück lassen sich nur Punkte messen.
error-rivals-for-winning = Rivalen gibt es nur an Tischen, an denen ums Gewinnen gelernt wird; bei { $game } mit dieser Spielerzahl ist das nicht so.
error-rivals-or-teacher = Ein Schüler lernt, was sein Lehrer sagt, und nicht im Spiel gegen Rivalen; lass --rival oder --teacher weg.
error-no-wasm-linker = Es fehlt ein Linker für WebAssembly: lld (Debian) oder ziglang (PyPI) installieren.

## Texte, die sich nicht lesen lassen

error-state-game = Das ist kein Spielstand von { $game }.
error-state-field = „{ $text }“ ist kein Feld dieses Spielstands.
error-state-value = „{ $text }“ ist kein Wert für { $name }.
error-state-parts = Dieser Spielstand braucht { $parts } Blätter.
error-state-player = In diesem Spielstand kommt jemand vor, der nicht mitspielt; es spielen { $players }.
error-state-faces = So können die Würfel dieses Spielstands nicht liegen: Jeder zeigt 1 bis 6.
error-state-deciding = Dieser Spielstand wartet auf jemanden, der nichts zu entscheiden hat, oder nicht auf jemanden, der entscheiden muss.
error-record-start = Zeile 1: Eine Aufzeichnung beginnt mit „foxdice record 2“.
error-record-header = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist keine Kopfzeile; sie besteht aus Name und Wert.
error-record-missing = In der Aufzeichnung fehlt „{ $name }“.
error-record-version = Die Aufzeichnung gehört zu Version { $version } von { $game }; hier ist Version { $ours }.
error-record-line = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist weder ein Wurf noch ein Zug.
error-record-event = Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-result = Zeile { NUMBER($line, useGrouping: 0) }: Das Ergebnis ist „{ $right }“, nicht „{ $text }“.
error-record-header-form = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist nicht so geschrieben, wie es so eine Zeile sein muss.
error-record-newer = Diese Aufzeichnung ist neuer als dieses Programm: Sie hat Version { $version }, gelesen wird hier bis { $ours }.
error-record-after-result = Zeile { NUMBER($line, useGrouping: 0) }: Mit dem Ergebnis ist das Spiel aus; danach folgt nichts mehr.
error-output-not-written = Die Ausgabe lässt sich nicht schreiben: { $reason }.
error-number-range = { $name } ist eine Zahl von { $min } bis { $max }.
error-record-file = { $file } lässt sich nicht lesen: { $reason }.

## Bots

error-weights-start = { $file } ist keine Gewichtsdatei von Foxdice oder gehört zu einem anderen Spiel oder einer anderen Version.
error-weights-damaged = Die Gewichtsdatei { $file } ist beschädigt: Ihre Prüfsumme stimmt nicht. Installiere Foxdice neu.
error-other-layers = Das Netz in { $file } hat die Schichten { $layers }; lass --hidden weg oder gib dieselben an.
error-other-training = Der Zwischenstand { $file } ist beschädigt oder gehört zu einem Training mit anderen Optionen. Gib dieselben an, um weiterzumachen, oder lösche die Datei, um neu anzufangen.
error-workers-die = Die Prozesse, die sich die Arbeit teilen, wurden { $count }-mal nacheinander beendet; reicht der Speicher? Versuche es mit weniger --workers noch einmal.
error-not-learned = Für { $game } gibt es noch nichts, woraus ein Bot lernen könnte. Zur Wahl stehen: { $games }.
error-needs-package = Dafür wird das Paket { $package } gebraucht; installiere foxdice[{ $extra }].
error-not-numbers = „{ $text }“ sind keine ganzen Zahlen; schreibe sie wie 2,3,4.
error-unknown-bot = Den Bot „{ $text }“ gibt es hier nicht. Zur Wahl stehen: { $bots }.
error-bot-how = Den Bot „{ $text }“ gibt es nicht. Ein eigener Bot heißt modul:Klasse, wie die .fox-Datei eines Trainings oder "cmd:PROGRAMM".
error-bots-differ = Nenne mindestens zwei verschiedene Bots, jeden nur einmal.
error-bots-players = Zu { $players } Plätzen gehören { $players } Bots, oder einer für alle; angegeben waren { $bots }.
error-bot-plays-only = Der Bot { $bot } spielt nur { $game }, nicht { $wanted }.
error-needs-compiler = Ohne den Compiler dauert das Stunden. So kommt er dazu: pip install "foxdice[fast]"
error-not-solved = { $game } ist nicht gelöst. Gelöst ist: { $games }.
error-unknown-language = Texte in der Sprache „{ $text }“ gibt es nicht. Zur Wahl stehen: { $languages }.
error-record-game = { $file } ist eine Aufzeichnung von { $game }, nicht von { $wanted }.
error-no-such-player = Platz { $player } gibt es nicht; es spielten { $players }.
error-file-not-written = { $file } lässt sich nicht schreiben: { $reason }.
error-missing-extra = `{ $module }` ist nicht installiert. Es gehört zu { $extras }: pip install "foxdice[{ $extra }]"
error-site-no-page = Dieses Foxdice wurde ohne seine Seite gebaut; es gibt nichts zu schreiben.
error-site-not-empty = { $folder } ist kein leerer Ordner.
error-daily-none = { $game } gibt es nicht als Spiel des Tages: Die Würfel brauchen eine Hand oder jemanden, der mitspielt.
error-daily-date = „{ $text }“ ist kein Datum; schreib es so: 2026-11-18.
