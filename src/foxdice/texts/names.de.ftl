# Namen der Dinge: Spiele, Farben, Bereiche, Aktionen, Ränge.

game-clever = Ganz schön clever
game-cubed = Clever hoch Drei
game-qwixx = Qwixx
game-qwixx-mixx-b = Qwixx, Block Mixx B
game-wurf = Der große Wurf
game-wurf-match = Der große Wurf, Match

## Farben und Würfel

colour-white = Weiß
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-orange = Orange
colour-purple = Lila
colour-turquoise = Türkis
colour-brown = Braun
colour-pink = Rosa
colour-red = Rot

die = Würfel
die-white = weißer Würfel
die-yellow = gelber Würfel
die-blue = blauer Würfel
die-green = grüner Würfel
die-orange = orangefarbener Würfel
die-purple = lila Würfel
die-turquoise = türkisfarbener Würfel
die-brown = brauner Würfel
die-pink = rosa Würfel
die-red = roter Würfel

## Bereiche eines Blatts, Reihen von Qwixx

area-yellow = Bereich Gelb
area-blue = Bereich Blau
area-green = Bereich Grün
area-orange = Bereich Orange
area-purple = Bereich Lila
area-turquoise = Bereich Türkis
area-brown = Bereich Braun
area-pink = Bereich Rosa
area-any = Beliebiger Bereich

row-red = Rote Reihe
row-yellow = Gelbe Reihe
row-green = Grüne Reihe
row-blue = Blaue Reihe

## Was man tun, bekommen oder einstecken kann

action-reroll = Neuwurf
action-extra-die = Zusatzwürfel (+1)
action-number-joker = Zahlenjoker
action-decline = Verzichten
action-burn = Wurf verfallen lassen
action-stop = Aufhören
action-throw = Werfen
action-pass = Passen
action-lock = Schloss
action-penalty = Fehlwurf
burnt-roll = Verfallener Wurf
bonus = Bonus
fox = Fuchs

## Orte und Zeit

sheet = Blatt
tray = Tablett
arena = Arena
slot = Würfelplatz
slot-number = Platz { $slot }
round = Runde
round-of = Runde { $round } von { $rounds }
active-player = Aktiver Spieler
passive-player = Passiver Spieler
total = Gesamt

## Gezähltes

count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
count-crosses = { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
}
count-foxes = { $count ->
    [one] { $count } Fuchs
   *[other] { $count } Füchse
}
count-rerolls = { $count ->
    [one] { $count } Neuwurf
   *[other] { $count } Neuwürfe
}
count-extra-dice = { $count ->
    [one] { $count } Zusatzwürfel
   *[other] { $count } Zusatzwürfel
}
count-number-jokers = { $count ->
    [one] { $count } Zahlenjoker
   *[other] { $count } Zahlenjoker
}
count-penalties = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
}
count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
count-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}

## Ränge für das Spiel allein, der beste zuerst

rank-clever-1 = Der Fuchs fragt dich um Rat
rank-clever-2 = Spitzer als der Bleistift
rank-clever-3 = Kette um Kette
rank-clever-4 = Die Würfel hören auf dich
rank-clever-5 = Jungfuchs mit Talent
rank-clever-6 = Auf heißer Fährte
rank-clever-7 = Pfoten aufgewärmt
rank-clever-8 = Knapp am Bonus vorbei
rank-clever-9 = Die Würfel hatten frei

rank-cubed-1 = Drei Füchse verneigen sich
rank-cubed-2 = Clever in alle Richtungen
rank-cubed-3 = Du siehst um die Ecke
rank-cubed-4 = Alle sechs Seiten im Griff
rank-cubed-5 = Ein Feuerwerk an Boni
rank-cubed-6 = Gespür für die Sieben
rank-cubed-7 = Der Fuchs nickt
rank-cubed-8 = Zwei Dimensionen sitzen
rank-cubed-9 = Rute hoch und weiter
rank-cubed-10 = Rosa hatte andere Pläne
rank-cubed-11 = Zeit für ein neues Blatt
