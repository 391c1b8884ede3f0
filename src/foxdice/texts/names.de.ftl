# Namen der Dinge: Farben, Bereiche, Aktionen, Ränge.

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

# Der Buchstabe einer Farbe auf Würfeln und Blättern; in einem Spiel gibt es keinen zweimal.
letter-white = W
letter-yellow = G
letter-blue = B
letter-green = Ü
letter-orange = O
letter-purple = L
letter-turquoise = T
letter-brown = N
letter-pink = P
letter-red = R

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

## Bereiche eines Blatts, Reihen

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
