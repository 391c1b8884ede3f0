# Die Wörter dieses Spiels allein.

game-qwixx = Qwixx
game-qwixx-mixx-b = Qwixx, Block Mixx B
short-qwixx = Qwixx
pitch-qwixx = Bei jedem Wurf spielen alle mit. Von links nach rechts, Lücken kosten.
variant-qwixx = Klassisch
variant-qwixx-mixx-b = Mixx B
hint-qwixx = Die Zahlen stehen der Reihe nach.
hint-qwixx-mixx-b = Die Zahlen jeder Reihe sind gemischt.

draw-title-qwixx = Qwixx
draw-title-qwixx-mixx-b = Qwixx Mixx B
draw-hint-qwixx = von links · { $last } braucht { $crosses } Kreuze davor
end-qwixx-alone = { $penalty ->
    [4] Der vierte Fehlwurf hat das Spiel beendet.
   *[other] Zwei geschlossene Reihen haben das Spiel beendet.
}

prompt-white = Weiße Summe { $sum }: ankreuzen oder passen.
prompt-colour = Kreuz Weiß plus Farbe an oder passe.
prompt-penalty = Kreuz Weiß plus Farbe an, sonst Fehlwurf.
page-row-closed = Geschlossen: { $rows }
end-row = Reihe

how-qwixx-easy = Greift nach Punkten, scheut Fehlwürfe, übersieht viele Zahlen und achtet nie auf die anderen.
how-qwixx-medium = Lässt ungern Zahlen aus, scheut Fehlwürfe und denkt nur an das eigene Blatt.
how-qwixx-hard = Behält die anderen im Blick, übersieht ab und zu eine Zahl und ist etwas zu vorsichtig.
how-qwixx-master = Übersieht nichts, ahnt, was die anderen ankreuzen, und spielt auf Sieg.
how-qwixx-exact = Macht die meisten Punkte, die allein möglich sind, was die anderen auch tun.
how-qwixx-careful = Überspringt höchstens eine Zahl.
how-qwixx-opportunist = Überspringt höchstens zwei Zahlen.
how-qwixx-racer = Schließt Reihen und beendet das Spiel, sobald er führt.
how-qwixx-patient = Spielt um Punkte, als wäre er allein.
