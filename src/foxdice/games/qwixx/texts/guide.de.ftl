# Was der Fuchs in einer ersten Partie sagt, Satz für Satz.

guide-qwixx-welcome = Hallo! Vier Reihen, angekreuzt von links nach rechts: Wirf, dann sehen wir weiter.
guide-qwixx-white = Zuerst die Summe der beiden weißen Würfel: Kreuz sie in einer Reihe an, oder pass.
guide-qwixx-others-throw = Jemand anders hat geworfen, aber die weiße Summe ist für alle da: ankreuzen oder passen.
guide-qwixx-colour = Dann, nur im eigenen Zug, ein weißer plus ein farbiger Würfel, in der Reihe dieser Farbe.
guide-qwixx-order = Was links von deinem letzten Kreuz liegt, ist für immer weg; achte also auf die Lücken.
guide-qwixx-gaps = Lange Reihen sind viel mehr wert als kurze: Ein Kreuz, das wenig überspringt, ist ein gutes Kreuz.
guide-qwixx-price = Nichts angekreuzt in diesem Zug heißt Fehlwurf, minus 5. Manchmal ist eine kleine Lücke billiger.
guide-qwixx-penalty = Ein Fehlwurf: minus 5. Der vierte von irgendwem beendet das Spiel.
guide-qwixx-lock = Die letzte Zahl! Sie braucht fünf Kreuze davor in der Reihe; mit ihr kommt das Schloss, ein Kreuz mehr.
guide-qwixx-closed = Eine Reihe ist geschlossen, ihr Würfel ist aus dem Spiel. Zwei geschlossene Reihen, und das Spiel ist aus.
guide-qwixx-nothing = Keine Zahl dabei? Passen kostet hier nichts.
guide-qwixx-others = Jetzt wählen die anderen; niemand sieht, was die übrigen nehmen, bis alle gewählt haben.
guide-qwixx-worth = Je mehr Kreuze in einer Reihe, desto mehr zählt jedes; unter den Reihen steht, wie viel.
