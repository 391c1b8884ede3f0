# Die Wörter von „Am Bach“, die Seite und Zeichnung zeigen.

game-brook = Am Bach
short-brook = Am Bach
pitch-brook = Blumen pflücken, Steine legen, hinüber. Alle nutzen dieselben zwei Würfel.
draw-title-brook = Am Bach
draw-hint-brook-green = dieselbe Zahl
draw-hint-brook-blue = von links · mindestens diese Zahl
brook-prompt = Pflücke die Blume des grünen Würfels, lege mit dem blauen einen Stein, oder passe.
