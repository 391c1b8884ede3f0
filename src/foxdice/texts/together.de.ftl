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
games-forgotten = Das Ergebnis ist gelöscht.
games-removed = Das Spiel steht nicht mehr auf der Liste.
games-older = Ältere ({ $count })
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

## Das Spiel des Tages: für alle die gleichen Würfel

daily-title = Die Würfel von heute
daily-pitch = Für alle die gleichen Würfel, ein Versuch.
daily-practice = Zum Üben: Ohne Server folgen diese Würfel aus dem Datum.
daily-play = Spielen
daily-go-on = Weiter
daily-players = { $count ->
    [0] Noch niemand fertig
    [one] Eine Person ist fertig
   *[other] { $count } sind fertig
}
daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-streak = { $count ->
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-of = Würfel vom { $day }
daily-list = Wer was daraus gemacht hat
daily-who = Wer
daily-without-luck = Ohne Glück
daily-place = Platz { $place } von { $players }
daily-best = Der Meister macht { $points } aus den gleichen Würfeln.
daily-later = Der Meister und das Glück werden noch ausgerechnet …
daily-seed-later = Der Tag ist noch nicht für alle vorbei: Wie die Würfel gezogen wurden, wird um { $time } verraten. Am Tag davor versprochen: { $commitment }…
daily-promised = Am Tag davor versprochen: { $commitment }
daily-seed = Der Startwert: { $seed }
daily-before = Der Tag davor
daily-share = Ergebnis teilen
daily-share-line = { $game }, Würfel vom { $day }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-my-game = Mein Spiel

## Eine Herausforderung: die gleichen Würfel für jemanden, den man kennt

beat-title = Schaffst du mehr?
beat-asked = { $points ->
    [one] Jemand hat einen Punkt geholt. Die gleichen Würfel warten auf dich.
   *[other] Jemand hat { $points } Punkte geholt. Die gleichen Würfel warten auf dich.
}
beat-asked-by = { $points ->
    [one] { $name } hat einen Punkt geholt. Die gleichen Würfel warten auf dich.
   *[other] { $name } hat { $points } Punkte geholt. Die gleichen Würfel warten auf dich.
}
beat-one-try = Ein Versuch: Nach einem Wurf wird nichts zurückgenommen, und Tipps gibt es keine. Das Ergebnis ist Vertrauenssache.
beat-start = Annehmen
beat-played = Diese Würfel hast du schon gespielt.
beat-own = Das sind deine eigenen Würfel. Schick den Link jemandem, der sie spielen soll.
beat-to-game = Zu meinem Spiel
beat-broken = Diese Herausforderung ist nicht vollständig: Ein Teil des Links fehlt oder wurde verändert. Lass ihn dir noch einmal schicken.
beat-unknown = Das Spiel dieser Herausforderung gibt es hier nicht.
beat-send = Jemanden herausfordern
beat-answer = Mit einem Link antworten
beat-text = Ich habe bei { $game } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} geholt. Schaffst du mit den gleichen Würfeln mehr?
beat-friend = Die andere Seite
beat-won = { $name }: { $rival }. Du bist um { $points } besser!
beat-lost = { $name } bleibt mit { $rival } vorn: { $points } haben gefehlt.
beat-even = Genau gleich viel: { $name } hatte auch { $rival }.

## Die gleichen Würfel in den Pfoten von Füchsen

foxes-ask = Was hätten Füchse aus diesen Würfeln gemacht?
foxes-title = Füchse mit den gleichen Würfeln
foxes-percent = { $count ->
    [one] Besser als { $percent } % von einem Spiel eines Fuchses.
   *[other] Besser als { $percent } % von { $count } Spielen der Füchse.
}
foxes-ahead = Diesmal haben die Füchse mehr daraus gemacht.
foxes-playing = Sie spielen noch …
foxes-here = Sie spielen auf diesem Gerät, je bis zu drei Spiele.
foxes-none = Für dieses Spiel ist kein Fuchs auf dem Gerät.
games-streak = Spiel des Tages
games-ranks = Ränge
games-rank-count = { $rank }: { $count }
