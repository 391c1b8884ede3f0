# Die Wörter dieses Spiels allein.

game-cubed = Clever hoch Drei
short-cubed = Clever hoch Drei
pitch-cubed = Die große Schwester: Joker, Siebenen und Ketten in alle Richtungen.

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

draw-title-cubed = Clever hoch Drei
draw-hint-cubed-yellow = Wurf I–III = Reihe · passiv: graue Felder
draw-hint-cubed-turquoise = gleiche Zahl · Zwillinge zählen mit
draw-hint-cubed-blue = Blau + Weiß · { $points } mehr bei ≤ { $low }, ≥ { $high }
draw-hint-cubed-brown = gleiche Zahl · immer weiter nach rechts
draw-hint-cubed-pink = halb + Bonus · oder ×, ohne Bonus
