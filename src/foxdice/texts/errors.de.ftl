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

## Clever-Spiele

error-extra-now = Am Ende des Zuges nimmt man Würfel mit +1; dann steht ein Plus davor, etwa +w4>g1.
error-no-extra-now = +1 geht nur am Ende eines Zuges, auch am Ende eines fremden.
error-no-reroll-left = Es ist kein Neuwurf mehr übrig.
error-no-reroll-now = Neu würfeln darf nur, wer am Zug ist, gleich nach einem Wurf.
error-roll-is-usable = Ein Würfel dieses Wurfs passt, also muss einer genommen werden.
error-no-roll-to-let-go = Es gibt keinen Wurf, der verfallen könnte.
error-nothing-to-decline = Es gibt keinen Würfel abzulehnen.
error-nothing-to-stop = Es gibt nichts zu beenden: +1 ist gerade nicht im Spiel.
error-bonus-first = Erst muss ein Bonus genutzt werden.
error-no-bonus-now = Gerade wartet kein Bonus.
error-no-such-bonus = Dieser Bonus ist nicht unter denen, die gerade warten.
error-die-not-thrown = { $die }: nicht unter den eben geworfenen Würfeln.
error-die-not-on-tray = { $die }: liegt nicht auf dem Tablett.
error-die-already-taken = { $die }: in diesem Zug schon mit +1 genommen.
error-die-shows = { $die }: zeigt { $shown }, nicht { $said }.
error-already-crossed = { $area }: Die { $cell } ist schon angekreuzt.
error-row-full = { $area }: Die Reihe ist voll.
error-next-cell = { $area }: Das nächste Feld ist { $next }, nicht { $cell }.
error-wrong-number = Der Würfel zeigt { $shown }; dieses Feld braucht eine { $cell }.
error-wrong-sum = Blau { $blue } + Weiß { $white } = { $sum }, nicht { $cell }.
error-green-needs = Das nächste grüne Feld braucht mindestens { $min }; der Würfel zeigt { $shown }.
error-purple-needs = Die nächste lila Zahl muss höher sein als { $last }; der Würfel zeigt { $shown }.
error-yellow-row = Dieser Würfel gehört jetzt in die gelbe Reihe { $row }.
error-yellow-grey = Dieser Würfel gehört jetzt in ein graues Feld von Gelb.
error-blue-needs = Bereich Blau: Neben { $last } passt { $number } nicht. Es passt: { $fits }.
error-brown-passed = Bereich Braun: Feld { $cell } liegt links vom letzten Kreuz in Feld { $last }.
error-pink-first = Im ersten rosa Feld steht immer die Hälfte.
error-no-such-joker = Ein freier Zahlenjoker „{ $joker }“ ist nicht eingekreist.
error-joker-changes-nothing = { $die }: zeigt schon { $shown }; ein Zahlenjoker muss etwas ändern.
error-joker-wrong-number = Mit dem Zahlenjoker zählt der Würfel als { $shown }; dieses Feld braucht eine { $cell }.
error-further-first = Erst kommen weitere Kreuze in Türkis, oder „enough“ für genug.
error-further-column = Weitere Kreuze in Türkis gehören jetzt in Spalte { $column }.
error-no-further-cross = Jetzt ist kein weiteres Kreuz in Türkis möglich.

## Qwixx

error-penalty-due = In diesem Zug wurde nichts angekreuzt; er endet mit einem Fehlwurf, nicht mit Passen.
error-penalty-later = Einen Fehlwurf bekommt nur, wer aktiv ist, und erst, wenn beide Aktionen ohne Kreuz vorbei sind.
error-no-penalty-due = In diesem Zug wurde etwas angekreuzt, also gibt es keinen Fehlwurf.
error-row-closed = { $row }: geschlossen, hier lässt sich nichts mehr ankreuzen.
error-cell-passed = { $row }: Die { $cell } liegt links von der { $last }, dem letzten Kreuz; es geht nur von links nach rechts.
error-needs-five = { $row }: Die { $cell } braucht mindestens { $needed } Kreuze davor; Kreuze bisher: { $count }.
error-white-sum = Weiß { $first } + Weiß { $second } = { $sum }, nicht { $cell }.
error-colour-sum = Weißer Würfel + { $die }: { $sums }, nicht { $cell }.

## Der große Wurf

error-throw-way-to-lie = So kann kein Würfel liegen: „{ $text }“. Für jeden Würfel steht 2 bis 6, X, out (herausgeflogen) oder cocked (schief).
error-throw-count = Bei diesem Wurf geht es um { $dice } Würfel, die liegenden mitgezählt; angegeben waren { $given }.
error-throw-start-die = Der Würfel, der zu Beginn in der Arena liegt, zeigt irgendeine Seite, nur nicht X.
error-throw-flat = Schiefe Würfel werden auf ebener Fläche neu geworfen: Jeder zeigt 2 bis 6 oder X.
error-no-arena = { $game } wird nicht in einer Arena gewürfelt, das gibt es nur bei wurf.
error-no-wasm-linker = Es fehlt ein Linker für WebAssembly: lld (Debian) oder ziglang (PyPI) installieren.
error-state-dice = Ein Spielstand muss alle Würfel der Partie enthalten; hier sind es { $dice }.

## Texte, die sich nicht lesen lassen

error-state-game = Das ist kein Spielstand von { $game }.
error-state-field = „{ $text }“ ist kein Feld dieses Spielstands.
error-state-value = „{ $text }“ ist kein Wert für { $name }.
error-state-parts = Dieser Spielstand braucht { $parts } Blätter.
error-state-player = In diesem Spielstand kommt jemand vor, der nicht mitspielt; es spielen { $players }.
error-state-faces = So können die Würfel dieses Spielstands nicht liegen: Jeder zeigt 1 bis 6.
error-state-places = Ein Würfel dieses Spielstands liegt an zwei Stellen.
error-state-lock = Spieler { $player }, Reihe { $row }: Die letzte Zahl und das Schloss gehören zusammen, nach fünf Kreuzen.
error-state-closed = Jemand hat das Schloss einer Reihe angekreuzt, die nicht geschlossen ist.
error-state-over = Dieser Spielstand sagt, das Spiel sei aus, obwohl es weitergeht, oder umgekehrt.
error-state-deciding = Dieser Spielstand wartet auf jemanden, der nichts zu entscheiden hat, oder nicht auf jemanden, der entscheiden muss.
error-state-choice = Spieler { $player } hat gewählt, was die Würfel nicht hergeben.
error-state-used = Es sind mehr { $name } verbraucht, als es gibt.
error-state-written = Die Zahlen in { $name } können dort nicht stehen.
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
error-not-learned = Für { $game } gibt es noch nichts, woraus ein Bot lernen könnte. Zur Wahl stehen: { $games }.
error-needs-package = Dafür wird das Paket { $package } gebraucht; installiere foxdice[{ $extra }].
error-not-numbers = „{ $text }“ sind keine ganzen Zahlen; schreibe sie wie 2,3,4.
error-unknown-bot = Den Bot „{ $text }“ gibt es hier nicht. Zur Wahl stehen: { $bots }.
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
