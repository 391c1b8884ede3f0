# Wörter der Seite für Abende mit Freunden und fürs Wiederkommen.

## Du bist dran, und eine Leitung, die abreißt

turn-sound = Ein Ton, wenn ich dran bin
turn-notify = Eine Mitteilung, wenn ich dran bin
turn-notify-hint = Solange diese Seite im Hintergrund offen ist
learn-go-on = Zurück an den Tisch
page-lost-waiting = Verbindung weg. Dein letzter Tipp geht raus, sobald sie wieder da ist.
page-not-sent = Die Verbindung war zu lange weg: Dein letzter Tipp ging nicht raus und ist zurückgenommen.
do-redo = Wiederholen
undo-title = Mehr als den eigenen Zug zurücknehmen?
undo-question = { $count ->
    [one] Was { $names } seither getan hat, geht mit. „Wiederholen“ bringt alles zurück.
   *[other] Was { $names } seither getan haben, geht mit. „Wiederholen“ bringt alles zurück.
}
undo-yes = Alles zurücknehmen

## Weg und wieder da

away-label = Wenn jemand weg ist
away-wait = Warten
away-ask = Die anderen fragen
away-bot = Ein Fuchs spielt
away-after = Weg heißt: keine Verbindung seit
away-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
away-wait-told = Geht jemand weg, wartet das Spiel.
away-ask-told = { $minutes ->
    [one] Ist jemand eine Minute weg, werden die anderen gefragt, ob ein Fuchs einspringt.
   *[other] Ist jemand { $minutes } Minuten weg, werden die anderen gefragt, ob ein Fuchs einspringt.
}
away-bot-told = { $minutes ->
    [one] Ist jemand eine Minute weg, springt ein Fuchs ein.
   *[other] Ist jemand { $minutes } Minuten weg, springt ein Fuchs ein.
}
away-question = { $name } ist weg. Soll so lange ein Fuchs spielen?
away-let-fox = Ein Fuchs spielt
prompt-wait-stand-in = Ein Fuchs spielt für { $names } …
leave-wait = Vom Tisch aufstehen (das Spiel wartet auf dich)
leave-ask = { $minutes ->
    [one] Vom Tisch aufstehen (nach einer Minute dürfen die anderen einen Fuchs einspringen lassen)
   *[other] Vom Tisch aufstehen (nach { $minutes } Minuten dürfen die anderen einen Fuchs einspringen lassen)
}
leave-bot = { $minutes ->
    [one] Vom Tisch aufstehen (nach einer Minute spielt ein Fuchs für dich)
   *[other] Vom Tisch aufstehen (nach { $minutes } Minuten spielt ein Fuchs für dich)
}
meanwhile-title = Während du weg warst
meanwhile-fox-for = Ein Fuchs für { $name }
meanwhile-on = Weiterspielen

## Vor dem Spiel

lobby-is-asked = ist gefragt
lobby-level = Wie stark ist { $name }?
lobby-rename = Meinen Namen ändern
lobby-add-seat = Noch ein Platz
lobby-drop-seat = Platz { $number } wegnehmen
lobby-asks-you = Noch ein Spiel?
lobby-accept = Bin dabei
lobby-decline = Nein, danke
lobby-no-seat = Du selbst hast keinen Platz. Setz dich dazu, oder starte das Spiel für die anderen.
lobby-start-without = Ohne { $names } anfangen
lobby-start-alone = Allein anfangen
lobby-waits-for-answer = Da schaut noch jemand das Ergebnis an.
lobby-code = Oder diesen Code auf der Startseite eintippen:
code-title = Hast du einen Code bekommen?
code-label = Code des Tisches
code-go = An den Tisch
code-wrong = Unter diesem Code wartet kein Tisch.
way-friends-real = Echte Würfel
way-friends-real-hint = Einer gibt den Wurf ein, alle kreuzen auf ihrem Zettel an

## Nach dem Spiel

again-asked = { $name } möchte noch einmal spielen. Bist du dabei?
again-open = Das nächste Spiel wird vorbereitet.
again-begun = Das nächste Spiel hat angefangen.
series-title = Dieser Abend
series-game = Spiel { $number }
end-sheets = Alle Zettel
meaning-title = Was das heißt
meaning-best = Dein bestes Ergebnis! Bisher waren es { $before }.
meaning-own = { $count ->
    [one] Bisher: { $best } Punkte in einem Spiel.
   *[other] Dein bestes Ergebnis: { $best }. Im Schnitt { $average } in { $count } Spielen.
}
meaning-percentile = Besser als { $percent } % deiner Spiele.
meaning-next = { $points ->
    [one] Mit einem Punkt mehr hieße es: { $rank }
   *[other] Mit { $points } Punkten mehr hieße es: { $rank }
}
meaning-helped = Mit Hilfe oder bekannten Würfeln: Das zählt nicht als Bestleistung.
games-title = Meine Spiele

## Meine Spiele

games-all = Alle meine Spiele
games-none = Hier ist noch nichts. Spiel ein Spiel zu Ende, dann steht es da.
games-results = Ergebnisse
games-export = Exportieren
games-mode = Wie gespielt wurde
games-all-modes = Egal wie
games-mode-alone = allein
games-mode-bots = gegen Füchse
games-mode-friends = mit Freunden
games-mode-real = mit echten Würfeln
games-mode-daily = das Spiel des Tages
games-count = Spiele
games-best = Bestes
games-average = Schnitt
games-most-between = Acht von zehn zwischen
games-wins = Gewonnen
games-best-rank = Bester Rang
games-points = Punkte, Spiel für Spiel
games-errors = Durch Entscheidungen verlorene Punkte
games-curve = { $label }: { $count } Werte, von { $first } bis { $last }
games-won = gewonnen
games-lost = verloren
games-helped = mit Hilfe
games-forget = Dieses Ergebnis vergessen
games-remove = Dieses Spiel ({ $game }) von der Liste nehmen
games-last = zuletzt: { $name }, { $ago }

real-enter = Den Wurf hier eingeben
learn-print = Einen Zettel drucken
end-share = Als Bild teilen

react-label = Ein Gesicht zeigen
react-glad = freut sich
react-wow = staunt
react-think = grübelt
react-sad = ist traurig
react-wink = zwinkert
