# Was der Fuchs in einer ersten Partie sagt, Satz für Satz.

guide-cubed-welcome = Hallo! Sechs Würfel und ein Blatt voller Ketten: Wirf, dann sehen wir weiter.
guide-cubed-first-die = Tipp einen Würfel an, der dir gefällt. Niedrigere kommen aufs Silbertablett; ein kleiner hält also mehr Würfel im Spiel.
guide-cubed-white = Weiß ist Joker: Es passt überall, wo ein Feld leuchtet.
guide-cubed-cells = Tipp auf das leuchtende Feld, das dir am besten gefällt.
guide-cubed-yellow = Gelb: Der erste Wurf eines Zuges kommt in Reihe I, der zweite in Reihe II, der dritte in Reihe III.
guide-cubed-turquoise = Türkis: Wähl für diese Zahl irgendeine Reihe. Genommene Würfel mit der gleichen Zahl dürfen Kreuze dazugeben.
guide-cubed-blue = Blau plus Weiß: nach links jedes Mal eins weniger, nach rechts eins mehr, und die 7 passt nach jeder anderen Zahl.
guide-cubed-brown = Braun geht immer nur nach rechts: Übersprungenes ist weg. Zwei Nachbarn bringen den Bonus zwischen ihnen.
guide-cubed-pink = Rosa nimmt jede Zahl: halb, dann gibt es den Bonus, oder vervielfacht, dann ohne Bonus.
guide-cubed-throws = In einem Zug wirfst du dreimal und wählst jedes Mal einen Würfel.
guide-cubed-lower = Wähl wieder. Was niedriger ist als deine Wahl, kommt aufs Tablett, Gleiches bleibt.
guide-cubed-gift = Eine neue Runde und ein Geschenk für alle: Auf dem Blatt steht es neben der Rundenzahl.
guide-cubed-bonus = Ein Bonus! Er wird sofort genutzt: Tipp auf ein leuchtendes Feld und schau, ob er den nächsten auslöst.
guide-cubed-fox = Ein Fuchs! Am Ende ist jeder so viel wert wie dein schwächster Bereich.
guide-cubed-got-joker = Ein Zahlenjoker: Tipp ihn vor einem Würfel an, dann zählt der Würfel für dich als die Zahl im Kreis.
guide-cubed-got-extra = Ein +1: Damit nutzt du am Ende eines Zuges noch einen Würfel, auch einen schon benutzten.
guide-cubed-extra = Der Zug ist vorbei, und du hast ein +1: Nimm noch einen Würfel, oder heb es mit „Aufhören“ auf.
guide-cubed-skip = Nichts dabei? Du darfst einen Wurf auslassen: Sein Platz bleibt leer, und dieselben Würfel fliegen noch einmal.
guide-cubed-reroll = Der Neuwurf wirft alle diese Würfel noch einmal und kostet dich keinen Platz.
guide-cubed-other-side = Deine eigenen Würfe sind vorbei. Wenn andere werfen, nimmst du vom Tablett; allein wirfst du dafür einmal.
guide-cubed-passive = Nimm einen der angebotenen Würfel, oder verzichte; Gelb kommt jetzt in die grauen Felder.
guide-cubed-others = Jetzt spielen die anderen; was am Ende auf dem Tablett liegt, kann dir gehören.
guide-cubed-farewell = Jetzt kannst du es! Ab hier melde ich mich nur noch, wenn etwas Neues passiert.
