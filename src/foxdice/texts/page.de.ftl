# Wörter der Seite. Kurz, freundlich, konkret, nie vorwurfsvoll.

page-motto = Würfelspiele und ein schlauer Fuchs.
page-go-on = Angefangene Spiele
page-waiting-room = Wartet auf Mitspieler
page-just-now = gerade eben
page-games = Spiele
page-more-ways = Mit anderen
page-rules = Regeln
page-guide-title = Zum ersten Mal hier?
page-guide-pitch = Spiel eine erste Partie { $game }, und ich erkläre dabei alles.
page-guide-off = Ohne Erklärungen
page-guide-on = Mit Erklärungen weiter
page-guide-this = Erste Partie? Der Fuchs erklärt nebenbei
page-close = Schließen
page-back = Zurück
page-menu = Menü
page-loading = Einen Moment …
page-no-answer = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.
page-offline = Du bist offline, und dafür braucht es Netz. Was auf diesem Gerät gespielt wird, geht auch so weiter.
page-lost = Verbindung weg. Sie wird wiederhergestellt …
page-no-table = Tisch nicht gefunden
page-out-of-step = Diese Seite und der Server sind sich über den Spielverlauf nicht einig. Lade die Seite neu.
page-not-now = Das klappt gerade nicht
page-try-again = Noch einmal versuchen
page-to-start = Zur Startseite
page-another-game = Ein anderes Spiel beginnen
page-review-so-far = Rückblick bis hierher
page-practise = Üben
page-report-name = Den Namen „{ $name }“ melden
page-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
page-copy-link = Link zu diesem Tisch kopieren
page-copied = Kopiert
page-copy-by-hand = Der Browser lässt kein Kopieren zu. Hier ist der Link: { $text }
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben?
page-bot-plays-for-you = Gerade spielt ein Bot für dich.
page-take-back = Wieder selbst spielen
page-you = Du
page-your-name = Dein Name
page-player = Spieler { $number }
page-bot-name = Fuchs { $number }
page-bot = Fuchs
page-program-name = { $name } (Bot)
page-variant = Variante
page-how-many-bots = Wie viele Gegner?
page-how-many-players = Wie viele spielen?
page-level = Wie stark?
page-start = Los geht’s
page-open-table = Tisch eröffnen
page-qr = Der Link zu diesem Tisch als QR-Code

way-alone = Allein spielen
way-alone-hint = Du, die Würfel und ein Rang, den du dir verdienst
way-alone-unranked-hint = Du und die Würfel
way-alone-short = Allein
way-one-bot = Spielen
way-bots = Gegen die Füchse
way-bots-hint = Bots, die sofort antworten
way-friends = Mit Freunden
way-friends-hint = Link schicken oder QR-Code zeigen
way-device = Ein Gerät
way-device-hint = Reihum weitergeben
way-real = Echte Würfel
way-real-hint = Ihr würfelt, Foxdice führt die Blätter

bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-master = Meister
bot-random = Welpe
bot-greedy = Jäger
how-easy = Nimmt, was sofort etwas bringt, und übersieht, was erst später kommt.
how-medium = Weiß, was gut ist, mag das Sichere und irrt sich hin und wieder ein wenig.
how-hard = Plant voraus und verschätzt sich nur noch selten.
how-master = Wägt alles so gut ab, wie es geht, und spielt auf Sieg.
how-random = Spielt irgendetwas, das erlaubt ist.
how-greedy = Nimmt immer, was sofort am meisten bringt.

## Am Tisch

page-table = Der Tisch
page-my-sheet = Mein Blatt
page-more-above = Weitere Felder oben
page-more-below = Weitere Felder unten
page-log = Was bisher geschah
page-actions = Was du tun kannst
page-slots = Würfelfelder
page-thrown = Geworfene Würfel
page-tray = Silbertablett
page-no-dice-left = Keine Würfel mehr zum Werfen
page-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
page-total = Gesamt
page-your-turn = Du bist dran
page-foxes = Füchse
page-penalties = Fehlwürfe
page-round-of = Runde { $round } von { $rounds }
page-show-sheet = Blatt ansehen
page-is-choosing = überlegt
page-is-away = nicht da
page-bot-stands-in = ein Bot springt ein
page-gave-up = hat aufgegeben
page-pass-on = { $name } ist dran!
page-turn-slots = Alle Plätze sind belegt: Deine Würfe sind vorbei.
page-turn-nothing = Es ist nichts mehr zu werfen: Deine Würfe sind vorbei.
page-which = Welcher?
page-confirm = Bestätigen
page-cancel = Abbrechen
page-quoted = „{ $what }“

place-thrown = geworfen
place-hand = gleich geworfen
place-slot = auf Würfelfeld { $number }
place-tray = auf dem Silbertablett

say-die = { $die } { $face }
say-sum = { $first } { $face } + { $second } { $other } = { $sum }
say-sum-same = { $colour ->
    [white] Weiß
   *[other] { $first }
} { $face } + { $other } = { $sum }
say-joker = { $die } { $face } als { $number }, mit Joker
say-bonus = Bonus: { $bonus }
bonus-cross = ein Kreuz
bonus-number = eine { $number }
bonus-question = eine beliebige Zahl
bonus-further = noch ein Kreuz
say-as = als { $number }
say-multiplied = ×, ohne Bonus
say-not-multiplied = Hälfte + Bonus
say-multiplied-for = ×, ohne Bonus (verzichtet auf { $bonus })
say-not-multiplied-for = Hälfte + Bonus (bringt { $bonus })
say-usable = kann genommen werden
say-held = gewählt; die anderen sehen es, wenn alle gewählt haben
say-legal-with = geht mit: { $dice }

log-round = Runde { $round }
log-throw = Wurf { $dice }
log-arena = in der Arena { $dice }
log-mark = { $die } → { $cell }
log-bonus = Bonus → { $cell }
log-gain = +{ $points }

does-reroll = Neuwurf
does-let-go = Wurf verfallen
does-decline = Verzicht
does-enough = kein weiteres Kreuz
does-stop = Schluss
does-pass = gepasst
does-penalty = Fehlwurf
does-throw = noch ein Wurf

prompt-throw = Du bist dran. Würfle!
prompt-real = Würfelt und tippt an, was die Würfel zeigen.
prompt-bonus = Bonus: { $bonus }! Tipp ein leuchtendes Feld an.
prompt-bonus-area = Bonus: { $bonus } · { $area }. Tipp ein leuchtendes Feld an.
prompt-further = Noch ein Kreuz: Tipp ein Feld an, oder „Genug“.
prompt-joker = Bei welchem Würfel ändert der Joker die Zahl?
prompt-cell = Jetzt auf ein leuchtendes Feld tippen.
prompt-nothing = Kein Würfel passt. Es bleibt: { $ways }.
prompt-no-cell = Nichts anzukreuzen. Es bleibt: { $ways }.
prompt-wait = Warten auf { $names } …
prompt-wait-throw = { $names } würfelt …
prompt-wait-away = Warten auf { $names } (nicht da) …
prompt-watching = Du schaust zu.
prompt-over = Das Spiel ist vorbei.
prompt-confirm = { $what }{ $points ->
    [0] ?
   *[other] , +{ $points }?
}
prompt-preview = { $what } → { $cell }{ $points ->
    [0] { "" }
   *[other] : +{ $points }
}

do-reroll = Neuwurf
do-extra = Würfel
do-joker = Joker
do-let-go = Verfallen
do-decline = Verzicht
do-enough = Genug
do-stop = Aufhören
do-pass = Passen
do-penalty = Fehlwurf
do-throw = Noch ein Wurf
do-ask = Den Fuchs fragen
do-ask-thinking = Der Fuchs überlegt …
do-log = Verlauf
do-left = übrig
do-undo = Rückgängig

real-hint = Was zeigen eure Würfel?
real-ordered = Tippt die Würfel der Reihe nach an, den nächsten am Tablett zuerst.
real-done = So liegen sie
real-correct = Wurf korrigieren
real-wrong = Tippt auf die Zahl, die wirklich da liegt.

## Davor und danach

lobby-title = Am Tisch
lobby-empty = Freier Platz
lobby-add-bot = Fuchs dazu
lobby-remove = Platz von { $name } räumen
lobby-join = Hinsetzen
lobby-full = Alle Plätze sind besetzt. Sobald es losgeht, kannst du zuschauen.
lobby-need-two = Es fehlt noch jemand: Schick den Link oder setz einen Fuchs dazu.
lobby-wait-host = Du bist dabei. Es geht los, sobald der Gastgeber startet.
lobby-agree = Tipps vom Fuchs sind mir recht
lobby-agree-hint = Nur wenn alle zustimmen; die Aufzeichnung sagt, wer Hilfe hatte
lobby-agrees = Tipps sind recht
lobby-invite = Freunde einladen
lobby-link = Link zu diesem Tisch
lobby-share = Link teilen
lobby-only-here = Dieser Link geht nur auf diesem Rechner. Um im Netz zu spielen, starte hier „foxdice serve --host 0.0.0.0“ und öffne die Seite unter der Adresse des Rechners.

end-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-you-won = Gewonnen!
end-winners = { $count ->
    [one] Sieg: { $names }
   *[other] Geteilter Sieg: { $names }
}
end-why-gave-up = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
end-why-you-gave-up = Du hast aufgegeben.
end-why-shared = Gleichstand bis zum Schluss.
end-why-ahead = { $count ->
    [one] Mit einem Punkt Vorsprung.
   *[other] Mit { $count } Punkten Vorsprung.
}
end-why-tie = Nach Punkten gleich; die Regel für Gleichstand hat entschieden.
end-above-par = Das sind { $points } mehr als die { $par }, die perfektes Spiel im Schnitt holt.
end-below-par = Perfektes Spiel holt im Schnitt { $par }: { $points } mehr.
end-rematch = Noch einmal
end-review = Rückblick
end-helped = { $name }: mit Hilfe vom Fuchs.
end-fair-to-me = Waren sie fair zu mir?
end-by-area = Woher die Punkte kommen
end-area = Bereich
end-area-yellow = Gelb
end-area-blue = Blau
end-area-green = Grün
end-area-orange = Orange
end-area-purple = Lila
end-area-turquoise = Türkis
end-area-brown = Braun
end-area-pink = Rosa
end-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
end-proof-title = Waren die Würfel fair?
end-proof-real = Ihr habt selbst gewürfelt.
end-proof-checking = Jeder Wurf wird geprüft …
end-copy = Protokoll kopieren
end-download = Herunterladen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-speed = Animation
settings-arena = Arena
settings-confirm = Züge bestätigen
settings-confirm-hint = Erster Tipp zeigt, zweiter kreuzt an
settings-letters = Buchstaben auf den Würfeln
settings-sound = Ton
settings-left = Linkshändig
settings-coach = Der Fuchs als Trainer
settings-coach-hint = Allein, gegen Bots und wo alle zustimmen
settings-large = Stärkste Füchse
settings-large-hint = Meister und Trainer urteilen etwas besser. Für ein Spiel werden bis zu { $size } MB geladen.
coach-mode-off = Aus
coach-mode-before = Vor der Wahl
coach-mode-after = Nach der Wahl
theme-system = System
theme-night = Dunkel
theme-day = Hell
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
view-auto = Automatisch
view-solid = 3D
view-plain = Von oben

## Lernen

learn-title = { $game }: die Regeln
learn-contents = Inhalt
learn-play = Gleich spielen

## Die Arena

arena-throw = { $count ->
    [one] Werfen
   *[other] { $count } Würfel werfen
}
arena-again = Noch einmal
arena-empty = Die Arena ist leer
arena-lying = In der Arena: { $dice }
arena-dice = { $count } Würfel
arena-count = Wie liegen die Würfel in der Arena jetzt?
arena-counted = { $given } von { $expected }
arena-out = Draußen
arena-cocked = Schief
arena-less = Einer weniger: { $way }
arena-more = Einer mehr: { $way }
arena-how = Ziel antippen, zurückziehen, loslassen. Langer Druck schiebt einen Würfel.
arena-flying = Die Würfel rollen …
arena-finer = Feineinstellung
arena-put-back = Würfel zurücklegen
arena-handle = Würfel mit { $face }, mit den Pfeiltasten zu schieben
arena-keys = Pfeiltasten bewegen das Ziel, Komma und Punkt drehen die Richtung, Plus und Minus ändern die Stärke, Enter wirft.
arena-strength = Stärke
arena-speed = { $speed } m/s
arena-direction = Richtung
arena-direction-value = { $value }°
arena-across = Ziel, links–rechts
arena-ahead = Ziel, nah–fern
arena-millimetres = { $value } mm
arena-fall = Fallwinkel
arena-fall-value = { $value }°
arena-height = Höhe
arena-height-value = { $value } mm
arena-spin = Drall
arena-spin-value = { $value } U/s
arena-one-out = einer draußen
arena-one-cocked = einer schief
arena-told-threw = { $name }: { $dice }.
arena-told-taken = Treffer! Auf die Hand: { $dice }.
arena-told-lost = { $count ->
    [one] Ein Würfel ist aus dem Spiel: { $dice }.
   *[other] { $count } Würfel sind aus dem Spiel: { $dice }.
}
arena-missed = { $count ->
    [one] Verpasst: ein Wurf ({ $changes }).
   *[other] Verpasst: { $count } Würfe ({ $changes }).
}
arena-change = { $name } { $change }
arena-no-change = alle haben so viele Würfel wie vorher
about-licences = Foxdice ist freie Software unter der MIT-Lizenz; darin stecken Svelte, three.js, Fluent, Rapier und die Schrift Rubik.
about-third-party = Alle Lizenzen
about-privacy = Was hier gespeichert wird
about-privacy-device = Alles bleibt auf diesem Gerät.
page-new-version = Eine neue Version von Foxdice ist da.
page-new-version-load = Laden
page-fetching = Die Füchse werden geladen: { $percent } %
moving-title = Spiele mitnehmen
moving-hint = Sichere alle Spiele dieses Geräts in einer Datei und öffne sie auf einem anderen. Ein einzelnes Spiel kommt auch als Aufzeichnung herein.
moving-save = Alle Spiele sichern
moving-open = Datei öffnen
moving-key = Schlüssel zu meinen Online-Spielen kopieren
moving-paste = Oder füge hier eine Aufzeichnung oder einen Schlüssel ein:
moving-take = Übernehmen
moving-taken = { $count ->
    [0] Nichts Neues: Diese Spiele sind schon hier.
    [one] Ein Spiel wurde übernommen.
   *[other] { $count } Spiele wurden übernommen.
}
moving-results-taken = { $count ->
    [one] Ein Ergebnis wurde übernommen.
   *[other] { $count } Ergebnisse wurden übernommen.
}
moving-key-taken = Der Schlüssel ist jetzt auf diesem Gerät: Deine Online-Spiele sind auch hier.
page-no-friends = Hinter dieser Seite steht kein Server, darum können Freunde nicht über einen Link dazukommen. Wer Foxdice installiert und „foxdice serve“ startet, hat einen; bis dahin spielt an einem Gerät.
